"""The live tables of one server: taken up when somebody wants them or something is due, else put away."""

import asyncio
from collections.abc import Iterator
from typing import Final

from .actor import Actor, Opener
from .authority import NO_TABLE
from .means import Means
from .ports import StoreFailed
from .refusal import Refusal
from .rounds import Rounds
from .rows import Rows
from .state import Table

MOST_DUE: Final = 10_000
CLOSED: Final = "the server restarts: connect again"


class Tables:
    """All tables that are live here."""

    def __init__(self, means: Means, open_rematch: Opener) -> None:
        self.means = means
        self.rows = Rows(means)
        self._open_rematch = open_rematch
        self._live: dict[str, Actor] = {}
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._hearing: set[asyncio.Task[None]] = set()
        self._is_open = False
        self._rounds = (
            Rounds(means.clock, means.house.sweep, self.sweep),
            Rounds(means.clock, means.house.directory_delay, self.write_rows),
        )

    def __iter__(self) -> Iterator[Actor]:
        return iter(tuple(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    # ------------------------------------------------------------ from beginning to end

    async def open(self) -> None:
        """Listen for hints, and begin the rounds."""
        self._is_open = True
        await self.means.bus.subscribe(self._hint)
        for each in self._rounds:
            each.begin()

    async def close(self) -> None:
        """Stop all tables, and write what the lists are to say of them."""
        self._is_open = False
        for each in self._rounds:
            await each.end()
        await asyncio.gather(*self._waking.values(), *self._hearing, return_exceptions=True)
        await asyncio.gather(*(self._stop(actor) for actor in self))
        self._live.clear()

    async def _stop(self, actor: Actor) -> None:
        was_led = actor.keeper.leads
        try:
            await actor.stop()
        except StoreFailed:
            self.means.meter.count("store-errors")  # whoever takes it up will see that nobody looked after it
        if was_led:
            await self.rows.write(actor)

    # ------------------------------------------------------------ finding

    async def at(self, table: str) -> Actor:
        """A table, live; Refusal if there is none, StoreFailed if nobody can say."""
        if not self._is_open:
            raise Refusal("moved", CLOSED)
        actor = self._live.get(table)
        if actor is not None and not actor.is_gone:
            return actor
        if table not in self._waking:
            task = self._waking[table] = asyncio.create_task(self._wake(table))
            task.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(self._waking[table])

    async def _wake(self, table: str) -> Actor:
        actor = Actor(self.means, Table(id=table), self._open_rematch)
        if not await actor.wake():
            raise Refusal("no-table", NO_TABLE)
        self._live[table] = actor
        return actor

    def _hint(self, table: str, number: int) -> None:
        actor = self._live.get(table)
        if actor is not None and number > actor.table.number:
            task = asyncio.create_task(actor.hear(number))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    # ------------------------------------------------------------ rounds

    async def sweep(self) -> None:
        """Prolong leases, put idle tables away, take up those that are due."""
        for actor in self:
            await self._tend(actor)
        for table in await self._to_be_taken_up():
            await self._take_up(table)

    async def _tend(self, actor: Actor) -> None:
        try:
            await actor.tend()
            was_led = actor.keeper.leads
            if await actor.sleep():
                if self._live.get(actor.table.id) is actor:
                    del self._live[actor.table.id]
                if was_led:
                    await self.rows.write(actor)
        except StoreFailed:
            self.means.meter.count("store-errors")

    async def _to_be_taken_up(self) -> list[str]:
        """The tables that were led here before a crash, and those with something due until the next round."""
        soon = self.means.clock.now() + self.means.house.sweep
        held = await self.means.store.leases.held_by(self.means.holder)
        due = await self.means.store.directory.list_due(soon, MOST_DUE)
        found = dict.fromkeys([*held, *(row.table for row in due)])
        return [table for table in found if table not in self._live]

    async def _take_up(self, table: str) -> None:
        """Take up a table, unless another server leads it."""
        now = self.means.clock.now()
        until = now + self.means.house.lease
        try:
            if await self.means.store.leases.acquire(table, self.means.holder, now, until):
                await self.at(table)
        except (Refusal, StoreFailed):
            self.means.meter.count("store-errors")

    async def write_rows(self) -> None:
        """Bring the lists up to date."""
        for actor in self:
            if actor.keeper.leads:
                await self.rows.write(actor)
