"""What lies on the table for a seat: made from what the seat remembers, never from the record."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from folsom.kernel.sealed import Event, shown

from . import events
from .knowledge import Memory
from .table import NOBODY

T = TypeVar("T")


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    turn: int | None
    straws: tuple[int | None, ...]
    """One's own straw; all of them once they are shown."""
    swapped: tuple[bool, ...]
    bundle: int
    """How many straws are left in it."""
    winners: tuple[int, ...]


def view_of(m: Memory) -> View:
    """What the memory's seat sees now."""
    seats = range(m.seats)
    return View(
        seat=None if m.seat == NOBODY else m.seat,
        turn=None if m.turn == NOBODY else m.turn,
        straws=tuple(m.hand[seat] or None for seat in seats),
        swapped=tuple(m.swapped >> seat & 1 == 1 for seat in seats),
        bundle=m.bundle_n,
        winners=tuple(seat for seat in seats if m.winners >> seat & 1),
    )


def fold(view: View, event: Event) -> View:
    """The view after an event, redacted for the view's seat."""
    match event:
        case events.Dealt(seat=seat, straw=straw):
            return replace(view, straws=_put(view.straws, seat, shown(straw)), bundle=view.bundle - 1)
        case events.Kept(seat=seat):
            return _next_turn(view, seat)
        case events.Swapped(seat=seat, straw=straw):
            after = replace(view, swapped=_put(view.swapped, seat, True), bundle=view.bundle - 1)
            return _next_turn(replace(after, straws=_put(view.straws, seat, shown(straw))), seat)
        case events.Shown(seat=seat, straw=straw):
            return replace(view, straws=_put(view.straws, seat, straw))
        case events.Won(seat=seat):
            return replace(view, winners=(*view.winners, seat))
    return view


def _next_turn(view: View, seat: int) -> View:
    return replace(view, turn=seat + 1 if seat + 1 < len(view.straws) else None)


def _put(cells: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*cells[:place], value, *cells[place + 1 :])
