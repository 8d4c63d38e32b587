"""Starts of whole processes from one cache folder: warm, edited, damaged, two at once, two games together."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"

PROGRAM = """
import json, sys
from toygame import GAME
from folsom.kernel.contract import erased
from folsom.kernel.engine import compiled
from folsom.kernel.record import new_games, strict
{before}
reported = []
play = compiled(erased(GAME), lambda done, total, name: reported.append(name))
games = new_games(GAME.heist, 2)
GAME.rulesets.prepare(strict(GAME.heist, games)[0], GAME.rulesets.make("toy.short"), "abc")
answers = play.play_many(games, 0, 1, 20, 5)
print(json.dumps([answers, games["swaps"].sum().item(), play.points(games, 1, 0), len(reported)]))
"""


@dataclass
class House:
    """A copy of the toy game and a cache folder."""

    folder: Path

    def begin(self, before: str = "", **environment: str) -> "subprocess.Popen[str]":
        """Begin a process that plays some games."""
        path = os.pathsep.join([str(self.folder), str(SOURCE)])
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FOLSOM"))
        }
        kept |= {"PYTHONPATH": path, "FOLSOM_CACHE": str(self.folder / "cache")}
        kept |= {"PYTHONPYCACHEPREFIX": str(self.folder.parent / "pycache")} | environment
        command = [sys.executable, "-c", PROGRAM.format(before=before)]
        return subprocess.Popen(command, env=kept, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def start(self, before: str = "", **environment: str) -> list[int]:
        """What a process says: answers, swaps, points, and how many functions it had to make."""
        return said(self.begin(before, **environment))

    def edit(self, module: str, old: str, new: str) -> None:
        """Change a rule."""
        path = self.folder / "toygame" / module
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def files(self) -> dict[str, Path]:
        """The cached functions."""
        return {path.stem: path for path in (self.folder / "cache").rglob("*.bin")}


def said(process: "subprocess.Popen[str]") -> list[int]:
    """What a process says at its end."""
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    found: list[int] = json.loads(out)
    return found


@pytest.fixture(scope="module")
def first_two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[int]]]:
    """A house whose cache is warm, and what the two processes said that began at once in the cold."""
    house = House(tmp_path_factory.mktemp("starts") / "warm")
    shutil.copytree(HERE / "toy", house.folder / "toygame", ignore=shutil.ignore_patterns("__pycache__"))
    both = [house.begin(), house.begin()]
    return house.folder, sorted((said(process) for process in both), key=lambda words: words[3])


@pytest.fixture(scope="module")
def warm(first_two: tuple[Path, list[list[int]]]) -> tuple[Path, list[int]]:
    """A house whose cache is warm, and what the process said that made it so."""
    return first_two[0], first_two[1][1]


@pytest.fixture
def house(warm: tuple[Path, list[int]], request: pytest.FixtureRequest) -> House:
    """A copy of the warm house."""
    folder = warm[0].parent / request.node.name
    shutil.copytree(warm[0], folder)
    return House(folder)


def test_the_second_start_makes_nothing(warm: tuple[Path, list[int]], house: House) -> None:
    """It loads the entries, and plays the same games."""
    _, first = warm
    assert first[3] > 45
    assert house.start() == [*first[:3], 0]


def test_a_cache_that_cannot_be_written_is_read(warm: tuple[Path, list[int]], house: House) -> None:
    """A warm image on a read-only disk."""
    refuse = "def refuse(*_, **__): raise PermissionError"
    before = f"import os, tempfile\n{refuse}\nos.open = os.mkdir = tempfile.mkstemp = refuse"
    assert house.start(before) == [*warm[1][:3], 0]


def test_an_edit_below_makes_anew_what_rests_on_it_and_no_more(
    warm: tuple[Path, list[int]], house: House
) -> None:
    """The result changes; the kernel's and the table's functions stay."""
    times = {name: path.stat().st_mtime_ns for name, path in house.files().items()}
    house.edit("swaps.py", "h.played] += 1", "h.played] += 2")
    answers, swaps, _, made = house.start()
    assert (answers, swaps) == (warm[1][0], 2 * warm[1][1])
    assert made == warm[1][3]
    changed = {name for name, path in house.files().items() if path.stat().st_mtime_ns != times[name]}
    assert {"toygame.swaps.swap", "toygame.flow.resolve", "folsom.kernel.drivers.run"} <= changed
    assert not {"toygame.swaps.keep", "toygame.table.draw", "folsom.kernel.drivers.owed"} & changed
    assert not {name for name in changed if name.startswith("folsom.kernel.chance")}


def test_an_edit_of_words_makes_nothing_anew(warm: tuple[Path, list[int]], house: House) -> None:
    """Docstrings and comments are no part of machine code."""
    house.edit("swaps.py", '"""Leave it."""', '"""Leave it where it is."""  # so much for that\n')
    assert house.start() == [*warm[1][:3], 0]


def test_damaged_files_heal(warm: tuple[Path, list[int]], house: House) -> None:
    """Cut short, emptied, shifted: each is made again, and then is there."""
    names = ("toygame.flow.score", "folsom.kernel.drivers.owed", "folsom.kernel.drivers.points")
    for name, damage in zip(names, (slice(100), slice(0), slice(1, None)), strict=True):
        path = house.files()[name]
        path.write_bytes(path.read_bytes()[damage])
    assert house.start() == warm[1]
    assert house.start()[3] == 0


def test_code_that_cannot_be_unpickled_heals(warm: tuple[Path, list[int]], house: House) -> None:
    """Though its checksum holds."""
    before = """
from folsom.kernel.cache import Shelf
read = Shelf.read
Shelf.read = lambda self, name, fingerprint: b"no" if name.endswith("owed") else read(self, name, fingerprint)
"""
    assert house.start(before) == warm[1]


def test_without_any_cache_it_compiles(warm: tuple[Path, list[int]], house: House) -> None:
    """A file stands where the folder should be. With a Numba never tried before, too: the same games."""
    before = "from folsom.kernel import linked; linked.IS_TRIED = False"
    assert house.start(before, FOLSOM_CACHE=str(house.folder / "toygame" / "flow.py")) == warm[1]


def test_two_processes_do_not_both_compile(first_two: tuple[Path, list[list[int]]]) -> None:
    """The second waits and loads, and plays the same games."""
    second, first = first_two[1]
    assert first[3] > 45
    assert second == [*first[:3], 0]


def test_two_games_of_the_same_rules_do_not_mix(warm: tuple[Path, list[int]], house: House) -> None:
    """Compiled by different processes, loaded by one: each has its own record, and its own code."""
    other = house.folder / "toygame"
    shutil.copytree(other, house.folder / "widegame")
    for path in (house.folder / "widegame").glob("*.py"):
        path.write_text(path.read_text().replace("h.played] += 1", "h.played] += 3"))
    table = house.folder / "widegame" / "table.py"
    wider = "    wide: Annotated[Cells, 'i8', 40]\n    seats: Byte\n"
    table.write_text(table.read_text().replace("    seats: Byte\n", wider, 1))
    init = house.folder / "widegame" / "__init__.py"
    init.write_text(init.read_text().replace('name="toy"', 'name="wide"'))
    swap_game = "import widegame; GAME = widegame.GAME"
    alone = house.start(swap_game)
    assert alone[3] > 45
    first = "compiled(erased(GAME)); " + swap_game
    assert house.start(first) == [*alone[:3], 0]
    assert alone[1] == 3 * warm[1][1]
