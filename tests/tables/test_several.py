"""Several servers at the same tables: who is first has written it, the others read on, and nobody notices."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from folsom.storage import LocalBus, MemoryStore
from folsom.tables.messages import Bank, Refused, Reply
from tests.tables.means import settle
from tests.tables.same import must_be_as_written, must_see_what_is
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


class LossyBus(LocalBus):
    """A bus that loses what it is told to lose."""

    def __init__(self) -> None:
        super().__init__()
        self.loses = False

    async def publish(self, table: str, number: int) -> None:
        """Tell everybody, or nobody."""
        if not self.loses:
            await super().publish(table, number)


@pytest.fixture
def bus() -> LossyBus:
    """Between the two."""
    return LossyBus()


@pytest.fixture
async def servers(bus: LossyBus) -> AsyncIterator[tuple[World, World]]:
    """Two servers with one store, one bus and one time."""
    store = MemoryStore()
    here, there = World(store=store, bus=bus), World(store=store, bus=bus)
    there.clock = here.clock
    there.hall = there._new_hall("there")
    await here.open()
    await there.open()
    yield here, there
    await here.close()
    await there.close()


async def seated(servers: tuple[World, World], ruleset: str = "napad", **settings: object) -> list[Person]:
    """Ann and Cat play at one server, Bob and Dan at the other."""
    here, there = servers
    ann, bob, cat, dan = (world.person(name) for world, name in zip((here, there) * 2, "abcd", strict=True))
    await ann.opens(ruleset, 4, **settings)
    await ann.may("sit", seat=0)
    for seat, person in enumerate((bob, cat, dan), 1):
        await person.sits(ann, seat)
    await ann.sees(0)
    await ann.may("start")
    await settle()
    return [ann, bob, cat, dan]


def asked(people: list[Person]) -> list[Person]:
    """Those who are asked something."""
    return [person for person in people if person.is_asked()]


async def count(person: Person, what: str) -> int:
    """How many entries of the journal say this."""
    entries = await person.world.store.journal.read(person.table)
    return sum(what.encode() in entry.body for entry in entries)


@pytest.mark.parametrize("ruleset", ["napad", "colt.first.expert"])
async def test_a_game_is_played_by_people_at_two_servers(servers: tuple[World, World], ruleset: str) -> None:
    """To its end; everybody sees every update in order, wherever it was written."""
    people = await seated(servers, ruleset)
    dice = Random(ruleset)
    while people[0].status() != "over":
        one = dice.choice(asked(people))
        await one.answers(dice.choice(one.question().answers))
        await settle()
    for person in people:
        assert person.status() == "over"
        await must_see_what_is(person)
        await must_be_as_written(person)


async def test_of_two_answers_at_two_servers_one_is_first(servers: tuple[World, World]) -> None:
    """The same person on two devices: one is done, the other is stale, and both see the same."""
    people = await seated(servers)
    one = asked(people)[0]
    other = servers[1 - servers.index(one.world)].person(one.user.name)
    await other.comes(people[0], seat=one.own_seats()[0])
    question = one.question()
    for number, answer in enumerate(question.answers[:2]):
        wish = {"do": "answer", "seat": question.seat, "question": question.id, "answers": [answer]}
        results = await asyncio.gather(
            *(each.send({**wish, "key": f"{each.world is one.world}{number}"}) for each in (one, other))
        )
        await settle()
        done = [result for result in results if isinstance(result, Reply)]
        assert len(done) == (1 if number == 0 else 0)
        assert {result.code for result in results if isinstance(result, Refused)} <= {"stale", "not-now"}
        assert one.game.view == other.game.view


async def test_a_command_that_comes_again_at_another_server_is_not_done_twice(
    servers: tuple[World, World],
) -> None:
    """The first reply again: keys are in the journal."""
    people = await seated(servers)
    one = asked(people)[0]
    question = one.question()
    wish: dict[str, object] = {
        "do": "answer",
        "key": "once",
        "seat": question.seat,
        "question": question.id,
        "answers": [question.answers[0]],
    }
    first = await one.send(wish)
    other = servers[1 - servers.index(one.world)].person(one.user.name)
    await other.comes(people[0], seat=question.seat)
    assert await other.send(wish) == first
    assert await count(one, '"answered"') == 1


async def test_a_clock_ends_once_however_many_servers_see_it(servers: tuple[World, World]) -> None:
    """It runs where the lease is."""
    people = await seated(servers, clock=Bank(seconds=20))
    owing = len(asked(people))
    await servers[0].pass_time(22)
    assert await count(people[0], '"timeout"') == owing
    for person in people:
        await must_see_what_is(person)


async def test_when_the_leading_server_stops_the_other_leads(servers: tuple[World, World]) -> None:
    """Nobody at the other one is hung up on, no time is lost, and clocks run there."""
    here, _ = servers
    people = await seated(servers, clock=Bank(seconds=60))
    await here.hall.stop()
    assert {person.sight.closed is not None for person in (people[0], people[2])} == {True}
    assert people[1].sight.closed is None
    await here.pass_time(2 * here.house.sweep)
    assert await count(people[1], '"woke"') == 1
    assert people[1].status() == "running"
    before = await count(people[1], '"timeout"')
    await here.pass_time(60 + here.house.gift + here.house.breath)
    assert await count(people[1], '"timeout"') > before


async def test_when_the_leading_server_dies_the_other_leads_once_its_lease_is_over(
    servers: tuple[World, World],
) -> None:
    """The time in between is nobody's."""
    here, _ = servers
    people = await seated(servers, clock=Bank(seconds=20))
    while not asked([people[1], people[3]]):
        await asked(people)[0].answers()
        await settle()
    for each in here.hall.tables._rounds:
        await each.end()
    for actor in here.hall.tables:
        actor.keeper.alarm.stop()
    await here.pass_time(25)
    assert await count(people[1], '"timeout"') == 0
    await here.pass_time(here.house.lease)
    assert await count(people[1], '"woke"') == 1
    assert await count(people[1], '"timeout"') == 0
    one = asked([people[1], people[3]])[0]
    assert isinstance(await one.answers(), Reply)


async def test_a_lost_hint_costs_a_moment(servers: tuple[World, World], bus: LossyBus) -> None:
    """Whoever looks at the other server sees it when that one next looks after its tables."""
    people = await seated(servers)
    bus.loses = True
    one = asked(people)[0]
    other = next(person for person in people if person.world is not one.world)
    number = other.sight.number
    await one.answers()
    await settle()
    assert other.sight.number == number
    await one.world.pass_time(one.world.house.lease)
    assert other.sight.number == one.sight.number
    await must_see_what_is(other)


async def test_at_another_server_a_hint_that_was_lost_leads_nobody_astray(
    servers: tuple[World, World], bus: LossyBus
) -> None:
    """Whoever answers there is decided anew upon what was written meanwhile."""
    people = await seated(servers)
    bus.loses = True
    dice = Random(3)
    for _ in range(20):
        for person in people:
            if person.is_asked():
                question = person.question()
                result = await person.do(
                    "answer",
                    seat=question.seat,
                    question=question.id,
                    answers=[dice.choice(question.answers)],
                )
                assert not isinstance(result, Refused) or result.code in ("stale", "not-now", "illegal")
    await people[0].world.pass_time(people[0].world.house.lease)
    for person in people:
        await must_be_as_written(person)
