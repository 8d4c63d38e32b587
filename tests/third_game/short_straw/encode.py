"""What a seat knows as numbers of a fixed place and meaning, to learn from."""

from typing import Annotated, Final

from folsom.kernel.bits import has
from folsom.kernel.record import Byte, Cells, Observation
from folsom.kernel.rule import rule

from .knowledge import Memory
from .table import ANSWERS, NOBODY, SEATS

VERSION: Final = 1


class Sight(Observation):
    """What a seat knows; seats go clockwise from one's own, a spectator's from seat 0."""

    legal: Annotated[Cells, "i1", ANSWERS]
    shortest: Byte
    seats: Byte
    turn: Annotated[Cells, "i1", SEATS]  # 1 at the seat whose turn it is
    hand: Annotated[Cells, "i1", SEATS]  # the straw's length, 0 if it is not known
    swapped: Annotated[Cells, "i1", SEATS]  # 1 at each that has swapped
    aside: Byte


@rule
def encode(m: Memory, o: Sight) -> None:
    """Fill a blank observation, but for the mask."""
    o.shortest = m.shortest
    o.seats = m.seats
    o.aside = m.aside
    for seat in range(m.seats):
        k = (seat - max(m.seat, 0)) % m.seats
        o.hand[k] = m.hand[seat]
        o.swapped[k] = has(m.swapped, seat)
        if m.turn != NOBODY:
            o.turn[k] = m.turn == seat
