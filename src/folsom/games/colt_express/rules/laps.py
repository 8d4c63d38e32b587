"""The laps of Planning: whose sub-turn it is, and whether cards lie open.

K1 K2 K3 K4, P1, Q7 Q8.
"""

from folsom.kernel.rule import rule

from ..table.record import Heist
from ..table.train import seat_from_first
from ..table.vocabulary import Lap


@rule
def kind(h: Heist) -> int:
    """The icon of the lap that is being planned (T4)."""
    return h.laps[h.lap]


@rule
def turns_each(h: Heist) -> int:
    """How many sub-turns in a row each seat has: two when Speeding Up, each of them free (K1, K3, Q5, Q6)."""
    return 2 if kind(h) == Lap.SPEEDUP else 1


@rule
def is_finished(h: Heist) -> bool:
    """Whether every seat has had its sub-turns of this lap."""
    return h.turn >= h.seats * turns_each(h)


@rule
def seat_to_act(h: Heist) -> int:
    """Whose sub-turn it is: clockwise from the First Player (P1), counter-clockwise in Switching (K4, Q7)."""
    k = h.turn // 2 if kind(h) == Lap.SPEEDUP else h.turn
    if kind(h) == Lap.SWITCH and k > 0:
        return seat_from_first(h, h.seats - k)
    return seat_from_first(h, k)


@rule
def is_dark(h: Heist) -> bool:
    """Whether all cards of this lap are played face down (K2)."""
    return kind(h) == Lap.TUNNEL
