"""What holds in every position: all cards are there, and somebody can act unless the game is over."""

from enum import IntEnum
from typing import Final

from folsom.kernel.bits import count
from folsom.kernel.record import Games
from folsom.kernel.rule import entry, rule

from .cards import CARDS, COLOURS, GANGS, LETTERS, ROUNDS, WAGONS
from .table import NOBODY, SEATS, Heist, Phase, on_table


class Flaw(IntEnum):
    """What may not hold."""

    SEATS = 1
    GANGS = 2
    ROUND = 3
    CARDS = 4  # gang
    SEEN = 5  # gang
    WAGONS = 6  # colour
    TREASURY = 7  # colour
    OVER = 8
    NOBODY = 9
    TURN = 10  # gang


ABOUT: Final = 100
"""The number of a flaw is its kind, and so many times the gang or colour that it is about."""
SENTENCES: Final = {
    Flaw.SEATS: f"there are not 2 to {SEATS} seats",
    Flaw.GANGS: "two seats lead the same gang",
    Flaw.ROUND: "there is no such round",
    Flaw.CARDS: "of the {gang} a card is missing, or there twice",
    Flaw.SEEN: "in the hand of the {gang} a card was seen that is not there",
    Flaw.WAGONS: "of the wagons {colour} one is missing, or there twice",
    Flaw.TREASURY: "the stack {colour} has too few wagons for the rounds to come",
    Flaw.OVER: "a game is over after the last round, and nobody has a turn",
    Flaw.NOBODY: "nobody has a turn",
    Flaw.TURN: "the {gang} cannot have a turn",
}


def flaw(h: Heist) -> str:
    """One sentence about the first thing that cannot be; empty if all is well."""
    about, kind = divmod(first_flaw(h), ABOUT)
    if kind == 0:
        return ""
    return SENTENCES[Flaw(kind)].format(gang=GANGS[about], colour=LETTERS[about % COLOURS])


@entry
def first_flawed(games: Games[Heist]) -> int:
    """The first of these games in which something does not hold; -1 if none is such."""
    for i in range(len(games)):
        if first_flaw(games[i]) != 0:
            return i
    return -1


@rule
def first_flaw(h: Heist) -> int:
    """The number of the first thing that cannot be; 0 if all is well."""
    number = flaw_of_gangs(h)
    if number == 0:
        number = flaw_of_cards(h)
    if number == 0:
        number = flaw_of_wagons(h)
    if number == 0:
        number = flaw_of_turn(h)
    return number


@rule
def flaw_of_gangs(h: Heist) -> int:
    """2-4 seats, each with a gang of its own (R1)."""
    if not 2 <= h.seats <= SEATS:
        return Flaw.SEATS
    led = 0
    for seat in range(h.seats):
        if not 0 <= h.gang[seat] < SEATS or led >> h.gang[seat] & 1:
            return Flaw.GANGS
        led |= 1 << h.gang[seat]
    return 0 if 1 <= h.round <= ROUNDS else Flaw.ROUND


@rule
def flaw_of_cards(h: Heist) -> int:
    """Every seat has its 15 cards, each once, in hand, hideout or box or on the table (R1, R20, R21)."""
    for seat in range(h.seats):
        if not has_all_cards(h, seat):
            return Flaw.CARDS + ABOUT * h.gang[seat]
        if h.seen[seat] & ~h.hand[seat]:
            return Flaw.SEEN + ABOUT * h.gang[seat]
    return 0


@rule
def has_all_cards(h: Heist, seat: int) -> bool:
    """Whether each card of a gang is in one place."""
    everywhere = h.hand[seat] | h.box[seat] | on_table(h, seat)
    number = count(h.hand[seat] & ALL_CARDS) + count(h.box[seat] & ALL_CARDS)
    for colour in range(COLOURS):
        number += count(h.lying[seat, colour] & ALL_CARDS)
    for k in range(h.hideout_n[seat]):
        number += 1
        everywhere |= one(h.hideout[seat, k], CARDS)
    return number == CARDS and everywhere == ALL_CARDS


@rule
def one(number: int, end: int) -> int:
    """A mask of one card or wagon; of none if there is no such number."""
    return 1 << number if 0 <= number < end else 0


@rule
def flaw_of_wagons(h: Heist) -> int:
    """The 18 wagons are in treasury, train or won stacks, each once; enough are left to turn up (R2, R7)."""
    for colour in range(COLOURS):
        if not has_all_wagons(h, colour):
            return Flaw.WAGONS + ABOUT * colour
        if h.phase != Phase.OVER and h.treasury_n[colour] < ROUNDS - h.round:
            return Flaw.TREASURY + ABOUT * colour
    return 0


@rule
def has_all_wagons(h: Heist, colour: int) -> bool:
    """Whether each wagon of a colour is in one place."""
    everywhere = h.train[colour]
    number = count(h.train[colour] & ALL_WAGONS)
    for seat in range(h.seats):
        everywhere |= h.won[seat, colour]
        number += count(h.won[seat, colour] & ALL_WAGONS)
    for k in range(h.treasury_n[colour]):
        number += 1
        everywhere |= one(h.treasury[colour, k], WAGONS)
    return number == WAGONS and everywhere == ALL_WAGONS


@rule
def flaw_of_turn(h: Heist) -> int:
    """Somebody who has not passed and has a card is asked; nobody once the game is over (R12, R15, R28)."""
    if h.phase == Phase.OVER:
        return 0 if h.turn == NOBODY and h.round == ROUNDS else Flaw.OVER
    if not 0 <= h.turn < h.seats:
        return Flaw.NOBODY
    if h.passed >> h.turn & 1 or h.hand[h.turn] == 0:
        return Flaw.TURN + ABOUT * h.gang[h.turn]
    return 0


ALL_CARDS: Final = (1 << CARDS) - 1
ALL_WAGONS: Final = (1 << WAGONS) - 1
