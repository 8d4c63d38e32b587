from pathlib import Path
from typing import Final

import pytest

from folsom.play import scenario
from folsom.play.errors import FolsomError, ScenarioError
from folsom.play.scenario import Failure

GOOD: Final = """
[[scenario]]
id = "good"
title = "The start player must send a bandit"
game = "napad"
rules = ["R13"]

[scenario.given]
seats = ["cowboys", "mexicans"]
train = ["Y4/2", "R2/3", "G3/1"]
hand = { cowboys = ["Y7R2"], mexicans = ["Y3R6"] }
box = { cowboys = ["Y4R4", "R3G6", "G5Y3", "G2Y5"], mexicans = ["Y2R5", "R7G2", "R5G3", "G3Y6"] }

[[scenario.step]]
asks = "cowboys send"
legal = ["Y7R2>R", "Y7R2>Y"]
refuse = ["pass", "Y7R2>G"]
do = "Y7R2>Y"

[scenario.then]
asks = "mexicans send"
played = { cowboys = ["Y7R2>Y"] }
"""


def failures(text: str) -> list[str]:
    """What came otherwise in the one scenario of a text."""
    (one,) = scenario.parse(text)
    return [str(failure) for failure in scenario.run(one)]


def test_a_scenario_that_holds_has_no_failures() -> None:
    """What is so, passes."""
    assert failures(GOOD) == []


@pytest.mark.parametrize(
    ("right", "wrong", "failure"),
    [
        (
            'asks = "cowboys send"',
            'asks = "mexicans send"',
            "step 1: asks: expected mexicans send, came cowboys send",
        ),
        ('"Y7R2>R", ', "", "step 1: legal: Y7R2>R is on offer and not expected"),
        ('["Y7R2>R", ', '["Y7R2>R", "pass", ', "step 1: legal: expected pass, which is not on offer"),
        ('refuse = ["pass"', 'refuse = ["Y7R2>R"', "step 1: refuse: Y7R2>R was accepted"),
        ('do = "Y7R2>Y"', 'do = "pass"', "step 1: do: pass was refused: 'pass' is not allowed"),
        ('do = "Y7R2>Y"', 'do = "jump"', "step 1: do: jump was refused: 'jump' is no answer"),
        ('asks = "mexicans send"', 'asks = "cowboys send"', "then: asks"),
        ('cowboys = ["Y7R2>Y"] }', "cowboys = [] }", "then: played.cowboys"),
    ],
)
def test_whatever_comes_otherwise_is_told(right: str, wrong: str, failure: str) -> None:
    """Each claim of a scenario can fail, and the failure says where, what was expected and what came."""
    assert right in GOOD
    (told,) = failures(GOOD.replace(right, wrong))
    assert told.startswith(f"good, {failure}")


def test_a_refused_answer_leaves_the_position_alone() -> None:
    """After the refusals the same answer is carried out as without them."""
    (one,) = scenario.parse(GOOD)
    (without,) = scenario.parse(GOOD.replace('refuse = ["pass", "Y7R2>G"]', ""))
    games = []
    for each in (one, without):
        game = scenario.begin(each)
        for text in each.step[0].refuse:
            with pytest.raises(FolsomError):
                game.answer(0, text)
        game.answer(0, "Y7R2>Y")
        games.append(game.state())
    assert games[0] == games[1]


def test_nothing_follows_a_step_that_went_wrong() -> None:
    """After the first wrong step the rest says nothing any more."""
    text = GOOD.replace('do = "Y7R2>Y"', 'do = "pass"')
    assert len(failures(text)) == 1


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ('id = "good"', "", "missing required field `id`"),
        ('rules = ["R13"]', 'rules = ["R13"]\ncolour = "red"', "unknown field `colour`"),
        ('do = "Y7R2>Y"', 'doo = "Y7R2>Y"', "unknown field `doo`"),
        ('game = "napad"', 'game = "chess"', "no game is called 'chess'"),
        ('seats = ["cowboys", "mexicans"]', 'seats = ["cowboys", "ghosts"]', "ghosts"),
        ('"Y4/2", "R2/3"', '"Y4/2", "Y4/2"', "Y4/2"),
        ("train =", "trains =", "trains"),
        ("played = {", "playd = {", "playd"),
        ("then]", "then]\nasks =", "line|Invalid"),
        ('["Y7R2>R", ', '["Y7R2>R", "Y7R2>R", ', "each answer is listed once"),
    ],
)
def test_a_text_that_is_no_scenario_is_refused(right: str, wrong: str, reason: str) -> None:
    """Wrong keys, unknown names and impossible positions make a file invalid, with the reason."""
    assert right in GOOD
    with pytest.raises(ScenarioError, match=reason):
        scenario.parse(GOOD.replace(right, wrong))


def test_only_the_last_step_may_leave_out_its_answer() -> None:
    """A step in the middle that only checks would leave the game where it was."""
    text = GOOD.replace("[scenario.then]", '[[scenario.step]]\ndo = "pass"\n\n[scenario.then]')
    with pytest.raises(ScenarioError, match="only the last step may leave out 'do'"):
        scenario.parse(text.replace('do = "Y7R2>Y"', ""))


def test_files_are_found_in_folders(tmp_path: Path) -> None:
    """A folder stands for all scenario files in it and below, each taken once."""
    (tmp_path / "deep").mkdir()
    for name in ("b.toml", "deep/a.toml", "deep/no.txt"):
        (tmp_path / name).write_text(GOOD)
    found = scenario.files([tmp_path, tmp_path / "b.toml"])
    assert [path.name for path in found] == ["b.toml", "a.toml"]
    with pytest.raises(ScenarioError, match="no such file or folder"):
        scenario.files([tmp_path / "none.toml"])


def test_an_invalid_file_is_named(tmp_path: Path) -> None:
    """The refusal of a file says which one, which scenario and why."""
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace("train =", "trains ="))
    with pytest.raises(ScenarioError, match=r"bad\.toml: scenario 'good': .*trains"):
        scenario.read(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="UTF-8"):
        scenario.read(path)


def test_a_failure_reads_as_one_line() -> None:
    """Id, place and what came, on one line."""
    assert str(Failure("id", "step 2", "legal: x")) == "id, step 2: legal: x"
