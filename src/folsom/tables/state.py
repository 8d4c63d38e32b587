"""What a table is: everything that follows from its journal, and nothing else.

Only `fold` changes it. Whoever reads the same entries has the same table.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from .clock import Timing
from .messages import Ballot, Line, NoClock, Proposal, Settings
from .playing import Play
from .ports import Status
from .replies import Replies

LINES_KEPT: Final = 50


@dataclass(slots=True)
class Seat:
    """A chair at the table."""

    user: str = ""
    """The person it belongs to, even while a bot plays it."""
    program: bool = False
    bandit: str = ""
    """What was chosen; empty for chance."""
    bot: str = ""
    """The level of the bot that plays it now."""
    resigned: bool = False
    left_at: float | None = None
    """When its person said goodbye, and has not come back since."""
    timed_out: float | None = None
    """When the clock first answered for it since its person last did."""
    waited: float = 0.0
    """When the table last voted to wait for it."""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit here."""
        return not self.user and not self.bot

    @property
    def is_played(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.user) and not self.bot and not self.resigned


@dataclass(slots=True)
class Table:
    """A table."""

    id: str
    number: int = 0
    """The number of the last entry."""
    at: float = 0.0
    """Its time."""
    touched: float = 0.0
    """When everybody could last see that something happened."""
    created: float = 0.0
    status: Status = "lobby"
    owner: str = ""
    settings: Settings = field(default_factory=lambda: Settings(ruleset="", seats=1))
    invitation: str = ""
    follows: str = ""
    seats: list[Seat] = field(default_factory=list)
    play: Play | None = None
    timing: Timing = field(default_factory=lambda: Timing(NoClock()))
    asked: dict[int, float] = field(default_factory=dict)
    """Since when, for all to see, each seat has owed its answer."""
    stopped: bool = False
    """The server has stopped, and has not yet taken it up again."""
    slept: bool = False
    """It was put away, its clocks going on."""
    woke: float = 0.0
    """When a server last took it up again: before that nobody was missing."""
    paused: float = 0.0
    ended: str = ""
    rematch: str = ""
    proposal: Proposal | None = None
    ballot: Ballot | None = None
    counted: int = 0
    """Proposals and ballots so far: their ids."""
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=LINES_KEPT))
    lines: int = 0
    muted: set[tuple[str, str]] = field(default_factory=set)
    """Who will not hear whom."""
    heard: dict[int, int] = field(default_factory=dict)
    """The number of the last update of each audience."""
    replies: Replies = field(default_factory=Replies)

    def seats_of(self, user: str) -> tuple[int, ...]:
        """The seats that belong to a user."""
        return tuple(number for number, seat in enumerate(self.seats) if user and seat.user == user)

    def players(self) -> tuple[str, ...]:
        """The people who play now, each once."""
        return tuple(dict.fromkeys(seat.user for seat in self.seats if seat.is_played))

    def people(self) -> tuple[str, ...]:
        """The people to whom the seats belong, each once."""
        return tuple(dict.fromkeys(seat.user for seat in self.seats if seat.user))

    def audiences(self) -> tuple[int, ...]:
        """Those who watch, and every seat."""
        return (-1, *range(len(self.seats)))

    def owed(self) -> tuple[int, ...]:
        """The seats that owe an answer, while the game runs."""
        return self.play.game.owed if self.play is not None and self.status in ("running", "paused") else ()

    @property
    def runs(self) -> bool:
        """Whether the game runs and nothing has stopped it."""
        return self.status == "running" and not self.stopped
