"""The journal in SQLite."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from folsom.storage.sqlite.database import SqliteDatabase
from folsom.tables.ports import Entry

__all__ = ["SqliteJournal"]

READ: Final = """
SELECT number, at, author, key, body FROM journal WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?
"""


class SqliteJournal:
    """Every table's entries, in order, for ever."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def append(self, entry: Entry) -> None:
        """Keep an entry; return only when it is durable."""
        await self._database.writer.append(entry)

    async def read(self, table: str, after: int = 0, limit: int = 10_000) -> Sequence[Entry]:
        """The entries with a number greater than `after`, in order, at most `limit`."""

        def find(connection: Connection) -> list[Entry]:
            rows = connection.exec_driver_sql(READ, (table, after, limit))
            return [
                Entry(table=table, number=number, at=at, author=author, key=key, body=body)
                for number, at, author, key, body in rows
            ]

        return await self._database.read(find)
