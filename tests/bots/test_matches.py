"""`make players`: every goal has its match, whole deals are counted, and the table finds its page."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.matches import BEGIN, END, HEAD, MATCHES, Finding, put_into_page, whole_deals
from folsom import arena
from folsom.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]


def matches(*words: str) -> subprocess.CompletedProcess[str]:
    """The program, as it is started by hand."""
    command = [sys.executable, "-m", "bench.matches", *words]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)


def test_every_match_can_be_played() -> None:
    """Its bots have names, and as many seats as its ruleset allows; and each has one name."""
    assert len({match.name for match in MATCHES}) == len(MATCHES)
    for match in MATCHES:
        made = match.contest(40)
        assert made.seats == match.seats
        assert match.goal == 0 or made.entrants[0].name != made.entrants[1].name


def test_each_level_meets_the_one_below() -> None:
    """Three of it."""
    for match in MATCHES:
        if match.name.startswith("level-"):
            fames = [LEVELS[bot].fame for bot in match.bots]
            assert fames == [fames[0], *[fames[0] - 1] * 3]
    assert sum(match.name.startswith("level-") for match in MATCHES) == 5


def test_only_deals_that_were_played_in_all_rotations_count() -> None:
    """A match that was stopped is fair to all as far as it goes."""
    wanted = arena.contest("napad", ["drifter", "drifter"], games=6)
    played = arena.run(wanted, executor=arena.InTurn())
    assert whole_deals(wanted, played) == list(played)
    assert [game.deal for game in whole_deals(wanted, played[:5])] == [0, 0, 1, 1]


def test_it_prints_rows_keeps_figures_and_goes_on(tmp_path: Path) -> None:
    """The second time nothing is left to play, and the rows are the same."""
    wishes = ("--only", "napad-thumbs", "--games", "4", "--workers", "1", "--out", str(tmp_path))
    first = matches(*wishes)
    book = (tmp_path / "napad-thumbs.games").read_bytes()
    assert matches(*wishes).stdout == first.stdout
    assert (tmp_path / "napad-thumbs.games").read_bytes() == book
    assert first.stdout == (tmp_path / "matches.md").read_text(encoding="utf-8")
    assert first.stdout.startswith(HEAD)
    (found,) = msgspec.json.decode((tmp_path / "matches.json").read_bytes(), type=list[Finding])
    assert (found.games, found.entries[0].bot) == (4, "outlaw")
    assert first.returncode == (0 if found.is_reached else 1)


def test_a_match_that_there_is_not_is_named() -> None:
    """In one sentence, with those that there are."""
    done = matches("--only", "nothing")
    assert done.returncode == 2
    assert done.stderr.startswith("no match has 'nothing' in its name: there are drifters, outlaws,")


@pytest.mark.parametrize("old", ["", "\n| old |\n\n"])
def test_rows_are_put_into_the_page(tmp_path: Path, old: str) -> None:
    """In the place of those that were there, and nothing else is touched."""
    page = tmp_path / "players.md"
    page.write_text(f"before\n{BEGIN}{old}{END}after\n", encoding="utf-8")
    put_into_page(page, "| new |\n")
    assert page.read_text(encoding="utf-8") == f"before\n{BEGIN}\n| new |\n\n{END}after\n"
