"""How the rooms of a store reach its database."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

__all__ = ["Column", "Database", "upsert"]

T = TypeVar("T")
Column = str | bytes | int | float | bool | None
"""What a column holds."""


class Database(Protocol):
    """Runs plain functions over a connection, each in one transaction.

    They are plain so that one text serves every driver: SQLite runs them in a thread of its own, an
    asynchronous driver through `AsyncConnection.run_sync`. StoreFailed if the database fails them.
    """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds; it changes nothing."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, once all that it did is durable; nothing of it is done if it fails."""


def upsert(connection: Connection, table: Table, row: Mapping[str, Column]) -> None:
    """Write a row over the one with the same primary key, or as a new one."""
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in row.items() if name not in keys}
    insert = insert_into(connection, table).values(**row)
    connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=others))


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """The insert of this database's own dialect, which knows what to do on a conflict."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
