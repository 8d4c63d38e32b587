"""Giving up, and coming back."""

from .case import Case
from .messages import Rejoin, Resign, Resigned, Returned
from .refusal import Refusal


def resign(case: Case, command: Resign) -> Resigned:
    """A seat gives up for good; a bot plays it on while others play."""
    if case.table.status not in ("running", "paused"):
        case.must_run()
    seat = case.own_seat(command.seat)
    if seat.resigned:
        raise Refusal("not-now", f"seat {command.seat} has resigned already")
    return Resigned(seat=command.seat, bot=case.table.settings.stand_in or case.house.stand_in)


def rejoin(case: Case, command: Rejoin) -> Returned:
    """A person is back in its seats, whoever has played them."""
    del command
    own = [case.table.seats[number] for number in case.table.seats_of(case.user.id)]
    if not own:
        raise Refusal("not-yours", "you have no seat at this table")
    if case.table.status not in ("running", "paused"):
        case.must_run()
    if all(seat.resigned for seat in own):
        raise Refusal("not-now", "who has resigned does not come back")
    return Returned(user=case.user.id)
