"""What a table says to a client."""

from typing import Literal, TypeAlias

from msgspec import Struct

from .parts import Face, GamePart, Line, TablePart, Told


class Frame(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """What every frame has: a tag."""


class Welcome(Frame, frozen=True, tag="welcome"):
    """All of it, as it is now; the answer to a sync whose updates are gone."""

    table: str
    seat: int | None
    """The seat whose eyes these are; None: somebody who watches."""
    epoch: str
    """Numbers of updates may be compared within one epoch only."""
    number: int
    at: float
    part: TablePart
    mine: tuple[int, ...] = ()
    """The seats that this user holds."""
    game: GamePart | None = None
    clocks: tuple[Face, ...] = ()
    chat: tuple[Line, ...] = ()
    present: tuple[str, ...] = ()
    invitation: str = ""
    """The link's secret: to those who sit, at a table joined by link."""


class Update(Frame, frozen=True, tag="update"):
    """Something happened. Numbers of one audience have no gaps: whoever finds one asks for a sync."""

    number: int
    at: float
    cause: str
    """The entry's kind: answered, timed-out, taken-back, sat, ..."""
    by: str = ""
    """The user who did it; empty where the table did it itself."""
    seat: int | None = None
    """The seat that it is about, if it is about one."""
    notice: str = ""
    """What the table itself has to say: that a bot failed, for instance."""
    events: tuple[Told, ...] = ()
    game: GamePart | None = None
    """As it is now, if it has changed for this audience."""
    clocks: tuple[Face, ...] = ()
    part: TablePart | None = None
    """As it is now, if it has changed."""


class Chat(Frame, frozen=True, tag="chat"):
    """Somebody said something."""

    said: Line


class Presence(Frame, frozen=True, tag="presence"):
    """Who has a connection to the table now, seats and watchers, by user id."""

    present: tuple[str, ...]
    watchers: int = 0


class Reply(Frame, frozen=True, tag="reply"):
    """The command was carried out, and is kept."""

    key: str
    number: int = 0
    """The update of one's own audience that shows it; 0 where there is none."""
    rule: str = ""
    """To why-not: the rule that forbids it, empty if it is legal."""
    sentence: str = ""
    """To why-not: what the rule says."""
    table: str = ""
    """To a rematch: the new table."""


RefusalCode: TypeAlias = Literal[
    "stale",  # the question is gone
    "illegal",  # a rule forbids the answer
    "unknown-answer",  # it is no answer to the question
    "unsure",  # answers in a row run past something that the seat cannot know yet: send them one by one
    "not-yours",  # another's seat, or none
    "not-now",  # the table is in no state for it
    "not-allowed",  # the table's owner, its rules or a block forbid it
    "impossible",  # settings that no rulebook describes, an unknown bot, ...
    "limit",  # too much, too fast: `limit` names it, `wait` says how long
    "store",  # it could not be kept, and was not done: try again
    "moved",  # the table is run elsewhere now: connect again
    "no-table",  # there is none, or you may not know
]


class Refused(Frame, frozen=True, tag="refused"):
    """The command was not carried out, and why."""

    key: str
    code: RefusalCode
    sentence: str
    rule: str = ""
    limit: str = ""
    wait: float = 0.0


class Pong(Frame, frozen=True, tag="pong"):
    """Yes, and it is now so late."""

    key: str
    at: float


class Mistake(Frame, frozen=True, tag="mistake"):
    """What came was no message at all."""

    sentence: str


AnyFrame: TypeAlias = Welcome | Update | Chat | Presence | Reply | Refused | Pong | Mistake
Result: TypeAlias = Reply | Refused | Pong
