"""A store in one SQLite file, and what its keeper needs: backup, restore, migrate, doctor."""

from folsom.storage.sqlite.backup import backup, restore
from folsom.storage.sqlite.doctor import Finding, examine
from folsom.storage.sqlite.migrate import Migration, migrate
from folsom.storage.sqlite.store import SqliteStore

__all__ = ["Finding", "Migration", "SqliteStore", "backup", "examine", "migrate", "restore"]
