"""A disk that is slow makes answers late, and nothing worse."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from folsom.storage import SqliteStore
from folsom.storage.sqlite.batch import Outcome, Pen, Task
from folsom.tables.ports import Entry
from tests.storage.samples import entry

pytestmark = pytest.mark.anyio
SLOW: Final = 0.3
TABLES: Final = 50


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A commit takes its time; how many orders each had."""
    seen: list[int] = []
    write = Pen.write

    def slowly(self: Pen, entries: Sequence[Entry], tasks: Sequence[Task]) -> list[Outcome]:
        seen.append(len(entries) + len(tasks))
        time.sleep(SLOW)
        return write(self, entries, tasks)

    monkeypatch.setattr(Pen, "write", slowly)
    return seen


async def test_whatever_waits_for_the_disk_is_committed_together(tmp_path: Path, commits: list[int]) -> None:
    """Fifty tables with three answers each take as long as a few commits, not as a hundred and fifty."""
    store = SqliteStore(tmp_path / "folsom.db")
    await store.open()

    async def play(table: str) -> None:
        for number in (1, 2, 3):
            await store.journal.append(entry(table, number=number))

    begin = time.monotonic()
    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))
    seconds = time.monotonic() - begin
    await store.close()
    assert sum(commits) == 3 * TABLES
    assert len(commits) <= 6
    assert seconds < 12 * SLOW


async def test_the_event_loop_never_waits_for_the_disk(tmp_path: Path, commits: list[int]) -> None:
    """While a commit is under way others are read, and heartbeats are answered in time."""
    store = SqliteStore(tmp_path / "folsom.db")
    await store.open()
    await store.journal.append(entry(number=1))
    writing = asyncio.create_task(store.journal.append(entry(number=2)))
    longest, beats = 0.0, 0
    while not writing.done():
        begin = time.monotonic()
        assert await store.journal.read("table")
        await asyncio.sleep(0)
        longest, beats = max(longest, time.monotonic() - begin), beats + 1
    await store.close()
    assert commits == [1, 1]
    assert beats > 5
    assert longest < SLOW


async def test_nobody_hears_before_it_is_kept(tmp_path: Path, commits: list[int]) -> None:
    """An entry that is not acknowledged yet is not read by anybody either, and is read once it is."""
    store = SqliteStore(tmp_path / "folsom.db")
    await store.open()
    writing = asyncio.create_task(store.journal.append(entry()))
    await asyncio.sleep(SLOW / 4)
    assert not writing.done()
    assert list(await store.journal.read("table")) == []
    await writing
    assert len(await store.journal.read("table")) == 1
    await store.close()
    assert commits == [1]
