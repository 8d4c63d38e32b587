"""A SQLite file as the database of the rooms: one thread writes, two read."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, QueuePool, create_engine

from folsom.storage.errors import StoreFailed, failing
from folsom.storage.sqlite.files import connect
from folsom.storage.sqlite.writer import Writer

__all__ = ["SqliteDatabase"]

T = TypeVar("T")
READERS: Final = 2


class SqliteDatabase:
    """Reads see every write that was acknowledged before them, and never wait for a writer (WAL)."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.writer = Writer(path)
        self._readers: ThreadPoolExecutor | None = None
        self._engine: Engine | None = None

    def open(self) -> None:
        """Be ready. Waits for the disk: not for the event loop's thread."""
        self._engine = create_engine(
            "sqlite://",
            creator=lambda: connect(self._path, query_only=True),
            poolclass=QueuePool,
            pool_size=READERS,
        )
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix=f"reader of {self._path.name}")
        with failing(f"Opening {self._path}"), closing(connect(self._path)) as raw:
            raw.execute("PRAGMA journal_mode = WAL")
        self.writer.open()

    async def close(self) -> None:
        """Finish what was begun, and end."""
        await self.writer.close()
        readers, self._readers = self._readers, None
        engine, self._engine = self._engine, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
        if engine is not None:
            await asyncio.to_thread(engine.dispose)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds; it changes nothing."""
        if self._readers is None or self._engine is None:
            raise StoreFailed("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._readers, look, self._engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, once all that it did is durable; nothing of it is done if it fails."""
        return await self.writer.do(work)


def look(engine: Engine, work: Callable[[Connection], T]) -> T:
    """In a reader's thread: what `work` finds."""
    with failing("Reading"), engine.connect() as connection:
        return work(connection)
