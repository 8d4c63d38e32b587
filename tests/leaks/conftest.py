"""Proofs at tables are coroutines, run by anyio on asyncio."""

import pytest

from folsom.tables import playing, replaying
from tests.leaks import houses


@pytest.fixture
def anyio_backend() -> str:
    """Everything here is asyncio's."""
    return "asyncio"


@pytest.fixture
def _in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games at tables begin where a house says."""
    monkeypatch.setattr(playing, "dealt", houses.started)
    monkeypatch.setattr(replaying, "dealt", houses.started)
