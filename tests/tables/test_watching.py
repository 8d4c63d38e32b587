"""Watching: what no seat keeps secret, if the owner allows it."""

import pytest

from folsom.tables.refusal import Refusal
from tests.tables.world import World

pytestmark = pytest.mark.anyio


async def test_who_watches_sees_the_game_and_is_asked_nothing(world: World) -> None:
    """With the eyes of nobody."""
    people = await world.table_of("ann", "bob", "cat")
    eve = world.person("eve")
    await eve.comes(people[0])
    one = next(person for person in people if person.is_asked())
    told = len(eve.sight.causes)
    await one.answers()
    assert eve.sight.causes[told:] == ["answered"]
    assert eve.game.question is None
    assert (await eve.may_not("sync", seat=0)).code == "not-yours"
    assert (await eve.may_not("answer", seat=0, question="0.0.0", answers=["pass"])).code == "not-yours"


async def test_the_owner_forbids_it_at_any_time(world: World) -> None:
    """Whoever watches is shown out, who plays is not; once allowed, they may come again."""
    people = await world.table_of("ann", "bob")
    eve = world.person("eve")
    await eve.comes(people[0])
    await people[0].may("watching", allowed=False)
    assert eve.sight.closed == (4001, "you may not look at this table any more")
    assert people[1].sight.closed is None
    told = len(eve.sight.raw)
    await next(person for person in people if person.is_asked()).answers()
    assert len(eve.sight.raw) == told
    with pytest.raises(Refusal) as refusal:
        await eve.looks()
    assert refusal.value.sentence == "the owner of the table allows nobody to watch"
    await people[0].may("watching", allowed=True)
    await eve.looks()


async def test_a_table_that_nobody_may_watch_is_still_joined(world: World) -> None:
    """Before the start whoever has the link sees who sits there."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("napad", 2, watch=False)
    assert await bob.sits(ann) == 0


async def test_who_waits_without_a_seat_is_shown_out_at_the_start(world: World) -> None:
    """Where watching is forbidden."""
    ann, eve = world.person("ann"), world.person("eve")
    await ann.opens("napad", 2, watch=False)
    await eve.comes(ann)
    for _ in range(2):
        await ann.may("sit")
    await ann.may("start")
    assert eve.sight.closed is not None
    assert not any(b'"game":{' in raw for raw in eve.sight.raw)


async def test_everybody_sees_who_is_there(world: World) -> None:
    """People of the table by name, those who watch as a number."""
    people = await world.table_of("ann", "bob")
    eve = world.person("eve")
    await eve.comes(people[0])
    assert set(people[0].sight.present) == {people[0].id, people[1].id}
    assert people[0].sight.watchers == 1
    people[1].goes()
    assert set(people[0].sight.present) == {people[0].id}
    assert people[1].id not in eve.sight.present


async def test_who_sits_down_is_seen_to_be_there(world: World) -> None:
    """Until then it was one of those who watch, and is again when it stands up."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("napad", 2)
    await ann.may("sit", seat=0)
    await bob.comes(ann)
    assert (set(ann.sight.present), ann.sight.watchers) == ({ann.id}, 1)
    await bob.may("sit", seat=1)
    assert (set(ann.sight.present), ann.sight.watchers) == ({ann.id, bob.id}, 0)
    await bob.may("stand", seat=1)
    assert (set(ann.sight.present), ann.sight.watchers) == ({ann.id}, 1)


async def test_a_second_device_of_the_same_person_is_the_same_person(world: World) -> None:
    """Who closes one of two is still there; both are told the same."""
    people = await world.table_of("ann", "bob")
    phone = world.person("ann")
    phone.table = people[0].table
    await phone.looks(0)
    assert phone.game.question == people[0].game.question
    people[0].goes()
    assert people[0].id in people[1].sight.present
    phone.goes()
    assert people[0].id not in people[1].sight.present


async def test_lists_show_what_may_be_joined_and_watched(world: World) -> None:
    """Open tables to all, those under way if they may be watched; private ones to their people alone."""
    ann = world.person("ann")
    await ann.opens("napad", 2, public=True)
    opened = ann.table
    running = await world.table_of("bob", "cat", public=True)
    hidden = await world.table_of("dan", "fay", public=True, watch=False)
    private = await world.table_of("gus", "hal")
    await world.hall.write_rows()
    assert [row.table for row in await world.hall.lobby()] == [opened]
    assert [row.table for row in await world.hall.watchable()] == [running[0].table]
    assert [row.table for row in await world.hall.own(private[0].id)] == [private[0].table]
    assert [row.table for row in await world.hall.own(hidden[1].id)] == [hidden[0].table]


async def test_ones_own_tables_are_listed_with_those_first_that_wait(world: World) -> None:
    """Whoever has many sees at once where it is its turn."""
    ann = world.person("ann")
    for first in ("1", "0", "1"):
        await ann.opens("napad", 2, choices={"first": first})
        await ann.may("sit", seat=0)
        bob = world.person("bob")
        await bob.sits(ann, 1)
        await ann.may("start")
        await world.pass_time(2)
    await world.hall.write_rows()
    rows = await world.hall.own(ann.id)
    assert [ann.id in row.owing for row in rows] == [True, False, False]


async def test_whoever_runs_the_house_sees_a_table_without_hands(world: World) -> None:
    """No more than those who watch: no view at all, and no key."""
    people = await world.table_of("ann", "bob", "cat", ruleset="colt.first")
    seen = await world.hall.inspect(people[0].table)
    assert seen.part.key == ""
    assert seen.owed == people[0].game.owed
    assert not hasattr(seen, "view")
    assert seen.names[people[1].id] == "bob"
