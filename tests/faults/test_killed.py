"""A server that is killed at any instant loses nothing that it has promised, and keeps nothing by halves."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import aclosing, closing
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bench.people import People
from bench.served import GENEROUS, Served
from folsom.tables.fold import decoded
from folsom.tables.messages import Answered
from folsom.tables.ports import Entry
from tests.faults.crews import Crew
from tests.proofs import parts

pytestmark = pytest.mark.anyio
TABLES: Final = (("napad", 2), ("colt.first", 3), ("napad.harder", 3), ("colt.first", 4))
LONGEST: Final = 0.5
"""Seconds that a server plays before it is killed."""
LEAST: Final = 5
"""Answers that are promised at least, in the mean, before a server is killed: else nothing was tried."""


@parts(short=20, long=300, each=20)
async def test_every_promised_answer_is_there_and_none_by_halves(tmp_path: Path, numbers: range) -> None:
    """Kill it under load, look at the database, start it again, and go on with the same games."""
    luck = Random(numbers.start)
    crews = [Crew(ruleset, seats, seed) for seed, (ruleset, seats) in enumerate(TABLES)]
    for number in numbers:
        await live(tmp_path, crews, luck, is_first=number == numbers.start)
        check(tmp_path / "folsom.db", crews)
    promised = sum(len(crew.promised) for crew in crews)
    assert promised >= LEAST * len(numbers)


async def live(data: Path, crews: list[Crew], luck: Random, *, is_first: bool) -> None:
    """Start a server, go on playing, and kill it in the midst of that."""
    server = Served(data, GENEROUS)
    try:
        async with aclosing(People(await asyncio.to_thread(lambda: server.address))) as people:
            for crew in crews:
                if is_first or crew.is_over:
                    await crew.sit_down(people)
            for crew in crews:
                await crew.come_in(people)
            await asyncio.sleep(luck.uniform(0.0, LONGEST))
    finally:
        server.kill()
    for crew in crews:
        await crew.leave()


def check(database: Path, crews: list[Crew]) -> None:
    """Hold what is kept against what was sent and what was promised."""
    entries = read(database)
    numbers: dict[str, list[int]] = {}
    for entry in entries:
        numbers.setdefault(entry.table, []).append(entry.number)
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())
    kept = Counter(entry.key for entry in entries)
    said = {entry.key: said for entry in entries if isinstance(said := decoded(entry), Answered)}
    for crew in crews:
        assert crew.problems == []
        assert [key for key in crew.promised if kept[key] != 1] == []
        written = [(given, said[key]) for key, given in crew.given.items() if key in said]
        assert all((given.seat, given.answers) == (was.seat, was.answers) for given, was in written)


def read(database: Path) -> list[Entry]:
    """All entries, by table and number; the file must be whole."""
    with closing(sqlite3.connect(database)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = raw.execute(
            "SELECT table_id, number, at, author, key, body FROM journal ORDER BY table_id, number"
        )
        return [
            Entry(table=table, number=number, at=at, author=author, key=key, body=body)
            for table, number, at, author, key, body in rows
        ]
