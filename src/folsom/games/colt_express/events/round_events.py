"""What happens at the end of a round: the event on the Round card."""

from folsom.kernel.sealed import Event, Secret

from ..table.happenings import Happening
from ..table.vocabulary import NOWHERE
from ..words import EVENT_WORDS
from .row import Reader, Row, bandit, dollars, place, sealed
from .stealing import Journey, journey


class EventBegan(Event, frozen=True):
    """The event on the Round card took place."""

    event: str


class Thrown(Journey, frozen=True):
    """The train threw a bandit along the roofs."""


class StrongboxLaid(Event, frozen=True):
    """The second strongbox was put where the Marshal is."""

    place: str


class PurseLost(Event, frozen=True):
    """A bandit lost its least valuable purse to the Marshal."""

    bandit: str
    place: str | None
    """Where it lies now; None if it left the game."""
    value: Secret[int]


class RansomPaid(Event, frozen=True):
    """A bandit was paid a ransom: a purse that everybody knows to be worth $250."""

    bandit: str


def _purse_lost(row: Row) -> PurseLost:
    where = place(row.b) if row.b != NOWHERE else None
    return PurseLost(
        rule=row.rule,
        bandit=bandit(row.a),
        place=where,
        value=sealed(dollars(row.c), row.owner(row.a)),
    )


READERS: dict[Happening, Reader] = {
    Happening.EVENT_BEGAN: lambda row: EventBegan(rule=row.rule, event=EVENT_WORDS[row.a]),
    Happening.THROWN: journey(Thrown),
    Happening.STRONGBOX_LAID: lambda row: StrongboxLaid(rule=row.rule, place=place(row.a)),
    Happening.PURSE_LOST: _purse_lost,
    Happening.RANSOM_PAID: lambda row: RansomPaid(rule=row.rule, bandit=bandit(row.a)),
}
