"""What a bot says: what it expects of every answer, and what it believes of hidden cards."""

from collections import defaultdict

import pytest

import folsom
from folsom import bots
from folsom.bots import Budget, Explanation, NoExplanation, Situation
from folsom.games.colt_express.view.shapes import View
from folsom.play.game import Game
from tests.bots.matches import TABLES, played

ITERATIONS = 200


def explained(game: Game, seat: int) -> Explanation:
    """What a sharpshooter says."""
    bot = bots.make("sharpshooter", seed=2)
    return bots.explain(bot, Situation.of(game, seat), Budget.of(ITERATIONS))


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=str)
def test_every_answer_is_weighed(ruleset: str, seats: int) -> None:
    """In both games and every ruleset; the tries are shared out, and the answer is the one tried most."""
    game = folsom.new(ruleset, seats=seats, seed=9)
    seat = game.owed[0]
    said = explained(game, seat)
    assert {each.answer for each in said.expectations} == set(game.question(seat).answers)
    assert sum(each.visits for each in said.expectations) == said.iterations == ITERATIONS
    assert said.answer == said.expectations[0].answer
    assert said.expectations[0].visits == max(each.visits for each in said.expectations)
    for each in said.expectations:
        assert 0 <= each.win_share <= 1
        assert each.money >= 0


@pytest.mark.parametrize(("ruleset", "seats"), [("colt.first", 4), ("napad", 3)])
def test_beliefs_are_of_hidden_cards_alone(ruleset: str, seats: int) -> None:
    """Nothing about one's own hand, and the chances are chances."""
    game = folsom.new(ruleset, seats=seats, seed=9)
    seat = game.owed[0]
    beliefs = explained(game, seat).beliefs
    hands = {belief.where for belief in beliefs}
    assert len(hands) == seats - 1
    assert all(where.startswith("the hand of ") for where in hands)
    assert all(0 < belief.chance <= 1 for belief in beliefs)


def test_a_card_that_lies_face_down_is_some_card() -> None:
    """Of a card of the pile that the seat has not seen, the chances of all that it may be come to 1."""
    game = folsom.new("colt.first", seats=3, seed=3)
    while not (hidden := hidden_in_pile(game)):
        seat = game.owed[0]
        answers = game.question(seat).answers
        game.answer(seat, next((text for text in answers if text.endswith(" down")), answers[0]))
    chances: dict[str, float] = defaultdict(float)
    for belief in explained(game, game.owed[0]).beliefs:
        chances[belief.where] += belief.chance
    assert {where for where in chances if where.startswith("card ")} == set(hidden)
    assert [chances[where] for where in hidden] == pytest.approx([1] * len(hidden))


def hidden_in_pile(game: Game) -> list[str]:
    """The cards of the pile that the seat which is asked has not seen."""
    view = game.view(game.owed[0])
    assert isinstance(view, View)
    return [f"card {row} of the pile" for row, card in enumerate(view.pile, 1) if card.card is None]


def test_it_explains_the_same_in_any_world_that_it_cannot_tell_apart() -> None:
    """What it believes is what its seat may believe, and not what is true."""
    game = folsom.new("colt.first", seats=4, seed=12)
    seat = game.owed[0]
    assert explained(game, seat) == explained(game.imagine(seat, seed=1), seat)


def test_who_does_not_search_cannot_say() -> None:
    """In one sentence."""
    game = folsom.new("napad", seats=2, seed=9)
    with pytest.raises(NoExplanation, match="outlaw cannot say"):
        bots.explain(bots.make("outlaw"), Situation.of(game, game.owed[0]))
    assert played("napad", [bots.make("outlaw"), bots.make("outlaw")], 1).is_over
