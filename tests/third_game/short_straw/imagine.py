"""Worlds that could be true: a full record that a memory's seat could be in.

Every way to spread the straws that nobody has shown is equally likely, but that the longest is never put
aside (S4): so deal again until it is not.
"""

from folsom.kernel.bits import has
from folsom.kernel.rule import rule

from .knowledge import Memory
from .table import LONGEST, STRAWS, Heist, draw, shuffle


@rule
def imagine(m: Memory, h: Heist) -> None:
    """Fill a record (zeroed, its chance keyed) with a world that this memory's seat could be in."""
    h.shortest = m.shortest
    h.seats = m.seats
    h.turn = m.turn
    deal_unseen(m, h)
    while longest_is_aside(h):
        deal_unseen(m, h)


@rule
def deal_unseen(m: Memory, h: Heist) -> None:
    """Shuffle what the seat has not seen, and give it to whoever holds something unseen."""
    h.bundle_n = 0
    for straw in range(1, STRAWS + 1):
        if not is_seen(m, straw):
            h.bundle[h.bundle_n] = straw
            h.bundle_n += 1
    shuffle(h)
    for seat in range(m.seats):
        h.hand[seat] = m.hand[seat]
        h.aside[seat] = 0
        if h.hand[seat] == 0:
            h.hand[seat] = draw(h)
        if seat == m.seat:
            h.aside[seat] = m.aside
        elif has(m.swapped, seat):
            h.aside[seat] = draw(h)


@rule
def is_seen(m: Memory, straw: int) -> bool:
    """Whether the memory's seat knows where a straw is."""
    for seat in range(m.seats):
        if m.hand[seat] == straw:
            return True
    return m.aside == straw


@rule
def longest_is_aside(h: Heist) -> bool:
    """Whether somebody has put the longest straw aside, which cannot be."""
    aside = 0
    for seat in range(h.seats):
        aside |= 1 << h.aside[seat]
    return has(aside, LONGEST)
