"""Garbage: walking through all that has long been there stops every table, so we say when that is done.

What is young is collected as ever, in a moment. What was there before anybody came, rules and libraries, is
never walked through again. And what has grown old is looked through at a quiet moment, or at the latest after
a quarter of an hour. (With 1,200 sockets open it takes a quarter of a second; left to itself, the collector
took that every few seconds, just when most was going on: docs/decisions/009.)
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from folsom.server.parts import Parts

NEVER: Final = 1_000_000_000
"""So many younger collections before the collector looks through what is old by itself."""
LOOK: Final = 1.0
"""Seconds between two looks at how busy we are."""
QUIET: Final = 0.05
"""The share of a processor below which the house is quiet."""
SOON: Final = 10.0
LATE: Final = 900.0
"""Seconds from one walk to the next: at least, and at most."""


class Collector:
    """Decides when what is old is looked through."""

    def __init__(self, collect: Callable[[], object] = gc.collect) -> None:
        self._collect = collect
        self._waited = 0.0

    def look(self, seconds: float, busy: float) -> bool:
        """So many seconds have gone by, and for so many the processor was ours: is it time? Then do it."""
        self._waited += seconds
        is_quiet = busy < QUIET * seconds
        if self._waited < (SOON if is_quiet else LATE):
            return False
        self._waited = 0.0
        self._collect()
        return True


@asynccontextmanager
async def collecting(parts: Parts) -> AsyncIterator[None]:
    """Collect so for as long as the block lasts; afterwards as before."""
    before = gc.get_threshold()
    gc.set_threshold(before[0], before[1], NEVER)
    task = asyncio.create_task(_collect(parts))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        gc.set_threshold(*before)
        gc.unfreeze()


async def _collect(parts: Parts) -> None:
    while not all(each.is_final for each in parts.rules.progress()):
        await parts.clock.sleep(LOOK)
    gc.collect()
    gc.freeze()
    collector = Collector()
    began, used = time.monotonic(), time.process_time()
    while True:
        await parts.clock.sleep(LOOK)
        now, so_far = time.monotonic(), time.process_time()
        collector.look(now - began, so_far - used)
        began, used = time.monotonic(), time.process_time()
