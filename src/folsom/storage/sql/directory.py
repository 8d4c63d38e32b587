"""The directory as SQL: a row a table, and a row for each user who finds it in a list."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select

from folsom.storage.sql.database import Column, Database, upsert
from folsom.storage.sql.rows import columns_of, struct_of
from folsom.storage.sql.schema import sitters, tables
from folsom.tables.ports import TableRow

__all__ = ["SqlDirectory"]


class SqlDirectory:
    """One row a table. Rows that are alike in the order of a list stand by the id of their table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, row: TableRow) -> None:
        """Write a row, over the one before it."""
        columns, found_by = _columns(row), _found_by(row)

        def write(connection: Connection) -> None:
            upsert(connection, tables, columns)
            connection.execute(delete(sitters).where(sitters.c.table_id == row.table))
            if found_by:
                connection.execute(insert(sitters), found_by)

        await self._database.write(write)

    async def get(self, table: str) -> TableRow | None:
        """The row of a table."""
        rows = await self._list(select(tables).where(tables.c.table_id == table))
        return rows[0] if rows else None

    async def list_open(self, limit: int = 100) -> Sequence[TableRow]:
        """Public tables in the lobby with a free seat, newest first."""
        found = select(tables).where(tables.c.status == "lobby", tables.c.public, tables.c.free > 0)
        return await self._list(found.order_by(tables.c.created.desc(), tables.c.table_id).limit(limit))

    async def list_of(self, user: str, limit: int = 100) -> Sequence[TableRow]:
        """The tables where a user holds a seat or that it owns: waiting for it first, then last touched."""
        found = select(tables).join(sitters, sitters.c.table_id == tables.c.table_id)
        order = (sitters.c.owing.desc(), tables.c.touched.desc(), tables.c.table_id)
        return await self._list(found.where(sitters.c.user_id == user).order_by(*order).limit(limit))

    async def list_watchable(self, limit: int = 100) -> Sequence[TableRow]:
        """Public tables that are running or paused and may be watched, last touched first."""
        found = select(tables).where(
            tables.c.status.in_(("running", "paused")), tables.c.public, tables.c.watchable
        )
        return await self._list(found.order_by(tables.c.touched.desc(), tables.c.table_id).limit(limit))

    async def list_due(self, before: float, limit: int = 100) -> Sequence[TableRow]:
        """Tables whose deadline lies before an instant, earliest first."""
        found = select(tables).where(tables.c.deadline < before)
        return await self._list(found.order_by(tables.c.deadline, tables.c.table_id).limit(limit))

    async def delete(self, table: str) -> None:
        """Forget a row; the journal stays."""

        def forget(connection: Connection) -> None:
            connection.execute(delete(tables).where(tables.c.table_id == table))
            connection.execute(delete(sitters).where(sitters.c.table_id == table))

        await self._database.write(forget)

    async def _list(self, wanted: Select[*tuple[object, ...]]) -> Sequence[TableRow]:
        return await self._database.read(
            lambda connection: [_row(found) for found in connection.execute(wanted)]
        )


def _columns(row: TableRow) -> dict[str, Column]:
    """What the row of a table holds."""
    return columns_of(row) | {
        "seats": msgspec.json.encode(row.seats).decode(),
        "owing": msgspec.json.encode(row.owing).decode(),
        "free": sum(not seat.user and not seat.bot for seat in row.seats),
    }


def _found_by(row: TableRow) -> list[dict[str, Column]]:
    """A row for each user whose list has the table."""
    users = {row.owner, *(seat.user for seat in row.seats)} - {""}
    return [{"table_id": row.table, "user_id": user, "owing": user in row.owing} for user in sorted(users)]


def _row(found: Row[*tuple[object, ...]]) -> TableRow:
    """The row as it was put."""
    unpacked = {"seats": msgspec.json.decode(found.seats), "owing": msgspec.json.decode(found.owing)}
    return struct_of(TableRow, {**found._mapping, **unpacked})
