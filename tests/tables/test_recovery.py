"""A server that ends at any moment, and a store that fails: nothing acknowledged is lost, nothing is half."""

import asyncio
import contextlib
from random import Random

import pytest

from folsom.tables.messages import Bank, Refused, Reply, Update
from tests.tables.faulty import Fault, FaultyStore
from tests.tables.means import settle
from tests.tables.same import likeness, must_be_as_written, read_anew
from tests.tables.world import World

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("ruleset", ["napad", "colt.first.expert"])
async def test_at_every_entry_the_table_is_what_its_journal_says(world: World, ruleset: str) -> None:
    """Whoever reads so many entries has the table as it was then."""
    people = await world.table_of("ann", "bob", "cat", ruleset=ruleset, clock=Bank(seconds=30, increment=2))
    actor = await world.hall.tables.at(people[0].table)
    dice, at_number = Random(ruleset), {}
    while people[0].status() != "over":
        at_number[actor.table.number] = likeness(actor.table)
        await world.pass_time(dice.choice([0, 1, 20]))
        asked = [person for person in people if person.is_asked()]
        if asked:
            one = dice.choice(asked)
            await one.answers(dice.choice(one.question().answers))
    entries = list(await world.store.journal.read(people[0].table))
    assert len(at_number) > 30
    for number, seen in dice.sample(sorted(at_number.items()), 25):
        assert likeness(read_anew(entries[:number])) == seen


@pytest.mark.parametrize("ruleset", ["napad", "colt.first.expert"])
async def test_a_game_survives_a_crash_after_every_message(world: World, ruleset: str) -> None:
    """And is played to its end, as if nothing had been."""
    names = ["ann", "bob", "cat"]
    people = await world.table_of(*names, ruleset=ruleset, clock=Bank(seconds=600))
    dice = Random(ruleset)
    crashes = 0
    while people[0].status() != "over":
        one = dice.choice([person for person in people if person.is_asked()])
        await one.answers(dice.choice(one.question().answers))
        before = [person.game.view for person in people]
        await world.crash()
        crashes += 1
        for seat, person in enumerate(people):
            await person.looks(seat)
        assert [person.game.view for person in people] == before
        await must_be_as_written(people[0])
    assert crashes > 20
    assert people[0].part.ended == "played"


async def faulty(fault: Fault = "") -> tuple[World, FaultyStore]:
    """A world on a store that may fail."""
    store = FaultyStore()
    store.journal.fault = fault
    world = World(store=store)
    await world.open()
    return world, store


async def test_what_could_not_be_kept_is_not_done(world: World) -> None:
    """The disk is full: one sentence, and nobody is shown anything; once there is room it goes on."""
    world, store = await faulty()
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    question, told = one.question(), [len(person.sight.raw) for person in people]
    store.journal.fault = "lost"
    message: dict[str, object] = {
        "do": "answer",
        "key": "k",
        "seat": question.seat,
        "question": question.id,
        "answers": [question.answers[0]],
    }
    for _ in range(3):
        refused = await one.send(message)
        assert isinstance(refused, Refused)
        assert refused.code == "store"
    assert [len(person.sight.raw) for person in people] == told
    store.journal.fault = ""
    assert isinstance(await one.send(message), Reply)
    await must_be_as_written(one)
    await world.close()


async def test_what_was_kept_after_all_is_done_once(world: World) -> None:
    """The store said no and had written it: the table finds it, shows it, and the retry changes nothing."""
    world, store = await faulty()
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    question = one.question()
    store.journal.fault = "doubtful"
    message: dict[str, object] = {
        "do": "answer",
        "key": "k",
        "seat": question.seat,
        "question": question.id,
        "answers": [question.answers[0]],
    }
    assert isinstance(await one.send(message), Refused)
    store.journal.fault = ""
    assert isinstance(await one.send(message), Reply)
    answered = [update for update in one.sight.seen(Update) if update.cause == "answered"]
    assert len(answered) == 1
    await must_be_as_written(one)
    await world.close()


async def test_a_server_that_ends_while_it_writes_has_done_it_or_not(world: World) -> None:
    """Killed after the entry was durable and before anybody heard: after the restart it stands, once."""
    world, store = await faulty()
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    question = one.question()
    store.journal.fault = "hanging"
    message: dict[str, object] = {
        "do": "answer",
        "key": "k",
        "seat": question.seat,
        "question": question.id,
        "answers": [question.answers[0]],
    }
    lost = asyncio.create_task(one.send(message))
    await settle()
    assert not lost.done()
    assert not [update for update in one.sight.seen(Update) if update.cause == "answered"]
    store.journal.fault = ""
    lost.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await lost
    await world.crash()
    assert isinstance(await one.send(message), Reply)
    answered = [entry for entry in await store.journal.read(one.table) if b'"answered"' in entry.body]
    assert len(answered) == 1
    await world.close()


async def test_a_clock_that_ends_while_the_store_fails_ends_when_it_is_back() -> None:
    """The alarm rings again; a store that was away for long costs nobody time."""
    world, store = await faulty()
    people = await world.table_of("ann", "bob", clock=Bank(seconds=20))
    store.journal.fault = "lost"
    await world.pass_time(24)
    assert people[0].sight.causes[-1] != "timed-out"
    store.journal.fault = ""
    await world.pass_time(2)
    assert people[0].sight.causes[-1] == "timed-out"
    await world.close()


async def test_who_hangs_up_before_the_reply_has_still_sent_it(world: World) -> None:
    """A command is carried out to its end, whatever becomes of whoever sent it."""
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    other = next(person for person in people if person is not one)
    sending = asyncio.create_task(
        one.do(
            "answer",
            seat=one.question().seat,
            question=one.question().id,
            answers=[one.question().answers[0]],
        )
    )
    await asyncio.sleep(0)
    sending.cancel()
    await settle()
    assert other.is_asked()
    await must_be_as_written(one)


async def test_after_a_stop_everybody_is_told_to_come_back(world: World) -> None:
    """1012, and the table says so in its journal; commands meanwhile are sent elsewhere."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=60))
    await world.hall.stop()
    assert {person.sight.closed for person in people} == {(1012, "the server restarts: connect again")}
    refused = await people[0].may_not("pause")
    assert refused.code == "moved"
    entries = await world.store.journal.read(people[0].table)
    assert entries[-1].body == b'{"was":"stopped"}'
    await world.start_anew()
    await people[0].looks(0)
    assert people[0].status() == "running"


async def test_a_table_that_nobody_looks_at_is_put_away_and_found_again(world: World) -> None:
    """Its memory is given back, its clocks go on, and the first who comes finds it as it was."""
    people = await world.table_of("ann", "bob", clock={"kind": "days", "days": 3})
    views = [person.game.view for person in people]
    for person in people:
        person.goes()
    await world.pass_time(world.house.idle + 2 * world.house.sweep)
    assert len(world.hall) == 0
    await world.pass_time(86_400)
    for seat, person in enumerate(people):
        await person.looks(seat)
    assert [person.game.view for person in people] == views
    one = next(person for person in people if person.is_asked())
    assert one.sight.welcome is not None
    left = one.sight.welcome.clocks[one.own_seats()[0]].left
    assert left == pytest.approx(2 * 86_400 - world.house.idle, abs=2 * world.house.sweep + 1)


async def test_a_table_that_was_put_away_is_taken_up_when_its_clock_ends(world: World) -> None:
    """Nobody need be there."""
    people = await world.table_of("ann", "bob", clock={"kind": "days", "days": 0.1})
    for person in people:
        person.goes()
    await world.pass_time(0.1 * 86_400 + 1)
    entries = await world.store.journal.read(people[0].table)
    assert b'"timeout"' in entries[-1].body
