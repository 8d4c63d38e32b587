"""A store in one SQLite file: no service to run, and nothing lost that was acknowledged."""

import asyncio
import shutil
from pathlib import Path

from sqlalchemy import Connection, update

from folsom.storage.errors import StoreFailed
from folsom.storage.sql import SqlDirectory, SqlLeases, SqlPeople
from folsom.storage.sql.schema import pulse
from folsom.storage.sqlite.database import SqliteDatabase
from folsom.storage.sqlite.doctor import SCARCE
from folsom.storage.sqlite.journal import SqliteJournal
from folsom.storage.sqlite.migrate import Migration, migrate

__all__ = ["SqliteStore"]


class SqliteStore:
    """Everything in the file at `path`, which is made if there is none and brought forward if it is older.

    Several processes may open the same file: two who write the same number are told apart, leases hold.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.migration: Migration | None = None
        """What opening did to an older file, or to none."""
        self._database = SqliteDatabase(path)
        self.journal = SqliteJournal(self._database)
        self.directory = SqlDirectory(self._database)
        self.people = SqlPeople(self._database)
        self.leases = SqlLeases(self._database)

    async def open(self) -> None:
        """Be ready, or raise StoreFailed with one sentence."""
        self.migration = await asyncio.to_thread(migrate, self.path)
        await asyncio.to_thread(self._database.open)

    async def close(self) -> None:
        """Finish what was begun, and end."""
        await self._database.close()

    async def healthy(self) -> bool:
        """Whether it would keep an entry now: it just kept something else, and has room for more."""
        try:
            await self._database.write(_beat)
        except StoreFailed:
            return False
        return shutil.disk_usage(self.path.parent).free >= SCARCE


def _beat(connection: Connection) -> None:
    connection.execute(update(pulse).values(beats=pulse.c.beats + 1))
