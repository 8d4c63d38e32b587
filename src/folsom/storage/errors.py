"""What can go wrong with a store, by meaning; each says in one sentence what was wrong and what to do.

StoreFailed (of tables/ports.py)
    Missing         there is no such file
    NotOurs         the file is no database of ours, or is damaged
    NewerDatabase   written by a newer version
    InUse           somebody else has it open
    FileExists      a backup overwrites nothing
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Error

from sqlalchemy.exc import DBAPIError

from folsom.tables.ports import StoreFailed

__all__ = ["FileExists", "InUse", "Missing", "NewerDatabase", "NotOurs", "StoreFailed", "failing"]


class Missing(StoreFailed):
    """There is no such file."""

    def __init__(self, path: Path) -> None:
        what = "is a folder and no database" if path.is_dir() else "does not exist"
        super().__init__(f"{path} {what}.")
        self.path = path


class NotOurs(StoreFailed):
    """The file is no database of ours, or is damaged."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} cannot be read as a database of Folsom ({why}).")
        self.path = path


class NewerDatabase(StoreFailed):
    """The database was written by a version newer than this one."""

    def __init__(self, path: Path, found: str, known: str) -> None:
        super().__init__(
            f"{path} was written by a newer Folsom (its revision is {found}, this version knows "
            f"up to {known}): install that version again, or restore the backup made before the upgrade."
        )
        self.path = path


class InUse(StoreFailed):
    """Somebody else has the database open."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is in use: stop the server that has it open, then try again.")
        self.path = path


class FileExists(StoreFailed):
    """A file stands where a new one was to be."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already: name another file, nothing is overwritten.")
        self.path = path


@contextmanager
def failing(doing: str) -> Iterator[None]:
    """What the database or the file system refuses in here is a StoreFailed that says what was being done."""
    try:
        yield
    except (Error, OSError) as error:
        raise StoreFailed(f"{doing} failed: {error}.") from error
    except DBAPIError as error:
        raise StoreFailed(f"{doing} failed: {error.orig}.") from error
