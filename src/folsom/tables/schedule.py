"""What a table does by itself, and when: votes end, clocks run out, bots answer, votes begin."""

from .house import House
from .messages import Answered, Stored
from .ports import Luck
from .sitters import Sitters, clocks_row
from .state import Table
from .votes import ballot_due, opened, run_out


def next_due(table: Table, house: House, sitters: Sitters, absent: dict[str, float]) -> float | None:
    """When the table must do something next."""
    if not table.runs:
        return None
    dues = [sitters.next_due(), table.ballot.closes if table.ballot is not None else None]
    dues += [table.timing.deadline(seat, house.breath) for seat in table.owed()]
    ballot = ballot_due(table, house, absent)
    dues.append(ballot[0] if ballot is not None else None)
    return min((due for due in dues if due is not None), default=None)


def due_now(
    table: Table, at: float, house: House, sitters: Sitters, absent: dict[str, float], luck: Luck
) -> Stored | None:
    """The first thing that is due, in this order."""
    if not table.runs or table.play is None:
        return None
    if table.ballot is not None and table.ballot.closes <= at:
        return run_out(table.ballot)
    for seat in table.owed():
        deadline = table.timing.deadline(seat, house.breath)
        if deadline is not None and deadline <= at:
            return Answered(seat=seat, answers=clocks_row(table.play, seat, luck), how="timeout")
    answer = sitters.release(table, at)
    if answer is not None:
        return answer
    ballot = ballot_due(table, house, absent)
    return opened(table, ballot[1], at, house, absent) if ballot is not None and ballot[0] <= at else None
