"""Sitting down: links, seats, bandits, hot seat, and who may do what before the start."""

import pytest

from folsom.tables.messages import Settings
from folsom.tables.refusal import Refusal
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


@pytest.fixture
async def host(world: World) -> Person:
    """Somebody who has opened a table for three, joined by its link."""
    ann = world.person("ann")
    await ann.opens()
    return ann


# ---------------------------------------------------------------- links


async def test_a_table_joined_by_link_is_not_there_for_whoever_has_no_link(host: Person) -> None:
    """Neither to look nor to sit, and nobody is told that it exists."""
    bob = host.world.person("bob")
    bob.table = host.table
    assert (await bob.may_not("sit")).code == "no-table"
    with pytest.raises(Refusal) as refusal:
        await bob.looks()
    with pytest.raises(Refusal) as nothing:
        await host.world.hall.welcome(bob.user, "no such table")
    assert refusal.value.sentence == nothing.value.sentence


async def test_with_the_link_a_stranger_sits_down(host: Person) -> None:
    """And everybody sees who it is."""
    bob = host.world.person("bob")
    assert await bob.sits(host) == 0
    assert host.part.seats[0].name == "bob"
    assert host.sight.causes[-1] == "sat"


async def test_a_new_link_makes_the_old_one_worthless(host: Person) -> None:
    """Who had only the old one is shown out; who sits stays."""
    bob, cat = host.world.person("bob"), host.world.person("cat")
    await bob.sits(host)
    await cat.comes(host)
    await host.may("invite")
    assert cat.sight.closed is not None
    assert bob.sight.closed is None
    cat.goes()
    assert (await cat.may_not("sit")).code == "no-table"
    await host.looks()
    await cat.sits(host)


async def test_only_those_who_sit_are_told_the_link(world: World) -> None:
    """Whoever watches a public table cannot pass on what it does not know."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens(public=True)
    bob.table = ann.table
    eyes = await bob.looks()
    assert eyes.welcome is not None
    assert eyes.welcome.invitation == ""


# ---------------------------------------------------------------- seats


async def test_a_seat_has_one_person(host: Person) -> None:
    """Two who want the same seat: one has it, the other is told so."""
    bob, cat = host.world.person("bob"), host.world.person("cat")
    await bob.sits(host, 1)
    await cat.comes(host)
    assert (await cat.may_not("sit", seat=1)).sentence == "seat 1 is taken"
    assert (await cat.may_not("sit", seat=7)).sentence == "there is no seat 7: there are 3"


async def test_when_every_seat_is_taken_nobody_else_sits(host: Person) -> None:
    """Bots take seats as well."""
    for seat in range(3):
        await host.may("add-bot", seat=seat, level="drifter")
    assert (await host.may_not("sit")).sentence == "every seat is taken"


async def test_hot_seat_one_person_takes_several_seats(host: Person) -> None:
    """And looks through one pair of eyes at a time."""
    for _ in range(3):
        await host.may("sit")
    assert host.own_seats() == (0, 1, 2)
    await host.may("start")
    for seat in (0, 1, 2):
        await host.sees(seat)
        assert host.sight.welcome is not None
        assert host.sight.welcome.seat == seat
        assert host.sight.welcome.mine == (0, 1, 2)


async def test_who_stands_up_sees_no_more_than_those_who_watch(host: Person) -> None:
    """From the moment on at which the seat is free again."""
    bob = host.world.person("bob")
    seat = await bob.sits(host)
    await bob.may("stand", seat=seat)
    assert bob.sight.welcome is not None
    assert bob.sight.welcome.seat is None
    assert (await bob.may_not("stand", seat=seat)).code == "not-yours"


async def test_nobody_looks_through_anothers_eyes(host: Person) -> None:
    """Not even the owner of the table."""
    await host.world.person("bob").sits(host, 1)
    assert (await host.may_not("sync", seat=1)).code == "not-yours"
    assert (await host.may_not("sync", seat=9)).code == "not-yours"


async def test_who_leaves_before_the_start_frees_its_seats(host: Person) -> None:
    """All of them."""
    bob = host.world.person("bob")
    await bob.sits(host)
    await bob.may("sit")
    await bob.may("leave")
    assert [seat.user for seat in host.part.seats] == ["", "", ""]


async def test_a_table_whose_owner_leaves_goes_to_the_next(host: Person) -> None:
    """The first who sits there is its owner then; with nobody there it is closed."""
    bob = host.world.person("bob")
    await bob.sits(host)
    await host.may("leave")
    assert bob.part.owner == bob.id
    await bob.may("leave")
    assert bob.status() == "over"
    assert bob.part.ended == "closed"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "start"},
        {"do": "close"},
        {"do": "invite"},
        {"do": "add-bot", "seat": 2, "level": "drifter"},
        {"do": "remove", "seat": 0},
        {"do": "watching", "allowed": False},
        {"do": "configure", "settings": {"ruleset": "napad", "seats": 2}},
    ],
    ids=lambda command: command["do"],
)
async def test_what_is_the_owners_is_nobody_elses(host: Person, command: dict[str, object]) -> None:
    """One who sits may not do it, and nothing happens."""
    bob = host.world.person("bob")
    await bob.sits(host)
    before = bob.part
    result = await bob.send({**command, "key": "k"})
    assert getattr(result, "code", "") == "not-allowed"
    assert bob.part == before


async def test_whom_the_owner_blocks_does_not_sit_at_the_owners_table(host: Person) -> None:
    """The link does not help; once forgiven, it does."""
    bob = host.world.person("bob")
    await bob.comes(host)
    await host.may("block", user=bob.id)
    assert (await bob.may_not("sit")).code == "not-allowed"
    await host.may("block", user=bob.id, on=False)
    await bob.may("sit")


async def test_the_owner_empties_a_seat(host: Person) -> None:
    """Whoever sat there sees the table as those who watch."""
    bob = host.world.person("bob")
    await bob.sits(host, 1)
    await host.may("remove", seat=1)
    assert host.part.seats[1].user == ""
    assert bob.sight.welcome is not None
    assert bob.sight.welcome.seat is None


async def test_nobody_has_more_tables_than_the_house_allows(world: World) -> None:
    """The refusal names the limit; closing one makes room."""
    ann = world.person("ann")
    for _ in range(world.house.tables_per_person):
        await ann.opens()
        await world.hall.write_rows()
    with pytest.raises(Refusal) as refusal:
        await ann.opens()
    assert (refusal.value.code, refusal.value.limit) == ("limit", "tables")
    await ann.may("close")
    await world.hall.write_rows()
    await ann.opens()


async def test_opening_twice_with_the_same_key_opens_one_table(world: World) -> None:
    """A double click, or a retry after the reply was lost."""
    ann = world.person("ann")
    settings = Settings(ruleset="napad", seats=2)
    tables = [await world.hall.create(ann.user, settings, "same") for _ in range(3)]
    assert len(set(tables)) == 1
    assert await world.hall.create(ann.user, settings, "other") != tables[0]
