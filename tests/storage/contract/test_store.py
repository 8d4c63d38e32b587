"""What every store is as a whole."""

import random

import pytest

from folsom.storage import MemoryStore
from folsom.tables.ports import Store
from tests.storage import deeds
from tests.storage.backends import Backend

pytestmark = pytest.mark.anyio


async def test_an_open_store_is_healthy_and_a_closed_one_is_not(backend: Backend) -> None:
    """Closing twice is no mistake; it may be opened again."""
    store = backend.store()
    assert not await store.healthy()
    await store.open()
    assert await store.healthy()
    await store.close()
    await store.close()
    assert not await store.healthy()
    await store.open()
    assert await store.healthy()
    await store.close()


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_done_it_answers_as_plain_memory_does(store: Store, seed: int) -> None:
    """Three hundred deeds at random, and everything that can be asked after each of them."""
    luck, plain = random.Random(seed), MemoryStore()
    await plain.open()
    for _ in range(300):
        deed = deeds.draw(luck)
        assert await deed(store) == await deed(plain)
        question = deeds.ask(luck)
        assert await question(store) == await question(plain)
