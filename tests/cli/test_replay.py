from pathlib import Path

import pytest

from folsom.cli import screen
from folsom.kernel.engine import interpreted
from folsom.play.start import game_named, new
from tests.play.conftest import play_on

from .conftest import Folsom, is_one_sentence


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of two."""
    engine = interpreted(game_named("napad"))
    game = new("napad", seats=["cowboys", "mexicans"], seed=3, engine=engine)
    path = tmp_path / "a.game"
    path.write_text(play_on(game, 10_000).to_file())
    return path


@pytest.mark.usefixtures("plain")
def test_a_seat_sees_its_own_cards_only(folsom: Folsom, file: Path) -> None:
    """As a seat one is told one's own draws; all-seeing one is told everybody's; a watcher nobody's."""
    said = {seat: folsom("replay", str(file), "--seat", seat) for seat in ("cowboys", "1", "watcher", "all")}
    told = {
        seat: [name for name in ("cowboys", "mexicans") if tells(one.out, name)] for seat, one in said.items()
    }
    assert told == {
        "cowboys": ["cowboys"],
        "1": ["mexicans"],
        "watcher": [],
        "all": ["cowboys", "mexicans"],
    }


def tells(text: str, name: str) -> bool:
    """Whether the faces of this seat's first five cards are told."""
    return any(f"Cards drawn: {name}" in line and "cards " in line for line in text.splitlines())


def test_every_answer_is_a_step(folsom: Folsom, file: Path) -> None:
    """The replay counts as many steps as there are answers, and shows the end."""
    said = folsom("replay", str(file))
    answers = file.read_text().count(";") + 1
    assert f"\n{answers}. " in said.out
    assert f"\n{answers + 1}. " not in said.out
    assert "The game is over" in said.out


def test_steps_go_back_and_forth(folsom: Folsom, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter goes on, b back, a number there, q ends."""
    monkeypatch.setattr(screen, "is_typed", lambda: True)
    said = folsom("replay", str(file), typed="\n\nb\n9\nq\n")
    shown = [line.split(".")[0] for line in said.out.splitlines() if line.split(".")[0].isdecimal()]
    assert shown == ["1", "2", "1", "9"]


def test_nobody_of_that_name_plays(folsom: Folsom, file: Path) -> None:
    """A seat that is not in the game is told who is."""
    said = folsom("replay", str(file), "--seat", "cowboy")
    assert is_one_sentence(said)
    assert "did you mean 'cowboys'?" in said.err


def test_a_file_that_holds(folsom: Folsom, file: Path) -> None:
    """`verify-game` says what it checked and ends with 0."""
    said = folsom("verify-game", str(file))
    assert said.status == 0
    assert "answers are legal" in said.out


def test_a_file_that_was_changed(folsom: Folsom, file: Path) -> None:
    """`verify-game` says the first contradiction and ends with 1; what it cannot read is a mistake, 2."""
    file.write_text(file.read_text().replace("result: ", "result: 1"))
    said = folsom("verify-game", str(file))
    assert said.status == 1
    assert "does not hold" in said.out
    file.write_text("folsom game 1\nnonsense\n")
    assert is_one_sentence(folsom("verify-game", str(file)))


def test_a_file_that_cannot_be_played_again(folsom: Folsom, file: Path) -> None:
    """The sentence says which file, and which of its answers."""
    text = file.read_text()
    head, _, answers = text.rpartition("\n\n")
    file.write_text(f"{head}\n\n{answers.replace('0 ', '1 ', 1)}")
    said = folsom("replay", str(file))
    assert is_one_sentence(said)
    assert str(file) in said.err
    assert "answer 1 (" in said.err
