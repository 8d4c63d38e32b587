"""Every test of the contract is run against every adapter."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from folsom.tables.ports import Bus, Store
from tests.storage.backends import BUSES, STORES, Backend


@pytest.fixture(params=STORES)
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    """A place where nothing is kept yet."""
    return STORES[request.param](tmp_path)


@pytest.fixture
async def store(backend: Backend) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    opened = backend.store()
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture(params=BUSES)
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    """A bus that nobody listens to yet."""
    made = BUSES[request.param]()
    yield made
    await made.close()
