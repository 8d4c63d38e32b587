"""What requests bring and responses give, as far as the tables' own messages do not say it."""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from folsom.server.names import LONGEST
from folsom.server.rules import Progress
from folsom.tables.messages import Key, Settings
from folsom.tables.ports import Report, TableRow

Secret = Annotated[str, Meta(max_length=64)]
PersonName = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST)]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every body of a request has: no field that nobody knows."""


# ---------------------------------------------------------------- coming in


class Arriving(Body, frozen=True):
    """I come in."""

    name: PersonName
    invitation: Secret = ""
    """Where nobody gets in without: the house's invitation, or that of `table`."""
    table: Annotated[str, Meta(max_length=64)] = ""


class Returning(Body, frozen=True):
    """I come back, by what stands in my return link after the #."""

    secret: Secret


class Person(Struct, frozen=True, kw_only=True):
    """Somebody, as it sees itself."""

    id: str
    name: str
    program: bool
    created: float


class Program(Struct, frozen=True, kw_only=True):
    """A program that has come in, and the token by which it is known: it is shown this once."""

    person: Person
    token: str


class Renaming(Body, frozen=True):
    """Another name."""

    name: PersonName


class Link(Struct, frozen=True, kw_only=True):
    """A link to share, also as a QR code."""

    link: str
    picture: str
    """The QR code as an SVG."""


class Device(Struct, frozen=True, kw_only=True):
    """A browser, or a program's token, by which somebody is known."""

    id: str
    kind: str
    created: float
    expires: float
    current: bool
    """It is this one."""


class Blocked(Struct, frozen=True, kw_only=True):
    """Somebody of whom one wants to hear nothing."""

    id: str
    name: str


class Kept(Struct, frozen=True, kw_only=True):
    """All that is kept of somebody, but for its games: those are at its tables."""

    person: Person
    seen: float
    devices: tuple[Device, ...]
    blocked: tuple[Blocked, ...]
    tables: Sequence[TableRow]


# ---------------------------------------------------------------- the house


class Switch(Struct, frozen=True, kw_only=True):
    """A switch of a ruleset."""

    name: str
    sentence: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    """What it may be; empty for any number or text that its sentence describes."""


class Choosable(Struct, frozen=True, kw_only=True):
    """Something that players may settle at set-up, and chance settles otherwise."""

    name: str
    sentence: str


class RulesetPart(Struct, frozen=True, kw_only=True):
    """A ruleset that can be played."""

    name: str
    sentence: str
    seats: tuple[int, ...]
    """How many seats it can be played with."""
    seat_names: tuple[str, ...]
    """What a seat may choose to be; empty where its name is nobody's choice."""
    switches: tuple[Switch, ...]


class GameDocument(Struct, frozen=True, kw_only=True):
    """A game that can be played."""

    name: str
    title: str
    rulesets: tuple[RulesetPart, ...]
    choices: tuple[Choosable, ...]


class Level(Struct, frozen=True, kw_only=True):
    """A level of bot."""

    name: str
    seconds: float
    """The longest that it may think about an answer."""


class HouseDocument(Struct, frozen=True, kw_only=True):
    """What there is to know of this server before anything else."""

    version: str
    invite_only: bool
    games: tuple[GameDocument, ...]
    levels: tuple[Level, ...]
    stand_in: str
    bot_delay: float
    phrases: Mapping[str, str]
    """The quick phrases: what is sent, and what it says in English."""
    rules: tuple[Progress, ...]
    """How far the rules of each game are compiled."""


class Rule(Struct, frozen=True, kw_only=True):
    """A rule of a game."""

    id: str
    kind: str
    heading: str
    sentence: str


# ---------------------------------------------------------------- tables


class Opening(Body, frozen=True):
    """I open a table. The same key again is the same table again."""

    key: Key
    settings: Settings


class Opened(Struct, frozen=True, kw_only=True):
    """A table that was opened, and the link by which others come to it."""

    table: str
    invitation: str
    link: str


class Tables(Struct, frozen=True, kw_only=True):
    """A list of tables."""

    tables: Sequence[TableRow]


# ---------------------------------------------------------------- running the house


class Reports(Struct, frozen=True, kw_only=True):
    """What people have reported."""

    reports: Sequence[Report]


class Banning(Body, frozen=True):
    """Keep a user out for so many days; 0 lets it in again."""

    days: Annotated[float, Meta(ge=0, le=36_500)]


class Answering(Body, frozen=True):
    """A report has been looked at."""

    closed: bool = True


class Invitation(Struct, frozen=True, kw_only=True):
    """The house's invitation."""

    link: str


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    status: str
    rules: Mapping[str, bool] = {}
    """By game: whether its rules are compiled."""
