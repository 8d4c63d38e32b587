from pathlib import Path

import pytest

from folsom.kernel.engine import interpreted
from folsom.play import start

from .conftest import Folsom, is_one_sentence


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules, so that nothing is compiled here."""
    monkeypatch.setattr(start, "engine_of", interpreted)


def test_every_game_counts_once(folsom: Folsom) -> None:
    """Each seat has all games, each gang its share, and the wins of the seats make up a whole."""
    said = folsom("sim", "--ruleset", "napad", "--seats", "2", "--games", "40")
    rows = [line.split() for line in said.out.splitlines()[1:] if line]
    seats = [row for row in rows if row[0] == "seat"]
    assert [row[2] for row in seats] == ["40", "40"]
    assert sum(float(row[-2]) for row in seats) == pytest.approx(100, abs=0.2)
    assert sum(int(row[1]) for row in rows if row[0] != "seat") == 80


def test_the_same_seed_gives_the_same_figures(folsom: Folsom) -> None:
    """A simulation can be repeated."""
    first, again, other = (
        folsom("sim", "-r", "napad", "-n", "2", "-g", "10", "--seed", seed).out for seed in ("1", "1", "2")
    )
    assert first == again
    assert first != other


def test_a_sound_game_passes_the_fuzz(folsom: Folsom) -> None:
    """Random games of one ruleset, at every number of seats, in which nothing is found."""
    said = folsom("fuzz", "--ruleset", "napad", "--games", "1")
    assert (said.status, said.out) == (0, "3 games, nothing found\n")


def test_a_broken_rule_is_found_by_the_fuzz(folsom: Folsom, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not hold is printed with the game in which it was found, and the status is 1."""
    monkeypatch.setattr("folsom.testkit.positions.check", lambda _: ["a card is missing"])
    said = folsom("fuzz", "--ruleset", "napad", "--games", "1")
    assert said.status == 1
    assert "a card is missing" in said.out
    assert "folsom game 1" in said.out


def test_rules_of_a_file_are_played(folsom: Folsom, tmp_path: Path) -> None:
    """A TOML file stands for a ruleset, and what is set by hand counts more."""
    path = tmp_path / "house.toml"
    path.write_text('ruleset = "napad"\nharder = true\nfirst = 0\n', encoding="utf-8")
    arguments = ("sim", "-n", "2", "-g", "5", "--ruleset")
    by_file, by_name = folsom(*arguments, str(path)), folsom(*arguments, "napad.harder", "--set", "first=0")
    assert by_file.status == 0
    assert by_file == by_name
    assert folsom(*arguments, str(path), "--set", "harder=no").out != by_name.out


def test_a_file_that_holds_no_rules_is_a_mistake(folsom: Folsom, tmp_path: Path) -> None:
    """The sentence says which file and why."""
    path = tmp_path / "house.toml"
    for text in ("", "ruleset = 5", "{"):
        path.write_text(text, encoding="utf-8")
        for command in ("sim", "fuzz", "play"):
            said = folsom(command, "--ruleset", str(path))
            assert is_one_sentence(said)
            assert "house.toml" in said.err
    assert is_one_sentence(folsom("sim", "--ruleset", str(tmp_path / "none.toml")))


def test_a_fuzz_may_be_of_single_switches(folsom: Folsom) -> None:
    """Of one ruleset: which one must be said."""
    assert folsom("fuzz", "-r", "napad", "--set", "harder=yes", "-g", "1").status == 0
    assert is_one_sentence(folsom("fuzz", "--set", "harder=yes"))
