"""An alarm: rings when something is due, and is set again by whoever is rung."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from .ports import Clock

AGAIN: Final = 5.0  # after a failure of our own the alarm rings again so much later
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Alarm:
    """One alarm. It may ring too early, never too late: who is rung looks at the clock."""

    clock: Clock
    ring: Callable[[], Awaitable[float | None]]
    """Does what is due, and says when something is due next."""
    due: float | None = None
    _task: "asyncio.Task[None] | None" = field(default=None)
    _ringing: bool = False

    def set(self, due: float | None) -> None:
        """Ring at this time, or earlier if it was to ring earlier."""
        if due is None or self._ringing or (self.due is not None and self.due <= due):
            return
        self.stop()
        self.due = due
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Do not ring any more."""
        if self._task is not None:
            self._task.cancel()
        self._task = self.due = None

    async def _run(self) -> None:
        while self.due is not None:
            wait = self.due - self.clock.now()
            if wait > 0:
                await self.clock.sleep(wait)
                continue
            self._ringing = True
            try:
                self.due = await self.ring()
            except Exception:  # noqa: BLE001  # whatever it was: an alarm that rings no more stops a table
                _log.exception("an alarm failed")
                self.due = self.clock.now() + AGAIN
            finally:
                self._ringing = False
