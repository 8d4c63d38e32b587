"""What a seat knows as numbers of a fixed place and meaning, to learn from: the same for every ruleset.

Seats go clockwise from one's own, which is 0 (a spectator counts from seat 0); gang cards, wagons and colours
stand in the order of `cards.toml`. Where a comment says "1 at", all other cells of that row are 0.
"""

from typing import Annotated, Final

from folsom.kernel.bits import has
from folsom.kernel.record import Byte, Cells, Grid, Observation
from folsom.kernel.rule import rule

from .cards import CARDS, COLOURS, GANGS, ROUNDS, WAGONS
from .knowledge import Memory, hidden_wagons, known_hand
from .table import ANSWERS, NOBODY, SEATS, value_in

VERSION: Final = 1

ALL_WAGONS = COLOURS * WAGONS


class Sight(Observation):
    """What a seat knows, in numbers of one byte each."""

    legal: Annotated[Cells, "i1", ANSWERS]

    # --- the ruleset
    harder: Byte  # 1: wagons score by number, value and bullets
    twos: Byte  # 1: with the bonus
    seats: Byte  # how many

    # --- the round
    round: Annotated[Cells, "i1", ROUNDS]  # 1 at the round
    first: Annotated[Cells, "i1", SEATS]  # 1 at the start player
    turn: Annotated[Cells, "i1", SEATS]  # 1 at the seat whose turn it is
    passed: Annotated[Cells, "i1", SEATS]  # 1 at each that has passed
    train: Annotated[Cells, "i1", ALL_WAGONS]  # 1 at each wagon in the train
    treasury: Annotated[Cells, "i1", ALL_WAGONS]  # 1 at each that still lies hidden in its stack

    # --- seats
    gang: Annotated[Grid, "i1", SEATS, len(GANGS)]  # 1 at its gang; all 0 if there is no such seat
    hand: Annotated[Grid, "i1", SEATS, CARDS]  # 1 at each card known to be in its hand: of one's own, all
    hand_n: Annotated[Cells, "i1", SEATS]  # by seat: cards in hand
    hideout_n: Annotated[Cells, "i1", SEATS]  # by seat: cards in the hideout
    lying: Annotated[Grid, "i1", SEATS, COLOURS * CARDS]  # 1 at each card played, by the colour on top
    strength: Annotated[Grid, "i1", SEATS, COLOURS]  # what these come to
    box: Annotated[Grid, "i1", SEATS, CARDS]  # 1 at each card that has left the game
    won: Annotated[Grid, "i1", SEATS, ALL_WAGONS]  # 1 at each wagon won


@rule
def encode(m: Memory, o: Sight) -> None:
    """Fill a blank observation, but for the mask."""
    encode_round(m, o)
    encode_wagons(m, o)
    for seat in range(m.seats):
        encode_seat(m, seat, o)


@rule
def from_own_seat(m: Memory, seat: int) -> int:
    """How many seats clockwise from one's own a seat is."""
    if m.seat == NOBODY or seat >= m.seat:
        return seat if m.seat == NOBODY else seat - m.seat
    return seat - m.seat + m.seats


@rule
def encode_round(m: Memory, o: Sight) -> None:
    """What is played, and how far it has gone."""
    o.harder = m.harder
    o.twos = m.twos
    o.seats = m.seats
    if m.round > 0:
        o.round[m.round - 1] = 1
    if m.first != NOBODY:
        o.first[from_own_seat(m, m.first)] = 1
    if m.turn != NOBODY:
        o.turn[from_own_seat(m, m.turn)] = 1


@rule
def encode_wagons(m: Memory, o: Sight) -> None:
    """Where the wagons are that nobody has won."""
    for colour in range(COLOURS):
        hidden = hidden_wagons(m, colour)
        for wagon in range(WAGONS):
            o.train[colour * WAGONS + wagon] = has(m.train[colour], wagon)
            o.treasury[colour * WAGONS + wagon] = has(hidden, wagon)


@rule
def encode_seat(m: Memory, seat: int, o: Sight) -> None:
    """What is known of one seat."""
    k = from_own_seat(m, seat)
    o.gang[k, m.gang[seat]] = 1
    o.passed[k] = has(m.passed, seat)
    o.hand_n[k] = m.hand_n[seat]
    o.hideout_n[k] = m.hideout_n[seat]
    hand = known_hand(m, seat)
    for card in range(CARDS):
        o.hand[k, card] = has(hand, card)
        o.box[k, card] = has(m.box[seat], card)
    for colour in range(COLOURS):
        encode_colour(m, seat, colour, o)


@rule
def encode_colour(m: Memory, seat: int, colour: int, o: Sight) -> None:
    """What a seat has played in a colour, and what it has won of it."""
    k = from_own_seat(m, seat)
    for card in range(CARDS):
        if has(m.lying[seat, colour], card):
            o.lying[k, colour * CARDS + card] = 1
            o.strength[k, colour] += value_in(card, colour)
    for wagon in range(WAGONS):
        o.won[k, colour * WAGONS + wagon] = has(m.won[seat, colour], wagon)
