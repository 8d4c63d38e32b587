"""Very many compiled games, the game's own invariants checked after every answer."""

from typing import Final

import pytest

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, engine_for
from folsom.kernel.record import raw_bytes
from folsom.testkit.crowds import a_crowd_stays_sound
from folsom.testkit.tables import Table, invariants_of, tables
from folsom.vector import make
from tests.proofs import parts

TABLES: Final = tables()
GAMES_EACH: Final = 1_000


def engine_with_invariants(game: AnyGame) -> Engine:
    """The game's rules and its invariants, compiled together."""
    module = invariants_of(game)
    assert module is not None
    return engine_for(game, extra=(module,))


def crowded(number: int) -> Table:
    """Every table in its turn."""
    return TABLES[number % len(TABLES)]


@parts(short=200, long=5_000, each=100)
def test_nothing_is_lost_in_crowds(numbers: range) -> None:
    """Thousands of whole games: no invariant is broken, and until the end somebody can always answer."""
    for number in numbers:
        table = crowded(number)
        answers = a_crowd_stays_sound(table, engine_with_invariants(table.game), GAMES_EACH, number)
        assert answers > GAMES_EACH


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_crowd_with_one_broken_game_is_noticed(game: AnyGame) -> None:
    """The entry that looks for flaws can find one, and says in which game it is."""
    engine = engine_with_invariants(game)
    batch = make(next(iter(game.rulesets.PRESETS)), 5, seed=3, engine=engine)
    find = engine.extra["first_flawed"]
    assert find(batch.records) == -1
    raw_bytes(batch.records)[3] = 0
    assert find(batch.records) == 3
