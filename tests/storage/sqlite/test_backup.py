"""A copy of a database, and the way back."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest

from folsom.storage import SqliteStore
from folsom.storage.errors import FileExists, InUse, Missing, NewerDatabase, NotOurs, StoreFailed
from folsom.storage.sqlite import backup, restore
from tests.storage.samples import entry

pytestmark = pytest.mark.anyio


async def filled(path: Path, many: int) -> None:
    """A database with so many entries, that nobody has open."""
    store = SqliteStore(path)
    await store.open()
    for number in range(1, many + 1):
        await store.journal.append(entry(number=number))
    await store.close()


async def entries(path: Path) -> int:
    """How many a store finds there."""
    store = SqliteStore(path)
    await store.open()
    found = [one.number for one in await store.journal.read("table")]
    await store.close()
    assert found == list(range(1, len(found) + 1))
    return len(found)


def databases(folder: Path) -> list[str]:
    """The names of those that lie there."""
    return sorted(file.name for file in folder.glob("*.db"))


async def test_a_backup_is_the_database_as_it_was_at_one_instant(tmp_path: Path) -> None:
    """While a server goes on writing: it holds all that was acknowledged before it began, and no gap."""
    path, target = tmp_path / "folsom.db", tmp_path / "kept" / "copy.db"
    await filled(path, 50)
    store = SqliteStore(path)
    await store.open()
    copying = asyncio.create_task(asyncio.to_thread(backup, path, target))
    number = 50
    while not copying.done():
        number += 1
        await store.journal.append(entry(number=number))
    await copying
    await store.close()
    assert 50 <= await entries(target) <= number
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert not list(target.parent.glob("*.part"))


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    """Whatever stands there."""
    path, target = tmp_path / "folsom.db", tmp_path / "letter.txt"
    await filled(path, 1)
    target.write_text("Dear Belle,")
    with pytest.raises(FileExists, match="exists already: name another file"):
        backup(path, target)
    assert target.read_text() == "Dear Belle,"


async def test_a_backup_takes_the_place_of_the_database(tmp_path: Path) -> None:
    """What stood there is kept beside it."""
    path, kept = tmp_path / "folsom.db", tmp_path / "copy.db"
    await filled(path, 3)
    backup(path, kept)
    store = SqliteStore(path)
    await store.open()
    for number in (4, 5):
        await store.journal.append(entry(number=number))
    await store.close()
    aside = restore(kept, path)
    assert aside is not None
    assert (await entries(path), await entries(aside)) == (3, 5)


async def test_where_nothing_stood_nothing_is_kept(tmp_path: Path) -> None:
    """A new machine gets the old one's games."""
    await filled(tmp_path / "folsom.db", 3)
    target = tmp_path / "new" / "folsom.db"
    assert restore(tmp_path / "folsom.db", target) is None
    assert await entries(target) == 3


async def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    """The server that has it open goes on."""
    path, kept = tmp_path / "folsom.db", tmp_path / "copy.db"
    await filled(path, 1)
    backup(path, kept)
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(InUse):
        restore(kept, path)
    await store.journal.append(entry(number=2))
    await store.close()
    assert await entries(path) == 2


async def test_a_damaged_database_is_set_aside_as_it_is(tmp_path: Path) -> None:
    """Somebody may still make something of it."""
    path, kept = tmp_path / "folsom.db", tmp_path / "copy.db"
    await filled(path, 1)
    backup(path, kept)
    path.write_bytes(b"ruined")
    aside = restore(kept, path)
    assert aside is not None
    assert aside.read_bytes() == b"ruined"
    assert await entries(path) == 1


async def test_what_cannot_be_used_replaces_nothing(tmp_path: Path) -> None:
    """Neither a newer version's backup nor a damaged one."""
    path, newer, damaged = (tmp_path / name for name in ("folsom.db", "newer.db", "damaged.db"))
    await filled(path, 2)
    backup(path, newer)
    with closing(sqlite3.connect(newer)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        restore(newer, path)
    backup(path, damaged)
    with damaged.open("r+b") as file:
        file.seek(5000)
        file.write(b"\xff" * 20_000)
    with pytest.raises(NotOurs):
        restore(damaged, path)
    assert await entries(path) == 2


async def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    """A backup of nothing, and a backup that is not there or is a folder: nothing is changed."""
    path, none = tmp_path / "folsom.db", tmp_path / "none.db"
    with pytest.raises(Missing, match=r"none\.db does not exist\.$"):
        backup(none, tmp_path / "copy.db")
    await filled(path, 2)
    with pytest.raises(Missing, match=r"none\.db does not exist\.$"):
        restore(none, path)
    with pytest.raises(Missing, match=r"is a folder and no database\.$"):
        restore(tmp_path, path)
    assert await entries(path) == 2
    assert databases(tmp_path) == ["folsom.db"]


async def test_a_database_is_not_restored_from_itself(tmp_path: Path) -> None:
    """It stays what it is."""
    path = tmp_path / "folsom.db"
    await filled(path, 2)
    with pytest.raises(StoreFailed, match="is the database itself"):
        restore(path, path)
    assert await entries(path) == 2


async def test_a_backup_that_finds_no_room_leaves_nothing_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, and neither the copy nor a part of it."""
    path, folder = tmp_path / "folsom.db", tmp_path / "kept"
    await filled(path, 2)

    def full(_raw: object, _path: Path) -> None:
        raise OSError(28, "No space left on device")

    module = import_module("folsom.storage.sqlite.backup")  # the package has a function of that name
    monkeypatch.setattr(module, "_require_sound", full)
    with pytest.raises(StoreFailed, match=r"^Writing .*copy\.db failed: .*No space left on device.*\.$"):
        backup(path, folder / "copy.db")
    assert list(folder.iterdir()) == []
