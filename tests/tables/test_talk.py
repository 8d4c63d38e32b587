"""Talking: free among friends, in phrases among strangers; and not having to listen."""

import pytest

from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


def heard(person: Person) -> list[str]:
    """What somebody has heard, with the speakers' names."""
    return [f"{line.name}: {line.text or line.phrase}" for line in person.sight.lines]


@pytest.fixture
async def people(world: World) -> list[Person]:
    """Two who play, at a table joined by link."""
    return await world.table_of("ann", "bob")


async def test_at_a_table_joined_by_link_people_talk_freely(people: list[Person]) -> None:
    """Everybody there hears it, and whoever comes later reads it."""
    ann, bob = people
    await ann.may("say", text="  Hands   up! ")
    assert heard(ann) == heard(bob) == ["ann: Hands up!"]
    await bob.looks(1)
    assert heard(bob) == ["ann: Hands up!"]


async def test_at_a_public_table_there_are_quick_phrases_only(world: World) -> None:
    """Strangers say friendly things, and one of those there are."""
    ann, bob = await world.table_of("ann", "bob", public=True)
    assert (await ann.may_not("say", text="you fool")).code == "not-allowed"
    await ann.may("phrase", phrase="good-luck")
    assert heard(bob) == ["ann: good-luck"]
    assert (await ann.may_not("phrase", phrase="you-fool")).code == "impossible"


@pytest.mark.parametrize("text", ["   ", "\u202etxet", "bell\x07", "\u2028"])
async def test_what_cannot_be_read_is_not_said(people: list[Person], text: str) -> None:
    """Nothing but spaces, signs that turn the line around, signs that ring."""
    assert (await people[0].may_not("say", text=text)).code == "impossible"


async def test_while_a_game_runs_those_who_watch_talk_among_themselves(
    world: World, people: list[Person]
) -> None:
    """They see more than any one seat, together; once it is over everybody reads it."""
    eve, fay = world.person("eve"), world.person("fay")
    await eve.comes(people[0])
    await fay.comes(people[0])
    await people[0].may("say", text="Who is there?")
    await eve.may("say", text="Look at that card!")
    assert heard(people[0]) == ["ann: Who is there?"]
    assert heard(fay) == ["ann: Who is there?", "eve: Look at that card!"]
    await people[1].looks(1)
    assert heard(people[1]) == ["ann: Who is there?"]
    await people[0].may("resign", seat=0)
    await people[1].looks(1)
    assert len(heard(people[1])) == 2


async def test_whom_somebody_mutes_it_does_not_hear_here(people: list[Person]) -> None:
    """Nobody is told; and it can be undone."""
    ann, bob = people
    told = len(bob.sight.raw)
    await ann.may("mute", user=bob.id)
    assert len(bob.sight.raw) == told
    await bob.may("say", text="one")
    assert heard(ann) == []
    assert heard(bob) == ["bob: one"]
    await ann.may("mute", user=bob.id, on=False)
    await bob.may("say", text="two")
    assert heard(ann) == ["bob: two"]
    assert (await ann.may_not("mute", user=ann.id)).code == "impossible"


async def test_whom_somebody_blocks_it_hears_nowhere(world: World, people: list[Person]) -> None:
    """At all tables where both are, at once, and after a restart."""
    ann, bob = people
    await ann.may("block", user=bob.id)
    elsewhere = world.person("ann")
    await elsewhere.opens("napad", 2)
    there = world.person("bob")
    await there.comes(elsewhere)
    for person in (bob, there):
        await person.may("say", text="listen!")
    assert heard(ann) == heard(elsewhere) == []
    await world.restart()
    await ann.looks(0)
    assert heard(ann) == []
    await ann.may("block", user=bob.id, on=False)
    await ann.looks(0)
    assert heard(ann) == ["bob: listen!"]


async def test_nobody_is_blocked_who_does_not_exist(world: World, people: list[Person]) -> None:
    """A slip is told; and nothing is kept of it."""
    ann = people[0]
    refused = await ann.may_not("block", user="nobody")
    assert (refused.code, refused.sentence) == ("impossible", "nobody of that id is known here")
    assert await world.store.people.blocked_by(ann.id) == frozenset()


async def test_a_block_counts_at_once_at_other_tables(world: World) -> None:
    """Where both sit already."""
    one = await world.table_of("ann", "bob")
    two = await world.table_of("ann", "bob")
    await one[0].may("block", user=one[1].id)
    await two[1].may("say", text="listen!")
    assert heard(two[0]) == []


async def test_a_report_keeps_the_line_as_it_stood(world: World, people: list[Person]) -> None:
    """For whoever runs the house; the same message twice is one report."""
    ann, bob = people
    await bob.may("say", text="something bad")
    line = ann.sight.lines[-1].line
    message: dict[str, object] = {
        "do": "report",
        "key": "r",
        "user": bob.id,
        "text": "he was rude",
        "line": line,
    }
    await ann.send(message)
    await ann.send(message)
    reports = await world.store.people.list_reports()
    assert [(each.by, each.about, each.quote) for each in reports] == [(ann.id, bob.id, "something bad")]
    assert (await ann.may_not("report", user="nobody", text="x")).code == "impossible"
    assert (
        await bob.may_not("report", user=ann.id, text="x", line=line)
    ).sentence == "somebody else said that"


async def test_who_talks_too_fast_is_told_to_wait(world: World, people: list[Person]) -> None:
    """The refusal names the limit and says how long; after that it may talk again."""
    ann, bob = people
    for number in range(world.house.chat_burst):
        await ann.may("say", text=f"line {number}")
    refused = await ann.may_not("phrase", phrase="hello")
    assert (refused.code, refused.limit) == ("limit", "chat")
    await bob.may("say", text="I may still talk")
    await world.pass_time(refused.wait)
    await ann.may("say", text="now I may")
