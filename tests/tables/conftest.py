"""Tests of tables are coroutines, run by anyio on asyncio; time passes only when they say so."""

from collections.abc import AsyncIterator

import pytest

from tests.tables.world import World


@pytest.fixture
def anyio_backend() -> str:
    """Everything here is asyncio's."""
    return "asyncio"


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A server with no tables yet."""
    made = World()
    await made.open()
    yield made
    await made.close()
