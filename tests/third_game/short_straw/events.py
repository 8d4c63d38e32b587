"""What happened, typed; a straw that only one seat may see is sealed for it."""

from folsom.kernel.record import Cells
from folsom.kernel.sealed import Event, Sealed, Secret

from .rule_ids import Rule
from .table import Happening, Heist


class Dealt(Event, frozen=True):
    """A seat was dealt a straw."""

    seat: int
    straw: Secret[int]


class Kept(Event, frozen=True):
    """A seat kept its straw."""

    seat: int


class Swapped(Event, frozen=True):
    """A seat put its straw aside and drew another."""

    seat: int
    aside: Secret[int]
    straw: Secret[int]


class Shown(Event, frozen=True):
    """A seat showed its straw."""

    seat: int
    straw: int


class Won(Event, frozen=True):
    """A seat won."""

    seat: int


def read(row: Cells, h: Heist, /) -> Event:
    """The event that a row of the log stands for."""
    del h
    rule, seat, first, second = Rule(row[1]).name, row[2], row[3], row[4]
    match Happening(row[0]):
        case Happening.DEALT:
            return Dealt(rule=rule, seat=seat, straw=Sealed(first, 1 << seat))
        case Happening.KEPT:
            return Kept(rule=rule, seat=seat)
        case Happening.SWAPPED:
            aside, straw = Sealed(first, 1 << seat), Sealed(second, 1 << seat)
            return Swapped(rule=rule, seat=seat, aside=aside, straw=straw)
        case Happening.SHOWN:
            return Shown(rule=rule, seat=seat, straw=first)
        case Happening.WON:
            return Won(rule=rule, seat=seat)
