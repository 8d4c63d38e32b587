"""The store in memory."""

from folsom.storage.memory.directory import MemoryDirectory
from folsom.storage.memory.journal import MemoryJournal
from folsom.storage.memory.leases import MemoryLeases
from folsom.storage.memory.people import MemoryPeople

__all__ = ["MemoryStore"]


class MemoryStore:
    """Keeps everything until the process ends. Closed, it takes no more entries; it may be opened again."""

    def __init__(self) -> None:
        self.journal = MemoryJournal()
        self.directory = MemoryDirectory()
        self.people = MemoryPeople()
        self.leases = MemoryLeases()

    async def open(self) -> None:
        """Be ready."""
        self.journal.is_open = True

    async def close(self) -> None:
        """Take no more entries."""
        self.journal.is_open = False

    async def healthy(self) -> bool:
        """Whether it would keep an entry now."""
        return self.journal.is_open
