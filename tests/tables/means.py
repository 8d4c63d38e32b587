"""What the tables of a test live on: a clock that stands until it is told to go, luck that repeats itself,
and bots that do as they are told.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from itertools import count
from random import Random
from typing import Final

from folsom.tables.ports import Thinking

NOON: Final = 1_800_000_000.0
TURNS: Final = 12
"""So many turns of the event loop until everything that was begun waits again."""


async def settle(turns: int = TURNS) -> None:
    """Let everything that can go on do so."""
    for _ in range(turns):
        await asyncio.sleep(0)


class StandingClock:
    """Time passes only by `go_on`."""

    def __init__(self, now: float = NOON) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = count()

    def now(self) -> float:
        """The time it shows."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has gone on so far."""
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + max(0.0, seconds), next(self._count), woken))
        await woken

    async def go_on(self, seconds: float) -> None:
        """Let time pass, and everybody do in time what is to be done."""
        end = self._now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, woken = heapq.heappop(self._sleepers)
            self._now = max(self._now, due)
            if not woken.done():
                woken.set_result(None)
                await settle()
        self._now = max(self._now, end)

    def jump(self, seconds: float) -> None:
        """The time is another at once, as after a long sleep of the machine; those who are due wake then."""
        self._now += seconds
        while self._sleepers and self._sleepers[0][0] <= self._now:
            woken = heapq.heappop(self._sleepers)[2]
            if not woken.done():
                woken.set_result(None)


class RepeatedLuck:
    """Ids, keys and dice out of a seed."""

    def __init__(self, seed: str = "luck") -> None:
        self._seed = seed
        self._count = count()
        self._dice = Random(seed)
        self.rigged: list[int] = []
        """What the dice will show next, if they are rigged."""

    def token(self) -> str:
        """An id like no other of this luck."""
        return sha256(f"{self._seed} token {next(self._count)}".encode()).hexdigest()[:24]

    def key(self) -> bytes:
        """32 bytes like no other of this luck."""
        return sha256(f"{self._seed} key {next(self._count)}".encode()).digest()

    def below(self, n: int) -> int:
        """One of 0 .. n-1."""
        return self.rigged.pop(0) if self.rigged else self._dice.randrange(n)


Mind = Callable[[Thinking], Awaitable[str]]


async def first(thinking: Thinking) -> str:
    """The first of the answers."""
    return thinking.question.answers[0]


async def never(thinking: Thinking) -> str:
    """No answer at all."""
    await asyncio.Event().wait()
    return thinking.question.answers[0]


async def broken(thinking: Thinking) -> str:
    """A mistake in the bot."""
    raise RuntimeError(f"nobody has thought of {thinking.question.kind}")


async def nonsense(thinking: Thinking) -> str:
    """Something that is no answer."""
    del thinking
    return "whistle"


class ScriptedBots:
    """Bots by name, each with a mind of its own. `drifter` answers by lot, and so that it can be repeated."""

    def __init__(self, **minds: Mind) -> None:
        self._dice = Random("drifter")
        self._minds: dict[str, Mind] = {"drifter": self._drift, "outlaw": first, **minds}
        self.asked: list[tuple[str, Thinking]] = []
        """Every level that was asked, and what it was given."""

    def levels(self) -> Mapping[str, float]:
        """All of them think at once."""
        return dict.fromkeys(self._minds, 0.0)

    async def answer(self, level: str, thinking: Thinking) -> str:
        """What that bot's mind makes of it."""
        self.asked.append((level, thinking))
        return await self._minds[level](thinking)

    async def _drift(self, thinking: Thinking) -> str:
        return self._dice.choice(thinking.question.answers)
