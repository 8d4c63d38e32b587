"""The kit that every game must pass, run for every game of the house at every one of its tables."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import engine_for
from folsom.testkit import claims, positions
from folsom.testkit.tables import Table, tables
from tests.proofs import parts

TABLES: Final = tables()
RULESETS: Final = tuple(dict.fromkeys(table.ruleset for table in TABLES))


def table_of(number: int) -> Table:
    """Every table in its turn."""
    return TABLES[number % len(TABLES)]


def ruleset_table(number: int) -> Table:
    """Every ruleset in its turn, each with all its numbers of seats."""
    ruleset = RULESETS[number % len(RULESETS)]
    found = [table for table in TABLES if table.ruleset == ruleset]
    return found[number // len(RULESETS) % len(found)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_ruleset_and_number_of_seats_is_tested(game: AnyGame) -> None:
    """A new game, or ruleset, is under the contract as soon as it is registered."""
    seats = {name: game.rulesets.seats_allowed(ruleset) for name, ruleset in game.rulesets.PRESETS.items()}
    wanted = {f"{name}/{number}" for name, numbers in seats.items() for number in numbers}
    assert {str(table) for table in tables(game.name)} == wanted


@parts(short=len(TABLES), long=20 * len(TABLES), each=2 * len(TABLES))
def test_positions_are_sound(numbers: range) -> None:
    """Somebody can answer, legal is what nothing forbids, texts round-trip, forks are apart, imagined worlds
    look the same, and nothing is lost.
    """
    for number in numbers:
        table = table_of(number)
        claims.positions_are_sound(table, engine_for(table.game), number)


@parts(short=len(TABLES), long=50 * len(TABLES), each=5 * len(TABLES))
def test_events_lead_from_view_to_view(numbers: range) -> None:
    """What an audience is told, folded over the view it had, gives the view it has."""
    for number in numbers:
        table = table_of(number)
        claims.events_lead_from_view_to_view(table, engine_for(table.game), number)


@parts(short=4 * len(TABLES), long=200 * len(TABLES), each=20 * len(TABLES))
def test_files_are_games(numbers: range) -> None:
    """Written, read, written and played again, a game file is the same game."""
    for number in numbers:
        table = table_of(number)
        claims.files_are_games(table, engine_for(table.game), number)


@parts(short=20 * len(RULESETS), long=500 * len(RULESETS), each=25 * len(RULESETS))
def test_interpreted_and_compiled_agree(numbers: range) -> None:
    """Byte for byte, events and questions too; interpreted, every access is checked, and nothing is lost."""
    for number in numbers:
        table = ruleset_table(number)
        claims.backends_agree(table, engine_for(table.game), number)


@parts(short=4 * len(TABLES), long=200 * len(TABLES), each=20 * len(TABLES))
def test_keys_matter(numbers: range) -> None:
    """Different keys differ in every round."""
    for number in numbers:
        table = table_of(number)
        claims.keys_matter(table, engine_for(table.game), number)


@settings(max_examples=60)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**62),
    picks=st.lists(st.integers(0, 2**16), min_size=1, max_size=120),
)
def test_whatever_is_answered_the_position_is_sound(table: Table, seed: int, picks: Sequence[int]) -> None:
    """Not only random answers: also those that somebody would choose to break it."""
    game = table.deal(engine_for(table.game), seed)
    order = Random(seed)
    for pick in picks:
        if not game.owed:
            break
        seat = order.choice(game.owed)
        texts = game.question(seat).answers
        game.answer(seat, texts[pick % len(texts)])
    assert positions.check(game) == []
