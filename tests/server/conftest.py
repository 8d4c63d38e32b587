"""Servers and people for the tests of the edge."""

from collections.abc import Iterator

import pytest

from .guests import Guest, close_clients
from .running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a module's tests."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True, scope="module")
def _close_clients() -> Iterator[None]:
    yield
    close_clients()


@pytest.fixture
def ada(server: Server) -> Guest:
    """A guest."""
    return Guest(server.address).come_in("Ada")


@pytest.fixture
def ben(server: Server) -> Guest:
    """Another guest."""
    return Guest(server.address).come_in("Ben")
