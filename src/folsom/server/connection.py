"""One open socket: a bounded queue to its other end, and two tasks that live and die together.

Nobody ever waits for a slow reader. Whoever has a frame for it puts it into the queue; if that is full, the
socket is closed with 4008 and its client comes back and syncs.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

QUEUE_FRAMES: Final = 256
GOODBYE_SECONDS: Final = 1.0

RESTARTING: Final = 1012
NOT_ALLOWED: Final = 4001
TOO_SLOW: Final = 4008
SILENT: Final = 4009
FAILED: Final = 1011

Handle: TypeAlias = Callable[[bytes], Awaitable[None]]


class Gone(Exception):
    """The other end has left, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire(Protocol):
    """The socket below: text in, text out."""

    async def receive(self) -> bytes:
        """The next message; Gone at the end."""

    async def send(self, frame: bytes) -> None:
        """Send one frame, as soon as the other end takes it."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""


class Goodbye(Struct, frozen=True):
    """How a socket ended."""

    code: int
    reason: str = ""
    is_ours: bool = True
    """We ended it, and say so to the other end."""


class Connection:
    """An open connection, as a table sees it: a `Listener`."""

    def __init__(self, wire: Wire, user: str, *, patience: float | None) -> None:
        """`patience`: a client that says nothing for so many seconds is dropped; None: it need not speak."""
        self._wire = wire
        self._user = user
        self._patience = patience
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE_FRAMES)
        self._goodbye: asyncio.Future[Goodbye] = asyncio.get_running_loop().create_future()

    @property
    def user(self) -> str:
        """Whose connection it is."""
        return self._user

    @property
    def waiting(self) -> int:
        """How many frames the other end has not taken yet."""
        return self._queue.qsize()

    def send(self, frame: bytes) -> None:
        """Queue a frame; never blocks, never raises."""
        if self._goodbye.done():
            return
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(TOO_SLOW, "too slow: connect again and sync")

    def close(self, code: int, reason: str) -> None:
        """Hang up. What waits in the queue is dropped; the reason arrives if the other end still listens."""
        if not self._goodbye.done():
            self._goodbye.set_result(Goodbye(code, reason))

    async def run(self, handle: Handle) -> Goodbye:
        """Pass messages to `handle` and frames to the other end until either side ends it; how it ended.

        Whatever `handle` raises ends it too, with 1011, and is raised again.
        """
        tasks = [asyncio.create_task(self._guarded(work)) for work in (self._read(handle), self._write())]
        try:
            await asyncio.wait([self._goodbye])
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        error = self._goodbye.exception()
        goodbye = Goodbye(FAILED, "a mistake of ours") if error is not None else self._goodbye.result()
        await self._say(goodbye)
        if error is not None:
            raise error
        return goodbye

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        """Whatever ends one task ends the connection."""
        try:
            await work
        except Gone as gone:
            if not self._goodbye.done():
                self._goodbye.set_result(Goodbye(gone.code, is_ours=False))
        except Exception as error:  # noqa: BLE001  # it is raised again where the connection is run
            if not self._goodbye.done():
                self._goodbye.set_exception(error)

    async def _read(self, handle: Handle) -> None:
        while True:
            try:
                async with asyncio.timeout(self._patience):
                    message = await self._wire.receive()
            except TimeoutError:
                self.close(SILENT, "nothing was heard: ping at least every 9 s")
                return
            await handle(message)

    async def _write(self) -> None:
        while True:
            await self._wire.send(await self._queue.get())

    async def _say(self, goodbye: Goodbye) -> None:
        """Tell the other end; if it does not take even this, it is cut off."""
        if goodbye.is_ours:
            with contextlib.suppress(Gone, TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await self._wire.close(goodbye.code, goodbye.reason)
