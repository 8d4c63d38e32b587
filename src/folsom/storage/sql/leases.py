"""Leases as SQL: compare-and-set is one statement, so that of two who try one wins, in whatever process."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, or_, select, update

from folsom.storage.sql.database import Database, insert_into
from folsom.storage.sql.schema import leases

__all__ = ["SqlLeases"]


class SqlLeases:
    """Where a table's clocks and bots run."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def acquire(self, table: str, holder: str, now: float, until: float) -> bool:
        """Take a lease that is free, has run out, or is one's own; whether it is one's own now."""

        def take(connection: Connection) -> bool:
            new = insert_into(connection, leases).values(table_id=table, holder=holder, until=until)
            may = or_(leases.c.holder == holder, leases.c.until <= now)
            taken = new.on_conflict_do_update(
                index_elements=["table_id"], set_={"holder": holder, "until": until}, where=may
            )
            return connection.execute(taken).rowcount == 1

        return await self._database.write(take)

    async def renew(self, table: str, holder: str, now: float, until: float) -> bool:  # noqa: ARG002  # see below
        """Prolong one's own lease, even one that has run out (`now` is of no matter) and nobody else took."""
        longer = (
            update(leases).where(leases.c.table_id == table, leases.c.holder == holder).values(until=until)
        )
        return await self._database.write(lambda connection: connection.execute(longer).rowcount == 1)

    async def release(self, table: str, holder: str) -> None:
        """Give back a lease; nothing happens if it is another's."""
        own = delete(leases).where(leases.c.table_id == table, leases.c.holder == holder)
        await self._database.write(lambda connection: connection.execute(own))

    async def held_by(self, holder: str) -> Sequence[str]:
        """The tables whose lease a holder has, run out or not."""
        own = select(leases.c.table_id).where(leases.c.holder == holder).order_by(leases.c.table_id)
        return await self._database.read(lambda connection: connection.execute(own).scalars().all())
