"""What a message has shown hangs on what was told of it, and not on what it said in secret."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import folsom
from folsom.play.game import Game
from folsom.tables.foresight import can_be_unlearned

SEEDS = range(6)


def last_discards(ruleset: str) -> Iterator[tuple[Game, int, str]]:
    """Where a seat puts away the last card that it may, which ends its choice as "done" would."""
    for seed in SEEDS:
        game, chance = folsom.new(ruleset, seats=4, seed=seed), Random(seed)
        while not game.is_over:
            question = game.question(chance.choice(game.owed))
            for answer in question.answers if question.kind == "keep" else ():
                after = game.fork()
                after.answer(question.seat, answer)
                if answer != "done" and after.owed and question.seat not in after.owed:
                    yield game.fork(), question.seat, answer
            game.answer(question.seat, chance.choice(question.answers))


@pytest.mark.parametrize("ruleset", ["colt.first.expert", "colt.revised.expert"])
def test_how_a_seat_came_to_be_done_cannot_be_told_by_what_may_be_taken_back(ruleset: str) -> None:
    """By its last card or by a word: all are told the same, so it goes back or stays alike."""
    found = list(islice(last_discards(ruleset), 12))
    assert len(found) == 12
    for game, seat, discard in found:
        assert can_be_unlearned(game, seat, (discard,)) == can_be_unlearned(game, seat, ("done",))
