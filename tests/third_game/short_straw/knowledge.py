"""What a seat knows: what is public, its own straw and what it put aside; at the end every straw."""

from typing import Annotated

import msgspec

from folsom.kernel.record import Byte, Cells, Fields
from folsom.kernel.rule import rule

from .rules import flow
from .table import NOBODY, Heist


class Memory(Fields):
    """What one seat knows; seat -1 is a spectator."""

    seat: Byte
    shortest: Byte
    seats: Byte
    turn: Byte
    swapped: Byte  # mask of seats
    bundle_n: Byte
    hand: Annotated[Cells, "i1", 4]  # 0 where the straw is not known
    aside: Byte  # what it has put aside itself
    winners: Byte  # mask of seats


class Knowledge(msgspec.Struct, frozen=True):
    """The memory as a value."""

    seat: int | None
    hand: tuple[int | None, ...]
    swapped: tuple[bool, ...]
    aside: int | None


@rule
def recall(h: Heist, seat: int, m: Memory) -> None:
    """Fill a memory, field by field, with all that a seat (-1: a spectator) has seen (S1, S3, S5)."""
    m.seat = seat
    m.shortest = h.shortest
    m.seats = h.seats
    m.turn = h.turn
    m.bundle_n = h.bundle_n
    for other in range(h.seats):
        if h.aside[other] != 0:
            m.swapped |= 1 << other
        if other == seat or h.turn == NOBODY:
            m.hand[other] = h.hand[other]
        if h.turn == NOBODY and flow.has_won(h, other):
            m.winners |= 1 << other
    if seat != NOBODY:
        m.aside = h.aside[seat]


@rule
def glimpse(h: Heist, seat: int, m: Memory) -> None:
    """The same: nothing that this memory holds takes long to tell."""
    recall(h, seat, m)


def knowledge_of(m: Memory) -> Knowledge:
    """The memory as a typed value."""
    return Knowledge(
        seat=None if m.seat == NOBODY else m.seat,
        hand=tuple(m.hand[seat] or None for seat in range(m.seats)),
        swapped=tuple(m.swapped >> seat & 1 == 1 for seat in range(m.seats)),
        aside=m.aside or None,
    )
