"""Where the tables keep what must not be lost: adapters for the ports of `tables/ports.py`.

    MemoryStore    for tests and for a table that nobody will miss
    SqliteStore    one file, no service to run; durable before anybody hears of an answer
    LocalBus       hints within one process

`sql/` says once, for every SQL database, what a directory, people and leases are; an adapter adds how to
reach the database (`sql.Database`) and its journal, and nothing more. `tests/storage/contract` is what every
adapter passes. `sqlite/` also has what a keeper of a database needs: backup, restore, migrate, doctor.
"""

from folsom.storage.bus import LocalBus
from folsom.storage.memory import MemoryStore
from folsom.storage.sqlite import SqliteStore

__all__ = ["LocalBus", "MemoryStore", "SqliteStore"]
