"""People as SQL."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Select, Table, delete, or_, select

from folsom.storage.sql.database import Database, insert_into, upsert
from folsom.storage.sql.rows import columns_of, struct_of
from folsom.storage.sql.schema import blocks, links, reports, sessions, users
from folsom.tables.ports import Report, ReturnLink, Session, User

__all__ = ["SqlPeople"]

S = TypeVar("S", bound=msgspec.Struct)


class SqlPeople:
    """Users, their sessions and return links, who blocks whom, reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_user(self, user: User) -> None:
        """Write a user, over what was known of it."""
        await self._put(users, user)

    async def get_user(self, user: str) -> User | None:
        """A user by id."""
        return _one(await self._list(User, select(users).where(users.c.id == user)))

    async def delete_user(self, user: str) -> None:
        """Forget a user, its sessions, links and blocks."""

        def forget(connection: Connection) -> None:
            connection.execute(delete(users).where(users.c.id == user))
            connection.execute(delete(sessions).where(sessions.c.user_id == user))
            connection.execute(delete(links).where(links.c.user_id == user))
            connection.execute(delete(blocks).where(or_(blocks.c.by_user == user, blocks.c.whom == user)))

        await self._database.write(forget)

    async def list_idle(self, before: float, limit: int = 1000) -> Sequence[User]:
        """Users not seen since an instant, longest ago first."""
        idle = select(users).where(users.c.seen < before)
        return await self._list(User, idle.order_by(users.c.seen, users.c.id).limit(limit))

    async def put_session(self, session: Session) -> None:
        """Write a session."""
        await self._put(sessions, session)

    async def get_session(self, hash: bytes) -> Session | None:  # noqa: A002  # the port's word
        """A session by its token's hash, expired or not."""
        return _one(await self._list(Session, select(sessions).where(sessions.c.hash == hash)))

    async def list_sessions(self, user: str) -> Sequence[Session]:
        """A user's sessions, oldest first."""
        own = select(sessions).where(sessions.c.user_id == user)
        return await self._list(Session, own.order_by(sessions.c.created, sessions.c.hash))

    async def delete_session(self, hash: bytes) -> None:  # noqa: A002  # the port's word
        """End a session."""
        await self._database.write(lambda c: c.execute(delete(sessions).where(sessions.c.hash == hash)))

    async def delete_expired(self, now: float) -> int:
        """End all sessions that have expired; how many."""
        expired = delete(sessions).where(sessions.c.expires <= now)
        return await self._database.write(lambda connection: connection.execute(expired).rowcount)

    async def put_link(self, link: ReturnLink) -> None:
        """Write a return link; it replaces the user's link before it."""
        await self._put(links, link)

    async def get_link(self, hash: bytes) -> ReturnLink | None:  # noqa: A002  # the port's word
        """A return link by its secret's hash."""
        return _one(await self._list(ReturnLink, select(links).where(links.c.hash == hash)))

    async def block(self, by: str, whom: str) -> None:
        """One user wants nothing more of another."""

        def write(connection: Connection) -> None:
            new = insert_into(connection, blocks).values(by_user=by, whom=whom)
            connection.execute(new.on_conflict_do_nothing())

        await self._database.write(write)

    async def unblock(self, by: str, whom: str) -> None:
        """And now it does again."""
        gone = delete(blocks).where(blocks.c.by_user == by, blocks.c.whom == whom)
        await self._database.write(lambda connection: connection.execute(gone))

    async def blocked_by(self, user: str) -> frozenset[str]:
        """The users that this one blocks."""
        found = select(blocks.c.whom).where(blocks.c.by_user == user)
        return await self._database.read(lambda c: frozenset(c.execute(found).scalars()))

    async def put_report(self, report: Report) -> None:
        """Write a report."""
        await self._put(reports, report)

    async def list_reports(self, *, closed: bool = False, limit: int = 100) -> Sequence[Report]:
        """Reports, newest first."""
        wanted = select(reports).where(reports.c.closed == closed)
        return await self._list(Report, wanted.order_by(reports.c.at.desc(), reports.c.id).limit(limit))

    async def _put(self, table: Table, row: msgspec.Struct) -> None:
        columns = columns_of(row)
        await self._database.write(lambda connection: upsert(connection, table, columns))

    async def _list(self, kind: type[S], wanted: Select[*tuple[object, ...]]) -> Sequence[S]:
        return await self._database.read(
            lambda connection: [struct_of(kind, {**row._mapping}) for row in connection.execute(wanted)]
        )


def _one(found: Sequence[S]) -> S | None:
    """The only one, if there is one."""
    return found[0] if found else None
