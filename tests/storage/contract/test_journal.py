"""What every journal does."""

import asyncio

import pytest

from folsom.tables.ports import Entry, NumberTaken, Store, StoreFailed
from tests.proofs import parts
from tests.storage.backends import Backend
from tests.storage.samples import entry

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_back_as_it_was(store: Store) -> None:
    """Every field, bit for bit: bytes that are no text, letters of any script, a time's last digit."""
    given = Entry(
        table="Tëst-table_1",
        number=1,
        at=1_795_000_000.123456,
        author="ζ",
        key="k" * 64,
        body=bytes(range(256)) * 40,
    )
    await store.journal.append(given)
    assert list(await store.journal.read(given.table)) == [given]


async def test_entries_come_in_the_order_of_their_numbers(store: Store) -> None:
    """Whatever order they were written in."""
    for number in (3, 1, 2, 10):
        await store.journal.append(entry(number=number))
    assert [found.number for found in await store.journal.read("table")] == [1, 2, 3, 10]


async def test_a_reader_goes_on_where_it_stopped(store: Store) -> None:
    """Page by page: after a number, and no more than wanted."""
    for number in range(1, 8):
        await store.journal.append(entry(number=number))
    assert [found.number for found in await store.journal.read("table", after=2, limit=3)] == [3, 4, 5]
    assert [found.number for found in await store.journal.read("table", after=5)] == [6, 7]
    assert list(await store.journal.read("table", after=7)) == []


async def test_tables_have_nothing_to_do_with_each_other(store: Store) -> None:
    """The same number in two tables is two entries; a table that nobody wrote to is empty."""
    await store.journal.append(entry("one"))
    await store.journal.append(entry("two", body=b"other"))
    assert [found.body for found in await store.journal.read("two")] == [b"other"]
    assert list(await store.journal.read("three")) == []


async def test_a_number_is_taken_once(store: Store) -> None:
    """Whoever comes second is told, and what the first wrote stays."""
    await store.journal.append(entry(body=b"first"))
    with pytest.raises(NumberTaken):
        await store.journal.append(entry(body=b"second"))
    assert [found.body for found in await store.journal.read("table")] == [b"first"]


async def test_one_that_is_refused_takes_no_other_along(store: Store) -> None:
    """Twenty entries at once, one of which comes too late: nineteen are kept."""
    await store.journal.append(entry(number=7))
    came = await asyncio.gather(
        *(store.journal.append(entry(number=number)) for number in range(1, 21)), return_exceptions=True
    )
    assert [type(one) for one in came if one is not None] == [NumberTaken]
    assert isinstance(came[6], NumberTaken)
    assert [found.number for found in await store.journal.read("table")] == list(range(1, 21))


async def test_of_the_same_number_twice_at_once_one_is_kept(store: Store) -> None:
    """Even if both come in the same instant."""
    came = await asyncio.gather(
        *(store.journal.append(entry(body=bytes([writer]))) for writer in range(5)), return_exceptions=True
    )
    assert sum(one is None for one in came) == 1
    assert sum(isinstance(one, NumberTaken) for one in came) == 4
    (kept,) = await store.journal.read("table")
    assert came[kept.body[0]] is None


@parts(short=1_000, long=20_000, each=2_000)
async def test_two_servers_race_for_every_number_and_none_is_lost_or_doubled(
    backend: Backend, numbers: range
) -> None:
    """Each takes the next number it knows of; whoever is told that it is taken reads on and tries again."""
    doors = backend.store(), backend.store()
    for door in doors:
        await door.open()
    half = len(numbers) // 2
    wrote = await asyncio.gather(*(race(door, name, half) for door, name in zip(doors, "ab", strict=True)))
    found = await doors[0].journal.read("table", limit=2 * half + 1)
    assert [one.number for one in found] == list(range(1, 2 * half + 1))
    assert [[one.body for one in found if one.author == name] for name in "ab"] == list(wrote)
    assert found == await doors[1].journal.read("table", limit=2 * half + 1)
    for door in doors:
        await door.close()


async def race(store: Store, name: str, many: int) -> list[bytes]:
    """Write so many entries against a rival; what was written, in order."""
    wrote: list[bytes] = []
    number = 1
    while len(wrote) < many:
        body = f"{name} {len(wrote)}".encode()
        try:
            await store.journal.append(
                Entry(table="table", number=number, at=0.0, author=name, key="", body=body)
            )
        except NumberTaken:
            number += len(await store.journal.read("table", after=number - 1))
            continue
        wrote.append(body)
        number += 1
    return wrote


async def test_what_was_kept_is_there_after_the_store_was_closed(backend: Backend) -> None:
    """And opened again."""
    for round_ in range(3):
        store = backend.store()
        await store.open()
        assert len(await store.journal.read("table")) == round_
        await store.journal.append(entry(number=round_ + 1))
        await store.close()


async def test_a_closed_store_keeps_nothing_and_says_so(backend: Backend) -> None:
    """Nobody believes that an entry was kept which was not."""
    store = backend.store()
    await store.open()
    await store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await store.journal.append(entry())
    await store.open()
    assert list(await store.journal.read("table")) == []
    await store.close()


async def test_what_was_begun_before_closing_is_finished(backend: Backend) -> None:
    """Entries that wait while the store closes are kept."""
    store = backend.store()
    await store.open()
    writing = [asyncio.create_task(store.journal.append(entry(number=number))) for number in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    await store.open()
    assert len(await store.journal.read("table")) == 100
    await store.close()


async def test_whoever_gives_up_waiting_disturbs_nobody(store: Store) -> None:
    """A cancelled writer may have written or not; the others have."""
    writing = [asyncio.create_task(store.journal.append(entry(number=number))) for number in range(1, 21)]
    await asyncio.sleep(0)
    writing[4].cancel()
    came = await asyncio.gather(*writing, return_exceptions=True)
    assert [one for number, one in enumerate(came) if number != 4] == [None] * 19
    found = {one.number for one in await store.journal.read("table")}
    assert found >= set(range(1, 21)) - {5}
