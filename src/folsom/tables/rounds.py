"""What a server does again and again for all its tables, whatever goes wrong in between."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from .ports import Clock

_log = logging.getLogger(__name__)


class Rounds:
    """Something done at once, and then every so many seconds until it is stopped."""

    def __init__(self, clock: Clock, every: float, deed: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._every = every
        self._deed = deed
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._go_round())

    async def end(self) -> None:
        """End, in the middle of it if need be."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _go_round(self) -> None:
        while True:
            try:
                await self._deed()
            except Exception:  # noqa: BLE001  # whatever it was: it is done again
                _log.exception("a round failed")
            await self._clock.sleep(self._every)
