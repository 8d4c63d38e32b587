"""Whatever people do, in whatever order, with connections that break and servers that crash.

The live table is always what its journal says, whoever followed the updates sees what is, and no command
brings down anything.
"""

import contextlib
from random import Random

import pytest

from folsom.tables.house import House
from folsom.tables.refusal import Refusal
from tests.proofs import parts
from tests.tables.monkeys import message
from tests.tables.same import must_be_as_written, must_see_what_is
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio

RULESETS = ("napad", "colt.first", "colt.first.expert", "colt.revised", "napad.harder")
CLOCKS = ({"kind": "none"}, {"kind": "bank", "seconds": 15, "increment": 1}, {"kind": "days", "days": 0.01})
STEPS = 150


async def gathered(world: World, number: int, dice: Random) -> list[Person]:
    """Three people and somebody who watches, at a table; some of them sit."""
    people = [world.person(name) for name in ("ann", "bob", "cat", "eve")]
    await people[0].opens(
        RULESETS[number % len(RULESETS)],
        dice.choice((3, 4)),
        clock=dice.choice(CLOCKS),
        public=dice.random() < 0.3,
    )
    await people[0].may("sit")
    for person in people[1:3]:
        await person.sits(people[0])
    await people[3].comes(people[0])
    await people[0].sees(0)
    await people[0].do("add-bot", seat=3, level="outlaw")
    await people[0].may("start")
    return people


async def come_back(person: Person, dice: Random) -> None:
    """Open a connection, with one's own eyes if one has any."""
    if person.past is not None and dice.random() < 0.5:
        person.past = None
    own = [None, *person.seats_known()]
    with contextlib.suppress(Refusal):
        await person.looks(dice.choice(own))


async def step(world: World, people: list[Person], dice: Random) -> None:
    """Something happens."""
    chance = dice.random()
    person = dice.choice(people)
    if chance < 0.02:
        await dice.choice((world.crash, world.restart))()
        for each in people:
            each.goes()
    elif chance < 0.05:
        person.goes()
    elif chance < 0.25:
        await world.pass_time(dice.choice((0.1, 0.6, 1, 5, 40)))
    if person.eyes is None or person.sight.closed is not None:
        await come_back(person, dice)
    elif chance >= 0.25:
        await person.send({"key": world.key(), **message(person, people, dice)})


@parts(short=20, long=2_000, each=50)
async def test_nothing_that_people_do_brings_a_table_out_of_step(numbers: range) -> None:
    """Tables with people, bots, clocks, votes, takebacks, crashes and rematches."""
    for number in numbers:
        dice = Random(f"monkeys {number}")
        world = World(house=House(bot_delay=0.5, chat_burst=10_000))
        await world.open()
        people = await gathered(world, number, dice)
        for _ in range(STEPS):
            await step(world, people, dice)
            for person in people:
                await must_see_what_is(person)
        await must_be_as_written(people[0])
        await world.close()
