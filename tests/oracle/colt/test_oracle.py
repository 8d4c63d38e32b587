"""Invariants, for the oracle: what is asked of the engine must hold for its judge as well."""

import random
from collections import Counter

import pytest

from .ending import bullets
from .fate import Luck
from .oracle import Oracle, RefusedError
from .position import Given
from .positions import opening
from .rulesets import RULESETS, Ruleset
from .table import Table
from .words import MAGAZINE, NEUTRAL_BULLETS, ROUNDS, Place, kind_of

GAMES = 10
RULESET = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)


def check_bullets(table: Table) -> None:
    """No bullet is made or lost; only a short neutral supply may leave the first edition's game (M4)."""
    held = sum((bullets(seat) for seat in table.seats), Counter[str]())
    assert all(bandit.magazine + held[bandit.name] == MAGAZINE for bandit in table.bandits.values())
    if table.rules.revised or table.neutral > 0:
        assert table.neutral + held["neutral"] == NEUTRAL_BULLETS


def check_cards(table: Table) -> None:
    """Every seat has its ten or eleven Action cards, but for the one that is just being carried out."""
    missing = 0
    for seat in table.seats:
        on_pile = [played.card for played in table.pile if played.card.bandit in seat.names]
        cards = [card for card in [*seat.hand, *seat.deck, *seat.discard, *on_pile] if not card.is_bullet]
        missing += (11 if table.rules.teams else 10) - len(cards)
    assert missing in ((0, 1) if table.phase == "stealing" else (0,))


def loot_in_play(table: Table) -> Counter[str]:
    """All tokens on the train and on bandits, by kind."""
    piles = [*table.floor.values(), *(bandit.loot for bandit in table.bandits.values())]
    return Counter(kind_of(token) for pile in piles for token in pile)


def play(given: Given, seed: int) -> Oracle:
    """A random game, the invariants checked after every answer."""
    dice = random.Random(seed)
    oracle = Oracle(given, Luck(seed))
    before = loot_in_play(oracle.table)
    while owed := oracle.owed():
        question = dice.choice(owed)
        oracle.answer(question.seat, dice.choice(question.answers))
        table = oracle.table
        check_bullets(table)
        check_cards(table)
        assert table.at(Place(table.marshal)) == []
        assert all(table.is_on_train(bandit.place) for bandit in table.bandits.values())
        if table.phase != "over":
            now = loot_in_play(table)
            assert now - before in (Counter(), Counter(strongbox=1))
            assert before - now == Counter()
    return oracle


@RULESET
def test_random_games_keep_the_invariants_to_the_end(ruleset: Ruleset) -> None:
    """Cards, bullets and loot are conserved in five rounds; nobody stays with the Marshal; somebody wins."""
    for seed in range(GAMES):
        oracle = play(opening(ruleset, random.Random(seed)), seed)
        end = oracle.snapshot()
        assert (end.phase, end.round) == ("over", ROUNDS)
        richest = max(end.score.values())
        assert end.winners
        assert all(end.score[name] == richest for name in end.winners)


def test_an_answer_not_on_offer_is_refused_and_changes_nothing() -> None:
    """Wrong text, wrong seat, a purse where none lies: the position stays as it was."""
    oracle = Oracle(Given(seats=["doc", "tuco", "ghost"], pile=["doc move"], at={"doc": "3"}), Luck(1))
    before = oracle.snapshot()
    for seat, text in ((0, "3"), (1, "2"), (0, "purse 250"), (2, "draw")):
        with pytest.raises(RefusedError):
            oracle.answer(seat, text)
        assert oracle.snapshot() == before


def test_a_position_with_a_card_too_many_is_refused() -> None:
    """Nobody has three Moves."""
    with pytest.raises(ValueError, match="doc has cards that do not exist"):
        Oracle(Given(seats=["doc", "tuco", "ghost"], deck={"doc": ["move"] * 3}), Luck(1))
