"""The directory in memory."""

from collections.abc import Callable, Sequence

from folsom.tables.ports import TableRow

__all__ = ["MemoryDirectory"]

Place = tuple[float | bool | str, ...]


class MemoryDirectory:
    """One row a table. Rows that are alike in the order of a list stand by the id of their table."""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}

    async def put(self, row: TableRow) -> None:
        """Write a row, over the one before it."""
        self._rows[row.table] = row

    async def get(self, table: str) -> TableRow | None:
        """The row of a table."""
        return self._rows.get(table)

    async def list_open(self, limit: int = 100) -> Sequence[TableRow]:
        """Public tables in the lobby with a free seat, newest first."""
        return self._list(_is_open, lambda row: (-row.created, row.table), limit)

    async def list_of(self, user: str, limit: int = 100) -> Sequence[TableRow]:
        """The tables where a user holds a seat or that it owns: waiting for it first, then last touched."""
        return self._list(
            lambda row: user in _found_by(row),
            lambda row: (user not in row.owing, -row.touched, row.table),
            limit,
        )

    async def list_watchable(self, limit: int = 100) -> Sequence[TableRow]:
        """Public tables that are running or paused and may be watched, last touched first."""
        return self._list(_is_watchable, lambda row: (-row.touched, row.table), limit)

    async def list_due(self, before: float, limit: int = 100) -> Sequence[TableRow]:
        """Tables whose deadline lies before an instant, earliest first."""
        return self._list(lambda row: _deadline(row) < before, lambda row: (_deadline(row), row.table), limit)

    async def delete(self, table: str) -> None:
        """Forget a row; the journal stays."""
        self._rows.pop(table, None)

    def _list(
        self, wanted: Callable[[TableRow], bool], order: Callable[[TableRow], Place], limit: int
    ) -> Sequence[TableRow]:
        return sorted(filter(wanted, self._rows.values()), key=order)[:limit]


def _found_by(row: TableRow) -> set[str]:
    """The users whose list has the table; a free seat is nobody's."""
    return {row.owner, *(seat.user for seat in row.seats)} - {""}


def _is_open(row: TableRow) -> bool:
    has_free_seat = any(not seat.user and not seat.bot for seat in row.seats)
    return row.public and row.status == "lobby" and has_free_seat


def _is_watchable(row: TableRow) -> bool:
    return row.public and row.watchable and row.status in ("running", "paused")


def _deadline(row: TableRow) -> float:
    return float("inf") if row.deadline is None else row.deadline
