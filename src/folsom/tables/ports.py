"""What the tables need of the world, as protocols: storage, leases, a bus, time, luck, bots, connections.

Adapters live in the layers above (`storage/`, `server/`); nothing here knows SQL or the web. Times are wall
seconds since 1970 (UTC). Ids of tables and users are 128 random bits or more as url-safe text.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from folsom.play.question import Question

Status = Literal["lobby", "running", "paused", "over"]
"""A table's life: people sit down, play, perhaps pause, and it is over (played out, resigned, or ended)."""


# ---------------------------------------------------------------- the journal


class Entry(Struct, frozen=True, kw_only=True):
    """One entry of a table's journal. `body` is JSON of a `messages.Stored`."""

    table: str
    number: int
    """From 1, without gaps. (table, number) is the primary key: who holds it has written it."""
    at: float
    author: str
    """The user whose command it was; empty for what the table does itself (a timeout, a bot's answer)."""
    key: str
    """The command's key, of its author's own making; empty where there is no author."""
    body: bytes


class StoreFailed(Exception):  # named by meaning, as the ports are
    """The store did not keep it, or cannot say whether it did (disk full, connection lost)."""


class NumberTaken(Exception):  # as above
    """An entry with this table and number exists already: somebody else is writing too."""


class Journal(Protocol):
    """Every table's entries, in order, for ever."""

    async def append(self, entry: Entry) -> None:
        """Keep an entry; return only when it is durable.

        NumberTaken if (table, number) exists; StoreFailed if it cannot be kept or nobody can say.
        """

    async def read(self, table: str, after: int = 0, limit: int = 10_000) -> Sequence[Entry]:
        """The entries with a number greater than `after`, in order, at most `limit`."""


# ---------------------------------------------------------------- the directory


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat in a list of tables."""

    user: str = ""
    """Who holds it; empty for a free seat or a bot's."""
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here now; empty for none."""


class TableRow(Struct, frozen=True, kw_only=True):
    """What lists need to know of a table. All of it follows from the journal; a lost row can be made again.

    Nothing in it is secret from anybody who may see the list that it stands in.
    """

    table: str
    game: str
    ruleset: str
    status: Status
    public: bool
    """In the lobby for everybody; else reached by its link only."""
    watchable: bool
    """Whether those who hold no seat may watch."""
    clock: str
    """In words for a list: "none", "10 min + 20 s", "3 days"."""
    owner: str
    created: float
    touched: float
    seats: tuple[SeatRow, ...]
    owing: tuple[str, ...] = ()
    """The users whose answer the table waits for."""
    deadline: float | None = None
    """When the next clock runs out; whoever holds the lease, or takes it up, acts then."""


class Directory(Protocol):
    """One row a table."""

    async def put(self, row: TableRow) -> None:
        """Write a row, over the one before it."""

    async def get(self, table: str) -> TableRow | None:
        """The row of a table."""

    async def list_open(self, limit: int = 100) -> Sequence[TableRow]:
        """Public tables in the lobby with a free seat, newest first."""

    async def list_of(self, user: str, limit: int = 100) -> Sequence[TableRow]:
        """The tables where a user holds a seat or that it owns: waiting for it first, then last touched."""

    async def list_watchable(self, limit: int = 100) -> Sequence[TableRow]:
        """Public tables that are running or paused and may be watched, last touched first."""

    async def list_due(self, before: float, limit: int = 100) -> Sequence[TableRow]:
        """Tables whose deadline lies before an instant, earliest first."""

    async def delete(self, table: str) -> None:
        """Forget a row; the journal stays."""


# ---------------------------------------------------------------- people


class User(Struct, frozen=True, kw_only=True):
    """A person or a program. A guest is a user without a password; there are no others yet."""

    id: str
    name: str
    program: bool = False
    """It plays by a token, and tables say so."""
    created: float = 0.0
    seen: float = 0.0
    banned_until: float = 0.0


class Session(Struct, frozen=True, kw_only=True):
    """A browser, or a program's token, that acts for a user. The token itself is never stored."""

    hash: bytes
    """SHA-256 of the token."""
    user: str
    expires: float
    kind: Literal["browser", "token"] = "browser"
    created: float = 0.0


class ReturnLink(Struct, frozen=True, kw_only=True):
    """A private link by which the same person comes back on any device."""

    hash: bytes
    """SHA-256 of the link's secret."""
    user: str
    created: float


class Report(Struct, frozen=True, kw_only=True):
    """Somebody says that somebody misbehaved."""

    id: str
    at: float
    by: str
    about: str
    table: str
    line: int | None
    """The line of the table's chat that it is about."""
    text: str
    """What the reporter says."""
    quote: str = ""
    """The line itself, as it stood."""
    closed: bool = False


class People(Protocol):
    """Users, their sessions and return links, who blocks whom, reports."""

    async def put_user(self, user: User) -> None:
        """Write a user, over what was known of it (a ban is `banned_until`)."""

    async def get_user(self, user: str) -> User | None:
        """A user by id."""

    async def delete_user(self, user: str) -> None:
        """Forget a user, its sessions, links and blocks. Its games stay, under no name."""

    async def list_idle(self, before: float, limit: int = 1000) -> Sequence[User]:
        """Users not seen since an instant, longest ago first."""

    async def put_session(self, session: Session) -> None:
        """Write a session."""

    async def get_session(self, hash: bytes) -> Session | None:  # noqa: A002  # the word for it
        """A session by its token's hash, expired or not."""

    async def list_sessions(self, user: str) -> Sequence[Session]:
        """A user's sessions."""

    async def delete_session(self, hash: bytes) -> None:  # noqa: A002  # as above
        """End a session."""

    async def delete_expired(self, now: float) -> int:
        """End all sessions that have expired; how many."""

    async def put_link(self, link: ReturnLink) -> None:
        """Write a return link; it replaces the user's link before it."""

    async def get_link(self, hash: bytes) -> ReturnLink | None:  # noqa: A002  # as above
        """A return link by its secret's hash."""

    async def block(self, by: str, whom: str) -> None:
        """One user wants nothing more of another."""

    async def unblock(self, by: str, whom: str) -> None:
        """And now it does again."""

    async def blocked_by(self, user: str) -> frozenset[str]:
        """The users that this one blocks."""

    async def put_report(self, report: Report) -> None:
        """Write a report."""

    async def list_reports(self, *, closed: bool = False, limit: int = 100) -> Sequence[Report]:
        """Reports, newest first."""


# ---------------------------------------------------------------- leases, bus, store


class Leases(Protocol):
    """Where a table's clocks and bots run: a row (table, holder, until), changed by compare-and-set."""

    async def acquire(self, table: str, holder: str, now: float, until: float) -> bool:
        """Take a lease that is free, has run out, or is one's own; whether it is one's own now."""

    async def renew(self, table: str, holder: str, now: float, until: float) -> bool:
        """Prolong one's own lease; False if it is another's by now, or was given back."""

    async def release(self, table: str, holder: str) -> None:
        """Give back a lease; nothing happens if it is another's."""

    async def held_by(self, holder: str) -> Sequence[str]:
        """The tables whose lease a holder has, run out or not."""


class Bus(Protocol):
    """Hints between servers that a table has moved on. One may be lost: the journal is the truth."""

    async def publish(self, table: str, number: int) -> None:
        """Tell the others that a table's journal has this number now; never raises for want of a listener."""

    async def subscribe(self, callback: "Callable[[str, int], None]") -> None:
        """Call back, on the event loop, for every hint from now on, one's own included."""

    async def close(self) -> None:
        """End."""


class Store(Protocol):
    """All that is kept, in one place."""

    @property
    def journal(self) -> Journal:
        """Every table's entries."""

    @property
    def directory(self) -> Directory:
        """One row a table."""

    @property
    def people(self) -> People:
        """Users and what hangs on them."""

    @property
    def leases(self) -> Leases:
        """Where a table's clocks and bots run."""

    async def open(self) -> None:
        """Be ready, or raise StoreFailed with one sentence."""

    async def close(self) -> None:
        """Finish what was begun, and end."""

    async def healthy(self) -> bool:
        """Whether it would keep an entry now."""


# ---------------------------------------------------------------- time, luck


class Clock(Protocol):
    """Time, injected, so that tests have their own."""

    def now(self) -> float:
        """Wall seconds that go on evenly: the wall's time at the start, counted on by a monotonic clock."""

    async def sleep(self, seconds: float) -> None:
        """Wait; nothing for a negative number."""


class Luck(Protocol):
    """The secure source: ids, keys and what a timeout draws."""

    def token(self) -> str:
        """A new unguessable id: 128 bits or more, url-safe."""

    def key(self) -> bytes:
        """32 bytes, for a game's chance."""

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each as likely."""


# ---------------------------------------------------------------- bots


class Thinking(Struct, frozen=True, kw_only=True):
    """What a bot is given: what its seat may know, never a record of the real game."""

    game: str
    """The game's short name."""
    ruleset: Struct
    view: Struct
    knowledge: Struct
    question: Question
    budget: float
    """Seconds it may take."""
    memory: bytes = b""
    """The seat's memory record, for bots that imagine worlds."""
    table: str = ""
    """Which table asks: tables take turns, and one table has one worker at most."""


class Bots(Protocol):
    """The bots that may sit at tables, however and wherever they run."""

    def levels(self) -> Mapping[str, float]:
        """The name of every level, with the seconds that it may take for an answer (a public fact)."""

    async def answer(self, level: str, thinking: Thinking) -> str:
        """The bot's answer; raises whatever went wrong. A caller that waits no longer cancels."""


# ---------------------------------------------------------------- open connections


class Listener(Protocol):
    """An open connection, as a table sees it: somewhere to put bytes, never to wait."""

    @property
    def user(self) -> str:
        """Whose connection it is."""

    def send(self, frame: bytes) -> None:
        """Queue a frame (JSON of a `messages.Frame`) for the other end. Never blocks, never raises.

        A listener that cannot keep up closes itself (4008) and lets its client sync again.
        """

    def close(self, code: int, reason: str) -> None:
        """Hang up: 1012 the server restarts, 4001 no longer allowed, 4008 too slow."""


# ---------------------------------------------------------------- measuring


class Meter(Protocol):
    """Somebody who counts and times; it never raises, and is told nothing about who or what was played."""

    def count(self, what: str, kind: str = "") -> None:
        """Something happened: answers, commands, refusals (kind: their code), bot-failures, store-errors."""

    def time(self, stage: str, seconds: float) -> None:
        """A stage of a command took so long: decide, append, tell; or a bot's answer: bot."""
