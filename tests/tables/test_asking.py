"""Answers that are refused, and the question which rule forbids one."""

import pytest

from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(world: World) -> list[Person]:
    """Three at a train robbery."""
    return await world.table_of("ann", "bob", "cat", ruleset="colt.first")


def who_is_asked(people: list[Person]) -> Person:
    """Whose turn it is."""
    return next(person for person in people if person.is_asked())


async def test_an_answer_that_is_not_on_offer_names_the_rule(people: list[Person]) -> None:
    """Its id, and what it says; nothing happens."""
    one = who_is_asked(people)
    question = one.question()
    card = next(
        text for text in ("move", "floor", "shoot", "rob", "punch", "marshal") if text not in question.answers
    )
    refused = await one.may_not("answer", seat=question.seat, question=question.id, answers=[card])
    assert refused.code == "illegal"
    assert refused.rule
    assert refused.sentence
    reply = await one.may("why-not", seat=question.seat, answer=card)
    assert (reply.rule, reply.sentence) == (refused.rule, refused.sentence)
    assert one.question() == question


async def test_nothing_forbids_what_is_on_offer(people: list[Person]) -> None:
    """Why not? Go ahead."""
    one = who_is_asked(people)
    reply = await one.may("why-not", seat=one.question().seat, answer=one.question().answers[0])
    assert (reply.rule, reply.sentence) == ("", "")


async def test_what_is_no_answer_at_all_is_said_to_be_none(people: list[Person]) -> None:
    """With what was meant, perhaps."""
    one = who_is_asked(people)
    question = one.question()
    refused = await one.may_not("answer", seat=question.seat, question=question.id, answers=["dance"])
    assert refused.code == "unknown-answer"
    assert (await one.may_not("why-not", seat=question.seat, answer="dance")).code == "unknown-answer"


async def test_nobody_asks_for_another(people: list[Person]) -> None:
    """What forbids another's answer may tell of its hand."""
    one = who_is_asked(people)
    other = next(person for person in people if person is not one)
    refused = await other.may_not("why-not", seat=one.question().seat, answer="move")
    assert refused.code == "not-yours"


async def test_who_is_not_asked_is_told_whose_turn_it_is_by_a_rule(people: list[Person]) -> None:
    """One's own seat may be asked about at any time."""
    other = next(person for person in people if not person.is_asked())
    reply = await other.may("why-not", seat=other.own_seats()[0], answer="move")
    assert reply.rule


async def test_answers_in_a_row_are_carried_out_all_or_none(world: World) -> None:
    """The second is illegal: the first is not given either."""
    people = await world.table_of("ann", "bob", "cat", ruleset="colt.first.expert")
    await world.play_until(people, "keep")
    one = next(person for person in people if person.is_asked())
    question = one.question()
    discard = next(text for text in question.answers if text != "done")
    refused = await one.may_not(
        "answer", seat=question.seat, question=question.id, answers=[discard, "whistle"]
    )
    assert refused.code == "unsure"
    assert one.question() == question
    await one.answers(discard, "done")
    assert not one.is_asked()


async def test_nobody_learns_from_a_refusal_what_an_answer_would_bring(people: list[Person]) -> None:
    """To draw and then play what was drawn is refused whatever it was: else one could look first."""
    codes = set()
    one = who_is_asked(people)
    question = one.question()
    for card in ("move", "floor", "shoot", "rob", "punch", "marshal"):
        result = await one.may_not("answer", seat=question.seat, question=question.id, answers=["draw", card])
        codes.add((result.code, result.rule, result.sentence))
    assert len(codes) == 1
