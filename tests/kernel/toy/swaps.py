"""Swapping a card."""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from . import table
from .table import Heist, Kind, Rule


@rule
def swap(h: Heist, who: int) -> None:
    """Change the card in hand for the top of the deck."""
    old = h.hand[who]
    h.hand[who] = table.draw(h)
    table.put_under(h, old)
    h.swaps[who, h.played] += 1
    emit(h, Kind.SWAPPED, Rule.NONE, who, old, 0, 0)


@rule
def keep(h: Heist, who: int) -> None:
    """Leave it."""
    emit(h, Kind.KEPT, Rule.NONE, who, 0, 0, 0)


@rule
def swapped_often(h: Heist, who: int) -> int:
    """How often a seat has swapped."""
    times = 0
    for x in h.swaps[who]:
        times += x
    return times
