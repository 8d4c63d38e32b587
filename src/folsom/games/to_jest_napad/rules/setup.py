"""Preparing the game: treasury, gangs, hands and start marker.

R1 R2 R4 R5 R6, V24. The treasury holds all wagons at every number of seats; gangs that nobody leads stay
away.
"""

from folsom.games.to_jest_napad.cards import OPENING_HAND
from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.table import (
    CHANCE,
    SEATS,
    Heist,
    draw_cards,
    give_marker,
    hide_gang,
    stack_treasury,
)
from folsom.kernel.bits import count, nth
from folsom.kernel.chance import below
from folsom.kernel.rule import rule


@rule
def set_up(h: Heist) -> None:
    """Everything before the first round."""
    stack_treasury(h)
    for seat in range(h.seats):
        hide_gang(h, seat, gang_of(h, seat))
    for seat in range(h.seats):
        draw_cards(h, seat, OPENING_HAND, Rule.R5)
    give_marker(h, start_player(h), Rule.R6)


@rule
def gang_of(h: Heist, seat: int) -> int:
    """The gang a seat chose, or any that nobody has (R1)."""
    if h.gang[seat] != CHANCE:
        return h.gang[seat]
    free = (1 << SEATS) - 1
    for other in range(h.seats):
        if h.gang[other] != CHANCE:
            free &= ~(1 << h.gang[other])
    return nth(free, below(h, count(free)))


@rule
def start_player(h: Heist) -> int:
    """The start player the table chose, or any seat (R6)."""
    if h.first != CHANCE:
        return h.first
    return below(h, h.seats)
