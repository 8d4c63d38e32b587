"""Somebody is called otherwise from now on, or will be forgotten: what that means for its tables."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from .means import Means
from .messages import Command, Leave, Resign
from .ports import TableRow, User
from .tables import Tables

ALL: Final = 100_000


class Forgetting:
    """Changes somebody's name at all tables."""

    def __init__(self, means: Means, tables: Tables) -> None:
        self.means = means
        self.tables = tables

    async def rename(self, user: str, name: str) -> None:
        """Show a new name at all live tables, and in the lists."""
        for actor in self.tables:
            actor.door.rename(user, name)
        for row in await self._rows(user):
            await self.means.store.directory.put(_renamed(row, user, name))

    async def forget(self, user: str) -> None:
        """Free or give up somebody's seats, and call it nothing."""
        await self.tables.write_rows()  # lists lag behind: a seat taken just now must be found as well
        for row in await self._rows(user):
            if row.status != "over":
                await self._go(row.table, user)
        await self.tables.write_rows()
        await self.rename(user, "")

    async def _go(self, table: str, user: str) -> None:
        """The person leaves a table that has not started, and gives up its seats at one that has."""
        actor = await self.tables.at(table)
        person = User(id=user, name="")
        commands: list[Command] = [Leave(key=self.means.luck.token())]
        if actor.table.status != "lobby":
            commands = [Resign(key=self.means.luck.token(), seat=seat) for seat in actor.table.seats_of(user)]
        for command in commands:
            await actor.handle(person, command)

    async def _rows(self, user: str) -> Sequence[TableRow]:
        return await self.means.store.directory.list_of(user, ALL)


def _renamed(row: TableRow, user: str, name: str) -> TableRow:
    return replace(
        row, seats=tuple(replace(seat, name=name) if seat.user == user else seat for seat in row.seats)
    )
