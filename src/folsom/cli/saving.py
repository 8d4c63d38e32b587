"""Games on the disk: the one that was left last, and those that were saved under a name."""

from pathlib import Path

import platformdirs

from folsom.kernel.errors import BadText
from folsom.play.game import Game
from folsom.play.gamefile import FORM


def last_path() -> Path:
    """Where the game that was left last is kept."""
    return Path(platformdirs.user_data_dir("folsom", appauthor=False)) / "last.game"


def last_game() -> Path:
    """The game that was left last; BadText if there is none."""
    path = last_path()
    if not path.is_file():
        raise BadText("no game was left: `folsom play` begins one")
    return path


def last_people() -> int:
    """How many people sat at the game that was left last: one, if that is not known."""
    try:
        return int(_people_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return 1


def save_last(game: Game, people: int) -> None:
    """Keep the game as the one that was left last, and for whom."""
    save(game, last_path())
    _people_path().write_text(f"{people}\n", encoding="utf-8")


def save_as(game: Game, name: str) -> Path:
    """Write the game file under a name that was typed; where it is. BadText if something else is there."""
    try:
        path = Path(name).expanduser()
    except RuntimeError:
        raise BadText(f"nobody here has the home of '{name}'") from None
    if path.exists() and not _is_game(path):
        raise BadText(f"{path} is there already and is no game file: another name, please")
    save(game, path)
    return path


def _is_game(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(FORM)) == FORM.encode()


def save(game: Game, path: Path) -> None:
    """Write the game file, its key included, so that it can go on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".new")
    temporary.write_text(game.to_file(key=True), encoding="utf-8")
    temporary.replace(path)


def _people_path() -> Path:
    return last_path().with_suffix(".people")
