"""Making a database, and bringing one forward: first a backup, then all steps in one transaction."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from folsom.storage import migrations
from folsom.storage.errors import failing
from folsom.storage.sqlite.backup import backup, beside, make_durable
from folsom.storage.sqlite.files import check, connect, engine_over, require_alone

__all__ = ["Migration", "migrate"]


class Migration(Struct, frozen=True, kw_only=True):
    """What was done to a database, from one revision to another."""

    before: str | None
    """None if there was no database."""
    after: str
    backup: Path | None = None
    """Where the database from before is kept; None if there was none."""


def migrate(path: Path) -> Migration | None:
    """Make the database, or bring it forward; None if it is what this version needs.

    NewerDatabase if it is beyond that, InUse if somebody else has an older one open. Whatever stops it on the
    way, the database is the old one or the new one, and never half of each.
    """
    if not path.exists() and _make(path):
        return Migration(before=None, after=migrations.HEAD)
    with closing(connect(path)) as raw:
        found = check(raw, path)
        return None if found == migrations.HEAD else _bring_forward(raw, path, found)


def _make(path: Path) -> bool:
    """Make it aside and put it in its place whole; False if somebody else was quicker."""
    new = path.with_name(f"{path.name}.{token_hex(4)}.new")
    with failing(f"Making {path}"):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new.touch(mode=0o600)
        try:
            with closing(connect(new)) as raw:
                _upgrade(raw)
                raw.execute("PRAGMA journal_mode = WAL")
            _put(new, path)
        except FileExistsError:
            return False
        finally:
            new.unlink(missing_ok=True)
        make_durable(path)
    return True


def _put(new: Path, path: Path) -> None:
    """Give a file its name, unless somebody has it."""
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        new.rename(path)


def _bring_forward(raw: sqlite3.Connection, path: Path, found: str) -> Migration:
    require_alone(raw, path)
    kept = beside(path, f"before-{migrations.HEAD}")
    backup(path, kept)
    with failing(f"Bringing {path} forward to revision {migrations.HEAD}"):
        _upgrade(raw)
    return Migration(before=found, after=migrations.HEAD, backup=kept)


def _upgrade(raw: sqlite3.Connection) -> None:
    with engine_over(raw).connect() as connection:
        raw.execute("BEGIN IMMEDIATE")
        migrations.upgrade(connection)
        raw.execute("COMMIT")
