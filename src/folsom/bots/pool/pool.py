"""The pool: takes questions for bots, lets workers answer them, and replaces workers that fail."""

import asyncio
import os
from collections.abc import Mapping
from typing import Final, Protocol

from msgspec import Struct

from folsom.bots.bot import Bot, Guessing
from folsom.bots.levels import LEVELS, Level
from folsom.bots.registry import OWN, make
from folsom.play.question import Question

from .errors import PoolClosed
from .process import Worker
from .waiting import Job, Waiting
from .wire import Request

GRACE: Final = 2.0
"""Seconds that a bot may be late before its worker is killed."""
START: Final = 8.0
"""Seconds more that a new worker has for its first answer."""
QUEUE: Final = 256


class Thinking(Protocol):
    """What a table gives a bot."""

    @property
    def game(self) -> str:
        """The game's short name."""

    @property
    def table(self) -> str:
        """Which table asks; one table has one worker at most. Empty: nobody in particular."""

    @property
    def view(self) -> Struct:
        """What the seat sees."""

    @property
    def knowledge(self) -> Struct:
        """All that it has ever seen."""

    @property
    def memory(self) -> bytes:
        """The same as bytes of the record that `imagine` takes; empty if it was not made."""

    @property
    def question(self) -> Question:
        """What the seat is asked."""


def workers_allowed() -> int:
    """Half of the machine, and one worker at least."""
    return max(1, (os.cpu_count() or 1) // 2)


class Pool:
    """Bots in worker processes, started when they are first needed."""

    def __init__(
        self,
        levels: Mapping[str, Level] = LEVELS,
        *,
        workers: int | None = None,
        queue: int = QUEUE,
        grace: float = GRACE,
    ) -> None:
        self._levels = levels
        self._most = workers or workers_allowed()
        self._grace = grace
        self._waiting = Waiting(queue)
        self._idle: list[Worker] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._guessing: dict[str, Guessing | None] = {}
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions no worker has begun yet."""
        return self._waiting.count

    def levels(self) -> Mapping[str, float]:
        """Every level, with the seconds that it may take for an answer."""
        return {name: level.seconds for name, level in self._levels.items()}

    async def answer(self, level: str, thinking: Thinking) -> str:
        """The answer of a bot of that level; whoever waits no longer cancels."""
        guessing = self._guesser(level)
        if guessing is not None:
            return guessing.guess(thinking.question)
        return await self._queued(self._job(self._levels[level], thinking))

    def _guesser(self, level: str) -> Guessing | None:
        """One of our own bots that need not think: to ask a worker would cost more."""
        if level not in self._guessing:
            name = self._levels[level].bot
            bot: Bot | None = make(name) if name in OWN else None
            self._guessing[level] = bot if isinstance(bot, Guessing) else None
        return self._guessing[level]

    def _job(self, level: Level, thinking: Thinking) -> Job:
        request = Request(
            bot=level.bot,
            game=thinking.game,
            question=thinking.question,
            seconds=level.seconds,
            iterations=level.iterations,
            memory=thinking.memory,
            view=None if thinking.memory else thinking.view,
            knowledge=None if thinking.memory else thinking.knowledge,
        )
        return Job(thinking.table, request, asyncio.get_running_loop().create_future())

    async def _queued(self, job: Job) -> str:
        if self._closed:
            raise PoolClosed("the server stops")
        self._waiting.add(job)
        self._set_to_work()
        try:
            return await job.answer
        finally:
            self._waiting.drop(job)

    # ------------------------------------------------------------ workers

    def _set_to_work(self) -> None:
        """Give waiting jobs to workers, as long as there are both."""
        while not self._closed and len(self._busy) < self._most:
            job = self._waiting.take()
            if job is None:
                return
            task = asyncio.create_task(self._do(job))
            self._busy.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._busy.discard(task)
        self._set_to_work()

    async def _do(self, job: Job) -> None:
        """Have a worker do a job. Whoever cancelled is told nothing, but the worker must first be done."""
        try:
            job.give(await self._ask(job.request))
        except asyncio.CancelledError:
            job.fail(PoolClosed("the server stops"))
            raise
        except Exception as error:  # noqa: BLE001  # whatever it is, whoever waits must hear of it
            job.fail(error)
        finally:
            self._waiting.finish(job)

    async def _ask(self, request: Request) -> str:
        worker = await self._worker()
        patience = request.seconds + self._grace + (START if worker.is_new else 0.0)
        try:
            return await worker.ask(request, patience)
        except asyncio.CancelledError:
            await worker.kill()
            raise
        finally:
            if worker.is_alive:
                self._idle.append(worker)

    async def _worker(self) -> Worker:
        """An idle worker that lives, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
        return await Worker.start()

    async def close(self) -> None:
        """Think no more: whoever waits is told, and every worker ends. No process is left behind."""
        self._closed = True
        for job in self._waiting.drain():
            job.fail(PoolClosed("the server stops"))
        busy = list(self._busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._idle))
        self._idle.clear()
