"""What lies on the table for a seat: made from what the seat remembers, never from the record.

A view shows what one could see by looking, not all one could remember: of others the number of cards in hand,
hideout, box and won stack, no faces (V22); cards that came back from the table are not marked; points come at
the end.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from folsom.kernel.bits import count
from folsom.kernel.record import Cells
from folsom.kernel.sealed import Event, shown

from . import events
from .cards import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    GANGS,
    LETTERS,
    WAGON_ORDER,
    card_names,
    members,
    play_name,
    value_of,
)
from .knowledge import Memory, plays, wagons_by_colour
from .table import NOBODY, Phase

PLAY_ORDER = tuple(play_name(card, colour) for colour in range(COLOURS) for card in range(CARDS))
PHASES = {Phase.SETUP: "setup", Phase.ROBBERY: "robbery", Phase.OVER: "over"}


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one seat."""

    gang: str
    hand_size: int
    hideout_size: int
    box_size: int
    won_size: int
    played: tuple[str, ...]
    """Its cards on the table, colour by colour: "Y7R2>Y" (R11)."""
    strength: tuple[int, ...]
    """What they add up to in each colour (R18)."""
    passed: bool
    score: int | None
    """Its points, once the game is over."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    phase: str
    round: int
    first: int | None
    turn: int | None
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    """One's own cards."""
    won: tuple[str, ...]
    """The wagons one has won oneself (R24)."""
    train: tuple[str, ...]
    treasury: tuple[int, ...]
    """How many wagons are left in each stack."""
    winners: tuple[int, ...]


# ---------------------------------------------------------------- from a memory


def view_of(m: Memory) -> View:
    """What the memory's seat sees now."""
    watching = m.seat == NOBODY
    return View(
        seat=None if watching else m.seat,
        phase=PHASES[Phase(m.phase)],
        round=m.round,
        first=m.first if m.first != NOBODY else None,
        turn=m.turn if m.phase == Phase.ROBBERY else None,
        seats=tuple(_seat_view(m, seat) for seat in range(m.seats)),
        hand=card_names(m.hand),
        won=() if watching else wagons_by_colour(m.won[m.seat]),
        train=wagons_by_colour(m.train),
        treasury=tuple(m.treasury_n),
        winners=members(m.winners),
    )


def _seat_view(m: Memory, seat: int) -> SeatView:
    lying = m.lying[seat]
    return SeatView(
        gang=GANGS[m.gang[seat]],
        hand_size=m.hand_n[seat],
        hideout_size=m.hideout_n[seat],
        box_size=count(m.box[seat]),
        won_size=sum(count(wagons) for wagons in m.won[seat]),
        played=plays(lying),
        strength=_strengths(lying),
        passed=m.passed >> seat & 1 == 1,
        score=m.score[seat] if m.phase == Phase.OVER else None,
    )


def _strengths(lying: Cells) -> tuple[int, ...]:
    return tuple(sum(value_of(card, colour) for card in members(lying[colour])) for colour in range(COLOURS))


# ---------------------------------------------------------------- from a view and what happened


def fold(view: View, event: Event) -> View:
    """The view after an event, redacted for the view's seat."""
    match event:
        case events.TreasuryStacked(wagons=wagons):
            return replace(view, treasury=(wagons,) * COLOURS)
        case events.GangHid(seat=seat, gang=gang, cards=cards):
            return _with_seat(view, seat, gang=gang, hideout_size=cards)
        case events.MarkerPassed(seat=seat):
            return replace(view, first=seat)
        case events.WagonsCoupled():
            return _begin_round(view, event)
        case events.Sent():
            return _send(view, event)
        case events.Passed(seat=seat):
            return _next_turn(_with_seat(view, seat, passed=True), seat)
        case events.WagonsWon():
            return _win(view, event)
        case events.CardsBoxed(seat=seat, colour=colour, cards=cards):
            boxed = _with_seat(view, seat, box_size=view.seats[seat].box_size + len(cards))
            return _clear(boxed, seat, colour)
        case events.CardsReturned(seat=seat, colour=colour, cards=cards):
            return _clear(_take(view, seat, len(cards), cards), seat, colour)
        case events.CardsDrawn():
            return _draw(view, event)
        case events.GameEnded():
            return replace(view, phase="over", turn=None)
        case events.Scored(seat=seat, points=points):
            return _with_seat(view, seat, score=points)
        case events.Won(seat=seat):
            return replace(view, winners=(*view.winners, seat))
    return view


def _with_seat(view: View, seat: int, **changes: object) -> View:
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


def _begin_round(view: View, event: events.WagonsCoupled) -> View:
    return replace(
        view,
        phase="robbery",
        round=event.round,
        turn=view.first,
        train=_sorted(view.train + event.wagons, WAGON_ORDER),
        treasury=tuple(left - 1 for left in view.treasury),
        seats=tuple(replace(seat, passed=False) for seat in view.seats),
    )


def _send(view: View, event: events.Sent) -> View:
    seat, colour = view.seats[event.seat], LETTERS.index(event.colour)
    after = _with_seat(
        view,
        event.seat,
        hand_size=seat.hand_size - 1,
        played=_sorted((*seat.played, f"{event.card}>{event.colour}"), PLAY_ORDER),
        strength=_with_cell(seat.strength, colour, seat.strength[colour] + event.value),
    )
    if event.seat == view.seat:
        after = replace(after, hand=tuple(card for card in view.hand if card != event.card))
    return _next_turn(after, event.seat)


def _next_turn(view: View, seat: int) -> View:
    """The next seat clockwise that has not passed (R8, R12, V1)."""
    around = (*range(seat + 1, len(view.seats)), *range(seat + 1))
    return replace(view, turn=next((other for other in around if not view.seats[other].passed), None))


def _win(view: View, event: events.WagonsWon) -> View:
    size = view.seats[event.seat].won_size + len(event.wagons)
    after = _with_seat(view, event.seat, won_size=size)
    after = replace(after, train=tuple(wagon for wagon in view.train if wagon not in event.wagons))
    if event.seat == view.seat:
        after = replace(after, won=_sorted(view.won + event.wagons, WAGON_ORDER))
    return after


def _clear(view: View, seat: int, colour: str) -> View:
    """A seat's cards of a colour leave the table."""
    before = view.seats[seat]
    return _with_seat(
        view,
        seat,
        played=tuple(play for play in before.played if not play.endswith(colour)),
        strength=_with_cell(before.strength, LETTERS.index(colour), 0),
    )


def _draw(view: View, event: events.CardsDrawn) -> View:
    left = view.seats[event.seat].hideout_size - event.number
    after = _with_seat(view, event.seat, hideout_size=left)
    return _take(after, event.seat, event.number, shown(event.cards) or ())


def _take(view: View, seat: int, number: int, cards: tuple[str, ...]) -> View:
    """Cards come into a hand; whose they are sees the faces there."""
    after = _with_seat(view, seat, hand_size=view.seats[seat].hand_size + number)
    if seat == view.seat:
        after = replace(after, hand=_sorted(view.hand + cards, CARD_NAMES))
    return after


def _with_cell(cells: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*cells[:place], value, *cells[place + 1 :])


def _sorted(names: Iterable[str], order: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(names, key=order.index))
