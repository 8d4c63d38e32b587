"""The record, the nouns and the verbs of Two Safes."""

from enum import IntEnum
from typing import Annotated

from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.record import Byte, Cells, Fields, Grid, Long, Record, Short, Word
from folsom.kernel.rule import rule

CARDS = 9
SEATS = 4
KEEP, SWAP = 0, 1
BETS = (3, 4, 5)


class Phase(IntEnum):
    """Where the game is."""

    NONE = 0
    BETTING = 1
    SWAPPING = 2
    OVER = 3


class Rule(IntEnum):
    """Rules that refuse."""

    NONE = 0
    NOT_ASKED = 1
    SHAKING = 2
    NO_SUCH_ANSWER = 3


class Kind(IntEnum):
    """Events."""

    BET = 1
    SWAPPED = 2
    KEPT = 3


class Heist(Record):
    """One game."""

    LOG_ROWS = 8

    seats: Byte
    rounds: Byte
    phase: Byte
    turn: Byte
    played: Short
    takings: Word
    total: Long
    hand: Annotated[Cells, "i1", 4]
    bet: Annotated[Cells, "i2", 4]
    deck: Annotated[Cells, "i1", 9]
    deck_n: Byte
    swaps: Annotated[Grid, "i1", 4, 10]


class Memory(Fields):
    """What a seat knows."""

    seat: Byte
    seats: Byte
    rounds: Byte
    phase: Byte
    turn: Byte
    played: Short
    mine: Byte
    bet: Annotated[Cells, "i2", 4]


@rule
def shuffle(h: Heist) -> None:
    """Shuffle the deck."""
    for k in range(h.deck_n - 1, 0, -1):
        other = below(h, k + 1)
        card = h.deck[k]
        h.deck[k] = h.deck[other]
        h.deck[other] = card


@rule
def draw(h: Heist) -> int:
    """Take the top card."""
    h.deck_n -= 1
    return h.deck[h.deck_n]


@rule
def put_under(h: Heist, card: int) -> None:
    """Put a card under the deck."""
    for k in range(h.deck_n, 0, -1):
        h.deck[k] = h.deck[k - 1]
    h.deck[0] = card
    h.deck_n += 1


@rule
def place_bet(h: Heist, who: int, amount: int) -> None:
    """Bet, in secret."""
    h.bet[who] = amount
    h.takings += amount * 1000
    emit(h, Kind.BET, Rule.NONE, who, amount, 0, 0)


@rule
def is_shaking(h: Heist, who: int, strictly: bool) -> bool:
    """Whether a seat's hands shake."""
    return h.hand[who] == 7 and bool(strictly)
