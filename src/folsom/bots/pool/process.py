"""One worker process, from the pool's side: started, asked one question at a time, killed and reaped."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from .errors import BotCrashed, BotFailed, BotHung
from .wire import HEADER, LONGEST_REPLY, Reply, Request, framed

PROGRAM: Final = "from folsom.bots.pool.worker import main; main()"
# -P: nothing is imported from the folder that the server happens to be started in.
COMMAND: Final = (sys.executable, "-P", "-c", PROGRAM)
FAREWELL: Final = 1.0
"""Seconds that a worker has to end by itself."""


class Worker:
    """A worker process."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.is_new = True
        """Its first answer takes longer: it imports, and loads compiled rules."""

    @classmethod
    async def start(cls) -> "Worker":
        """A new worker."""
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))

    @property
    def id(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process runs, as far as is known."""
        return self._process.returncode is None

    async def ask(self, request: Request, patience: float) -> str:
        """The bot's answer; if the worker does not survive the question, it is killed and reaped."""
        try:
            async with asyncio.timeout(patience):
                reply = await self._exchange(request)
        except TimeoutError:
            await self.kill()
            raise BotHung(f"no answer within {patience:.1f} s") from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            # It is ending by itself: to kill it now would take its exit status from whoever waits for that.
            await self.stop()
            raise BotCrashed(f"the worker broke down: {type(error).__name__}") from None
        self.is_new = False
        if reply.error:
            raise BotFailed(reply.error)
        return reply.answer

    async def _exchange(self, request: Request) -> Reply:
        sink, source = self._process.stdin, self._process.stdout
        assert sink is not None
        assert source is not None
        sink.write(framed(pickle.dumps(request)))
        await sink.drain()
        size = HEADER.unpack(await source.readexactly(HEADER.size))[0]
        if size > LONGEST_REPLY:
            raise EOFError("a reply of that length is none")
        return msgspec.msgpack.decode(await source.readexactly(size), type=Reply)

    async def kill(self) -> None:
        """End the process at once, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def stop(self) -> None:
        """Let the process end; kill it if it takes too long."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await self._process.wait()
        except TimeoutError:
            await self.kill()
