"""Old games play on as they were: whatever earlier versions have kept comes to the very end that it had."""

from pathlib import Path
from typing import get_args

import pytest

import folsom
from folsom.play import gamefile
from folsom.play.verify import verify
from folsom.tables.fold import decoded
from folsom.tables.messages import Stored
from folsom.testkit.tables import tables as tables_of
from tests.shelf.shelf import GAMES, SHELF, TABLES, Shelved, games, outcome, tables
from tests.tables.same import read_anew

FILES = sorted(SHELF.glob(f"*/{GAMES}"))
ROWS = [(path, shelved) for path in sorted(SHELF.glob(f"*/{TABLES}")) for shelved in tables(path)]
NOW = SHELF / folsom.__version__


def name_of(path: Path) -> str:
    """A file on the shelf."""
    return str(path.relative_to(SHELF))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_comes_to_the_end_that_it_had(path: Path) -> None:
    """Every shuffle, every answer, the last position and its points; and all the fields of its ruleset."""
    for text in games(path):
        verdict = verify(text)
        assert verdict.is_over
        assert verdict.checked[-1] == "the end and its result follow from them"
        file = gamefile.read(text)
        assert file.end
        assert folsom.load(text).to_file() == text


@pytest.mark.parametrize(
    "shelved", [shelved for _, shelved in ROWS], ids=[f"{name_of(path)} {each.name}" for path, each in ROWS]
)
def test_a_table_is_what_its_journal_says(shelved: Shelved) -> None:
    """Whatever people did at it: its game, its seats, its clocks, and what everybody was shown."""
    assert outcome(read_anew(list(shelved.entries))) == shelved.outcome


def test_this_version_is_on_the_shelf() -> None:
    """With every ruleset at every number of seats, and every kind of entry: `make shelf` adds them."""
    assert {path.stem for path in NOW.glob(GAMES)} >= {f"{each.ruleset}-{each.seats}" for each in tables_of()}
    kinds = {type(decoded(entry)) for each in tables(NOW / TABLES) for entry in each.entries}
    assert set(get_args(Stored)) <= kinds
