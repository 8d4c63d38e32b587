"""Tests of faults are coroutines, run by anyio on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Everything here is asyncio's."""
    return "asyncio"
