"""Looking a database over, while it is in use or not, and saying in sentences what was found."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from folsom.storage.errors import StoreFailed
from folsom.storage.migrations import HEAD
from folsom.storage.sqlite.files import check, connect

__all__ = ["SCARCE", "Finding", "examine"]

SCARCE: Final = 32 << 20  # bytes of room on the disk below which there is trouble soon
LONG: Final = 256 << 20  # bytes of write-ahead log that say that nobody can clear it
SHOWN: Final = 5  # tables named in one sentence

GAPS: Final = """
SELECT table_id, count(*), max(number) FROM journal GROUP BY table_id
HAVING min(number) <> 1 OR max(number) <> count(*) ORDER BY table_id
"""
ORPHANS: Final = {
    "tables with a journal are in no list": "SELECT table_id FROM journal EXCEPT SELECT table_id FROM tables",
    "tables in the lists have no journal": "SELECT table_id FROM tables EXCEPT SELECT table_id FROM journal",
    "users find a table that is gone": """
        SELECT user_id FROM sitters WHERE table_id NOT IN (SELECT table_id FROM tables)
    """,
    "sessions belong to nobody": "SELECT user_id FROM sessions WHERE user_id NOT IN (SELECT id FROM users)",
    "return links belong to nobody": "SELECT user_id FROM links WHERE user_id NOT IN (SELECT id FROM users)",
    "blocks are by or against nobody": """
        SELECT by_user FROM blocks
        WHERE by_user NOT IN (SELECT id FROM users) OR whom NOT IN (SELECT id FROM users)
    """,
    "leases are on tables that are gone": "SELECT table_id FROM leases EXCEPT SELECT table_id FROM journal",
}


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    good: bool
    sentence: str


def examine(path: Path) -> list[Finding]:
    """Everything that was looked at, in order; if the database cannot be read, nothing but that."""
    try:
        with closing(connect(path, query_only=True)) as raw:
            revision = check(raw, path)
            then = "" if revision == HEAD else f", and goes forward to {HEAD} when a server opens it"
            known = Finding(True, f"{path} is a database of revision {revision}{then}.")
            return [known, *(finding for look in LOOKS for finding in look(raw, path))]
    except StoreFailed as error:
        return [Finding(False, str(error))]
    except sqlite3.Error as error:
        return [Finding(False, f"{path} cannot be read: {error}; restore a backup.")]


def look_at_integrity(raw: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    """Whether the file is whole."""
    said = [str(line) for (line,) in raw.execute("PRAGMA integrity_check(5)")]
    if said == ["ok"]:
        yield Finding(True, "Its pages and indexes are whole.")
    else:
        yield Finding(False, f"{path} is damaged, restore a backup: {'; '.join(said)}.")


def look_for_gaps(raw: sqlite3.Connection, path: Path) -> Iterator[Finding]:  # noqa: ARG001  # a look's form
    """Whether the numbers of every table go 1, 2, 3 ..."""
    gaps = raw.execute(GAPS).fetchall()
    yield from (
        Finding(False, f"The journal of table {table} has {count} entries and goes up to number {last}.")
        for table, count, last in gaps[:SHOWN]
    )
    if len(gaps) > SHOWN:
        yield Finding(False, f"So it is with {len(gaps) - SHOWN} more tables.")
    if not gaps:
        ((entries, tables),) = raw.execute("SELECT count(*), count(DISTINCT table_id) FROM journal")
        yield Finding(
            True, f"The journal has {entries} entries of {tables} tables, with no gap in their numbers."
        )


def look_for_orphans(raw: sqlite3.Connection, path: Path) -> Iterator[Finding]:  # noqa: ARG001  # a look's form
    """Whether every row points at something."""
    found = {what: [str(one) for (one,) in raw.execute(query)] for what, query in ORPHANS.items()}
    for what, orphans in found.items():
        if orphans:
            named = ", ".join(orphans[:SHOWN]) + (" ..." if len(orphans) > SHOWN else "")
            yield Finding(False, f"{len(orphans)} {what}: {named}.")
    if not any(found.values()):
        yield Finding(True, "Every row belongs to something.")


def look_for_room(raw: sqlite3.Connection, path: Path) -> Iterator[Finding]:  # noqa: ARG001  # a look's form
    """Whether the disk has room for more, and for a backup."""
    free, size = shutil.disk_usage(path.parent).free, path.stat().st_size
    room = f"{_megabytes(free)} are free on the disk of {path}, which has {_megabytes(size)}"
    if free < SCARCE:
        yield Finding(False, f"{room}: make room, soon nothing can be kept.")
    elif free < 2 * size:
        yield Finding(False, f"{room}: make room, a backup before an upgrade may not fit.")
    else:
        yield Finding(True, f"{room}.")


def look_at_log(raw: sqlite3.Connection, path: Path) -> Iterator[Finding]:  # noqa: ARG001  # a look's form
    """Whether the write-ahead log is cleared as it should be."""
    log = path.with_name(f"{path.name}-wal")
    size = log.stat().st_size if log.exists() else 0
    if size > LONG:
        yield Finding(
            False, f"{log} has grown to {_megabytes(size)}: some program keeps the database open and reads."
        )
    else:
        yield Finding(True, f"Its write-ahead log has {_megabytes(size)}.")


def look_at_privacy(raw: sqlite3.Connection, path: Path) -> Iterator[Finding]:  # noqa: ARG001  # a look's form
    """Whether the file is its owner's alone: it holds the keys of running games."""
    if path.stat().st_mode & 0o077 and os.name == "posix":
        yield Finding(False, f"Other users of this machine may read {path}: run chmod 600 on it.")
    else:
        yield Finding(True, "Only its owner may read it.")


def _megabytes(size: int) -> str:
    return f"{size / (1 << 20):,.1f} MB"


LOOKS: Final[Sequence[Callable[[sqlite3.Connection, Path], Iterator[Finding]]]] = (
    look_at_integrity,
    look_for_gaps,
    look_for_orphans,
    look_for_room,
    look_at_log,
    look_at_privacy,
)
