"""Leases in memory."""

from collections.abc import Sequence

__all__ = ["MemoryLeases"]


class MemoryLeases:
    """Who holds each table, and until when."""

    def __init__(self) -> None:
        self._rows: dict[str, tuple[str, float]] = {}

    async def acquire(self, table: str, holder: str, now: float, until: float) -> bool:
        """Take a lease that is free, has run out, or is one's own; whether it is one's own now."""
        owner, ends = self._rows.get(table, (holder, until))
        if owner != holder and ends > now:
            return False
        self._rows[table] = (holder, until)
        return True

    async def renew(self, table: str, holder: str, now: float, until: float) -> bool:  # noqa: ARG002  # see below
        """Prolong one's own lease, even one that has run out (`now` is of no matter) and nobody else took."""
        if not self._is_held(table, holder):
            return False
        self._rows[table] = (holder, until)
        return True

    async def release(self, table: str, holder: str) -> None:
        """Give back a lease; nothing happens if it is another's."""
        if self._is_held(table, holder):
            del self._rows[table]

    async def held_by(self, holder: str) -> Sequence[str]:
        """The tables whose lease a holder has, run out or not."""
        return sorted(table for table in self._rows if self._is_held(table, holder))

    def _is_held(self, table: str, holder: str) -> bool:
        return table in self._rows and self._rows[table][0] == holder
