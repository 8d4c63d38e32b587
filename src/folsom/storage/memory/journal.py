"""The journal in memory."""

from collections import defaultdict
from collections.abc import Sequence

from folsom.tables.ports import Entry, NumberTaken, StoreFailed

__all__ = ["MemoryJournal"]


class MemoryJournal:
    """Every table's entries, by number."""

    def __init__(self) -> None:
        self.is_open = False
        self._entries: dict[str, dict[int, Entry]] = defaultdict(dict)

    async def append(self, entry: Entry) -> None:
        """Keep an entry, unless its number is taken."""
        if not self.is_open:
            raise StoreFailed("The store is closed.")
        numbered = self._entries[entry.table]
        if entry.number in numbered:
            raise NumberTaken(entry.table, entry.number)
        numbered[entry.number] = entry

    async def read(self, table: str, after: int = 0, limit: int = 10_000) -> Sequence[Entry]:
        """The entries with a number greater than `after`, in order, at most `limit`."""
        numbered = self._entries.get(table, {})
        return [numbered[number] for number in sorted(numbered) if number > after][:limit]
