"""The table: one game as a record of fixed size, and the nouns and verbs that the rules speak in.

Gang cards and wagons that lie in no order are masks of their numbers (see `cards.py`); hideouts and treasury
stacks have an order, bottom first, so that the top card is the last one. A verb changes the record and tells
what happened.
"""

from enum import IntEnum
from typing import Annotated

from folsom.kernel.bits import count, has, lowest
from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.record import Byte, Cells, Grid, Record
from folsom.kernel.rule import rule

from .cards import CARDS, COLOURS, HALF_COLOUR, HALF_VALUE, WAGONS
from .happenings import Happening
from .rule_ids import Rule

SEATS = 4
"""The most seats, one for each gang (R1)."""

NOBODY = -1
CHANCE = -1
"""Left to chance: the start player, a seat's gang."""

PASS = 2 * CARDS
"""The answer after all plays: card k on its first half is answer k, on its second half CARDS + k."""
ANSWERS = PASS + 1


class Colour(IntEnum):
    """The three colours, in the order in which they are settled (V10)."""

    YELLOW = 0
    RED = 1
    GREEN = 2


class Phase(IntEnum):
    """Where the game stands whenever somebody looks at it: all else happens between two answers."""

    SETUP = 0
    ROBBERY = 1
    OVER = 2


class Ask(IntEnum):
    """The questions a seat may be asked."""

    NOTHING = 0
    SEND = 1


class Heist(Record):
    """One game: every hidden thing included."""

    LOG_ROWS = 80  # 28 is the most in real play; a position without a card left runs through all rounds: 73

    # --- the ruleset's live switches
    harder: Byte  # R31-R34: wagons score by number, value and bullets
    twos: Byte  # R35, only with `harder` (V20)

    # --- seats and rounds
    seats: Byte
    gang: Annotated[Cells, "i1", 4]  # by seat
    round: Byte
    phase: Byte
    first: Byte  # the start player
    turn: Byte  # the seat whose turn it is
    passed: Byte  # mask of seats

    # --- gang cards, by seat
    hand: Annotated[Cells, "i2", 4]
    seen: Annotated[Cells, "i2", 4]  # of these, what came back from the table (R21, R22)
    lying: Annotated[Grid, "i2", 4, 3]  # played, by the colour on top
    box: Annotated[Cells, "i2", 4]
    hideout: Annotated[Grid, "i1", 4, 15]
    hideout_n: Annotated[Cells, "i1", 4]

    # --- wagons, by colour
    treasury: Annotated[Grid, "i1", 3, 6]
    treasury_n: Annotated[Cells, "i1", 3]
    train: Annotated[Cells, "i1", 3]
    won: Annotated[Grid, "i1", 4, 3]  # by seat and colour


# --- nouns


@rule
def value_in(card: int, colour: int) -> int:
    """The value of a card's half of that colour (R9)."""
    if HALF_COLOUR[card][0] == colour:
        return HALF_VALUE[card][0]
    return HALF_VALUE[card][1]


@rule
def on_table(h: Heist, seat: int) -> int:
    """All cards that lie in front of a seat, as a mask."""
    return h.lying[seat, 0] | h.lying[seat, 1] | h.lying[seat, 2]


@rule
def strength(h: Heist, seat: int, colour: int) -> int:
    """The sum of the values of a seat's cards played in a colour (R18)."""
    total = 0
    cards = h.lying[seat, colour]
    while cards != 0:
        total += value_in(lowest(cards), colour)
        cards &= cards - 1
    return total


@rule
def cards_in_hand(h: Heist, seat: int) -> int:
    """How many cards a seat holds."""
    return count(h.hand[seat])


@rule
def has_passed(h: Heist, seat: int) -> bool:
    """Whether a seat has passed in this round."""
    return has(h.passed, seat)


@rule
def still_robbing(h: Heist, seat: int) -> int:
    """The next seat clockwise that has not passed, itself the last of all; NOBODY if all have (R8, V1)."""
    for step in range(1, h.seats + 1):
        other = (seat + step) % h.seats
        if not has_passed(h, other):
            return other
    return NOBODY


# --- verbs of set-up


@rule
def shuffle_stack(h: Heist, colour: int) -> None:
    """Bring the wagons of a treasury stack into a random order."""
    stack = h.treasury[colour]
    for k in range(h.treasury_n[colour] - 1, 0, -1):
        other = below(h, k + 1)
        wagon = stack[k]
        stack[k] = stack[other]
        stack[other] = wagon


@rule
def shuffle_hideout(h: Heist, seat: int) -> None:
    """Bring the cards of a hideout into a random order."""
    hideout = h.hideout[seat]
    for k in range(h.hideout_n[seat] - 1, 0, -1):
        other = below(h, k + 1)
        card = hideout[k]
        hideout[k] = hideout[other]
        hideout[other] = card


@rule
def stack_treasury(h: Heist) -> None:
    """Three shuffled, face-down stacks, one for each cargo (R2)."""
    for colour in range(COLOURS):
        for wagon in range(WAGONS):
            h.treasury[colour, wagon] = wagon
        h.treasury_n[colour] = WAGONS
        shuffle_stack(h, colour)
    emit(h, Happening.TREASURY_STACKED, Rule.R2, WAGONS, 0, 0, 0)


@rule
def hide_gang(h: Heist, seat: int, gang: int) -> None:
    """A seat shuffles its gang into a face-down stack, its hideout (R4)."""
    h.gang[seat] = gang
    for card in range(CARDS):
        h.hideout[seat, card] = card
    h.hideout_n[seat] = CARDS
    shuffle_hideout(h, seat)
    emit(h, Happening.GANG_HID, Rule.R4, seat, gang, CARDS, 0)


@rule
def draw_cards(h: Heist, seat: int, number: int, why: int) -> None:
    """A seat takes cards from the top of its hideout, as far as there are any (R5, R25, R26)."""
    drawn = 0
    while number > 0 and h.hideout_n[seat] > 0:
        h.hideout_n[seat] -= 1
        drawn |= 1 << h.hideout[seat, h.hideout_n[seat]]
        h.hideout[seat, h.hideout_n[seat]] = 0
        number -= 1
    h.hand[seat] |= drawn
    if drawn != 0:
        emit(h, Happening.CARDS_DRAWN, why, seat, count(drawn), drawn, 0)


@rule
def give_marker(h: Heist, seat: int, why: int) -> None:
    """A seat gets the start marker (R6, R27)."""
    h.first = seat
    emit(h, Happening.MARKER_PASSED, why, seat, 0, 0, 0)


# --- verbs of a round


@rule
def _turn_up(h: Heist, colour: int) -> int:
    assert h.treasury_n[colour] > 0, "a round begins with a wagon in every stack"
    h.treasury_n[colour] -= 1
    wagon = h.treasury[colour, h.treasury_n[colour]]
    h.treasury[colour, h.treasury_n[colour]] = 0
    h.train[colour] |= 1 << wagon
    return wagon


@rule
def couple_wagons(h: Heist) -> None:
    """The top wagon of each stack joins the train (R3, R7)."""
    gold = _turn_up(h, Colour.YELLOW)
    dynamite = _turn_up(h, Colour.RED)
    money = _turn_up(h, Colour.GREEN)
    emit(h, Happening.WAGONS_COUPLED, Rule.R7, gold, dynamite, money, h.round)


@rule
def lay_card(h: Heist, seat: int, card: int, colour: int) -> None:
    """A seat lays a card from its hand on the table, open, with one half on top (R9, R11)."""
    h.hand[seat] &= ~(1 << card)
    h.seen[seat] &= ~(1 << card)
    h.lying[seat, colour] |= 1 << card
    emit(h, Happening.SENT, Rule.R9, seat, card, colour, value_in(card, colour))


@rule
def retire(h: Heist, seat: int, why: int) -> None:
    """A seat sends nobody any more in this round (R12, R15)."""
    h.passed |= 1 << seat
    emit(h, Happening.PASSED, why, seat, 0, 0, 0)


# --- verbs of the division


@rule
def win_wagons(h: Heist, seat: int, colour: int) -> None:
    """A seat takes all wagons of a colour from the train into its stack (R19)."""
    wagons = h.train[colour]
    h.train[colour] = 0
    h.won[seat, colour] |= wagons
    emit(h, Happening.WAGONS_WON, Rule.R19, seat, colour, wagons, strength(h, seat, colour))


@rule
def leave_wagons(h: Heist, colour: int, tied: int, why: int) -> None:
    """The wagons of a colour stay in the train (R22, R23)."""
    most = 0
    if tied != 0:
        most = strength(h, lowest(tied), colour)
    emit(h, Happening.WAGONS_LEFT, why, colour, h.train[colour], tied, most)


@rule
def box_cards(h: Heist, seat: int, colour: int) -> None:
    """A seat's cards of a colour leave the game (R20)."""
    cards = h.lying[seat, colour]
    h.lying[seat, colour] = 0
    h.box[seat] |= cards
    emit(h, Happening.CARDS_BOXED, Rule.R20, seat, colour, cards, 0)


@rule
def return_cards(h: Heist, seat: int, colour: int, why: int) -> None:
    """A seat's cards of a colour go back into its hand, seen by all, for either half (R21, R22, V3)."""
    cards = h.lying[seat, colour]
    if cards == 0:
        return
    h.lying[seat, colour] = 0
    h.hand[seat] |= cards
    h.seen[seat] |= cards
    emit(h, Happening.CARDS_RETURNED, why, seat, colour, cards, 0)
