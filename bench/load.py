"""What one server holds, by open loop: answers come at their rate, whether it keeps up or not.

    python -m bench.load       200 answers a second at 200 tables, then the highest rate that is held
    python -m bench.load --tables 20 --rate 20 --seconds 5 --no-ladder

At each table four play and two watch, each with a socket: 1,200 sockets in all. An answer's time goes from
the instant at which it was due, not sent, to the last of the six who hear of it. The server is a process of
its own with its database on the disk, every commit synced; server and players have a processor each.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from bench.crew import PING_EVERY, SEATS, WATCHERS, Crew
from bench.people import People
from bench.served import Served, served

LAST: Final = 5.0
"""Seconds given to the last answers to arrive."""
SLOW: Final = 0.100
"""A rate whose 99th percentile is longer is not held."""
LADDER: Final = tuple(range(300, 3001, 100))


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen at one rate."""

    rate: float
    answers: int
    median: float
    p99: float
    worst: float
    lost: int
    """Answers that did not reach everybody, updates that were missing or came twice."""
    cpu: float
    """Seconds of the server's processor for each answer."""

    @property
    def is_held(self) -> bool:
        """Whether the server kept up."""
        return self.p99 < SLOW and not self.lost

    def row(self) -> str:
        """A row of the table."""
        return (
            f"| {self.rate:.0f} | {self.answers} | {self.median * 1e3:.1f} | {self.p99 * 1e3:.1f} "
            f"| {self.worst * 1e3:.1f} | {self.lost} | {self.cpu * 1e3:.2f} |"
        )


HEAD: Final = (
    "| answers/s | answers | median, ms | p99, ms | longest, ms | lost or doubled | CPU ms an answer |\n"
    "|---:|---:|---:|---:|---:|---:|---:|"
)


class Load:
    """Plays answers at a steady rate at whatever table is ready, in turns."""

    def __init__(self, server: Served, people: People, tokens: list[list[str]]) -> None:
        self.server = server
        self.ready: deque[Crew] = deque()
        self.crews = [Crew(people, each, self._is_ready, seed) for seed, each in enumerate(tokens)]

    def _is_ready(self, crew: Crew) -> None:
        if not crew.is_over:
            self.ready.append(crew)

    async def sit_down(self) -> None:
        """Everybody at a new table."""
        await asyncio.gather(*(crew.get_up() for crew in self.crews))
        self.ready.clear()
        for crew in self.crews:
            await crew.sit_down()

    async def run(self, rate: float, seconds: float) -> Figures:
        """So many answers a second for so long."""
        for crew in self.crews:
            crew.answers = []
        keeping = asyncio.create_task(self._keep_in_touch())
        before = self.server.cpu()
        await self._play(rate, seconds)
        cpu = self.server.cpu() - before
        await self._settle()
        keeping.cancel()
        return figures(self.crews, rate, cpu)

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
    times = sorted(answer.seconds for answer in answers if answer.is_delivered)
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


async def measure(server: Served, tables: int, rate: float, seconds: float, *, ladder: bool) -> None:
    """Print the figures."""
    people = People(server.address)
    names = [f"P{number}" for number in range(SEATS + WATCHERS)]
    tokens = [[await people.come_in(name) for name in names] for _ in range(tables)]
    empty = server.memory()
    load = Load(server, people, tokens)
    await load.sit_down()
    print(HEAD, (await load.run(rate, seconds)).row(), sep="\n", flush=True)
    await asyncio.gather(*(crew.get_up() for crew in load.crews))
    await asyncio.sleep(1.0)
    each = (server.memory() - empty) / tables
    for step in LADDER if ladder else ():
        await load.sit_down()
        seen = await load.run(step, seconds / 4)
        print(seen.row(), flush=True)
        if not seen.is_held:
            break
    await asyncio.gather(*(crew.get_up() for crew in load.crews))
    await people.aclose()
    print(f"\nMemory: {each / 1024:.0f} kB a table without its sockets.")


def wishes() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--no-ladder", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Start a server, and play."""
    wish = wishes()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        _ = server.address
        if (os.cpu_count() or 1) > 1:
            server.keep_to(0)
            os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(server, wish.tables, wish.rate, wish.seconds, ladder=not wish.no_ladder))


if __name__ == "__main__":
    main()
