"""What one server holds, by open loop: answers come at their rate, whether it keeps up or not.

    make load                  200 answers a second at 200 tables, then the highest rate that is held
    python -m bench.load --tables 20 --rate 20 --seconds 5 --only-print

At each table four play and two watch, each with a socket: 1,200 sockets in all. An answer's time goes from
the instant at which it was due, not sent, to the last of the six who hear of it. The server is a process of
its own with its database on the disk, every commit synced; server and players have a processor each. All of
it takes less than six minutes, needs a quiet machine, and is written into docs/performance.md.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Final

import uvloop

from bench.crew import PING_EVERY, SEATS, WATCHERS, Crew
from bench.loaded import HEAD, PICTURE, Figures, Loaded
from bench.page import PAGE, put
from bench.people import People
from bench.plot import IMAGES
from bench.served import Served, served

LAST: Final = 5.0
"""Seconds given to the last answers to arrive."""
STEP: Final = 10.0
"""Seconds for each rate that is tried, and fewer where a game has not answers enough."""
MOST: Final = 60
"""So many answers a table are given before everybody sits down at a new one: a game has more."""
FASTER: Final = 1.25
"""Each rate that is tried is so many times the one that was held before it."""
HALVINGS: Final = 2
"""So often the gap is halved between the last rate that was held and the first that was not."""
TIDY: Final = 15.0
"""Seconds after which a house with nobody in it has thrown away what it no longer needs."""
WARM: Final = 30.0
"""Seconds of play before anything is measured: caches are full then, and memory is what it stays."""


class Load:
    """Plays answers at a steady rate at whatever table is ready, in turns."""

    def __init__(self, server: Served, people: People, tokens: list[list[str]]) -> None:
        self.server = server
        self.ready: deque[Crew] = deque()
        self.crews = [Crew(people, each, self._is_ready, seed) for seed, each in enumerate(tokens)]

    def _is_ready(self, crew: Crew) -> None:
        if not crew.is_over:
            self.ready.append(crew)

    async def play(self, rate: float, seconds: float) -> Figures:
        """So many answers a second for so long, at new tables, with nobody left at them afterwards."""
        for crew in self.crews:
            await crew.sit_down()
        keeping = asyncio.create_task(self._keep_in_touch())
        before = self.server.cpu()
        await self._play(rate, seconds)
        cpu = self.server.cpu() - before
        await self._settle()
        keeping.cancel()
        seen = figures(self.crews, rate, cpu)
        await self._get_up()
        return seen

    async def _get_up(self) -> None:
        await asyncio.gather(*(crew.get_up() for crew in self.crews))
        self.ready.clear()

    async def memory(self) -> int:
        """Bytes of the server's memory, once it has seen that nobody is there and has tidied up."""
        await asyncio.sleep(TIDY)
        return self.server.memory()

    async def _play(self, rate: float, seconds: float) -> None:
        start = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = start + number / rate
            while (now := time.perf_counter()) < due or not self.ready:
                await asyncio.sleep(max(0.0, due - now) if self.ready else 0.001)
                if now > due + LAST:
                    return
            self.ready.popleft().give(due)

    async def _settle(self) -> None:
        for _ in range(round(LAST / 0.05)):
            if not any(crew.answer for crew in self.crews):
                return
            await asyncio.sleep(0.05)

    async def _keep_in_touch(self) -> None:
        """A client says that it is there, as the page does; not all at once."""
        while True:
            for crew in self.crews:
                crew.ping()
                await asyncio.sleep(PING_EVERY / len(self.crews))


def figures(crews: Sequence[Crew], rate: float, cpu: float) -> Figures:
    """What came of all answers."""
    answers = [answer for crew in crews for answer in crew.answers]
    times = sorted(answer.seconds for answer in answers if answer.is_delivered) or [LAST]
    lost = sum(not answer.is_delivered for answer in answers) + sum(crew.mistakes for crew in crews)
    return Figures(
        rate=rate,
        answers=len(answers),
        median=times[len(times) // 2],
        p99=times[len(times) * 99 // 100],
        worst=times[-1],
        lost=lost,
        cpu=cpu / len(answers),
    )


async def measure(server: Served, tables: int, rate: float, seconds: float) -> Loaded:
    """Play at the rate that has goals, then look for the highest that is held."""
    async with aclosing(People(server.address)) as people:
        names = [f"P{number}" for number in range(SEATS + WATCHERS)]
        tokens = [[await people.come_in(name) for name in names] for _ in range(tables)]
        await people.wait_for_rules()
        load = Load(server, people, tokens)
        await load.play(rate, WARM)
        before = await load.memory()
        first = await load.play(rate, seconds)
        each = (await load.memory() - before) / tables
        print(HEAD, first.row(), sep="\n", flush=True)
        return Loaded(tables=tables, rate=rate, steps=await climb(load, first), memory=each)


async def climb(load: Load, first: Figures) -> list[Figures]:
    """Try higher rates until one is not held, then between; what was seen, by rate."""
    steps = [first]
    while steps[-1].is_held:
        steps.append(await attempt(load, steps[-1].rate * FASTER))
    for _ in range(HALVINGS):
        held = max((step.rate for step in steps if step.is_held), default=0.0)
        missed = min(step.rate for step in steps if not step.is_held)
        steps.append(await attempt(load, (held + missed) / 2))
    return sorted(steps, key=lambda step: step.rate)


async def attempt(load: Load, rate: float) -> Figures:
    """Another rate, for as long as it takes to see."""
    step = await load.play(rate, min(STEP, MOST * len(load.crews) / rate))
    print(step.row(), flush=True)
    return step


def wishes() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only-print", action="store_true", help="leave docs/performance.md as it is")
    return parser.parse_args()


def main() -> None:
    """Start a server, play, and write down what was seen."""
    wish = wishes()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        _ = server.address
        if (os.cpu_count() or 1) > 1:
            server.keep_to(0)
            os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            loaded = runner.run(measure(server, wish.tables, wish.rate, wish.seconds))
    print(f"\nHeld: {loaded.held:.0f} answers/s. A table without its sockets: {loaded.memory / 1000:.0f} kB.")
    if not wish.only_print:
        put("load", loaded.section())
        loaded.picture().write(IMAGES / PICTURE)
        print(f"docs/{PAGE.name} has the figures.")


if __name__ == "__main__":
    main()
