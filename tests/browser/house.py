"""`folsom serve` for browsers: bots do not dawdle, and it can be started again at the same address."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bench.served import GENEROUS, Served

from .chromium import HOST

QUICK: Final[Mapping[str, str]] = {**GENEROUS, "bot-delay": "0", "limit-chat": "100000/1"}


class House:
    """A server that runs as a process of its own."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._server = Served(data, QUICK)
        self.address = self._server.address

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return urlsplit(self.address).port or 0

    @property
    def by_name(self) -> str:
        """The same house, over plain HTTP and under a name: no secure context for a browser."""
        return f"http://{HOST}:{self.port}"

    def end(self) -> None:
        """End it in peace."""
        self._server.stop()

    def open_again(self) -> None:
        """Start it again where it was, with what it has kept."""
        self._server = Served(self._data, {**QUICK, "port": str(self.port)})
        assert self._server.address == self.address


@contextmanager
def house(data: Path) -> Iterator[House]:
    """A server, for as long as the block lasts."""
    opened = House(data)
    try:
        yield opened
    finally:
        opened.end()
