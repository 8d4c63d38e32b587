"""Giving up, going away for a while, and coming back."""

import pytest

from tests.tables.same import must_see_what_is
from tests.tables.world import World

pytestmark = pytest.mark.anyio


async def test_who_resigns_is_played_on_by_a_bot(world: World) -> None:
    """Everybody sees that the seat has resigned, and the game is played to its end."""
    people = await world.table_of("ann", "bob", "cat")
    await people[1].may("resign", seat=1)
    seat = people[0].part.seats[1]
    assert (seat.resigned, seat.bot, seat.user) == (True, "drifter", people[1].id)
    assert people[0].status() == "running"
    for _ in range(500):
        if people[0].status() == "over":
            break
        asked = [person for person in (people[0], people[2]) if person.is_asked()]
        await (asked[0].answers() if asked else world.pass_time(1))
    assert people[0].part.ended == "played"


async def test_the_table_says_which_bot_stands_in(world: World) -> None:
    """The owner has chosen it."""
    people = await world.table_of("ann", "bob", "cat", stand_in="outlaw")
    await people[1].may("resign", seat=1)
    assert people[0].part.seats[1].bot == "outlaw"


async def test_who_has_resigned_does_not_come_back(world: World) -> None:
    """Nor does it answer, or resign twice."""
    people = await world.table_of("ann", "bob", "cat")
    await people[1].may("resign", seat=1)
    assert (await people[1].may_not("rejoin")).sentence == "who has resigned does not come back"
    assert (await people[1].may_not("resign", seat=1)).sentence == "seat 1 has resigned already"
    refused = await people[1].may_not("answer", seat=1, question="1.0.0", answers=["pass"])
    assert refused.sentence == "seat 1 has resigned"


async def test_nobody_resigns_for_another(world: World) -> None:
    """Not even the owner."""
    people = await world.table_of("ann", "bob", "cat")
    assert (await people[0].may_not("resign", seat=1)).code == "not-yours"


async def test_when_nobody_is_left_to_play_against_it_is_over(world: World) -> None:
    """Of two people one resigns; of three, two."""
    people = await world.table_of("ann", "bob", "cat")
    await people[0].may("resign", seat=0)
    await people[1].may("resign", seat=1)
    assert (people[2].status(), people[2].part.ended) == ("over", "resigned")
    assert people[2].part.key


async def test_when_the_last_person_resigns_no_bots_play_on_for_nobody(world: World) -> None:
    """A table of bots with nobody at it is over."""
    ann = world.person("ann")
    await ann.opens("napad", 3)
    await ann.may("sit", seat=0)
    for seat in (1, 2):
        await ann.may("add-bot", seat=seat, level="drifter")
    await ann.may("start")
    await ann.may("resign", seat=0)
    assert ann.part.ended == "resigned"


async def test_once_all_but_one_have_resigned_nobody_owes_an_answer(world: World) -> None:
    """Whoever followed what happened sees the end as whoever comes just now."""
    people = await world.table_of("ann", "bob", "cat")
    for person in people[:2]:
        await person.may("resign", seat=person.own_seats()[0])
    for person in people:
        await must_see_what_is(person)


async def test_of_a_hot_seat_one_resigns_and_the_other_plays_on(world: World) -> None:
    """Seats are given up one by one."""
    ann = world.person("ann")
    await ann.opens("napad", 3)
    for _ in range(3):
        await ann.may("sit")
    await ann.may("start")
    await ann.may("resign", seat=1)
    assert [seat.resigned for seat in ann.part.seats] == [False, True, False]
    assert ann.status() == "running"
    await ann.may("rejoin")
    assert ann.part.seats[1].resigned


async def test_who_says_goodbye_may_come_back(world: World) -> None:
    """By rejoining, or simply by answering."""
    people = await world.table_of("ann", "bob", "cat")
    one = next(person for person in people if person.is_asked())
    seat = one.own_seats()[0]
    await one.may("leave")
    assert people[0].part.seats[seat].away
    await one.answers()
    assert not people[0].part.seats[seat].away
    await one.may("leave")
    await one.may("rejoin")
    assert not people[0].part.seats[seat].away


async def test_who_holds_no_seat_has_nothing_to_give_up(world: World) -> None:
    """Leaving is nothing then, and rejoining is refused."""
    people = await world.table_of("ann", "bob")
    eve = world.person("eve")
    await eve.comes(people[0])
    told = len(people[0].sight.causes)
    await eve.may("leave")
    assert len(people[0].sight.causes) == told
    assert (await eve.may_not("rejoin")).sentence == "you have no seat at this table"
    assert (await eve.may_not("resign", seat=0)).code == "not-yours"


async def test_somebody_who_is_forgotten_gives_up_its_seats(world: World) -> None:
    """Its games go on, or stay, under no name; also where it has sat down a moment ago."""
    people = await world.table_of("ann", "bob", "cat")
    waiting = world.person("bob")
    waiting.user = people[1].user
    await waiting.opens("napad", 2)
    await waiting.may("sit", seat=0)
    await world.hall.forget(people[1].id)
    await people[0].looks(0)
    assert people[0].part.seats[1].resigned
    assert people[0].part.seats[1].name == ""
    assert (await world.hall.inspect(waiting.table)).part.status == "over"


async def test_whoever_runs_the_house_may_close_any_table(world: World) -> None:
    """Whatever goes on there."""
    people = await world.table_of("ann", "bob")
    await world.hall.close_table(people[0].table)
    assert (people[1].status(), people[1].part.ended) == ("over", "closed")
    await world.hall.close_table(people[0].table)


async def test_a_new_name_is_shown_everywhere(world: World) -> None:
    """At the table, and in the lists."""
    people = await world.table_of("ann", "bob")
    await world.hall.write_rows()
    await world.hall.rename(people[1].id, "Robert")
    assert people[0].part.seats[1].name == "Robert"
    rows = await world.hall.own(people[0].id)
    assert [seat.name for seat in rows[0].seats] == ["ann", "Robert"]
