"""At a full disk what cannot be kept is refused, and what was promised stays; with room, play goes on."""

import asyncio
import resource
import sys
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import Final

import httpx
import pytest

from bench.people import People
from bench.served import GENEROUS, Served, served
from tests.faults.crews import Crew
from tests.faults.test_killed import check

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process's files"),
]
ROOM: Final = 600_000
"""Bytes that a file may have: the log's end is reached soon."""
PAGES: Final = 100
"""Where an answer has no room a page may still have some: each look at the readiness writes one."""
LONG: Final = 60.0


async def test_play_stops_at_a_full_disk_and_goes_on_with_room(tmp_path: Path) -> None:
    """Nobody loses anything, and nothing is told that was not kept; readiness says how it stands."""
    crews = [Crew("colt.first", 4, seed) for seed in range(3)]
    with served(tmp_path, GENEROUS) as server:
        async with aclosing(People(await asyncio.to_thread(lambda: server.address))) as people:
            for crew in crews:
                await crew.sit_down(people)
            limit(server, ROOM)
            await play(crews, people, lambda: all(crew.not_kept for crew in crews))
            check(tmp_path / "folsom.db", crews)
            assert 503 in [await readiness(people) for _ in range(PAGES)]
            promised = sum(len(crew.promised) for crew in crews)
            limit(server, resource.RLIM_INFINITY)
            await play(crews, people, lambda: sum(len(crew.promised) for crew in crews) > promised + 10)
            assert await readiness(people) == 200
    check(tmp_path / "folsom.db", crews)


async def play(crews: list[Crew], people: People, is_enough: Callable[[], bool]) -> None:
    """Play until it is enough."""
    for crew in crews:
        await crew.come_in(people)
    async with asyncio.timeout(LONG):
        await waited_for(is_enough)
    for crew in crews:
        await crew.leave()


async def waited_for(is_enough: Callable[[], bool]) -> None:
    """Look now and then; what happens in another process rings no bell here."""
    while True:
        await asyncio.sleep(0.05)
        if is_enough():
            return


async def readiness(people: People) -> int:
    """What the server says of itself."""
    async with httpx.AsyncClient(base_url=people.address) as http:
        return (await http.get("/ready")).status_code


def limit(server: Served, room: int) -> None:
    """No file of the server's may grow beyond so many bytes: writing more fails, as on a full disk."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
