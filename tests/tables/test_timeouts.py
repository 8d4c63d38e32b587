"""What the clock answers: always the same in kind, and only once time is up."""

from itertools import pairwise

import pytest

from folsom.games import GAMES
from folsom.play.question import Question
from folsom.tables.house import House
from folsom.tables.messages import Bank, Days, Update
from folsom.tables.timeout import candidates
from tests.tables.world import World

pytestmark = pytest.mark.anyio


def asked(kind: str, *answers: str) -> Question:
    """A question."""
    return Question(id="0.0", kind=kind, seat=0, bandit="tuco", answers=answers)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (asked("plan", "move", "shoot", "draw"), ("draw",)),
        (asked("plan", "move", "shoot", "move down", "shoot down"), ("move down", "shoot down")),
        (asked("plan", "move", "shoot"), ("move", "shoot")),
        (asked("keep", "done", "discard move"), ("done",)),
        (asked("cover", "yes", "no"), ("no",)),
        (asked("shoot", "doc", "belle"), ("doc", "belle")),
        (asked("send", "Y5R3>Y", "pass"), ("Y5R3>Y", "pass")),
        (asked("move", "1"), ("1",)),
    ],
    ids=["plan", "plan, no draw", "plan, nothing face down", "keep", "cover", "shoot", "send", "forced"],
)
def test_each_kind_of_question_has_its_answer(question: Question, expected: tuple[str, ...]) -> None:
    """Draw if that is legal, else a random card, face down where possible; done; no; else anything."""
    assert candidates(question) == expected


@pytest.mark.parametrize("ruleset", [name for game in GAMES for name in game.rulesets.PRESETS])
async def test_a_game_that_nobody_answers_is_played_by_the_clock(ruleset: str) -> None:
    """To its end, in every ruleset; each answer comes when the clock has run out, and not before."""
    world = World()
    await world.open()
    seats = next(
        game.rulesets.seats_allowed(game.rulesets.PRESETS[ruleset])[0]
        for game in GAMES
        if ruleset in game.rulesets.PRESETS
    )
    ann = world.person("ann")
    await ann.opens(ruleset, seats, clock=Bank(seconds=10))
    for _ in range(seats):
        await ann.may("sit")
    await ann.may("start")
    await world.pass_time(3600)
    assert ann.part.ended == "played"
    updates = [update for update in ann.sight.seen(Update) if update.events or update.game]
    assert {update.cause for update in updates[1:]} == {"timed-out"}
    gaps = [after.at - before.at for before, after in pairwise(updates)]
    assert min(gap for gap in gaps if gap) >= world.house.breath - 0.01
    assert gaps[0] == pytest.approx(10)
    await world.close()


async def test_a_clock_never_answers_early(world: World) -> None:
    """A moment before its end the person may still answer; a moment after it, not."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=20))
    slow = next(person for person in people if person.is_asked())
    await world.pass_time(19.9)
    await slow.answers()
    quick = next(person for person in people if person.is_asked())
    question = quick.question()
    await world.pass_time(20.1)
    refused = await quick.may_not("answer", seat=question.seat, question=question.id, answers=["pass"])
    assert refused.code == "stale"
    assert quick.sight.causes[-1] == "timed-out"


async def test_the_last_breath_is_everybodys(world: World) -> None:
    """With nothing on the clock a question still lasts three seconds."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=10))
    await world.pass_time(10)
    other = next(person for person in people if person.is_asked())
    await other.answers()
    again = next(person for person in people if person.is_asked())
    assert again is not other
    assert again.sight.seen(Update)[-1].clocks[again.own_seats()[0]].left == 0
    await world.pass_time(2.9)
    assert again.is_asked()
    await again.answers()


async def test_days_are_whole_again_for_every_answer(world: World) -> None:
    """Three days are three days, however long the last answer took."""
    world.house = House(sweep=86_400, directory_delay=86_400)
    await world.restart()
    people = await world.table_of("ann", "bob", clock=Days(days=3))
    first = next(person for person in people if person.is_asked())
    await world.pass_time(2 * 86_400)
    await first.answers()
    second = next(person for person in people if person.is_asked())
    await second.answers()
    await world.pass_time(2.9 * 86_400)
    assert first.is_asked()
    await world.pass_time(0.2 * 86_400)
    assert not first.is_asked()
    assert first.sight.causes[-1] == "timed-out"


async def test_what_the_clock_draws_is_drawn_from_the_secure_source(world: World) -> None:
    """Two tables with the same game are not timed out alike: nobody can foretell the clock."""
    answers = set()
    for number in range(6):
        people = await world.table_of(
            f"a{number}", f"b{number}", clock=Bank(seconds=10), choices={"first": "0"}
        )
        await world.pass_time(11)
        answers.add(people[0].sight.seen(Update)[-1].events[0].text)
        await people[0].may("resign", seat=0)
    assert len(answers) > 1
