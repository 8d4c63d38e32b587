"""docs/players.md tells the truth: its examples run, and every bot and level stands there as it is."""

import doctest
import re
from pathlib import Path

import msgspec

from bench.matches import BEGIN, END
from folsom.arena import Entry
from folsom.bots.levels import LEVELS, is_offered
from folsom.bots.registry import OWN

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_its_examples_run() -> None:
    """As they stand."""
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_every_bot_is_named() -> None:
    """Those of our own."""
    assert [name for name in OWN if f"`{name}`" not in TEXT] == []


def test_every_level_stands_there_with_its_budget() -> None:
    """In a row with its fame and its iterations."""
    for name, level in LEVELS.items():
        if is_offered(name):
            row = re.search(rf"^\| {level.fame} \| `{name}` \|(.*)$", TEXT, re.MULTILINE)
            assert row is not None
            numbers = [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", row[1])]
            assert numbers == ([level.iterations] if level.iterations else [])


def test_every_figure_of_the_arena_is_explained() -> None:
    """In the order in which `--json` gives them."""
    section = TEXT.partition("## The arena")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?`) \|", section, re.MULTILINE)
    fields = [field.name for field in msgspec.structs.fields(Entry)]
    assert re.findall(r"\w+", " ".join(rows)) == fields


def test_it_has_room_for_the_matches() -> None:
    """Where `make players` puts them."""
    assert TEXT.index(BEGIN) < TEXT.index(END)
