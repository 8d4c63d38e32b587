"""Opening a database file: what every connection has in common."""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, StaticPool, create_engine
from sqlalchemy.exc import DBAPIError

from folsom.storage import migrations
from folsom.storage.errors import InUse, Missing, NewerDatabase, NotOurs, failing

__all__ = ["check", "connect", "engine_over", "require_alone"]

WAIT: Final = 10.0  # seconds that one writer waits for another, in whatever process
PRAGMAS: Final = (
    "PRAGMA synchronous = FULL",  # a commit that returned survives a power cut
    "PRAGMA journal_size_limit = 67108864",  # a burst does not leave a huge log behind
)


def connect(path: Path, *, query_only: bool = False) -> sqlite3.Connection:
    """A connection that begins no transaction on its own and may be handed to another thread.

    Missing if there is no such file: SQLite would not say which file it could not open, and why.
    """
    if not path.is_file():
        raise Missing(path)
    address = f"{path.absolute().as_uri()}?mode=rw"
    with failing(f"Opening {path}"):
        raw = sqlite3.connect(address, uri=True, timeout=WAIT, isolation_level=None, check_same_thread=False)
    try:
        for pragma in (*PRAGMAS, f"PRAGMA query_only = {query_only:d}"):
            raw.execute(pragma)
    except sqlite3.DatabaseError as error:
        raw.close()
        raise NotOurs(path, str(error)) from error
    return raw


def check(raw: sqlite3.Connection, path: Path) -> str:
    """The revision of a database that this version can read; NotOurs or NewerDatabase of any other."""
    try:
        with engine_over(raw).connect() as connection:
            found = migrations.revision_of(connection)
    except DBAPIError as error:
        raise NotOurs(path, str(error.orig)) from error
    if found is None:
        raise NotOurs(path, "it has none of our tables")
    if found not in migrations.REVISIONS:
        raise NewerDatabase(path, found, migrations.HEAD)
    return found


def require_alone(raw: sqlite3.Connection, path: Path) -> None:
    """InUse if anybody else has it open: leaving the write-ahead log needs the file for oneself.

    The next writer takes the log up again.
    """
    try:
        raw.execute("PRAGMA busy_timeout = 1000")  # nobody who has it open is about to close it
        raw.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise InUse(path) from error
    raw.execute(f"PRAGMA busy_timeout = {WAIT * 1000:.0f}")


def engine_over(raw: sqlite3.Connection) -> Engine:
    """SQLAlchemy over one connection that is open already; it begins no transaction either."""
    return create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
