"""Bots at the table: filling seats, answering in public time, failing in public."""

import pytest

from folsom.tables.house import House
from folsom.tables.messages import Update
from folsom.tables.ports import Thinking
from tests.tables.means import Mind, ScriptedBots, broken, never, nonsense, settle
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio

DELAY = 0.8


async def at_table_with(world: World, level: str, *, ruleset: str = "napad", seats: int = 2) -> Person:
    """Somebody at a table where all others are bots of a level; it has answered, and now it is their turn."""
    ann = world.person("ann")
    await ann.opens(ruleset, seats)
    await ann.may("sit", seat=0)
    for seat in range(1, seats):
        await ann.may("add-bot", seat=seat, level=level)
    await ann.may("start")
    await ann.sees(0)
    while not ann.is_asked():
        await world.pass_time(world.house.bot_delay)
    while ann.asked is not None:
        await ann.answers(next(text for text in ann.asked.answers if text != "draw"))
    return ann


async def failing(mind: Mind) -> World:
    """A world with a bot that fails."""
    world = World(house=House(), bots=ScriptedBots(bad=mind))
    await world.open()
    return world


async def test_a_bot_is_seen_by_its_level(world: World) -> None:
    """Nobody takes it for a person."""
    ann = world.person("ann")
    await ann.opens()
    await ann.may("add-bot", seat=1, level="outlaw")
    assert (ann.part.seats[1].bot, ann.part.seats[1].user) == ("outlaw", "")
    refused = await ann.may_not("add-bot", seat=2, level="hal")
    assert refused.sentence == "no bot is called 'hal': there are drifter, outlaw"


async def test_a_bot_is_replaced_by_another_or_by_nobody(world: World) -> None:
    """Before the start."""
    ann = world.person("ann")
    await ann.opens()
    await ann.may("add-bot", seat=1, level="outlaw")
    await ann.may("add-bot", seat=1, level="drifter")
    assert ann.part.seats[1].bot == "drifter"
    await ann.may("remove", seat=1)
    assert ann.part.seats[1].bot == ""


async def test_a_bot_is_given_what_its_seat_knows_and_no_more(world: World) -> None:
    """View, knowledge and memory are those of the seat, and the budget is that of its level."""
    ann = await at_table_with(world, "outlaw")
    assert isinstance(world.bots, ScriptedBots)
    level, thinking = world.bots.asked[-1]
    actor = await world.hall.tables.at(ann.table)
    assert actor.table.play is not None
    game = actor.table.play.game
    assert level == "outlaw"
    assert thinking.view == game.view(1)
    assert thinking.knowledge == game.knowledge(1)
    assert thinking.memory == game.memory(1).tobytes()
    assert not hasattr(thinking, "heist")


@pytest.mark.parametrize("thinks", [0.0, 0.1, 0.7])
async def test_a_bots_answer_comes_one_delay_after_its_question_however_long_it_thought(
    thinks: float,
) -> None:
    """The time tells nothing of its hand."""
    worlds: list[World] = []

    async def thinker(thinking: Thinking) -> str:
        await worlds[0].clock.sleep(thinks)
        return thinking.question.answers[0]

    world = World(house=House(bot_delay=DELAY), bots=ScriptedBots(thinker=thinker))
    worlds.append(world)
    await world.open()
    ann = await at_table_with(world, "thinker")
    told, asked_at = len(ann.sight.causes), world.clock.now()
    await world.pass_time(DELAY - 0.01)
    assert len(ann.sight.causes) == told
    await world.pass_time(0.02)
    assert ann.sight.causes[told:] == ["answered"]
    assert ann.sight.seen(Update)[-1].at == pytest.approx(asked_at + DELAY)
    await world.close()


async def test_a_bot_that_needs_longer_answers_at_a_multiple_of_the_delay() -> None:
    """So that even then the clock tells whole steps only."""
    worlds: list[World] = []

    async def slow(thinking: Thinking) -> str:
        await worlds[0].clock.sleep(1.9)
        return thinking.question.answers[0]

    world = World(house=House(bot_delay=DELAY), bots=ScriptedBots(slow=slow))
    worlds.append(world)
    await world.open()
    ann = await at_table_with(world, "slow")
    told = len(ann.sight.causes)
    await world.pass_time(3 * DELAY - 0.01)
    assert len(ann.sight.causes) == told
    await world.pass_time(0.02)
    assert len(ann.sight.causes) == told + 1
    await world.close()


@pytest.mark.parametrize("mind", [broken, nonsense, never], ids=["crashes", "answers nonsense", "hangs"])
async def test_a_bot_that_fails_is_said_to_and_the_clocks_answer_is_played(mind: Mind) -> None:
    """Everybody is told that it failed, nobody how: what it raised may hold anything."""
    world = await failing(mind)
    ann = await at_table_with(world, "bad")
    told = len(ann.sight.causes)
    await world.pass_time(world.house.bot_delay + world.house.bot_patience + 0.1)
    update = ann.sight.seen(Update)[-1]
    assert ann.sight.causes[told:] == ["bot-failed"]
    assert update.notice == "The bot failed: the answer is the one that the clock would have given."
    assert not any(b"thought of" in raw or b"whistle" in raw for raw in ann.sight.raw)
    await world.close()


async def test_a_table_of_bots_that_fail_is_played_to_its_end() -> None:
    """Every answer is the clock's then."""
    world = await failing(broken)
    ann = await at_table_with(world, "bad")
    while ann.status() != "over":
        if ann.asked is not None:
            await ann.answers()
        else:
            await world.pass_time(1.0)
    assert ann.part.ended == "played"
    await world.close()


async def test_a_bot_stops_thinking_when_its_question_is_gone(world: World) -> None:
    """A takeback against a bot, in the time before it answers, takes the question from it."""
    ann = await at_table_with(world, "outlaw", ruleset="colt.first", seats=3)
    before = len(ann.sight.causes)
    await ann.may("take-back", seat=0)
    assert ann.asked is not None
    await world.pass_time(world.house.bot_delay * 3)
    assert ann.sight.causes[before:] == ["taken-back"]
    await ann.answers(ann.asked.answers[-1])
    await world.pass_time(world.house.bot_delay)
    assert ann.sight.causes[-1] == "answered"


async def test_while_the_table_has_paused_no_bot_answers(world: World) -> None:
    """Nor once it is over."""
    ann = await at_table_with(world, "outlaw")
    await ann.may("pause")
    told = len(ann.sight.causes)
    await world.pass_time(60)
    assert len(ann.sight.causes) == told
    await ann.may("resume")
    await world.pass_time(world.house.bot_delay)
    assert len(ann.sight.causes) > told


async def test_a_server_that_stops_leaves_no_bot_thinking() -> None:
    """Whatever it was asked."""
    world = await failing(never)
    await at_table_with(world, "bad")
    await world.close()
    await settle()
    assert not [actor for actor in world.hall.tables if actor.keeper.sitters.thoughts]
