"""What the contract is held against. A new adapter joins by adding itself here.

A backend is a place where things are kept. `store` opens a door to it, as one server does; several doors
lead to the same things.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from folsom.storage import LocalBus, MemoryStore, SqliteStore
from folsom.tables.ports import Bus, Store

__all__ = ["BUSES", "STORES", "Backend"]


@dataclass(frozen=True)
class Backend:
    """A place where things are kept."""

    store: Callable[[], Store]


def memory(_folder: Path) -> Backend:
    """Memory has one door."""
    store = MemoryStore()
    return Backend(lambda: store)


def sqlite(folder: Path) -> Backend:
    """A file may be opened any number of times."""
    return Backend(lambda: SqliteStore(folder / "folsom.db"))


STORES: Final[Mapping[str, Callable[[Path], Backend]]] = {"memory": memory, "sqlite": sqlite}
BUSES: Final[Mapping[str, Callable[[], Bus]]] = {"local": LocalBus}
