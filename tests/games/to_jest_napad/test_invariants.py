from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from folsom.games.to_jest_napad.invariants import flaw
from folsom.games.to_jest_napad.rules import flow
from folsom.games.to_jest_napad.table import NOBODY, Heist, Phase
from tests.games.to_jest_napad.tables import dealt, give, options, random_play


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**62),
    picks=st.lists(st.integers(0, 2**16), min_size=10, max_size=200),
)
def test_whatever_is_answered_all_cards_stay(seats: int, seed: int, picks: list[int]) -> None:
    """15 cards a gang, 18 wagons, and somebody to act: after every answer of any game (R1, R2, R16)."""
    h = dealt(seats, seed)
    for pick in picks:
        assert flaw(h) == ""
        if flow.is_over(h):
            return
        assert options(h)
        give(h, options(h)[pick % len(options(h))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_with_all_cards(seats: int) -> None:
    """To the very end: 15 cards a gang in hand and box, 18 wagons in train and won stacks (R1, R2, R28)."""
    for seed in range(30):
        h = dealt(seats, seed)
        for _ in random_play(h, seed):
            assert flaw(h) == ""
        assert flaw(h) == ""
        assert [h.hand[seat].bit_count() + h.box[seat].bit_count() for seat in range(seats)] == [15] * seats
        assert list(h.treasury_n) == [0, 0, 0]


def spoil_hand(h: Heist) -> None:
    """A card vanishes."""
    h.hand[0] &= h.hand[0] - 1


def spoil_box(h: Heist) -> None:
    """A card is in two places."""
    h.box[1] |= h.hand[1] & -h.hand[1]


def spoil_hideout(h: Heist) -> None:
    """A hideout holds a card twice."""
    h.hideout[0, 0] = h.hideout[0, 1]


def spoil_seen(h: Heist) -> None:
    """A card is remembered where it is not."""
    h.seen[0] = ~h.hand[0] & 0x7FFF


def spoil_train(h: Heist) -> None:
    """A wagon is left behind."""
    h.train[1] = 0


def spoil_stack(h: Heist) -> None:
    """A stack is too low for the rounds to come."""
    h.won[0, 2] |= 1 << h.treasury[2, 4]
    h.treasury_n[2] -= 1


def spoil_turn(h: Heist) -> None:
    """The turn is with a seat that has passed."""
    h.passed = 1 << h.turn


def spoil_turns(h: Heist) -> None:
    """Nobody is to act."""
    h.turn = NOBODY


def spoil_end(h: Heist) -> None:
    """The game is over in round 1."""
    h.phase = Phase.OVER


def spoil_gangs(h: Heist) -> None:
    """Two seats lead one gang."""
    h.gang[1] = h.gang[0]


def spoil_round(h: Heist) -> None:
    """There is a seventh round."""
    h.round = 7


def spoil_seats(h: Heist) -> None:
    """One plays alone."""
    h.seats = 1


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_hand,
        spoil_box,
        spoil_hideout,
        spoil_seen,
        spoil_train,
        spoil_stack,
        spoil_turn,
        spoil_turns,
        spoil_end,
        spoil_gangs,
        spoil_round,
        spoil_seats,
    ],
)
def test_every_flaw_is_found(spoil: Callable[[Heist], None]) -> None:
    """A position that something is wrong with is told by one sentence; a sound one by none."""
    h = dealt(2, seed=4)
    assert flaw(h) == ""
    spoil(h)
    assert flaw(h) != ""
