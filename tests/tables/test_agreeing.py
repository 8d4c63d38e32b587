"""What needs everybody's yes: a pause, going on, a rematch."""

from random import Random

import pytest

from folsom.tables.house import DAY, House
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


async def all_agree(people: list[Person], but: Person) -> None:
    """Everybody else says yes."""
    for person in people:
        if person is not but:
            await person.may("consent", proposal=person.proposal().id)


async def over(world: World, *names: str) -> list[Person]:
    """A game that has just been played to its end."""
    people = await world.table_of(*names)
    await world.play_on(people, Random("over"))
    return people


# ---------------------------------------------------------------- pausing


async def test_a_table_pauses_when_everybody_agrees(world: World) -> None:
    """Until the last has agreed, the game goes on; then nobody can answer."""
    people = await world.table_of("ann", "bob", "cat")
    await people[0].may("pause")
    await people[1].may("consent", proposal=people[1].proposal().id)
    assert people[0].status() == "running"
    assert people[0].proposal().awaited == (people[2].id,)
    await people[2].may("consent", proposal=people[2].proposal().id)
    assert {person.status() for person in people} == {"paused"}
    one = next(person for person in people if person.is_asked())
    question = one.question()
    refused = await one.may_not("answer", seat=question.seat, question=question.id, answers=["pass"])
    assert refused.sentence == "the table has paused"


async def test_it_goes_on_when_everybody_agrees(world: World) -> None:
    """A no leaves it as it is."""
    people = await world.table_of("ann", "bob", "cat")
    await people[0].may("pause")
    await all_agree(people, people[0])
    await people[1].may("resume")
    await people[0].may("consent", proposal=people[0].proposal().id, yes=False)
    assert people[0].status() == "paused"
    await people[1].may("resume")
    await all_agree(people, people[1])
    assert people[0].status() == "running"


async def test_after_a_very_long_pause_those_who_are_there_go_on(world: World) -> None:
    """Nobody holds up a table for ever by going away."""
    world.house = House(sweep=DAY, directory_delay=DAY)
    await world.restart()
    people = await world.table_of("ann", "bob", "cat")
    ann, bob, cat = people
    await ann.may("pause")
    await all_agree(people, ann)
    cat.goes()
    await world.pass_time(world.house.pause_limit + 1)
    await ann.may("resume")
    assert ann.proposal().awaited == (bob.id,)
    await bob.may("consent", proposal=bob.proposal().id)
    assert ann.status() == "running"


async def test_one_thing_is_agreed_on_at_a_time(world: World) -> None:
    """Who proposed may withdraw; only who is asked may agree."""
    people = await world.table_of("ann", "bob", "cat")
    ann, bob, _ = people
    await ann.may("pause")
    assert (await bob.may_not("pause")).sentence == "something else is being agreed on: settle that first"
    assert (await ann.may_not("consent", proposal=ann.proposal().id)).sentence == "you are not asked"
    number = ann.proposal().id
    await ann.may("consent", proposal=number, yes=False)
    assert not ann.is_agreeing()
    assert (await bob.may_not("consent", proposal=number)).code == "stale"


async def test_who_only_watches_proposes_nothing(world: World) -> None:
    """And is not asked."""
    people = await world.table_of("ann", "bob")
    eve = world.person("eve")
    await eve.comes(people[0])
    assert (await eve.may_not("pause")).code == "not-allowed"
    await people[0].may("pause")
    assert people[0].proposal().awaited == (people[1].id,)


async def test_a_pause_outlasts_the_server(world: World) -> None:
    """After a restart the table is still paused."""
    people = await world.table_of("ann", "bob", clock={"kind": "bank", "seconds": 60})
    await people[0].may("pause")
    await all_agree(people, people[0])
    await world.restart()
    await people[0].looks(0)
    assert people[0].status() == "paused"
    await world.pass_time(3_600)
    assert people[0].status() == "paused"


# ---------------------------------------------------------------- again


async def test_a_rematch_is_played_by_the_same_people_one_seat_further_on(world: World) -> None:
    """At a new table, where everybody sits already."""
    people = await over(world, "ann", "bob", "cat")
    await people[1].may("rematch")
    await people[0].may("consent", proposal=people[0].proposal().id)
    reply = await people[2].may("consent", proposal=people[2].proposal().id)
    new = people[0].part.rematch
    assert new
    assert reply.table == new
    assert {person.part.rematch for person in people} == {new}
    for person in people:
        person.table = new
        await person.looks()
    assert [seat.name for seat in people[0].part.seats] == ["cat", "ann", "bob"]
    await people[0].may("start")
    assert people[0].status() == "running"


async def test_bots_sit_where_those_sat_who_are_gone(world: World) -> None:
    """Nobody waits for somebody who has closed the page."""
    people = await over(world, "ann", "bob", "cat")
    people[2].goes()
    await people[0].may("rematch")
    await people[1].may("consent", proposal=people[1].proposal().id)
    people[0].table = people[0].part.rematch
    await people[0].looks()
    assert [(seat.name, seat.bot) for seat in people[0].part.seats] == [
        ("", "drifter"),
        ("ann", ""),
        ("bob", ""),
    ]


async def test_there_is_one_rematch(world: World) -> None:
    """However often it is asked for."""
    people = await over(world, "ann", "bob")
    await people[0].may("rematch")
    await people[1].may("consent", proposal=people[1].proposal().id)
    assert (await people[1].may_not("rematch")).sentence == "there is a rematch already"


async def test_chosen_bandits_go_along_and_chance_deals_the_others_anew(world: World) -> None:
    """Whoever chose plays the same again."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("napad", 2)
    await ann.may("sit", seat=0)
    await bob.sits(ann, 1)
    await bob.may("choose", seat=1, bandit="indians")
    await ann.sees(0)
    await ann.may("start")
    await world.play_on([ann, bob], Random(5))
    await ann.may("rematch")
    await bob.may("consent", proposal=bob.proposal().id)
    bob.table = bob.part.rematch
    await bob.looks()
    assert [(seat.name, seat.bandit) for seat in bob.part.seats] == [("bob", "indians"), ("ann", "")]


async def test_what_was_chosen_at_set_up_is_chosen_again(world: World) -> None:
    """As far as it still fits: the gang that began has gone one seat further on, and begins again."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("napad", 2, choices={"first": "indians"})
    await ann.may("sit", seat=0)
    await bob.sits(ann, 1)
    await ann.may("choose", seat=0, bandit="indians")
    await ann.sees(0)
    await ann.may("start")
    await world.play_on([ann, bob], Random(6))
    await ann.may("rematch")
    await bob.may("consent", proposal=bob.proposal().id)
    ann.table = ann.part.rematch
    await ann.looks()
    await ann.may("start")
    assert ann.game.owed == ann.own_seats() == (1,)


async def test_nobody_asks_for_a_rematch_of_a_game_that_is_not_over(world: World) -> None:
    """Nor who has not played in it."""
    people = await world.table_of("ann", "bob")
    assert (await people[0].may_not("rematch")).sentence == "the game is not over"
    await world.play_on(people, Random(7))
    eve = world.person("eve")
    await eve.comes(people[0])
    assert (await eve.may_not("rematch")).code == "not-allowed"
