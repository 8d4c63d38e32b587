"""Making a database and bringing one forward."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from folsom.storage import SqliteStore, migrations
from folsom.storage.errors import InUse, NewerDatabase, NotOurs, StoreFailed
from folsom.storage.sql.schema import METADATA
from folsom.storage.sqlite import Migration, migrate
from folsom.storage.sqlite.files import connect, engine_over
from tests.storage.samples import entry

NEXT = '''
"""A second version, of a test."""
import sqlalchemy as sa
from alembic import op
revision = "0002"
down_revision = "0001"

def upgrade() -> None:
    op.add_column("users", sa.Column("email", sa.Text))
    {then}
'''


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of this version."""
    path = tmp_path / "folsom.db"
    migrate(path)
    return path


@pytest.fixture
def later(database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """After the database was made the program went one version on; the file of that version's step."""
    steps = database.parent / "steps"
    shutil.copytree(migrations.STEPS / "versions", steps / "versions")
    monkeypatch.setattr(migrations, "STEPS", steps)
    monkeypatch.setattr(migrations, "REVISIONS", (*migrations.REVISIONS, "0002"))
    monkeypatch.setattr(migrations, "HEAD", "0002")
    step = steps / "versions" / "v0002_test.py"
    step.write_text(NEXT.format(then=""))
    return step


def columns_of_users(path: Path) -> list[str]:
    """The names of the columns."""
    with closing(sqlite3.connect(path)) as raw:
        return [name for _, name, *_ in raw.execute("PRAGMA table_info(users)")]


def entries_of(path: Path) -> list[tuple[str, int]]:
    """What the journal holds."""
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute("SELECT table_id, number FROM journal ORDER BY 1, 2").fetchall()


def test_where_there_is_none_one_is_made(tmp_path: Path) -> None:
    """Of the newest revision, in a folder and a file that are its owner's alone."""
    path = tmp_path / "a" / "b" / "folsom.db"
    assert migrate(path) == Migration(before=None, after=migrations.HEAD)
    assert migrate(path) is None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [file.name for file in path.parent.iterdir()] == ["folsom.db"]


def test_the_steps_lead_to_the_schema(database: Path) -> None:
    """To the last column and index."""
    with closing(connect(database)) as raw, engine_over(raw).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.anyio
@pytest.mark.usefixtures("later")
async def test_an_older_one_is_brought_forward_with_a_backup_before(database: Path) -> None:
    """Everything in it is there afterwards, and in the backup as it was."""
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("INSERT INTO journal VALUES ('t', 1, 0.0, '', '', x'7b7d')")
    store = SqliteStore(database)
    await store.open()
    done = store.migration
    assert done is not None
    assert (done.before, done.after) == ("0001", "0002")
    await store.journal.append(entry(number=1))
    await store.close()
    assert entries_of(database) == [("t", 1), ("table", 1)]
    assert "email" in columns_of_users(database)
    assert done.backup is not None
    assert done.backup.parent == database.parent / "backups"
    assert entries_of(done.backup) == [("t", 1)]
    assert "email" not in columns_of_users(done.backup)


def test_a_step_that_fails_leaves_the_old_one(database: Path, later: Path) -> None:
    """In every part, and says so in a sentence; once it can be done, it is."""
    later.write_text(NEXT.format(then="op.drop_column('users', 'nothing')"))
    with pytest.raises(StoreFailed, match=r"Bringing .* forward to revision 0002 failed: .*\.$"):
        migrate(database)
    assert "email" not in columns_of_users(database)
    later.write_text(NEXT.format(then=""))
    assert migrate(database) is not None
    assert "email" in columns_of_users(database)


@pytest.mark.anyio
async def test_while_a_server_has_it_open_it_stays_as_it_is(
    database: Path, request: pytest.FixtureRequest
) -> None:
    """Whoever comes with a newer version is told to stop that server first."""
    store = SqliteStore(database)
    await store.open()
    request.getfixturevalue("later")
    with pytest.raises(InUse, match="is in use: stop the server that has it open"):
        migrate(database)
    await store.journal.append(entry())
    await store.close()
    assert migrate(database) is not None


def test_a_newer_one_is_refused_in_one_sentence(database: Path) -> None:
    """And left alone."""
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    with pytest.raises(NewerDatabase) as caught:
        migrate(database)
    assert str(caught.value) == (
        f"{database} was written by a newer Folsom (its revision is 9999, this version knows up to "
        f"{migrations.HEAD}): install that version again, or restore the backup made before the upgrade."
    )
    assert database.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"", b"some letters that are no database", b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_what_is_no_database_of_ours_is_refused(tmp_path: Path, content: bytes) -> None:
    """And left alone."""
    path = tmp_path / "folsom.db"
    path.write_bytes(content)
    with pytest.raises(NotOurs, match=r"cannot be read as a database of Folsom \(.*\)\.$"):
        migrate(path)
    assert path.read_bytes() == content


def test_anothers_database_is_refused(tmp_path: Path) -> None:
    """It has none of our tables."""
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE journal (page TEXT)")
    with pytest.raises(NotOurs, match="it has none of our tables"):
        migrate(path)
