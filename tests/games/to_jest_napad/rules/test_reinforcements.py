import pytest

from folsom.games.to_jest_napad.rules import flow, reinforcements
from tests.games.to_jest_napad.tables import dealt, position, rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hideouts_by_round(seats: int) -> None:
    """10, 8, 6, 4, 2 and 0 cards at the start of rounds 1 to 6, and none drawn after the last (R25, V13)."""
    h = dealt(seats, seed=2)
    left = [tuple(at.hideout_n)[:seats] for at in rounds(h, seed=2)]
    assert left == [(n,) * seats for n in (10, 8, 6, 4, 2, 0)]
    assert flow.is_over(h)
    assert [h.hand[seat].bit_count() + h.box[seat].bit_count() for seat in range(seats)] == [15] * seats


def test_two_cards_whatever_the_hand() -> None:
    """A hand of many draws as a hand of none (R25)."""
    h = dealt(2, seed=1)
    h.box[1] |= h.hand[1]
    h.hand[1] = 0
    reinforcements.arrive(h)
    assert (h.hand[0].bit_count(), h.hand[1].bit_count()) == (7, 2)


@pytest.mark.parametrize("left", [0, 1])
def test_a_short_hideout_gives_what_it_has(left: int) -> None:
    """With one card left, one is drawn; with none, none (R26, V12)."""
    h = dealt(2, seed=1)
    h.hideout_n[0] = left
    before = h.hand[0].bit_count()
    reinforcements.draw(h, 0)
    assert h.hand[0].bit_count() == before + left
    assert h.hideout_n[0] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_goes_to_the_left(seats: int) -> None:
    """Start players follow each other clockwise, round after round (R27)."""
    h = dealt(seats, seed=6)
    first = h.first
    assert [at.first for at in rounds(h, seed=6)] == [(first + n) % seats for n in range(6)]


def test_marker_of_four_seats_from_the_third() -> None:
    """From the third of four seats: 2, 3, 0, 1, 2, 3 (R27)."""
    h = position({"seats": ["cowboys", "mexicans", "deserters", "indians"], "first": "deserters"})
    assert [at.first for at in rounds(h, seed=1)] == [2, 3, 0, 1, 2, 3]
    assert flow.is_over(h)
    assert h.first == 3
