"""One transaction that takes many entries and other writes, and refuses none for another's fault."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from folsom.storage.errors import StoreFailed
from folsom.storage.sqlite.files import engine_over
from folsom.tables.ports import Entry, NumberTaken

__all__ = ["Outcome", "Pen", "Task"]

Task = Callable[[Connection], object]
Outcome = object
"""What came of an order: the exception that refuses it, or what its task returned (nothing for an entry)."""

INSERT: Final = "INSERT INTO journal (table_id, number, at, author, key, body) VALUES (?, ?, ?, ?, ?, ?)"
TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


class Pen:
    """Writes through one connection. Its caller's thread is the only one that uses that connection."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self._connection: Connection = engine_over(raw).connect()

    def write(self, entries: Sequence[Entry], tasks: Sequence[Task]) -> list[Outcome]:
        """Commit all of them that can be; what came of each, entries first.

        Whatever is not refused is durable. If the database itself fails (disk full, locked for too long),
        nothing is kept and all are refused.
        """
        try:
            return self._transact(entries, tasks)
        except Exception as error:  # noqa: BLE001  # whatever it was, everybody who waits must hear of it
            self._roll_back()
            return [StoreFailed(f"Nothing was kept: {error}.") for _ in range(len(entries) + len(tasks))]

    def close(self) -> None:
        """End the connection."""
        self._connection.close()
        self._raw.close()

    def _transact(self, entries: Sequence[Entry], tasks: Sequence[Task]) -> list[Outcome]:
        self._raw.execute("BEGIN IMMEDIATE")
        outcomes = self._insert(entries)
        outcomes.extend(map(self._do, tasks))
        self._raw.execute("COMMIT")
        return outcomes

    def _insert(self, entries: Sequence[Entry]) -> list[Outcome]:
        """All entries at once; one by one if any is refused, so that only the guilty one is."""
        try:
            self._raw.executemany(INSERT, map(_row, entries))
        except (sqlite3.IntegrityError, *_UNFIT):
            self._raw.execute("ROLLBACK")
            self._raw.execute("BEGIN IMMEDIATE")
            return [self._insert_one(entry) for entry in entries]
        return [None] * len(entries)

    def _insert_one(self, entry: Entry) -> Outcome:
        try:
            self._raw.execute(INSERT, _row(entry))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in TAKEN:
                return NumberTaken(entry.table, entry.number)
            return StoreFailed(f"The entry was refused: {error}.")
        except _UNFIT as error:
            return StoreFailed(f"The entry cannot be written: {error}.")
        return None

    def _do(self, task: Task) -> Outcome:
        """A task's own transaction inside the other: undone alone if it fails."""
        self._raw.execute("SAVEPOINT task")
        try:
            outcome = task(self._connection)
        except Exception as error:  # noqa: BLE001  # whatever it was, whoever waits for it must hear of it
            self._undo_task()
            return _told(error)
        self._raw.execute("RELEASE task")
        return outcome

    def _undo_task(self) -> None:
        """Go back to before it; if the database gave up the whole transaction, that fails them all."""
        if not self._raw.in_transaction:
            raise sqlite3.OperationalError("the database gave up the transaction")
        self._raw.execute("ROLLBACK TO task")
        self._raw.execute("RELEASE task")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            self._raw.rollback()


# What Python cannot hand to SQLite: numbers of over 64 bits, half characters, other types, more than 1 GB.
_UNFIT: Final = (
    OverflowError,
    ValueError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)


def _row(entry: Entry) -> tuple[str, int, float, str, str, bytes]:
    return entry.table, entry.number, entry.at, entry.author, entry.key, entry.body


def _told(error: Exception) -> Exception:
    """What the database refused is a StoreFailed; a mistake of the task's own stays what it is."""
    return StoreFailed(f"Nothing was changed: {error.orig}.") if isinstance(error, DBAPIError) else error
