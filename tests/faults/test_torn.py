"""After a power cut the log's end may be missing, or rubbish: what is left is whole, and without a gap."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from folsom.storage import SqliteStore
from folsom.storage.sqlite.files import connect
from folsom.tables.ports import Entry
from tests.proofs import parts

pytestmark = pytest.mark.anyio
MANY = 150


@pytest.fixture
async def written(tmp_path: Path) -> list[Entry]:
    """A database of which much is still in the log; what was written, in order."""
    luck = Random(1)
    store = SqliteStore(tmp_path / "folsom.db")
    await store.open()
    entries = [
        Entry(
            table="t",
            number=n,
            at=float(n),
            author="a",
            key=f"{n}",
            body=luck.randbytes(luck.randrange(3000)),
        )
        for n in range(1, MANY + 1)
    ]
    for start in range(0, MANY, 10):  # some of them commit together
        await asyncio.gather(*(store.journal.append(entry) for entry in entries[start : start + 10]))
    for suffix in ("", "-wal"):
        shutil.copy(tmp_path / f"folsom.db{suffix}", tmp_path / f"cut.db{suffix}")
    await store.close()
    return entries


@parts(short=100, long=2_000, each=500)
async def test_of_a_torn_log_a_beginning_is_left(
    tmp_path: Path, written: list[Entry], numbers: range
) -> None:
    """Cut it at any byte, or write rubbish from there on: every entry is there as it was, or not at all."""
    log = (tmp_path / "cut.db-wal").read_bytes()
    lengths = set()
    for number in numbers:
        luck = Random(number)
        place = luck.randrange(len(log))
        rubbish = luck.randbytes(len(log) - place) if luck.random() < 0.5 else b""
        found = await after_power_cut(tmp_path / "cut.db", tmp_path / "again", log[:place] + rubbish)
        assert found == written[: len(found)]
        lengths.add(len(found))
    assert len(lengths) > 5, "the log was cut in many places"


async def after_power_cut(database: Path, folder: Path, log: bytes) -> list[Entry]:
    """What a store finds where the log is this."""
    lay_out(database, folder, log)
    store = SqliteStore(folder / "folsom.db")
    await store.open()
    found = await store.journal.read("t")
    await store.close()
    with closing(sqlite3.connect(folder / "folsom.db")) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return list(found)


def lay_out(database: Path, folder: Path, log: bytes) -> None:
    """A database and its log, in a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copy(database, folder / "folsom.db")
    (folder / "folsom.db-wal").write_bytes(log)


async def test_a_commit_waits_for_the_disk(written: list[Entry], tmp_path: Path) -> None:
    """Every connection syncs its log before a commit returns: synchronous is FULL, which is 2."""
    assert written
    with closing(connect(tmp_path / "folsom.db")) as raw:
        assert raw.execute("PRAGMA synchronous").fetchall() == [(2,)]
        assert raw.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
