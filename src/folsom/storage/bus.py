"""Hints that a table has moved on, within one process."""

import asyncio
from collections.abc import Callable

__all__ = ["LocalBus"]


class LocalBus:
    """A bus for a server that is one process: whoever subscribed is called back soon.

    A callback that fails is reported to the event loop's exception handler; the others are called as well.
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[[str, int], None]] = []

    async def publish(self, table: str, number: int) -> None:
        """Tell everybody that a table's journal has this number now."""
        loop = asyncio.get_running_loop()
        for callback in self._listeners:
            loop.call_soon(callback, table, number)

    async def subscribe(self, callback: Callable[[str, int], None]) -> None:
        """Call back, on the event loop, for every hint from now on."""
        self._listeners.append(callback)

    async def close(self) -> None:
        """Nobody is called back any more."""
        self._listeners.clear()
