"""A row of the log while it is read: its numbers, in the words of this heist."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from folsom.kernel.record import Cells
from folsom.kernel.sealed import Event, Sealed

from ..rule_ids import Rule
from ..table.record import Heist
from ..table.vocabulary import DOLLARS, SEATS, slot_of
from ..words import BANDIT_WORDS, LOOT_WORDS, crew_words, deck_words, place_text

T = TypeVar("T")


class Row:
    """One entry of the log."""

    __slots__ = ("a", "b", "c", "d", "heist", "rule")

    def __init__(self, row: Cells, heist: Heist) -> None:
        self.heist = heist
        self.rule = Rule(row[1]).name
        self.a, self.b, self.c, self.d = row[2], row[3], row[4], row[5]

    def card(self, seat: int, card: int) -> str:
        """A card of a seat."""
        return deck_words(crew_words(self.heist.crew[seat], self.heist.crew_size))[card]

    def owner(self, who: int) -> int:
        """The seat that runs a bandit."""
        return self.heist.boss[who]

    def bandit_of_card(self, seat: int, card: int) -> int:
        """The bandit whose action card it is."""
        return self.heist.crew[seat, slot_of(card)]

    def seats(self, mask: int) -> tuple[int, ...]:
        """The seats of a mask."""
        return tuple(seat for seat in range(SEATS) if mask >> seat & 1)


Reader: TypeAlias = Callable[[Row], Event]


def bandit(who: int) -> str:
    """A bandit's name."""
    return BANDIT_WORDS[who]


def loot(kind: int) -> str:
    """A kind of loot."""
    return LOOT_WORDS[kind]


def place(number: int) -> str:
    """A place on the train."""
    return place_text(number)


def dollars(value: int) -> int:
    """A purse's value, kept in units of $50."""
    return value * DOLLARS


def sealed(value: T, *seats: int) -> Sealed[T]:
    """A value for these seats alone."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return Sealed(value, mask)


__all__ = ["Reader", "Row", "bandit", "dollars", "loot", "place", "sealed"]
