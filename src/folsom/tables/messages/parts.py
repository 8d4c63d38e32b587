"""The parts of what a client is told."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Raw, Struct

from folsom.play.question import Outcome
from folsom.tables.ports import Status

from .settings import Settings


class Told(Struct, frozen=True, kw_only=True):
    """Something that happened in the game, as this audience may know it."""

    rule: str
    """The rule by which it happened."""
    event: Raw
    """The event: an object with the tag "type", of the game's own document."""
    text: str
    """It as an English sentence; empty if it is not worth one."""


class Asked(Struct, frozen=True, kw_only=True):
    """A question that one's own seat owes an answer to."""

    id: str
    kind: str
    seat: int
    bandit: str
    answers: tuple[str, ...]


class GamePart(Struct, frozen=True, kw_only=True):
    """The game as this audience sees it."""

    view: Raw
    owed: tuple[int, ...]
    """The seats that owe an answer."""
    question: Asked | None = None
    """What one's own seat is asked."""
    outcome: Outcome | None = None


class SeatPart(Struct, frozen=True, kw_only=True):
    """A seat at the table."""

    user: str = ""
    name: str = ""
    program: bool = False
    bandit: str = ""
    """Before the start what was chosen, empty for chance; then what the game calls the seat."""
    bot: str = ""
    """The level of the bot that plays here now."""
    resigned: bool = False
    away: bool = False
    """Its person has left, and may come back."""


class Face(Struct, frozen=True, kw_only=True):
    """A seat's clock."""

    left: float
    """Seconds, as of the frame's `at`."""
    runs: bool


class Proposal(Struct, frozen=True, kw_only=True):
    """Somebody proposes something, and everybody must agree."""

    id: int
    what: Literal["take-back", "pause", "resume", "rematch"]
    by: str
    seat: int | None
    agreed: tuple[str, ...]
    awaited: tuple[str, ...]


class Ballot(Struct, frozen=True, kw_only=True):
    """The table votes about a seat that is missing."""

    id: int
    seat: int
    closes: float
    voters: tuple[str, ...]
    choices: Mapping[str, str]
    """By user: wait, end, or bot and its level ("bot outlaw")."""


class TablePart(Struct, frozen=True, kw_only=True):
    """Everything about the table that is not the game itself."""

    status: Status
    owner: str
    settings: Settings
    seats: tuple[SeatPart, ...]
    game: str
    key_hash: str = ""
    """SHA-256 of the chance key, from the start on."""
    key: str = ""
    """The key itself, once it is over."""
    ended: str = ""
    """Why it is over: played, resigned, voted (to end it), closed."""
    proposal: Proposal | None = None
    ballot: Ballot | None = None
    rematch: str = ""
    """The table where it goes on."""


class Line(Struct, frozen=True, kw_only=True):
    """A line of the table's chat."""

    line: int
    at: float
    user: str
    name: str
    room: Literal["seats", "watchers"]
    text: str = ""
    phrase: str = ""
