import re
from pathlib import Path

import pytest

import folsom
from folsom.games import GAMES

SOURCE = Path(folsom.__file__).parent


@pytest.mark.parametrize("room", ["kernel", "play", "vector.py"])
def test_no_game_is_named_below_or_beside_the_registry(room: str) -> None:
    """Kernel and play work for any game: none of their code names one (their docstrings give examples)."""
    names = {game.name for game in GAMES} | {game.heist.__module__.split(".")[2] for game in GAMES}
    word = re.compile(rf"\b({'|'.join(names)})\b")
    place = SOURCE / room
    for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
        code = re.sub(r'""".*?"""|#[^\n]*', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not word.search(code), path


def test_what_is_exported_is_there_and_nothing_else() -> None:
    """`__all__` is exactly the public face, in order."""
    assert folsom.__all__ == sorted(folsom.__all__)
    public = {name for name in vars(folsom) if not name.startswith("_")}
    rooms = {path.stem for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert public - rooms | {"vector"} == set(folsom.__all__)


def test_all_errors_are_of_one_tree() -> None:
    """Whoever catches FolsomError catches every mistake a user can make."""
    errors = [value for name in folsom.__all__ if isinstance(value := getattr(folsom, name), type)]
    raised = [error for error in errors if issubclass(error, Exception)]
    assert len(raised) == 10
    assert all(issubclass(error, folsom.FolsomError) for error in raised)
