"""Imagined Round cards against all that could still come."""

from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Final

import pytest

from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import ROUNDS, Phase
from tests.games.colt_express.heists import any_answer, dealt, give
from tests.games.colt_express.imagine.counting import assert_fair, frequency

ORDINARY: Final = 7
STATIONS: Final = 3
"""How many Round cards a set of one size has, and how many stations there are (S10)."""
NEXT: Final = 2
"""So many cards are compared jointly: all of them would be too many worlds to count."""


def at_round(name: str, seats: int, number: int) -> Heist:
    """A random game that has come to this round, its card open."""
    h = dealt(name, seats, 5)
    chance = Random(5)
    while h.round_no < number or h.phase != Phase.PLANNING:
        give(h, *any_answer(h, chance))
    return h


def next_cards(h: Heist, shown: int) -> tuple[int, ...]:
    """The first cards still to come, and the last."""
    return (
        *(h.round_cards[k] for k in range(shown, min(shown + NEXT, ROUNDS - 1))),
        h.round_cards[ROUNDS - 1],
    )


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("name", "seats"),
    [("colt.first", 3), ("colt.first", 5), ("colt.revised.basic", 4), ("colt.revised.teams", 2)],
)
def test_any_cards_not_yet_seen_may_come_and_a_station_last(name: str, seats: int, number: int) -> None:
    """S10 S11 B1 N1: each order of those that are left is as likely, and the three stations are."""
    h = at_round(name, seats, number)
    drawn = {h.round_cards[k] for k in range(number)}
    first = ORDINARY if seats >= 5 else 0
    left = [card for card in range(first, first + ORDINARY) if card not in drawn]
    if name == "colt.revised.basic":
        coming = list(permutations(left, min(NEXT, ROUNDS - 1 - number) + 1))
    else:
        orders = permutations(left, min(NEXT, ROUNDS - 1 - number))
        coming = [(*order, 2 * ORDINARY + station) for order in orders for station in range(STATIONS)]
    chances = {cards: Fraction(1, len(coming)) for cards in coming}
    assert_fair(frequency(h, 0, lambda world: next_cards(world, number)), chances)
