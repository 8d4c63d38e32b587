"""What happens in Stealing: cards carried out, journeys, shots, punches, loot, meetings with the Marshal."""

from typing import TypeVar

from folsom.kernel.sealed import Event, Secret

from ..cards import JEWEL_DOLLARS, STRONGBOX_DOLLARS
from ..table.happenings import Happening
from ..table.vocabulary import Loot
from ..words import ACTION_WORDS, bandits_text
from .row import Reader, Row, bandit, dollars, loot, place, sealed


class Turned(Event, frozen=True):
    """The next card of the common pile was carried out."""

    seat: int
    card: str
    bandit: str
    face_down: bool
    """It lay face down until now."""


class Fizzled(Event, frozen=True):
    """A card could do nothing and was spent."""

    bandit: str
    action: str


class Journey(Event, frozen=True):
    """A bandit came from one place to another."""

    bandit: str
    start: str
    place: str


class Moved(Journey, frozen=True):
    """A bandit moved along the train."""


class Climbed(Journey, frozen=True):
    """A bandit climbed to the roof, or down."""


class Pushed(Journey, frozen=True):
    """A bandit was knocked into the next car, by a punch or by Django's shot."""


class MarshalMoved(Event, frozen=True):
    """The Marshal went into another car."""

    start: int
    car: int


class Shot(Event, frozen=True):
    """A bandit shot another, whose seat took the Bullet card."""

    bandit: str
    victim: str
    seat: int
    """The seat that took the bullet."""
    bullets_left: int
    """In the shooter's magazine."""
    way: str
    """inside, along (the roofs) or through (a roof)."""


class Punched(Event, frozen=True):
    """A bandit punched another."""

    bandit: str
    victim: str


class Dropped(Event, frozen=True):
    """A punched bandit lost a token, which fell where it stood."""

    victim: str
    loot: str
    place: str
    value: Secret[int]
    """In dollars: a purse's value is known to whoever lost it."""


class Took(Event, frozen=True):
    """A bandit took a token from where it stood."""

    bandit: str
    loot: str
    place: str
    value: Secret[int]
    """In dollars: a purse's value is known to whoever took it."""


class Snatched(Event, frozen=True):
    """Cheyenne took the purse that had just fallen."""

    bandit: str
    victim: str
    place: str
    value: Secret[int]
    """In dollars, known to Cheyenne's seat and to the one that lost the purse."""


class LeftLying(Event, frozen=True):
    """A bandit could have taken a purse, and let it lie."""

    bandit: str
    place: str


class Fled(Event, frozen=True):
    """A bandit met the Marshal and fled to the roof."""

    bandit: str
    place: str


class NeutralTaken(Event, frozen=True):
    """A bandit was hit by the Marshal, or by passengers, and its seat took a neutral bullet."""

    bandit: str
    seat: int
    bullets_left: int
    """In the common supply."""


class BulletsShort(Event, frozen=True):
    """The neutral bullets did not suffice for all who were hit, so nobody took one."""

    bandits: tuple[str, ...]
    bullets_left: int


class CardReturned(Event, frozen=True):
    """A card that was carried out went back to its owner."""

    seat: int
    card: str
    discarded: bool
    """Onto the discard pile; else under the deck."""


def worth(kind: int, units: int, *seats: int) -> Secret[int]:
    """What a token is worth: everybody knows but for a purse, which these seats alone have seen."""
    if kind == Loot.PURSE:
        return sealed(dollars(units), *seats)
    return JEWEL_DOLLARS if kind == Loot.JEWEL else STRONGBOX_DOLLARS


J = TypeVar("J", bound=Journey)
WAYS = ("inside", "along", "through")


def journey(kind: type[J]) -> Reader:
    """The reader of a kind of journey."""

    def read(row: Row) -> J:
        return kind(rule=row.rule, bandit=bandit(row.a), start=place(row.b), place=place(row.c))

    return read


def _shot(row: Row) -> Shot:
    victim = row.b
    return Shot(
        rule=row.rule,
        bandit=bandit(row.a),
        victim=bandit(victim),
        seat=row.owner(victim),
        bullets_left=row.c,
        way=WAYS[row.d],
    )


def _dropped(row: Row) -> Dropped:
    value = worth(row.b, row.d, row.owner(row.a))
    return Dropped(rule=row.rule, victim=bandit(row.a), loot=loot(row.b), place=place(row.c), value=value)


def _took(row: Row) -> Took:
    value = worth(row.b, row.d, row.owner(row.a))
    return Took(rule=row.rule, bandit=bandit(row.a), loot=loot(row.b), place=place(row.c), value=value)


def _snatched(row: Row) -> Snatched:
    value = sealed(dollars(row.d), row.owner(row.a), row.owner(row.b))
    return Snatched(
        rule=row.rule, bandit=bandit(row.a), victim=bandit(row.b), place=place(row.c), value=value
    )


def _neutral_taken(row: Row) -> NeutralTaken:
    return NeutralTaken(rule=row.rule, bandit=bandit(row.a), seat=row.owner(row.a), bullets_left=row.b)


def _turned(row: Row) -> Turned:
    card = row.card(row.a, row.b)
    return Turned(rule=row.rule, seat=row.a, card=card, bandit=bandit(row.c), face_down=row.d == 1)


def _card_returned(row: Row) -> CardReturned:
    return CardReturned(rule=row.rule, seat=row.a, card=row.card(row.a, row.b), discarded=row.c == 1)


READERS: dict[Happening, Reader] = {
    Happening.TURNED: _turned,
    Happening.FIZZLED: lambda row: Fizzled(rule=row.rule, bandit=bandit(row.a), action=ACTION_WORDS[row.b]),
    Happening.MOVED: journey(Moved),
    Happening.CLIMBED: journey(Climbed),
    Happening.PUSHED: journey(Pushed),
    Happening.MARSHAL_MOVED: lambda row: MarshalMoved(rule=row.rule, start=row.a, car=row.b),
    Happening.SHOT: _shot,
    Happening.PUNCHED: lambda row: Punched(rule=row.rule, bandit=bandit(row.a), victim=bandit(row.b)),
    Happening.DROPPED: _dropped,
    Happening.TOOK: _took,
    Happening.SNATCHED: _snatched,
    Happening.LEFT_LYING: lambda row: LeftLying(rule=row.rule, bandit=bandit(row.a), place=place(row.b)),
    Happening.FLED: lambda row: Fled(rule=row.rule, bandit=bandit(row.a), place=place(row.b)),
    Happening.NEUTRAL_TAKEN: _neutral_taken,
    Happening.BULLETS_SHORT: lambda row: BulletsShort(
        rule=row.rule, bandits=bandits_text(row.a), bullets_left=row.b
    ),
    Happening.CARD_RETURNED: _card_returned,
}
