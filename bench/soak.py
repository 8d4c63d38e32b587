"""Half an hour at one server, to see whether its memory stays what it is.

    make soak
    python -m bench.soak --minutes 4 --only-print

A server of its own process, in a house whose hours are short (`bench/hurried.py`); parties of people, bots
and watchers who come, play and go (`bench/party.py`). Every few seconds its memory is looked at, what it has
open and what waits in it. In the first half caches fill and pools grow; in the second all of it must stay.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from contextlib import aclosing
from pathlib import Path
from typing import Final

import uvloop

from bench.page import PAGE, put
from bench.party import Party, Tally
from bench.people import People
from bench.plot import IMAGES
from bench.sampled import PICTURE, Sample, Soaked
from bench.served import GENEROUS, Served, served

PARTIES: Final = 8
EVERY: Final = 5.0
"""Seconds from one look to the next."""
SETTINGS: Final = {**GENEROUS, "bot-delay": "0.05", "guest-days": "1", "metrics": "local"}
GAUGES: Final = ("tables", "sockets", "frames_waiting", "tasks")


async def look(server: Served, people: People, began: float) -> Sample:
    """How the server is now."""
    text = await people.get("", "/metrics")
    gauges = {name: float(_value(text, name)) for name in GAUGES}
    return Sample(
        at=time.monotonic() - began,
        memory=server.memory(),
        bots=server.memory_of_children(),
        files=server.files(),
        threads=server.threads(),
        **gauges,
    )


def _value(text: str, name: str) -> str:
    found = re.search(rf"^folsom_{name} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"the server does not measure {name}"
    return found[1]


async def soak(server: Served, minutes: float) -> Soaked:
    """Let people come and go for so long, and look now and then."""
    tally, samples, began = Tally(), list[Sample](), time.monotonic()
    async with aclosing(People(server.address)) as people:
        await people.wait_for_rules()
        async with asyncio.TaskGroup() as group:
            parties = [group.create_task(Party(people, tally, seed).go_on()) for seed in range(PARTIES)]
            while time.monotonic() - began < 60 * minutes:
                await asyncio.sleep(EVERY)
                samples.append(await look(server, people, began))
            for party in parties:
                party.cancel()
    return Soaked(
        samples=samples,
        games=tally.games,
        answers=tally.answers,
        people=tally.people,
        breaks=tally.breaks,
        wrong=tally.wrong,
        refused=tally.refused,
    )


def wishes() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only-print", action="store_true", help="leave docs/performance.md as it is")
    return parser.parse_args()


def main() -> int:
    """Start a server, let people come and go, and say whether it stayed as it was."""
    wish = wishes()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), SETTINGS, "bench.hurried") as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        soaked = runner.run(soak(server, wish.minutes))
    print(soaked.section())
    if not wish.only_print:
        put("soak", soaked.section())
        soaked.picture().write(IMAGES / PICTURE)
        print(f"docs/{PAGE.name} has the figures.")
    return 0 if soaked.is_constant else 1


if __name__ == "__main__":
    sys.exit(main())
