"""A store in this process's memory: for tests, and the plainest statement of what a store does."""

from folsom.storage.memory.store import MemoryStore

__all__ = ["MemoryStore"]
