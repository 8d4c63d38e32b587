"""What a seat knows: all that it has ever been shown, as a record of fixed size, filled by whitelist.

Everything played, won or put away was open when it happened (R11, R19, R20), and cards that came back from
the table were seen by all (R21, R22): whoever remembers it all knows what the memory says. Hidden from a seat
are the rest of the others' hands, the order of every hideout, its own included, and the order of the
treasury.
"""

from typing import Annotated

import msgspec

from folsom.kernel.bits import count
from folsom.kernel.record import Byte, Cells, Fields, Grid, Short
from folsom.kernel.rule import rule

from .cards import CARDS, COLOURS, GANGS, LETTERS, WAGONS, card_names, members, play_name, wagon_names
from .rules import ending
from .table import NOBODY, SEATS, Heist, Phase


class Memory(Fields):
    """What one seat knows; seat -1 is a spectator, who holds no hand."""

    seat: Byte
    harder: Byte
    twos: Byte
    seats: Byte
    gang: Annotated[Cells, "i1", 4]
    round: Byte
    phase: Byte
    first: Byte
    turn: Byte
    passed: Byte

    hand: Short  # its own, as a mask
    seen: Annotated[Cells, "i2", 4]  # cards in each hand that everybody has seen
    lying: Annotated[Grid, "i2", 4, 3]
    box: Annotated[Cells, "i2", 4]
    hand_n: Annotated[Cells, "i1", 4]
    hideout_n: Annotated[Cells, "i1", 4]

    treasury_n: Annotated[Cells, "i1", 3]
    train: Annotated[Cells, "i1", 3]
    won: Annotated[Grid, "i1", 4, 3]

    score: Annotated[Cells, "i1", 4]  # counted at the end only
    winners: Byte  # mask of seats


@rule
def recall(h: Heist, seat: int, m: Memory) -> None:
    """Fill a memory with all that a seat (-1: a spectator) has seen (R5, R11, R24, V22)."""
    m.seat = seat
    if seat != NOBODY:
        m.hand = h.hand[seat]
    _recall_round(h, m)
    for other in range(h.seats):
        _recall_gang(h, other, m)
    for colour in range(COLOURS):
        m.treasury_n[colour] = h.treasury_n[colour]
        m.train[colour] = h.train[colour]
    if h.phase == Phase.OVER:
        _recall_result(h, m)


@rule
def glimpse(h: Heist, seat: int, m: Memory) -> None:
    """The same: nothing that this memory holds takes long to tell."""
    recall(h, seat, m)


@rule
def _recall_round(h: Heist, m: Memory) -> None:
    m.harder = h.harder
    m.twos = h.twos
    m.seats = h.seats
    m.round = h.round
    m.phase = h.phase
    m.first = h.first
    m.turn = h.turn
    m.passed = h.passed


@rule
def _recall_gang(h: Heist, other: int, m: Memory) -> None:
    m.gang[other] = h.gang[other]
    m.seen[other] = h.seen[other]
    m.box[other] = h.box[other]
    m.hand_n[other] = count(h.hand[other])
    m.hideout_n[other] = h.hideout_n[other]
    for colour in range(COLOURS):
        m.lying[other, colour] = h.lying[other, colour]
        m.won[other, colour] = h.won[other, colour]


@rule
def _recall_result(h: Heist, m: Memory) -> None:
    for other in range(h.seats):
        m.score[other] = ending.score(h, other)
        if ending.has_won(h, other):
            m.winners |= 1 << other


class SeatKnowledge(msgspec.Struct, frozen=True):
    """What is known of one seat."""

    gang: str
    hand: tuple[str, ...]
    """The cards that are known to be in its hand: all of one's own, and those of others that were seen."""
    hand_size: int
    unseen: tuple[str, ...]
    """The cards in its hand or its hideout, nobody can say where; of one's own gang: in the hideout."""
    hideout_size: int
    played: tuple[str, ...]
    box: tuple[str, ...]
    won: tuple[str, ...]
    passed: bool


class Knowledge(msgspec.Struct, frozen=True):
    """All that a seat has ever seen."""

    seat: int | None
    harder: bool
    twos: bool
    round: int
    first: int
    turn: int | None
    seats: tuple[SeatKnowledge, ...]
    train: tuple[str, ...]
    treasury: dict[str, tuple[str, ...]]
    """The wagons that are still in each stack, in no order."""


def knowledge_of(m: Memory) -> Knowledge:
    """The memory as a typed value."""
    return Knowledge(
        seat=m.seat if m.seat != NOBODY else None,
        harder=m.harder == 1,
        twos=m.twos == 1,
        round=m.round,
        first=m.first,
        turn=m.turn if m.turn != NOBODY else None,
        seats=tuple(_seat_knowledge(m, seat) for seat in range(m.seats)),
        train=wagons_by_colour(m.train),
        treasury={
            letter: wagon_names(colour, hidden_wagons(m, colour)) for colour, letter in enumerate(LETTERS)
        },
    )


def _seat_knowledge(m: Memory, seat: int) -> SeatKnowledge:
    return SeatKnowledge(
        gang=GANGS[m.gang[seat]],
        hand=card_names(known_hand(m, seat)),
        hand_size=m.hand_n[seat],
        unseen=card_names(unseen_cards(m, seat)),
        hideout_size=m.hideout_n[seat],
        played=plays(m.lying[seat]),
        box=card_names(m.box[seat]),
        won=wagons_by_colour(m.won[seat]),
        passed=m.passed >> seat & 1 == 1,
    )


# --- what follows from a memory; rules, since `imagine` computes with them


@rule
def known_hand(m: Memory, seat: int) -> int:
    """The cards that the memory's seat knows to be in somebody's hand."""
    if seat == m.seat:
        return m.hand
    return m.seen[seat]


@rule
def unseen_cards(m: Memory, seat: int) -> int:
    """The cards of a gang that may be in its hideout or, of another's, in its hand."""
    found = known_hand(m, seat) | m.box[seat]
    for colour in range(COLOURS):
        found |= m.lying[seat, colour]
    return ((1 << CARDS) - 1) & ~found


@rule
def hidden_wagons(m: Memory, colour: int) -> int:
    """The wagons of a colour that have not been turned up."""
    found = m.train[colour]
    for seat in range(SEATS):
        found |= m.won[seat, colour]
    return ((1 << WAGONS) - 1) & ~found


def plays(lying: Cells) -> tuple[str, ...]:
    """The cards that lie in front of a seat, colour by colour."""
    return tuple(play_name(card, colour) for colour in range(COLOURS) for card in members(lying[colour]))


def wagons_by_colour(masks: Cells) -> tuple[str, ...]:
    """The names of wagons, colour by colour."""
    return tuple(name for colour in range(COLOURS) for name in wagon_names(colour, masks[colour]))
