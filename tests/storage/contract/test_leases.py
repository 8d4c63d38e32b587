"""What every store's leases do."""

import asyncio

import pytest

from folsom.tables.ports import Store
from tests.storage.backends import Backend

pytestmark = pytest.mark.anyio


async def test_a_lease_has_one_holder_until_it_runs_out(store: Store) -> None:
    """At the very end it may be taken."""
    assert await store.leases.acquire("t", "a", now=0, until=10)
    assert not await store.leases.acquire("t", "b", now=9.9, until=20)
    assert await store.leases.acquire("t", "b", now=10, until=20)
    assert not await store.leases.acquire("t", "a", now=11, until=20)


async def test_ones_own_lease_may_be_taken_again(store: Store) -> None:
    """A server that started anew under its name loses nothing."""
    assert await store.leases.acquire("t", "a", now=0, until=10)
    assert await store.leases.acquire("t", "a", now=1, until=30)
    assert not await store.leases.acquire("t", "b", now=20, until=40)


async def test_only_the_holder_prolongs(store: Store) -> None:
    """Even a little late, unless somebody else was there first, or it gave the lease back."""
    assert not await store.leases.renew("t", "a", now=0, until=10)
    await store.leases.acquire("t", "a", now=0, until=10)
    assert not await store.leases.renew("t", "b", now=1, until=99)
    assert await store.leases.renew("t", "a", now=11, until=20)
    assert not await store.leases.acquire("t", "b", now=12, until=30)
    await store.leases.acquire("t", "b", now=21, until=30)
    assert not await store.leases.renew("t", "a", now=22, until=40)


async def test_a_lease_that_was_given_back_is_free(store: Store) -> None:
    """Only its holder can give it back."""
    await store.leases.acquire("t", "a", now=0, until=10)
    await store.leases.release("t", "b")
    assert not await store.leases.acquire("t", "b", now=1, until=10)
    await store.leases.release("t", "a")
    assert not await store.leases.renew("t", "a", now=1, until=10)
    assert await store.leases.acquire("t", "b", now=1, until=10)


async def test_a_holder_knows_what_it_holds(store: Store) -> None:
    """Run out or not, until another has taken it."""
    for table in ("y", "x", "z"):
        await store.leases.acquire(table, "a", now=0, until=10)
    await store.leases.acquire("z", "b", now=50, until=60)
    assert list(await store.leases.held_by("a")) == ["x", "y"]
    assert list(await store.leases.held_by("b")) == ["z"]
    assert list(await store.leases.held_by("c")) == []


async def test_of_many_who_try_at_once_one_wins(backend: Backend) -> None:
    """By two doors, a hundred times."""
    doors = backend.store(), backend.store()
    for door in doors:
        await door.open()
    for number in range(100):
        tries = [
            door.leases.acquire(f"t{number}", f"{who}", now=0, until=10)
            for who in range(3)
            for door in doors[who % 2 :][:1]
        ]
        assert sum(await asyncio.gather(*tries)) == 1
    for door in doors:
        await door.close()
