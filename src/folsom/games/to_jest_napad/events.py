"""What happened, typed: one class for every kind of log entry, each with the rule that caused it.

Colours are letters (`Y R G`), cards and wagons their names, seats numbers. All is public but the faces of
drawn cards, which are sealed for the seat that drew them.
"""

from folsom.kernel.record import Cells
from folsom.kernel.sealed import Event, Sealed, Secret

from .cards import CARD_NAMES, GANGS, LETTERS, WAGON_NAMES, card_names, members, wagon_names
from .happenings import Happening
from .rule_ids import Rule
from .table import Heist


class TreasuryStacked(Event, frozen=True):
    """The wagons lie shuffled in three stacks."""

    wagons: int
    """In each stack."""


class GangHid(Event, frozen=True):
    """A seat shuffled its gang into its hideout."""

    seat: int
    gang: str
    cards: int


class MarkerPassed(Event, frozen=True):
    """A seat got the start marker."""

    seat: int


class WagonsCoupled(Event, frozen=True):
    """A round began, with these wagons joining the train."""

    round: int
    wagons: tuple[str, ...]


class Sent(Event, frozen=True):
    """A seat sent a bandit: it laid a card with this colour on top."""

    seat: int
    card: str
    colour: str
    value: int


class Passed(Event, frozen=True):
    """A seat passed, by choice (R12) or for want of cards (R15)."""

    seat: int


class WagonsWon(Event, frozen=True):
    """A seat won all wagons of a colour."""

    seat: int
    colour: str
    wagons: tuple[str, ...]
    strength: int


class WagonsLeft(Event, frozen=True):
    """The wagons of a colour stayed in the train: several seats tied (R22), or nobody played it (R23)."""

    colour: str
    wagons: tuple[str, ...]
    tied: tuple[int, ...]
    strength: int


class CardsBoxed(Event, frozen=True):
    """The winner's cards of a colour left the game."""

    seat: int
    colour: str
    cards: tuple[str, ...]


class CardsReturned(Event, frozen=True):
    """A seat took back its cards of a colour."""

    seat: int
    colour: str
    cards: tuple[str, ...]


class CardsDrawn(Event, frozen=True):
    """A seat drew cards from its hideout, and alone sees which."""

    seat: int
    number: int
    cards: Secret[tuple[str, ...]]


class GameEnded(Event, frozen=True):
    """The last round is over."""


class Scored(Event, frozen=True):
    """A seat's points were counted, and its cards in hand, which break ties."""

    seat: int
    points: int
    cards: int


class Won(Event, frozen=True):
    """A seat won, alone or with others: by points, by the tie-break (R30), or shared (V15)."""

    seat: int


def read(row: Cells, h: Heist, /) -> Event:
    """The event that a row of the log stands for."""
    del h
    rule, a, b, c, d = Rule(row[1]).name, row[2], row[3], row[4], row[5]
    match Happening(row[0]):
        case Happening.TREASURY_STACKED:
            return TreasuryStacked(rule=rule, wagons=a)
        case Happening.GANG_HID:
            return GangHid(rule=rule, seat=a, gang=GANGS[b], cards=c)
        case Happening.MARKER_PASSED:
            return MarkerPassed(rule=rule, seat=a)
        case Happening.WAGONS_COUPLED:
            wagons = (WAGON_NAMES[0][a], WAGON_NAMES[1][b], WAGON_NAMES[2][c])
            return WagonsCoupled(rule=rule, round=d, wagons=wagons)
        case Happening.SENT:
            return Sent(rule=rule, seat=a, card=CARD_NAMES[b], colour=LETTERS[c], value=d)
        case Happening.PASSED:
            return Passed(rule=rule, seat=a)
        case Happening.WAGONS_WON:
            return WagonsWon(rule=rule, seat=a, colour=LETTERS[b], wagons=wagon_names(b, c), strength=d)
        case Happening.WAGONS_LEFT:
            left = wagon_names(a, b)
            return WagonsLeft(rule=rule, colour=LETTERS[a], wagons=left, tied=members(c), strength=d)
        case Happening.CARDS_BOXED:
            return CardsBoxed(rule=rule, seat=a, colour=LETTERS[b], cards=card_names(c))
        case Happening.CARDS_RETURNED:
            return CardsReturned(rule=rule, seat=a, colour=LETTERS[b], cards=card_names(c))
        case Happening.CARDS_DRAWN:
            return CardsDrawn(rule=rule, seat=a, number=b, cards=Sealed(card_names(c), seats=1 << a))
        case Happening.GAME_ENDED:
            return GameEnded(rule=rule)
        case Happening.SCORED:
            return Scored(rule=rule, seat=a, points=b, cards=c)
        case Happening.WON:
            return Won(rule=rule, seat=a)
