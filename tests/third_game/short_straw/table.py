"""The table: one game as a record of fixed size, and the nouns and verbs that the rules speak in."""

from enum import IntEnum
from typing import Annotated, Final

from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.record import Byte, Cells, Record
from folsom.kernel.rule import rule

from .rule_ids import Rule

SEATS: Final = 4
STRAWS: Final = 9
LONGEST: Final = STRAWS
NOBODY: Final = -1

KEEP, SWAP = 0, 1
ANSWERS: Final = 2


class Ask(IntEnum):
    """The questions a seat may be asked."""

    NOTHING = 0
    DRAW = 1


class Happening(IntEnum):
    """What can happen, as the log's numbers."""

    DEALT = 1  # seat, straw
    KEPT = 2  # seat
    SWAPPED = 3  # seat, straw put aside, straw drawn
    SHOWN = 4  # seat, straw
    WON = 5  # seat


class Heist(Record):
    """One game: every hidden thing included."""

    LOG_ROWS = 16

    shortest: Byte  # the ruleset's switch: the shortest straw wins (S5)
    seats: Byte
    turn: Byte  # the seat whose turn it is, NOBODY once the game is over
    hand: Annotated[Cells, "i1", 4]
    aside: Annotated[Cells, "i1", 4]  # what a seat has put aside, 0 if nothing
    bundle: Annotated[Cells, "i1", 9]
    bundle_n: Byte


# --- verbs


@rule
def shuffle(h: Heist) -> None:
    """Bring the straws of the bundle into a random order."""
    for k in range(h.bundle_n - 1, 0, -1):
        other = below(h, k + 1)
        straw = h.bundle[k]
        h.bundle[k] = h.bundle[other]
        h.bundle[other] = straw


@rule
def draw(h: Heist) -> int:
    """Take a straw out of the bundle."""
    h.bundle_n -= 1
    straw = h.bundle[h.bundle_n]
    h.bundle[h.bundle_n] = 0
    return straw


@rule
def deal(h: Heist, seat: int) -> None:
    """A seat gets its straw (S1)."""
    h.hand[seat] = draw(h)
    emit(h, Happening.DEALT, Rule.S1, seat, h.hand[seat], 0, 0)


@rule
def keep(h: Heist, seat: int) -> None:
    """A seat keeps its straw (S3)."""
    emit(h, Happening.KEPT, Rule.S3, seat, 0, 0, 0)


@rule
def swap(h: Heist, seat: int) -> None:
    """A seat puts its straw aside and draws another (S3)."""
    h.aside[seat] = h.hand[seat]
    h.hand[seat] = draw(h)
    emit(h, Happening.SWAPPED, Rule.S3, seat, h.aside[seat], h.hand[seat], 0)


@rule
def show(h: Heist, seat: int) -> None:
    """A seat shows its straw (S5)."""
    emit(h, Happening.SHOWN, Rule.S5, seat, h.hand[seat], 0, 0)
