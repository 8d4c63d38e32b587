from itertools import takewhile

import pytest

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.play import rulebook

from .conftest import Folsom

PRESETS = [name for game in GAMES for name in game.rulesets.PRESETS]


def test_every_ruleset_is_one_line(folsom: Folsom) -> None:
    """`folsom rules` names every ruleset once, with its seats and its sentence."""
    lines = folsom("rules").out.splitlines()
    for game in GAMES:
        for name in game.rulesets.PRESETS:
            (line,) = (line for line in lines if line.split()[:1] == [name])
            assert game.rulesets.sentence(name) in line


@pytest.mark.parametrize("name", PRESETS)
def test_a_ruleset_shows_all_its_switches(folsom: Folsom, name: str) -> None:
    """`folsom rules RULESET` gives every switch with its value and what it is."""
    said = folsom("rules", name)
    game = next(game for game in GAMES if name in game.rulesets.PRESETS)
    for switch in game.rulesets.PRESETS[name].__struct_fields__:
        assert f"\n  {switch} = " in said.out
        assert game.rulesets.sentence(switch) in said.out


def test_a_rule_says_where_it_stands(folsom: Folsom) -> None:
    """`folsom rules ID`: the sentence, the code that enacts it, the tests that hold it; in any case."""
    said = folsom("rules", "r13").out
    assert "R13 (To jest napad!" in said
    assert "The start player must send" in said
    assert "code: src/folsom/games/to_jest_napad/rules/" in said
    assert "tests: tests/" in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_lists_all_its_rules(folsom: Folsom, game: AnyGame) -> None:
    """`folsom rules GAME`: its rulesets, and every id once, under its heading."""
    rulesets, ids = folsom("rules", game.name).out.split("\nrules\n")
    assert all(f"\n  {name} " in rulesets for name in game.rulesets.PRESETS)
    listed = " ".join(takewhile(lambda line: line.startswith("  "), ids.splitlines())).split()
    assert sorted(word for word in listed if word[0].isupper()) == sorted(rulebook.sentences(game))


def test_what_nothing_is_like_is_told_where_to_look(folsom: Folsom) -> None:
    """A list of hundreds of ids would say less."""
    assert "`folsom rules colt` and `folsom rules napad`" in folsom("rules", "zzz").err


def test_an_unknown_rule_is_refused(folsom: Folsom) -> None:
    """What is neither a rule nor a ruleset is told so."""
    said = folsom("rules", "napad.hard")
    assert (said.status, said.out) == (2, "")
    assert "did you mean 'napad.harder'?" in said.err
