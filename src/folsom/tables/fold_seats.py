"""What entries about a table, its seats and its people change."""

import msgspec

from .clock import Timing
from .effect import Effect
from .messages import (
    Chosen,
    Configured,
    Created,
    Ended,
    Invited,
    Left,
    Rematched,
    Returned,
    Sat,
    TakenOver,
    Vacated,
    WatchSet,
)
from .state import Seat, Table

TableEntry = (
    Created
    | Configured
    | Invited
    | WatchSet
    | Sat
    | Vacated
    | Chosen
    | Ended
    | TakenOver
    | Left
    | Returned
    | Rematched
)


def fold_seats(table: Table, was: TableEntry, at: float) -> Effect:
    """Carry out an entry; everybody sees what it changes."""
    effect = Effect(part=True)
    match was:
        case Created():
            _create(table, was, at)
        case Configured():
            _configure(table, was)
        case Invited(invitation=invitation):
            table.invitation = invitation
            effect.leaving = True
        case WatchSet(allowed=allowed):
            table.settings = msgspec.structs.replace(table.settings, watch=allowed)
            effect.leaving = not allowed
        case Ended(why=why):
            table.status, table.ended = "over", why
            table.proposal = table.ballot = None
        case Rematched(table=other):
            table.rematch, table.proposal = other, None
        case _:
            effect.seat = _sit(table, was, at)
    return effect


def _create(table: Table, was: Created, at: float) -> None:
    table.created, table.owner, table.invitation, table.follows = at, was.owner, was.invitation, was.follows
    table.settings = was.settings
    table.timing = Timing(was.settings.clock)
    table.seats = [Seat() for _ in range(was.settings.seats)]
    for seat, sitting in zip(table.seats, was.seats, strict=False):
        seat.user, seat.program = sitting.user, sitting.program
        seat.bot, seat.bandit = sitting.bot, sitting.bandit


def _configure(table: Table, was: Configured) -> None:
    table.settings = was.settings
    table.timing = Timing(was.settings.clock)
    table.seats = [*table.seats, *(Seat() for _ in range(was.settings.seats))][: was.settings.seats]
    for seat in table.seats if was.forget_bandits else ():
        seat.bandit = ""


def _sit(table: Table, was: TableEntry, at: float) -> int | None:
    """Who sits where, and who plays there; the seat that it is about, if it is one."""
    match was:
        case Sat(seat=number):
            bandit = table.seats[number].bandit
            table.seats[number] = Seat(user=was.user, program=was.program, bot=was.bot, bandit=bandit)
            return number
        case Vacated(seats=numbers):
            for number in numbers:
                table.seats[number] = Seat()
            table.owner = was.owner or table.owner
        case Chosen(seat=number, bandit=bandit):
            table.seats[number].bandit = bandit
            return number
        case TakenOver(seat=number, bot=bot):
            table.seats[number].bot = bot
            forget_ballot(table, number)
            return number
        case Left(user=user):
            for number in table.seats_of(user):
                table.seats[number].left_at = at
        case Returned(user=user):
            _bring_back(table, user)
    return None


def _bring_back(table: Table, user: str) -> None:
    for number in table.seats_of(user):
        seat = table.seats[number]
        seat.left_at = None
        seat.timed_out = None
        if not seat.resigned:
            seat.bot = ""
        forget_ballot(table, number)


def forget_ballot(table: Table, seat: int) -> None:
    """Nobody needs to vote about this seat any more."""
    if table.ballot is not None and table.ballot.seat == seat:
        table.ballot = None
