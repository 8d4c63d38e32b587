"""Messages that come twice, late, or in another order; connections that break at every moment."""

import asyncio
from random import Random

import pytest

from folsom.tables.messages import Refused, Reply, Result, Update, Welcome
from tests.tables.same import must_be_as_written
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio

RULESETS = ["napad", "colt.first.expert"]


async def length(person: Person) -> int:
    """How many entries the table's journal has."""
    return len(await person.world.store.journal.read(person.table))


def answer_of(person: Person, key: str, text: str = "") -> dict[str, object]:
    """A message that answers what the person is asked."""
    question = person.question()
    return {
        "do": "answer",
        "key": key,
        "seat": question.seat,
        "question": question.id,
        "answers": [text or question.answers[0]],
    }


async def test_a_double_click_answers_once(world: World) -> None:
    """The second gets the reply of the first, and the next question is not answered by it."""
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    message = answer_of(one, "click")
    replies = await asyncio.gather(*(one.send(message) for _ in range(3)))
    before = await length(one)
    assert replies[0] == replies[1] == replies[2]
    assert isinstance(replies[0], Reply)
    assert await one.send(message) == replies[0]
    assert await length(one) == before


async def test_a_retry_after_a_crash_gets_the_first_reply(world: World) -> None:
    """What was acknowledged, or should have been, is done once."""
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    message = answer_of(one, "once")
    reply = await one.send(message)
    before = await length(one)
    await world.crash()
    after = await length(one)
    assert await one.send(message) == reply
    assert await length(one) == after >= before


async def test_anothers_key_is_not_ones_own(world: World) -> None:
    """Two clients may make the same key."""
    ann, bob = await world.table_of("ann", "bob")
    first = await ann.send({"do": "phrase", "key": "k", "phrase": "hello"})
    second = await bob.send({"do": "phrase", "key": "k", "phrase": "hello"})
    assert isinstance(first, Reply)
    assert isinstance(second, Reply)
    assert [line.name for line in ann.sight.lines] == ["ann", "bob"]


async def test_a_refused_message_may_be_sent_again(world: World) -> None:
    """A refusal is not kept: what was too early may be right later."""
    ann = world.person("ann")
    await ann.opens("napad", 2)
    start: dict[str, object] = {"do": "start", "key": "start"}
    assert isinstance(await ann.send(start), Refused)
    for _ in range(2):
        await ann.may("sit")
    assert isinstance(await ann.send(start), Reply)


async def test_of_two_devices_that_answer_at_once_one_is_first(world: World) -> None:
    """The other is told that the question is gone."""
    people = await world.table_of("ann", "bob")
    one = next(person for person in people if person.is_asked())
    answers = one.question().answers
    messages = [answer_of(one, "phone", answers[0]), answer_of(one, "laptop", answers[1])]
    results = await asyncio.gather(*(one.send(message) for message in messages))
    assert [type(result) for result in results] == [Reply, Refused]
    assert isinstance(results[1], Refused)
    assert results[1].code == "stale"


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_over_a_bad_network_every_question_is_answered_once(world: World, ruleset: str) -> None:
    """Every message comes one to three times, in any order, with old ones in between, to the game's end."""
    dice = Random(ruleset)
    people = await world.table_of("ann", "bob", "cat", ruleset=ruleset)
    sent: list[tuple[Person, dict[str, object]]] = []
    for number in range(3_000):
        if people[0].status() == "over":
            break
        asked = [person for person in people if person.is_asked()]
        fresh = [(one, answer_of(one, f"m{number}", dice.choice(one.question().answers))) for one in asked]
        old = dice.sample(sent, min(3, len(sent)))
        batch = [each for each in [*fresh, *old] for _ in range(dice.randint(1, 3))]
        dice.shuffle(batch)
        await asyncio.gather(*(person.send(message) for person, message in batch))
        sent += fresh
    actor = await world.hall.tables.at(people[0].table)
    assert actor.table.play is not None
    assert people[0].part.ended == "played"
    assert len(actor.table.play.messages) == len(sent)
    await must_be_as_written(people[0])


# ---------------------------------------------------------------- taking up the thread


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_who_is_cut_off_at_every_message_misses_nothing(world: World, ruleset: str) -> None:
    """Taking up after the last number, it is told exactly what its twin was told who never left."""
    dice = Random(ruleset)
    people = await world.table_of("ann", "bob", "cat", ruleset=ruleset)
    people[0].goes()
    twin, unsteady = world.person("ann"), world.person("ann")
    twin.table = unsteady.table = people[0].table
    await twin.looks(0)
    await unsteady.looks(0)
    players = [twin, *people[1:]]
    told: list[bytes] = []
    while twin.status() != "over":
        one = dice.choice([person for person in players if person.is_asked()])
        cut = dice.random() < 0.5
        told += await unsteady.cut_off() if cut else []
        await one.answers(dice.choice(one.question().answers))
        if cut:
            await unsteady.takes_up(0)
    told += await unsteady.cut_off()
    updates = [raw for raw in twin.sight.raw if raw.startswith(b'{"is":"update"')]
    assert [raw for raw in told if raw.startswith(b'{"is":"update"')] == updates
    assert len(updates) > 20


async def test_who_was_away_too_long_is_shown_everything(world: World) -> None:
    """More than the last twenty updates are not kept."""
    people = await world.table_of("ann", "bob", public=True)
    watcher = world.person("eve")
    await watcher.comes(people[0])
    await watcher.cut_off()
    for _ in range(25):
        await people[0].may("watching", allowed=True)
    eyes = await watcher.takes_up(None)
    assert [type(frame) for frame in eyes.frames if isinstance(frame, Welcome | Update)] == [Welcome]
    assert eyes.welcome is not None
    assert eyes.number == eyes.welcome.number == people[0].sight.number


async def test_numbers_of_another_start_of_the_server_are_worth_nothing(world: World) -> None:
    """Whoever names an old epoch, or a number that was never told, is shown everything."""
    people = await world.table_of("ann", "bob")
    assert people[0].sight.welcome is not None
    epoch, number = people[0].sight.welcome.epoch, people[0].sight.number
    for wish in ({"epoch": "another", "after": number}, {"epoch": epoch, "after": number + 5}):
        before = len(people[0].sight.seen(Welcome))
        await people[0].may("sync", seat=0, **wish)
        assert len(people[0].sight.seen(Welcome)) == before + 1
    await people[0].may("sync", seat=0, epoch=epoch, after=people[0].sight.number)
    assert len(people[0].sight.seen(Welcome)) == 3 + 1


async def test_lines_of_the_chat_are_taken_up_as_well(world: World) -> None:
    """Those after the last one seen."""
    ann, bob = await world.table_of("ann", "bob")
    await bob.may("say", text="one")
    await ann.cut_off()
    await bob.may("say", text="two")
    eyes = await ann.takes_up(0)
    assert [line.text for line in eyes.lines] == ["one", "two"]
    assert not eyes.seen(Welcome)


async def test_a_ping_is_answered_wherever_it_comes_from(world: World) -> None:
    """It needs no table."""
    eve = world.person("eve")
    result: Result = await eve.do("ping")
    assert result.__struct_config__.tag == "pong"
