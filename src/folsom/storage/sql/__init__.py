"""Directory, people and leases as SQL, once for every database: SQLAlchemy Core, no ORM."""

from folsom.storage.sql.database import Database
from folsom.storage.sql.directory import SqlDirectory
from folsom.storage.sql.leases import SqlLeases
from folsom.storage.sql.people import SqlPeople

__all__ = ["Database", "SqlDirectory", "SqlLeases", "SqlPeople"]
