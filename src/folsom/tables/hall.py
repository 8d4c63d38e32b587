"""The hall: all tables of one server, and the one object that whoever serves them talks to.

Nothing in here must be remembered: every table is what its journal says, and any server may take it up. A
command that may not be is answered with a `Refused`; whatever else may not be raises `Refusal`, with the same
code and sentence, and StoreFailed where the store does.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from . import authority, replaying
from .actor import NOT_KEPT, Actor, Gone
from .case import Case
from .fold import encoded as body_of
from .forgetting import Forgetting
from .inspecting import inspected
from .means import Means
from .messages import (
    Block,
    Command,
    Created,
    Ended,
    Inspection,
    Ping,
    Pong,
    Replay,
    Result,
    Settings,
    Welcome,
)
from .opening import id_of, opened, rematch
from .playing import WATCHER
from .ports import Entry, Listener, NumberTaken, StoreFailed, TableRow, User
from .refusal import Refusal
from .state import Table
from .tables import CLOSED, Tables

TRIES: Final = 3
T = TypeVar("T")


class Hall:
    """The tables of one server. Make it, `open` it, and `stop` it at the end; all on one event loop."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.tables = Tables(means, self._open_rematch)
        self._forgetting = Forgetting(means, self.tables)
        self._entered: dict[Listener, Actor] = {}
        self._replaying = asyncio.Semaphore(1)  # one after the other, so that play goes on meanwhile

    def __len__(self) -> int:
        """How many tables are live here."""
        return len(self.tables)

    # ------------------------------------------------------------ the server's life

    async def open(self) -> None:
        """Take up what this server led when it ended, and look after all tables from now on."""
        await self.tables.open()

    async def stop(self) -> None:
        """Stop every clock, write that down, hang up (1012), and give the tables back."""
        await self.tables.close()
        self._entered.clear()

    async def sweep(self) -> None:
        """Prolong leases, put idle tables away, take up those that are due. The hall does so by itself."""
        await self.tables.sweep()

    async def write_rows(self) -> None:
        """Bring the lists up to date. The hall does so by itself."""
        await self.tables.write_rows()

    # ------------------------------------------------------------ tables

    async def create(self, user: User, settings: Settings, key: str) -> str:
        """Open a table; its id. The same user and key: the same table again."""
        table = id_of("created", user.id, key)
        if not await self.means.store.journal.read(table, limit=1):
            await self._begin(table, await opened(self.means, user, settings), user.id, key)
        return table

    async def _open_rematch(self, table: Table, willing: tuple[str, ...]) -> str:
        other = id_of("rematch", table.id)
        await self._begin(other, rematch(self.means, table, willing))
        return other

    async def _begin(self, table: str, created: Created, author: str = "", key: str = "") -> None:
        """Write a table's first entry, unless that was done already, and put it into the lists."""
        entry = Entry(
            table=table,
            number=1,
            at=self.means.clock.now(),
            author=author,
            key=key,
            body=body_of(created),
        )
        with suppress(NumberTaken):
            await self.means.store.journal.append(entry)
        await self.tables.rows.write(await self.tables.at(table))

    async def handle(
        self,
        user: User,
        table: str,
        command: Command,
        invitation: str = "",
        listener: Listener | None = None,
    ) -> Result:
        """Carry out a command, whatever connection it came by; what its sender is told."""
        if isinstance(command, Ping):
            return Pong(key=command.key, at=self.means.clock.now())
        try:
            result = await self._at(table, lambda actor: actor.handle(user, command, invitation, listener))
        except Refusal as refusal:
            return refusal.frame(command.key)
        except StoreFailed:
            return Refusal("store", NOT_KEPT).frame(command.key)
        if isinstance(command, Block):
            await self.heed_blocks(user.id)
        return result

    async def heed_blocks(self, user: str) -> None:
        """Whom somebody blocks now counts at all tables where it listens."""
        blocked = await self.means.store.people.blocked_by(user)
        for actor in self.tables:
            if user in actor.audiences.blocks:
                actor.audiences.blocks[user] = blocked

    async def _at(self, table: str, deed: Callable[[Actor], Awaitable[T]]) -> T:
        """Do something with a live table, even if it is put away in the very moment."""
        for _ in range(TRIES):
            with suppress(Gone):
                return await deed(await self.tables.at(table))
        raise Refusal("moved", CLOSED)

    # ------------------------------------------------------------ connections

    async def enter(self, user: User, table: str, invitation: str, listener: Listener) -> None:
        """A connection opens; it is shown something when it asks (`Sync`)."""

        async def enter(actor: Actor) -> None:
            await actor.enter(user, invitation, listener)
            self._entered[listener] = actor

        await self._at(table, enter)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        actor = self._entered.pop(listener, None)
        if actor is not None:
            actor.leave(listener)

    # ------------------------------------------------------------ looking

    async def welcome(
        self, user: User, table: str, *, seat: int | None = None, invitation: str = ""
    ) -> Welcome:
        """Everything that somebody may know of a table now, once, without a connection."""

        def look(actor: Actor, case: Case) -> Welcome:
            authority.must_look(case, seat)
            return actor.audiences.welcome(actor.table, user.id, WATCHER if seat is None else seat, case.at)

        return await self._at(
            table, lambda actor: actor.read(user, invitation, lambda case: look(actor, case))
        )

    async def replay(
        self,
        user: User,
        table: str,
        *,
        seat: int | None = None,
        all_seeing: bool = False,
        invitation: str = "",
    ) -> Replay:
        """The game so far, with what these eyes saw at every moment; all-seeing only once it is over."""
        return await self._replay(user, table, seat, invitation, all_seeing=all_seeing, views=True)

    async def log(self, user: User, table: str, *, seat: int | None = None, invitation: str = "") -> Replay:
        """What these eyes were told of the game so far."""
        return await self._replay(user, table, seat, invitation, all_seeing=False, views=False)

    async def _replay(
        self, user: User, table: str, seat: int | None, invitation: str, *, all_seeing: bool, views: bool
    ) -> Replay:
        def wish(actor: Actor, case: Case) -> replaying.Wish:
            return replaying.wished(case, seat, actor.audiences.names, all_seeing=all_seeing, views=views)

        wished = await self._at(
            table, lambda actor: actor.read(user, invitation, lambda case: wish(actor, case))
        )
        async with self._replaying:
            return await asyncio.to_thread(replaying.replayed, wished)

    async def game_file(self, user: User, table: str, *, invitation: str = "") -> str:
        """The file of a game that is over."""
        return await self._at(table, lambda actor: actor.read(user, invitation, replaying.game_file))

    # ------------------------------------------------------------ lists

    async def lobby(self) -> Sequence[TableRow]:
        """Public tables where somebody may still sit down, newest first."""
        return await self.means.store.directory.list_open()

    async def own(self, user: str, limit: int = 100) -> Sequence[TableRow]:
        """A user's tables: those that wait for it first."""
        return await self.means.store.directory.list_of(user, limit)

    async def watchable(self) -> Sequence[TableRow]:
        """Public tables where a game goes on that may be watched."""
        return await self.means.store.directory.list_watchable()

    # ------------------------------------------------------------ running the house

    async def inspect(self, table: str) -> Inspection:
        """A table as whoever runs the house may see it: without hands."""
        return inspected(await self.tables.at(table))

    async def close_table(self, table: str) -> None:
        """End a table, whatever goes on there."""

        async def close(actor: Actor) -> None:
            if actor.table.status != "over":
                await actor.write(Ended(why="closed"))

        await self._at(table, close)

    async def rename(self, user: str, name: str) -> None:
        """Somebody is called otherwise now: tables and lists say so."""
        await self._forgetting.rename(user, name)

    async def forget(self, user: str) -> None:
        """Somebody will be forgotten: its seats are free, or given up, and its games are nobody's."""
        await self._forgetting.forget(user)
