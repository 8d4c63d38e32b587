from pathlib import Path

import pytest

from folsom.cli import saving, screen
from folsom.games.colt_express.words import ACTION_WORDS
from folsom.play.start import load

from .conftest import Folsom

pytestmark = pytest.mark.usefixtures("plain")

PLAY = ("play", "--ruleset", "napad", "--seats", "cowboys,mexicans", "--seed", "4", "--set", "first=cowboys")
ONE_GAME = "1\n" * 200


def test_a_person_plays_to_the_end(folsom: Folsom) -> None:
    """Typing the number of an answer again and again ends the game with its points and a winner."""
    said = folsom(*PLAY, typed=ONE_GAME)
    assert (said.status, said.err) == (0, "")
    assert "The game is over" in said.out
    assert ", winner" in said.out


def test_bots_play_alone(folsom: Folsom) -> None:
    """Without people the game runs to its end by itself, the same game for the same seed."""
    said = folsom(*PLAY, "--people", "0")
    assert said.status == 0
    assert ", winner" in said.out
    assert folsom(*PLAY, "--people", "0").out.split("The whole")[0] == said.out.split("The whole")[0]


def test_why_not(folsom: Folsom) -> None:
    """`?` says what is forbidden and by which rule; with an answer, why that one is."""
    said = folsom(*PLAY, typed="?\n? pass\n? jump\nquit\n")
    assert said.out.count("(R13)") >= 2
    assert "'jump' is no answer" in said.out


def test_why_not_is_about_what_is_asked(folsom: Folsom) -> None:
    """`?` at a sub-turn names cards that are not in hand, and neither cars nor another seat's cards."""
    play = ("play", "--seats", "ghost,doc,tuco", "--set", "first=ghost", "--seed", "1")
    said = folsom(*play, typed="?\nquit\n").out.split("ghost: plan> ")[1].split("\n")[0]
    forbidden, _, why = said.strip().partition(": ")
    assert why.endswith("(P3)")
    words = forbidden.split(", ")
    assert words
    assert all(word.removesuffix(" down") in ACTION_WORDS for word in words)


def test_a_forbidden_answer_is_refused_and_asked_again(folsom: Folsom) -> None:
    """The refusal says the rule, and nothing has changed."""
    said = folsom(*PLAY, typed="pass\nquit\n")
    assert "'pass' is not allowed" in said.out
    assert load(saving.last_game().read_text()).answers == ()


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("help", "why this answer is not allowed"),
        ("rule R13", "R13: "),
        ("rule X9", "no rule of To jest napad! is called 'X9'"),
        ("table", "treasury"),
        ("log", "Wagons"),
        ("save /dev/null/this", "/dev/null"),
        ("", "1 "),
    ],
)
def test_commands(folsom: Folsom, typed: str, shown: str) -> None:
    """Each command of `help` does what it says, and the same question waits again."""
    before, after = folsom(*PLAY, typed="quit\n").out, folsom(*PLAY, typed=f"{typed}\nquit\n").out
    assert after.count(shown) > before.count(shown) or shown not in before
    assert shown in after
    assert after.count("send>") == before.count("send>") + 1


def test_a_game_that_was_left_goes_on(folsom: Folsom) -> None:
    """Who quits, or closes the terminal, goes on with `--resume` where the game stood."""
    folsom(*PLAY, typed="1\n1\n")
    left = load(saving.last_game().read_text())
    assert len(left.answers) >= 3
    said = folsom("play", "--resume", typed=ONE_GAME)
    assert ", winner" in said.out
    ended = load(saving.last_game().read_text())
    assert ended.is_over
    assert ended.answers[: len(left.answers)] == left.answers


def test_a_game_that_cannot_be_kept_can_be_played(folsom: Folsom, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home that cannot be written costs the safety net alone, and who leaves is told."""
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    said = folsom(*PLAY, typed="1\nquit\n")
    assert (said.status, said.err) == (0, "")
    assert "The game cannot be kept, /dev/null" in said.out
    assert ", winner" in folsom(*PLAY, typed=ONE_GAME).out


def test_a_saved_game_goes_on(folsom: Folsom, tmp_path: Path) -> None:
    """`save FILE` and `--file FILE` belong together."""
    path = tmp_path / "mine.game"
    folsom(*PLAY, typed=f"1\nsave {path}\nquit\n")
    assert ", winner" in folsom("play", "--file", str(path), typed=ONE_GAME).out


def test_hands_are_hidden_at_hand_over(folsom: Folsom) -> None:
    """With two people at one screen nobody's hand is shown before the other is asked to come."""
    said = folsom(*PLAY, "--people", "2", typed="\n1\n\n1\n\nquit\n")
    first, second, *_ = said.out.split("The screen is for ")[1:]
    assert first.startswith("cowboys (seat 0)")
    assert second.startswith("mexicans (seat 1)")
    assert "hand    " in first
    dealt = [line for line in said.out.splitlines() if "Cards drawn: mexicans" in line]
    assert len(dealt) == 2
    assert dealt[0] != dealt[1], "one's own cards are told, another's are not"


def test_a_game_of_several_people_goes_on_for_all_of_them(folsom: Folsom, tmp_path: Path) -> None:
    """Resumed, nobody's seat has fallen to a bot; a file's command says for whom it is."""
    path = tmp_path / "ours.game"
    left = folsom(*PLAY, "--people", "2", typed=f"\n1\n\nsave {path}\nquit\n")
    assert f"`folsom play --file {path} --people 2`" in left.out
    resumed = folsom("play", "--resume", typed="\n1\n\nquit\n")
    assert resumed.out.count("The screen is for mexicans") == 1
    assert resumed.out.count("The screen is for cowboys") == 1
    assert "The screen is for" not in folsom("play", "--resume", "--people", "1", typed="quit\n").out


def test_a_position_can_be_played_on(folsom: Folsom, tmp_path: Path) -> None:
    """`--file` takes a position as well."""
    folsom(*PLAY, typed="1\nquit\n")
    path = tmp_path / "position.txt"
    path.write_text(load(saving.last_game().read_text()).to_text())
    assert ", winner" in folsom("play", "--file", str(path), typed=ONE_GAME).out


def test_a_screen_is_never_too_narrow(folsom: Folsom, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal of 40 columns lines are broken between words, and an answer stays with its number."""
    monkeypatch.setattr(screen, "width", lambda: 40)
    said = folsom(*PLAY, typed="help\n? pass\nquit\n").out.split("  an answer, or its number")[0]
    assert all(len(line) <= 40 for line in said.splitlines() if "> " not in line)
    assert not any(line.rstrip().rsplit(" ")[-1].isdecimal() for line in said.splitlines() if "1 Y" in line)
    assert screen.STAYS not in said


def test_saving_replaces_games_only(folsom: Folsom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`~` is one's home; what is there and no game stays as it was; an older game is replaced."""
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "letter.txt").write_text("Dear Belle")
    said = folsom(
        *PLAY, typed="save ~/letter.txt\nsave ~nobody_at_all/x\nsave ~/my game\n1\nsave ~/my game\nquit\n"
    )
    assert "nobody here has the home of '~nobody_at_all/x'" in said.out
    assert "letter.txt is there already and is no game file" in said.out
    assert (tmp_path / "letter.txt").read_text() == "Dear Belle"
    assert said.out.count(f"--file '{tmp_path}/my game'`") == 2
    assert len(load((tmp_path / "my game").read_text()).answers) >= 1
