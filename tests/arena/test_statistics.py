from random import Random

import pytest

from folsom.arena.statistics import mean_interval, overall, share_interval, spread


def shares(dice: Random, deals: int, rotations: int, chance: float, kinship: float) -> dict[int, list[float]]:
    """Games won or not; the games of a deal often come out alike."""
    seen: dict[int, list[float]] = {}
    for deal in range(deals):
        common = float(dice.random() < chance)
        seen[deal] = [
            common if dice.random() < kinship else float(dice.random() < chance) for _ in range(rotations)
        ]
    return seen


@pytest.mark.parametrize("chance", [0.03, 0.25, 0.5, 0.97])
@pytest.mark.parametrize("kinship", [0.0, 0.6])
def test_nineteen_of_twenty_intervals_hold_the_truth(chance: float, kinship: float) -> None:
    """Also where the games of a deal are alike, which plain counting of games would not see."""
    dice = Random(1)
    held = 0
    for _ in range(400):
        low, high = share_interval(shares(dice, 100, 4, chance, kinship))
        held += low <= chance <= high
    assert held / 400 >= 0.92


def test_counting_games_as_independent_would_be_found_out() -> None:
    """The interval grows with how alike the games of a deal are."""
    dice = Random(1)
    alone = share_interval(shares(dice, 100, 4, 0.5, 0.0))
    alike = share_interval(shares(dice, 100, 4, 0.5, 0.9))
    assert alike[1] - alike[0] > 1.5 * (alone[1] - alone[0])


def test_scores_lie_in_their_interval_as_often() -> None:
    """Dollars, with a spread between deals and within."""
    dice = Random(2)
    held = 0
    for _ in range(400):
        seen = {}
        for deal in range(60):
            base = dice.gauss(1000, 300)
            seen[deal] = [dice.gauss(base, 200) for _ in range(4)]
        low, high = mean_interval(seen)
        held += low <= 1000 <= high
    assert held / 400 >= 0.92


def test_one_deal_says_nothing_of_the_spread() -> None:
    """And nothing at all gives the widest interval."""
    assert spread({0: [1.0, 0.0]}) == 0
    assert share_interval({}) == (0.0, 1.0)
    assert overall({}) == 0
