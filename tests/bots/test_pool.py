"""The pool: a bot that hangs, crashes or talks nonsense costs its worker and nobody else anything."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import folsom
from folsom.bots.levels import Level
from folsom.bots.pool import BotCrashed, BotFailed, BotHung, Pool, PoolClosed, TooBusy
from folsom.bots.pool.process import Worker
from folsom.kernel.engine import interpreted
from folsom.play.game import Game
from folsom.play.start import game_named
from folsom.tables.ports import Bots, Thinking

ROOT = Path(__file__).parents[2]
SHORT = 0.3
SOON = 10.0
"""Seconds, on a machine that has other things to do as well."""


def level(name: str, seconds: float = 0.0) -> Level:
    """A level of a bot that misbehaves."""
    return Level(bot=f"tests.bots.unruly:{name}", seconds=seconds)


LEVELS = {
    "drifter": Level(bot="drifter", seconds=0.0),
    **{name.lower(): level(name) for name in ("Named", "Hung", "Crashing", "Raising", "Babbling")},
    "slow": level("Slow", SHORT),
}


@pytest.fixture(autouse=True)
def reach_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers import nothing from where they are started, so they are told where these bots lie."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in which somebody owes an answer."""
    return folsom.new("napad", seats=2, seed=5, engine=interpreted(game_named("napad")))


@pytest.fixture(scope="module")
def thinking(game: Game) -> Callable[[str], Thinking]:
    """What some table gives a bot."""

    def made(table: str = "") -> Thinking:
        (seat, *_) = game.owed
        return Thinking(
            game=game.definition.name,
            ruleset=game.definition.rulesets.PRESETS["napad"],
            view=game.view(seat),
            knowledge=game.knowledge(seat),
            question=game.question(seat),
            budget=0.0,
            memory=game.memory(seat).tobytes(),
            table=table,
        )

    return made


@asynccontextmanager
async def opened(workers: int = 1, queue: int = 8, grace: float = SHORT) -> AsyncIterator[Pool]:
    """A pool that is closed in the end."""
    pool = Pool(LEVELS, workers=workers, queue=queue, grace=grace)
    try:
        yield pool
    finally:
        await pool.close()


def run(test: Awaitable[None]) -> None:
    """Run a test's coroutine."""

    async def whole() -> None:
        await test

    asyncio.run(whole())


async def written(note: Path) -> None:
    """Wait until a bot in a worker has left a note."""
    while not _is_written(note):  # noqa: ASYNC110  # it is another process that writes
        await asyncio.sleep(0.02)


def _is_written(note: Path) -> bool:
    return note.exists() and note.read_text(encoding="ascii") != ""


def is_gone(process: int) -> bool:
    """Whether there is no such process any more, not even as a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_pool_is_what_tables_ask_for_bots() -> None:
    """The pool has the face that the tables expect, and says how long each level may take."""
    bots: Bots = Pool(LEVELS)
    assert bots.levels()["slow"] == SHORT


def test_no_process_is_started_before_it_is_needed(thinking: Callable[[str], Thinking]) -> None:
    """A drifter guesses in this very process, and answers legally."""

    async def test() -> None:
        async with opened() as pool:
            answers = {await pool.answer("drifter", thinking("")) for _ in range(200)}
            assert answers == set(thinking("").question.answers)
            assert not pool._idle

    run(test())


def test_a_worker_is_kept_for_the_next_question(thinking: Callable[[str], Thinking]) -> None:
    """The same process answers twice, and is another one than ours; it was there soon."""

    async def test() -> None:
        async with opened() as pool:
            begun = time.monotonic()
            first = await pool.answer("named", thinking(""))
            assert time.monotonic() - begun < SOON
            assert first == await pool.answer("named", thinking(""))
            assert int(first) != os.getpid()

    run(test())


def test_a_bot_that_hangs_is_killed_and_its_worker_replaced(
    thinking: Callable[[str], Thinking], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked is told in time, the process is gone, and the next question is answered."""
    note = tmp_path / "process"
    monkeypatch.setenv("FOLSOM_TEST_NOTE", str(note))

    async def test() -> None:
        async with opened() as pool:
            await pool.answer("named", thinking(""))
            begun = time.monotonic()
            with pytest.raises(BotHung):
                await pool.answer("hung", thinking(""))
            assert time.monotonic() - begun < SOON
            assert is_gone(int(note.read_text(encoding="ascii")))
            assert await pool.answer("named", thinking("")) != note.read_text(encoding="ascii")

    run(test())


def test_a_bot_that_takes_its_worker_down_takes_nothing_else_down(
    thinking: Callable[[str], Thinking],
) -> None:
    """Whoever asked is told, and a new worker answers the next question."""

    async def test() -> None:
        async with opened() as pool:
            first = await pool.answer("named", thinking(""))
            with pytest.raises(BotCrashed):
                await pool.answer("crashing", thinking(""))
            assert is_gone(int(first))
            assert await pool.answer("named", thinking("")) != first

    run(test())


def test_a_worker_that_died_while_idle_is_replaced_unnoticed(thinking: Callable[[str], Thinking]) -> None:
    """Nobody's question fails because a worker was killed between two of them."""

    async def test() -> None:
        async with opened() as pool:
            first = await pool.answer("named", thinking(""))
            os.kill(int(first), 9)
            await asyncio.sleep(SHORT)
            assert await pool.answer("named", thinking("")) != first

    run(test())


def test_an_error_of_a_bot_is_told_and_costs_no_worker(thinking: Callable[[str], Thinking]) -> None:
    """The error's own words arrive; the same worker goes on."""

    async def test() -> None:
        async with opened() as pool:
            first = await pool.answer("named", thinking(""))
            with pytest.raises(BotFailed, match="ValueError: no idea"):
                await pool.answer("raising", thinking(""))
            assert await pool.answer("named", thinking("")) == first

    run(test())


def test_what_a_bot_prints_does_not_disturb(thinking: Callable[[str], Thinking]) -> None:
    """Standard input and output are out of a bot's reach."""

    async def test() -> None:
        async with opened() as pool:
            assert await pool.answer("babbling", thinking("")) == "drew"

    run(test())


def test_a_table_has_one_worker_at_most(thinking: Callable[[str], Thinking]) -> None:
    """Two questions of one table are answered one after the other, those of two tables side by side."""

    async def test() -> None:
        async with opened(workers=2) as pool:
            await asyncio.gather(*(pool.answer("named", thinking(name)) for name in "ab"))
            alone = await asyncio.gather(*(pool.answer("slow", thinking("a")) for _ in range(2)))
            apart = await asyncio.gather(*(pool.answer("slow", thinking(name)) for name in "ab"))
            assert not overlap(alone)
            assert overlap(apart)

    run(test())


def overlap(spans: list[str]) -> bool:
    """Whether two bots thought at the same time."""
    (begun, ended), (other_begun, other_ended) = ([float(end) for end in span.split()] for span in spans)
    return begun < other_ended and other_begun < ended


def test_tables_take_turns(thinking: Callable[[str], Thinking]) -> None:
    """A table with many questions does not hold up a table with one."""

    async def test() -> None:
        async with opened() as pool:
            greedy = [asyncio.create_task(pool.answer("slow", thinking("a"))) for _ in range(4)]
            await asyncio.sleep(0)
            await pool.answer("slow", thinking("b"))
            assert sum(task.done() for task in greedy) == 1
            await asyncio.gather(*greedy)

    run(test())


def test_no_more_questions_wait_than_allowed(thinking: Callable[[str], Thinking]) -> None:
    """With one at work and two waiting the next one is refused at once."""

    async def test() -> None:
        async with opened(queue=2) as pool:
            waiting = [asyncio.create_task(pool.answer("slow", thinking(""))) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(TooBusy):
                await pool.answer("slow", thinking(""))
            await asyncio.gather(*waiting)

    run(test())


def test_a_question_that_nobody_waits_for_is_not_asked(thinking: Callable[[str], Thinking]) -> None:
    """Cancelled while it waited, a question leaves the queue; cancelled at work, its worker lives on."""

    async def test() -> None:
        async with opened(queue=1) as pool:
            first = await pool.answer("named", thinking(""))
            at_work = asyncio.create_task(pool.answer("slow", thinking("")))
            waits = asyncio.create_task(pool.answer("crashing", thinking("")))
            await asyncio.sleep(SHORT / 3)
            at_work.cancel()
            waits.cancel()
            await asyncio.sleep(0)
            assert await pool.answer("named", thinking("")) == first

    run(test())


def test_closing_leaves_no_process(
    thinking: Callable[[str], Thinking], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Idle and busy workers are gone, whoever waited is told, and nothing more is taken."""
    note = tmp_path / "process"
    monkeypatch.setenv("FOLSOM_TEST_NOTE", str(note))

    async def test() -> None:
        pool = Pool(LEVELS, workers=2, grace=60)
        idle = await pool.answer("named", thinking(""))
        other = await asyncio.gather(*(pool.answer("slow", thinking(name)) for name in "ab"))
        assert len(other) == 2
        hangs = asyncio.create_task(pool.answer("hung", thinking("")))
        await written(note)
        await pool.close()
        with pytest.raises((PoolClosed, asyncio.CancelledError)):
            await hangs
        assert is_gone(int(idle))
        assert is_gone(int(note.read_text(encoding="ascii")))
        with pytest.raises(PoolClosed):
            await pool.answer("named", thinking(""))

    run(test())


def test_no_worker_outlives_a_server_that_was_killed(
    thinking: Callable[[str], Thinking], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the other end of its input is gone, a worker ends, even while its bot hangs."""
    note = tmp_path / "process"
    monkeypatch.setenv("FOLSOM_TEST_NOTE", str(note))

    async def test() -> None:
        pool = Pool(LEVELS, grace=60)
        job = pool._job(LEVELS["hung"], thinking(""))
        worker = await Worker.start()
        asked = asyncio.create_task(worker.ask(job.request, 60))
        await written(note)
        assert worker._process.stdin is not None
        worker._process.stdin.close()
        with pytest.raises(BotCrashed):
            await asked
        assert worker._process.returncode == 0

    run(test())
