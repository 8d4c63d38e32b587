"""The engine against an independent reference of the rules, move by move, over whole games."""

from collections import Counter

import pytest

from folsom.games.to_jest_napad.answers import NAMES
from folsom.games.to_jest_napad.cards import CARD_NAMES, LETTERS, WAGON_NAMES, card_names
from folsom.games.to_jest_napad.knowledge import plays, wagons_by_colour
from folsom.games.to_jest_napad.rules import flow
from folsom.games.to_jest_napad.table import NOBODY, Heist
from tests.games.to_jest_napad.oracle import Gang, Oracle
from tests.games.to_jest_napad.tables import dealt, random_play, texts

RULESETS = ("napad", "napad.harder", "napad.harder.twos")


def hideout(h: Heist, seat: int) -> tuple[str, ...]:
    """A hideout, top first."""
    return tuple(CARD_NAMES[h.hideout[seat, k]] for k in reversed(range(h.hideout_n[seat])))


def treasury(h: Heist) -> dict[str, tuple[str, ...]]:
    """The three stacks, top first."""
    return {
        letter: tuple(
            WAGON_NAMES[colour][wagon] for wagon in list(h.treasury[colour])[: h.treasury_n[colour]][::-1]
        )
        for colour, letter in enumerate(LETTERS)
    }


def state(h: Heist) -> object:
    """The engine's position, as the oracle says it."""
    return (
        h.round,
        flow.is_over(h),
        None if h.turn == NOBODY else h.turn,
        h.first,
        Counter(wagons_by_colour(h.train)),
        treasury(h),
        [
            (
                Counter(card_names(h.hand[seat])),
                hideout(h, seat),
                Counter(plays(h.lying[seat])),
                Counter(card_names(h.box[seat])),
                Counter(wagons_by_colour(h.won[seat])),
            )
            for seat in range(h.seats)
        ],
    )


def oracle_of(h: Heist) -> Oracle:
    """An oracle at the engine's first turn."""
    return Oracle(
        [Gang(list(card_names(h.hand[seat])), list(hideout(h, seat))) for seat in range(h.seats)],
        {letter: list(stack) for letter, stack in treasury(h).items()},
        list(wagons_by_colour(h.train)),
        h.first,
        harder=h.harder == 1,
        twos=h.twos == 1,
    )


def compare(seats: int, ruleset: str, seed: int) -> None:
    """Play one random game on both: the same options and positions all along, and the same result."""
    h = dealt(seats, seed, ruleset)
    oracle = oracle_of(h)
    for code in random_play(h, seed):
        assert state(h) == oracle.state()
        assert texts(h) == oracle.legal()
        oracle.answer(NAMES[code])
    assert state(h) == oracle.state()
    assert [flow.score(h, seat) for seat in range(seats)] == oracle.scores()
    assert {seat for seat in range(seats) if flow.has_won(h, seat)} == oracle.winners()


def compare_many(seats: int, first_seed: int, games: int) -> None:
    """So many games, the rulesets taking turns."""
    for seed in range(first_seed, first_seed + games):
        compare(seats, RULESETS[seed % len(RULESETS)], seed)


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("seats", "games"), [(2, 250), (3, 150), (4, 100)])
def test_engine_and_oracle_agree(seats: int, games: int, part: int) -> None:
    """2,000 whole games come out the same, answer for answer."""
    compare_many(seats, 10_000 * part, games)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(50))
@pytest.mark.parametrize(("seats", "games"), [(2, 500), (3, 300), (4, 200)])
def test_engine_and_oracle_agree_at_length(seats: int, games: int, part: int) -> None:
    """50,000 whole games come out the same, answer for answer."""
    compare_many(seats, 1_000_000 + 10_000 * part, games)
