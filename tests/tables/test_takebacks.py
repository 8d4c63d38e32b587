"""Taking back: free while nothing has happened, by consent after that, and never past what was seen."""

from random import Random
from typing import Final

import pytest

from folsom.tables.messages import Asked, Refused
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio

PAST: Final = "a card was drawn or shown since, or luck was asked: what somebody has seen cannot be unseen"
OPEN: Final = ("move", "floor", "shoot", "rob", "punch", "marshal")


def who_is_asked(people: list[Person]) -> Person:
    """Whose turn it is."""
    return next(person for person in people if person.is_asked())


async def plan_openly(people: list[Person]) -> Person:
    """Somebody plays a card face up; who."""
    one = who_is_asked(people)
    await one.answers(next(text for text in one.question().answers if text in OPEN))
    return one


async def memories(person: Person) -> list[bytes]:
    """What every seat of the table remembers."""
    actor = await person.world.hall.tables.at(person.table)
    play = actor.table.play
    assert play is not None
    return [play.game.memory(seat).tobytes() for seat in range(len(play.game.seats))]


@pytest.fixture
async def people(world: World) -> list[Person]:
    """Three people who plan the first round of a train robbery."""
    return await world.table_of("ann", "bob", "cat", ruleset="colt.first")


# ---------------------------------------------------------------- free


async def test_ones_last_message_is_free_while_nobody_has_answered_since(people: list[Person]) -> None:
    """The table is as it was before, to everybody, and the same question comes again under a new id."""
    before = await memories(people[0])
    views = [person.game.view for person in people]
    question = who_is_asked(people).question()
    one = await plan_openly(people)
    await one.may("take-back", seat=one.own_seats()[0])
    assert await memories(people[0]) == before
    assert [person.game.view for person in people] == views
    again = one.question()
    assert (again.kind, again.answers) == (question.kind, question.answers)
    assert again.id != question.id
    assert {person.sight.causes[-1] for person in people} == {"taken-back"}


async def test_the_question_before_a_takeback_is_gone_for_good(people: list[Person]) -> None:
    """An answer to it that comes late, from whomever, is stale."""
    one = who_is_asked(people)
    first = one.question()
    await plan_openly(people)
    other = who_is_asked(people)
    second = other.question()
    await one.may("take-back", seat=first.seat)

    async def late(person: Person, question: Asked) -> str:
        refused = await person.may_not(
            "answer", seat=question.seat, question=question.id, answers=[question.answers[0]]
        )
        return refused.code

    assert await late(one, first) == "stale"
    assert await late(other, second) == "stale"
    await plan_openly(people)
    assert await late(other, second) == "stale"


async def test_nobody_takes_back_a_draw(people: list[Person]) -> None:
    """The cards have been seen."""
    one = who_is_asked(people)
    await one.answers("draw")
    refused = await one.may_not("take-back", seat=one.own_seats()[0])
    assert (refused.code, refused.sentence) == ("not-allowed", PAST)


async def test_nobody_takes_back_what_another_has_sent(people: list[Person]) -> None:
    """Nor is there anything to take back for who has sent nothing."""
    one = await plan_openly(people)
    other = who_is_asked(people)
    assert (await other.may_not("take-back", seat=one.own_seats()[0])).code == "not-yours"
    refused = await other.may_not("take-back", seat=other.own_seats()[0])
    assert refused.sentence == "there is no message of your own to take back"


async def test_what_the_clock_or_a_bot_has_answered_is_nobodys_to_take_back(world: World) -> None:
    """The person has had its time."""
    people = await world.table_of("ann", "bob", ruleset="napad", clock={"kind": "bank", "seconds": 10})
    one = who_is_asked(people)
    await world.pass_time(10.1)
    refused = await one.may_not("take-back", seat=one.own_seats()[0])
    assert refused.sentence == "there is no message of your own to take back"


# ---------------------------------------------------------------- by consent


async def test_after_anothers_answer_everybody_is_asked(people: list[Person]) -> None:
    """With everybody's yes, both messages are gone."""
    before = await memories(people[0])
    one = await plan_openly(people)
    two = await plan_openly(people)
    third = next(person for person in people if person not in (one, two))
    await one.may("take-back", seat=one.own_seats()[0])
    asked = two.proposal()
    assert (asked.what, asked.by, set(asked.awaited)) == ("take-back", one.id, {two.id, third.id})
    await two.may("consent", proposal=asked.id)
    assert await memories(people[0]) != before
    await third.may("consent", proposal=asked.id)
    assert await memories(people[0]) == before
    assert one.is_asked()
    assert not one.is_agreeing()


async def test_one_no_is_enough(people: list[Person]) -> None:
    """The game goes on, and nothing was taken back."""
    one = await plan_openly(people)
    two = await plan_openly(people)
    played = await memories(people[0])
    await one.may("take-back", seat=one.own_seats()[0])
    await two.may("consent", proposal=two.proposal().id, yes=False)
    assert not one.is_agreeing()
    assert await memories(people[0]) == played


async def test_whoever_answers_instead_of_agreeing_has_said_no(people: list[Person]) -> None:
    """The proposal is gone with the position that it was about."""
    one = await plan_openly(people)
    await plan_openly(people)
    await one.may("take-back", seat=one.own_seats()[0])
    third = await plan_openly(people)
    assert not third.is_agreeing()


async def test_with_everybodys_consent_a_draw_stays_a_draw(people: list[Person]) -> None:
    """Nobody is even asked: another has seen cards since."""
    one = await plan_openly(people)
    await who_is_asked(people).answers("draw")
    assert (await one.may_not("take-back", seat=one.own_seats()[0])).sentence == PAST


async def test_bots_agree_to_everything(world: World) -> None:
    """Against bots alone a takeback after their answer needs nobody's consent."""
    ann = world.person("ann")
    await ann.opens("napad", 2, choices={"first": "0"})
    await ann.may("sit", seat=0)
    await ann.may("add-bot", seat=1, level="outlaw")
    await ann.may("start")
    await ann.sees(0)
    view = ann.game.view
    await ann.answers()
    await world.pass_time(world.house.bot_delay + 0.1)
    assert ann.sight.causes[-1] == "answered"
    await ann.may("take-back", seat=0)
    assert ann.game.view == view


# ---------------------------------------------------------------- never


async def test_nobody_takes_back_past_a_card_that_was_shown(world: World) -> None:
    """In every planning and stealing phase of many games: whoever gets a takeback leaves no one wiser."""
    taken = refused = 0
    for number in range(4):
        dice = Random(number)
        people = await world.table_of(*(f"p{number}{k}" for k in range(3)), ruleset="colt.first")
        for _ in range(60):
            asked = [person for person in people if person.is_asked()]
            if not asked:
                break
            one = dice.choice(asked)
            known = await memories(one)
            cards = await chance_drawn(one)
            await one.answers(dice.choice(one.question().answers))
            drawn = await chance_drawn(one) != cards
            result = await one.do("take-back", seat=one.own_seats()[0])
            if isinstance(result, Refused):
                refused += 1
                continue
            assert not drawn, "chance was asked"
            assert await memories(one) == known
            taken += 1
            await one.answers(dice.choice(one.question().answers))
    assert taken > 40
    assert refused > 40


async def chance_drawn(person: Person) -> tuple[int, int]:
    """How much of the game's chance has been used."""
    actor = await person.world.hall.tables.at(person.table)
    assert actor.table.play is not None
    heist = actor.table.play.game.heist
    return heist.chance_counter, heist.chance_used


async def test_a_face_down_card_that_was_turned_over_stays_turned(world: World) -> None:
    """The one who planned last, whose answer turned over another's card, has shown it to all."""
    people = await world.table_of("ann", "bob", "cat", ruleset="colt.first")
    chance = Random(3)
    for _ in range(200):
        one = who_is_asked(people)
        told = len(one.sight.frames)
        await one.answers(chance.choice(one.question().answers))
        events = b"".join(one.sight.raw[told:])
        if b'"Turned"' in events:
            assert (await one.may_not("take-back", seat=one.own_seats()[0])).sentence == PAST
            return
    raise AssertionError("no card was ever turned over")


# ---------------------------------------------------------------- in secret


async def test_what_was_put_away_in_secret_is_taken_back_in_secret(world: World) -> None:
    """Nobody hears of it, whatever the others have put away meanwhile; and theirs stays put away."""
    people = await world.table_of("ann", "bob", "cat", ruleset="colt.first.expert")
    await world.play_until(people, "keep")
    one, two, third = people
    before = one.question().answers
    discard = next(text for text in one.question().answers if text != "done")
    await one.answers(discard)
    await two.answers("done")
    told = [len(person.sight.raw) for person in (two, third)]
    theirs = two.game.view
    await one.may("take-back", seat=one.own_seats()[0])
    assert one.question().answers == before
    assert two.game.view == theirs
    assert [len(person.sight.raw) for person in (two, third)] == told


async def test_once_the_last_secret_answer_is_shown_nobody_takes_back_its_own(world: World) -> None:
    """What others kept is known by then, or cards were drawn on it."""
    people = await world.table_of("ann", "bob", "cat", ruleset="colt.first.expert")
    await world.play_until(people, "keep")
    for person in people:
        await person.answers("done")
    assert (await people[0].may_not("take-back", seat=0)).sentence == PAST
