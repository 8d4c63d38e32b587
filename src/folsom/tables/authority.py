"""Who may look at what, and be told what: decided here and nowhere else.

A seat is looked through by its person alone. Those without a seat see what no seat keeps secret, if the owner
allows it and, at a table joined by link, if they have the link.
"""

from .case import Case
from .refusal import Refusal
from .state import Table

NO_TABLE = "there is no such table, or it is not yours to see"


def is_seated(table: Table, user: str) -> bool:
    """Whether the user holds a seat or owns the table."""
    return bool(user) and (user == table.owner or bool(table.seats_of(user)))


def may_enter(case: Case) -> bool:
    """Whether the user may know what the table is: whoever has a seat or the link; all, if it is public."""
    return is_seated(case.table, case.user.id) or case.table.settings.public or case.invited


def may_watch(case: Case) -> bool:
    """Whether the user may see the table without a seat."""
    if is_seated(case.table, case.user.id):
        return True
    return may_enter(case) and (case.table.settings.watch or case.table.status == "lobby")


def must_enter(case: Case) -> None:
    """Refuse who may not even know that there is a table."""
    if not may_enter(case):
        raise Refusal("no-table", NO_TABLE)


def must_look(case: Case, seat: int | None) -> None:
    """Refuse who may not see the table with these eyes (None: of those who watch)."""
    must_enter(case)
    if seat is not None:
        case.own_seat(seat)
    elif not may_watch(case):
        raise Refusal("not-allowed", "the owner of the table allows nobody to watch")


def may_replay(case: Case, seat: int | None) -> bool:
    """Whether the user may see the game so far with these eyes; once it is over, with any."""
    if case.table.status == "over" and case.table.play is not None:
        return may_enter(case)
    if seat is not None:
        return seat in case.table.seats_of(case.user.id)
    return may_watch(case)
