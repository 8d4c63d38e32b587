"""What a table tells its journal: everything that happened to it, in the past tense.

A table is what its entries make of it, so an entry once written is understood for ever: fields are only
added, with defaults, and never change their meaning.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from folsom.play.gamefile import GameFile

from .settings import Settings


class Was(Struct, frozen=True, kw_only=True, tag_field="was", omit_defaults=True):
    """What every entry has: a tag."""


class Sitting(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who holds a seat."""

    user: str = ""
    program: bool = False
    bot: str = ""
    bandit: str = ""


class Created(Was, frozen=True, tag="created"):
    """A table was opened."""

    owner: str
    settings: Settings
    invitation: str
    follows: str = ""
    """The table of which this is the rematch."""
    seats: tuple[Sitting, ...] = ()
    """Who sits where from the start, at a rematch."""


class Configured(Was, frozen=True, tag="configured"):
    """Its owner changed it."""

    settings: Settings
    forget_bandits: bool = False
    """The bandits chosen before do not fit the new ruleset."""


class Invited(Was, frozen=True, tag="invited"):
    """Its link was changed."""

    invitation: str


class WatchSet(Was, frozen=True, tag="watch-set"):
    """Its owner allowed others to watch, or forbade it."""

    allowed: bool


class Sat(Was, frozen=True, tag="sat"):
    """A user, or a bot of a level, took a seat."""

    seat: int
    user: str = ""
    program: bool = False
    bot: str = ""


class Vacated(Was, frozen=True, tag="vacated"):
    """Seats became free, before the start."""

    seats: tuple[int, ...]
    owner: str = ""
    """Who owns the table now, if that is another."""


class Chosen(Was, frozen=True, tag="chosen"):
    """A seat's bandit was chosen."""

    seat: int
    bandit: str


class Started(Was, frozen=True, tag="started"):
    """The game began: everything to deal it again, with the key, which leaves the server only at the end."""

    file: GameFile


class Answered(Was, frozen=True, tag="answered"):
    """A seat answered: its person, a bot, or the clock for it."""

    seat: int
    answers: tuple[str, ...]
    how: Literal["person", "bot", "timeout", "failure"] = "person"
    """`failure`: the bot gave no legal answer in time, and the timeout's answer was played for it."""
    why: str = ""
    """Of a failure, for whoever runs the server; nobody at the table is told."""


class TakenBack(Was, frozen=True, tag="taken-back"):
    """A seat took back a message of its own.

    So many of the first messages stay. Of those after it stay the ones that are nobody's business: the secret
    ones of other seats, or, if the one taken back was secret itself, all of other seats.
    """

    seat: int
    stay: int


class Proposed(Was, frozen=True, tag="proposed"):
    """Somebody proposed something that everybody must agree to."""

    what: Literal["take-back", "pause", "resume", "rematch"]
    awaited: tuple[str, ...]
    """The users who must agree."""
    seat: int | None = None


class Agreed(Was, frozen=True, tag="agreed"):
    """Somebody agreed to a proposal while others have still to, or (no) brought it down.

    Whoever agrees last writes what was proposed (paused, resumed, taken-back, rematched) instead.
    """

    proposal: int
    yes: bool


class Paused(Was, frozen=True, tag="paused"):
    """The clocks stopped by agreement."""


class Resumed(Was, frozen=True, tag="resumed"):
    """The clocks run again."""


class BallotOpened(Was, frozen=True, tag="ballot-opened"):
    """The table votes about a seat that is missing."""

    seat: int
    closes: float
    voters: tuple[str, ...]


class Voted(Was, frozen=True, tag="voted"):
    """Somebody voted."""

    ballot: int
    choice: str


class BallotClosed(Was, frozen=True, tag="ballot-closed"):
    """A vote ended: wait, end, bot and its level, or back (the person is)."""

    ballot: int
    outcome: str


class TakenOver(Was, frozen=True, tag="taken-over"):
    """A bot plays a seat on, whose person has left and may come back."""

    seat: int
    bot: str


class Resigned(Was, frozen=True, tag="resigned"):
    """A seat gave up; a bot plays it on, unless nobody is left to play against."""

    seat: int
    bot: str


class Left(Was, frozen=True, tag="left"):
    """A person said goodbye while the game runs."""

    user: str


class Returned(Was, frozen=True, tag="returned"):
    """A person is back in its seats."""

    user: str


class Ended(Was, frozen=True, tag="ended"):
    """The table was closed before the game was played out."""

    why: Literal["closed"]


class Rematched(Was, frozen=True, tag="rematched"):
    """It goes on at another table."""

    table: str


class Said(Was, frozen=True, tag="said"):
    """Somebody talked."""

    user: str
    room: Literal["seats", "watchers"]
    text: str = ""
    phrase: str = ""


class Muted(Was, frozen=True, tag="muted"):
    """Somebody will not hear somebody else at this table, or again will."""

    by: str
    user: str
    on: bool


class Stopped(Was, frozen=True, tag="stopped"):
    """The server stopped: clocks stand still until it is back."""


class Slept(Was, frozen=True, tag="slept"):
    """Nobody was there, so the table was put away: its clocks (of days) go on."""


class Woke(Was, frozen=True, tag="woke"):
    """A server took the table up again, or noticed that it had stood still itself.

    The clocks go on from where the entry before this one left them: the time between is nobody's.
    """

    gift: float = 0.0
    """Seconds put on every bank that runs."""


Stored: TypeAlias = (
    Created
    | Configured
    | Invited
    | WatchSet
    | Sat
    | Vacated
    | Chosen
    | Started
    | Answered
    | TakenBack
    | Proposed
    | Agreed
    | Paused
    | Resumed
    | BallotOpened
    | Voted
    | BallotClosed
    | TakenOver
    | Resigned
    | Left
    | Returned
    | Ended
    | Rematched
    | Said
    | Muted
    | Stopped
    | Slept
    | Woke
)
