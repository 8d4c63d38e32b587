"""A consistent copy of a database that goes on being written, and the way back."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

from folsom.storage.errors import FileExists, NotOurs, StoreFailed, failing
from folsom.storage.sqlite.files import check, connect, require_alone

__all__ = ["backup", "beside", "make_durable", "restore"]

COMPANIONS: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite calls the files of one database."""


def backup(path: Path, target: Path) -> None:
    """Copy a database as it is at one instant, whoever writes meanwhile; the copy is one file, and durable.

    FileExists if something stands at `target`; nothing half-made ever does.
    """
    with closing(connect(path, query_only=True)) as source:
        check(source, path)
        _copy(source, target)


def restore(kept: Path, path: Path) -> Path | None:
    """Put a backup in the place of a database; where the one before it is kept now, if there was one.

    InUse if anybody has it open; NotOurs or NewerDatabase if the backup cannot be used. An older backup is
    brought forward when it is next opened.
    """
    if kept.exists() and path.exists() and kept.samefile(path):
        raise StoreFailed(f"{kept} is the database itself: name a backup of it.")
    with closing(connect(kept, query_only=True)) as source:
        check(source, kept)
        _require_sound(source, kept)
        aside = _set_aside(path) if path.exists() else None
        with failing(f"Restoring {path} from {kept}"):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.touch(mode=0o600)
            with closing(connect(path)) as target:
                require_alone(target, path)
                source.backup(target)  # one transaction: all of it, or nothing
    return aside


def beside(path: Path, label: str) -> Path:
    """Where a copy of a database goes that nobody named a place for."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return path.parent / "backups" / f"{path.stem}-{label}-{now}-{token_hex(2)}{path.suffix}"


def _set_aside(path: Path) -> Path:
    """Keep what stands at `path`: a copy of what can be read, the very files of what cannot."""
    aside = beside(path, "before-restore")
    try:
        with closing(connect(path)) as old:
            require_alone(old, path)
            _copy(old, aside)
    except NotOurs:
        with failing(f"Setting {path} aside"):
            _move(path, aside)
    return aside


def _move(path: Path, aside: Path) -> None:
    aside.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for suffix in COMPANIONS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))


def _copy(source: sqlite3.Connection, target: Path) -> None:
    part = target.with_name(f"{target.name}.{token_hex(4)}.part")
    with failing(f"Writing {target}"):
        if target.exists():
            raise FileExists(target)
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.touch(mode=0o600)
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
                _require_sound(copy, target)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
        make_durable(target)


def _require_sound(raw: sqlite3.Connection, path: Path) -> None:
    try:
        ((said, *_), *_) = raw.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        raise NotOurs(path, str(error)) from error
    if said != "ok":
        raise NotOurs(path, str(said))


def make_durable(path: Path) -> None:
    """A new file and its name survive a power cut."""
    for each in (path, path.parent):
        # Windows opens no folders, and needs no such thing.
        with suppress(PermissionError):
            handle = os.open(each, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
