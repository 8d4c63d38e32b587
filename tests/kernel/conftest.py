"""The toy game, erased as the layers above see games, and a cache of the tests' own."""

from collections.abc import Iterator

import pytest

from folsom.kernel.contract import AnyGame, erased
from folsom.kernel.engine import Engine, compiled, interpreted
from tests.kernel.toy import GAME


@pytest.fixture(scope="session")
def toy() -> AnyGame:
    """The toy game."""
    return erased(GAME)


@pytest.fixture(scope="session")
def toy_interpreted(toy: AnyGame) -> Engine:
    """The toy game, interpreted."""
    return interpreted(toy)


@pytest.fixture(scope="session")
def toy_compiled(toy: AnyGame, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """The toy game, compiled into a cache of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOLSOM_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield compiled(toy)
