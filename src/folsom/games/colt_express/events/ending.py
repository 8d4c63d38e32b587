"""What happens at the end: purses are opened and counted, the prize is given, the richest wins."""

from folsom.kernel.sealed import Event

from ..table.happenings import Happening
from .row import Reader, bandit, dollars


class PurseCounted(Event, frozen=True):
    """Purses of a bandit were opened: so many of this value."""

    bandit: str
    value: int
    """In dollars, of each."""
    count: int


class PrizeWon(Event, frozen=True):
    """A seat is Gunslinger, alone or with others."""

    seat: int


class Scored(Event, frozen=True):
    """A seat's money was counted, the prize included."""

    seat: int
    dollars: int


class Won(Event, frozen=True):
    """A seat won, alone or with others."""

    seat: int


READERS: dict[Happening, Reader] = {
    Happening.PURSE_COUNTED: lambda row: PurseCounted(
        rule=row.rule, bandit=bandit(row.a), value=dollars(row.b), count=row.c
    ),
    Happening.PRIZE_WON: lambda row: PrizeWon(rule=row.rule, seat=row.a),
    Happening.SCORED: lambda row: Scored(rule=row.rule, seat=row.a, dollars=row.b),
    Happening.WON: lambda row: Won(rule=row.rule, seat=row.a),
}
