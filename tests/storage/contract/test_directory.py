"""What every directory does."""

import pytest
from msgspec.structs import replace

from folsom.tables.ports import SeatRow, Store, TableRow
from tests.storage.samples import row

pytestmark = pytest.mark.anyio


def names(rows: object) -> str:
    """The tables' ids, in order."""
    assert isinstance(rows, list)
    return " ".join(one.table for one in rows)


async def put(store: Store, *rows: TableRow) -> None:
    """Write some rows."""
    for one in rows:
        await store.directory.put(one)


async def test_a_row_is_read_back_as_it_was(store: Store) -> None:
    """Every field, those with nothing in them too."""
    full = TableRow(
        table="t",
        game="napad",
        ruleset="napad",
        status="running",
        public=False,
        watchable=True,
        clock="3 days",
        owner="ada",
        created=1.25,
        touched=1_795_000_000.123456,
        seats=(SeatRow(user="ada", name="Ada ♠"), SeatRow(bot="outlaw"), SeatRow()),
        owing=("ada", "bob"),
        deadline=2.5,
    )
    await put(store, full, row("bare"))
    assert await store.directory.get("t") == full
    assert await store.directory.get("bare") == row("bare")
    assert await store.directory.get("none") is None


async def test_a_row_replaces_the_one_before_it(store: Store) -> None:
    """In every list, too."""
    await put(store, row("t", users=("ada", "bob")), row("t", owner="cid", status="running", users=("cid",)))
    assert await store.directory.get("t") == row("t", owner="cid", status="running", users=("cid",))
    assert list(await store.directory.list_of("bob")) == []
    assert list(await store.directory.list_of("ada")) == []
    assert names(await store.directory.list_of("cid")) == "t"
    assert list(await store.directory.list_open()) == []


async def test_the_lobby_shows_public_tables_with_a_free_seat_newest_first(store: Store) -> None:
    """Not those that play, are full (bots count), or are reached by link; alike ones by their id."""
    await put(
        store,
        row("old", created=1),
        row("b", created=2),
        row("a", created=2),
        row("full", users=("ada", "bob"), seats=2),
        row("private", public=False),
        row("plays", status="running"),
        row("over", status="over"),
    )
    assert names(await store.directory.list_open()) == "a b old"
    assert names(await store.directory.list_open(limit=2)) == "a b"


async def test_a_seat_that_a_bot_fills_is_not_free(store: Store) -> None:
    """A table of an owner's bots is full."""
    await put(store, replace(row("bots"), seats=(SeatRow(bot="outlaw"),)))
    assert list(await store.directory.list_open()) == []


async def test_ones_own_tables_come_with_ones_turn_first(store: Store) -> None:
    """Then the last touched; owning a table is enough, watching one is not."""
    await put(
        store,
        row("waits", users=("bob",), touched=1, owing=("bob", "ada")),
        row("waits-later", users=("bob",), touched=2, owing=("bob",)),
        row("others-turn", users=("ada", "bob"), touched=9, owing=("ada",)),
        row("owns", owner="bob", touched=5),
        row("alien", users=("cid",), touched=10),
    )
    assert names(await store.directory.list_of("bob")) == "waits-later waits others-turn owns"
    assert names(await store.directory.list_of("bob", limit=1)) == "waits-later"
    assert list(await store.directory.list_of("nobody")) == []


async def test_a_free_seat_belongs_to_nobody(store: Store) -> None:
    """The empty id finds no table."""
    await put(store, row("t", owner=""))
    assert list(await store.directory.list_of("")) == []


async def test_tables_to_watch_are_public_running_and_allow_it(store: Store) -> None:
    """Last touched first."""
    await put(
        store,
        row("a", status="running", touched=1),
        row("b", status="paused", touched=2),
        row("forbids", status="running", watchable=False),
        row("private", status="running", public=False),
        row("lobby"),
        row("over", status="over"),
    )
    assert names(await store.directory.list_watchable()) == "b a"
    assert names(await store.directory.list_watchable(limit=1)) == "b"


async def test_due_tables_come_earliest_first(store: Store) -> None:
    """Strictly before the instant; those without a deadline never."""
    await put(store, row("c", deadline=3), row("a", deadline=1), row("b", deadline=2), row("never"))
    assert names(await store.directory.list_due(3)) == "a b"
    assert names(await store.directory.list_due(99, limit=2)) == "a b"


async def test_a_row_is_forgotten_everywhere(store: Store) -> None:
    """From all lists; forgetting it twice is no mistake."""
    await put(store, row("t", users=("ada",), deadline=1))
    await store.directory.delete("t")
    await store.directory.delete("t")
    assert await store.directory.get("t") is None
    assert list(await store.directory.list_of("ada")) == []
    assert list(await store.directory.list_due(9)) == []
