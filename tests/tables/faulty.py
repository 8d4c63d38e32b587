"""A store that does not do what it should, or not at once."""

import asyncio
from collections.abc import Sequence
from typing import Literal

from folsom.storage import MemoryStore
from folsom.tables.ports import Entry, StoreFailed

Fault = Literal["", "lost", "doubtful", "hanging"]


class FaultyJournal:
    """A journal in memory that fails when it is told to.

    lost: the entry is not kept. doubtful: it is kept, and whoever wrote it is told that it was not. hanging:
    it is kept, and whoever wrote it never hears of it.
    """

    def __init__(self, store: MemoryStore) -> None:
        self._journal = store.journal
        self.fault: Fault = ""
        self.pause = 0
        """So many turns of the event loop before anything is written: others may be first."""

    async def append(self, entry: Entry) -> None:
        """Keep an entry, or not."""
        for _ in range(self.pause):
            await asyncio.sleep(0)
        if self.fault == "lost":
            raise StoreFailed("The disk is full.")
        await self._journal.append(entry)
        if self.fault == "doubtful":
            raise StoreFailed("The connection was lost.")
        if self.fault == "hanging":
            await asyncio.Event().wait()

    async def read(self, table: str, after: int = 0, limit: int = 10_000) -> Sequence[Entry]:
        """What is kept."""
        if self.fault in ("lost", "doubtful"):
            raise StoreFailed("The disk is gone.")
        return await self._journal.read(table, after, limit)


class FaultyStore:
    """A store in memory with such a journal."""

    def __init__(self) -> None:
        self._store = MemoryStore()
        self.journal = FaultyJournal(self._store)
        self.directory = self._store.directory
        self.people = self._store.people
        self.leases = self._store.leases

    async def open(self) -> None:
        """Be ready."""
        await self._store.open()

    async def close(self) -> None:
        """Take no more entries."""
        await self._store.close()

    async def healthy(self) -> bool:
        """Whether it would keep an entry now."""
        return not self.journal.fault
