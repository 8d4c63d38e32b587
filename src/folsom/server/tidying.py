"""Once an hour: what has expired ends, and guests who have long been away and sit nowhere are forgotten."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from folsom.server.logs import failure
from folsom.server.parts import Parts

EVERY: Final = 3_600.0


@asynccontextmanager
async def tidying(parts: Parts) -> AsyncIterator[None]:
    """Tidy up for as long as the block lasts."""
    task = asyncio.create_task(_tidy(parts))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _tidy(parts: Parts) -> None:
    while True:
        try:
            forgotten = await parts.doorkeeper.sweep()
            parts.log.info("tidied", guests_forgotten=forgotten)
        except Exception as error:  # noqa: BLE001  # whatever it was, it is tried again
            parts.log.error("could not tidy up", **failure(error))
        await parts.clock.sleep(EVERY)
