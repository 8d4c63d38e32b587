from collections.abc import Sequence

import pytest

from folsom.games.to_jest_napad.events import Won, read
from folsom.games.to_jest_napad.rules import ending, flow
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.log import clear_log
from tests.games.to_jest_napad.tables import dealt, random_play, won


def finished(stacks: Sequence[Sequence[str]], hands: Sequence[int], ruleset: str = "napad") -> Heist:
    """A counted game of seats with these wagons and so many cards."""
    h = won(*stacks, ruleset=ruleset)
    for seat, number in enumerate(hands):
        h.hand[seat] = (1 << number) - 1
    clear_log(h)
    ending.finish(h)
    return h


def winners(h: Heist) -> set[int]:
    """The seats that won."""
    return {seat for seat in range(h.seats) if ending.has_won(h, seat)}


def reasons(h: Heist) -> set[str]:
    """The rules by which winners won."""
    events = (read(h.log[row], h) for row in range(h.log_n))
    return {event.rule for event in events if isinstance(event, Won)}


def test_most_points_win_whatever_the_hands() -> None:
    """R29: 5 points without a card beat 4 points with six."""
    h = finished((["Y5/1"], ["R4/2"]), (0, 6))
    assert winners(h) == {0}
    assert reasons(h) == {"R29"}


def test_cards_in_hand_break_a_tie() -> None:
    """R30."""
    h = finished((["Y5/1"], ["R5/1"]), (1, 3))
    assert winners(h) == {1}
    assert reasons(h) == {"R30"}


def test_hideouts_break_no_tie() -> None:
    """Only the hand counts (V14)."""
    h = finished((["Y5/1"], ["R5/1"]), (2, 2))
    h.hideout_n[0] = 5
    assert winners(h) == {0, 1}


def test_what_is_still_equal_is_shared() -> None:
    """V15."""
    h = finished((["Y5/1"], ["R5/1"], ["G4/2"]), (2, 2, 9))
    assert winners(h) == {0, 1}
    assert reasons(h) == {"V15"}


def test_harder_names_its_own_rule() -> None:
    """In the harder variant the sum over the colours decides (R34)."""
    h = finished((["Y5/1"], ["R4/2"]), (0, 6), "napad.harder")
    assert winners(h) == {0}
    assert reasons(h) == {"R34"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_six_rounds(seats: int) -> None:
    """Six rounds, then it is over, and what is left in the train is nobody's (R28)."""
    for seed in range(5):
        h = dealt(seats, seed)
        rounds = [h.round for _ in random_play(h, seed)]
        assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
        assert flow.is_over(h)
        left = sum((2, 2, 3, 3, 4, 5)[wagon] for mask in h.train for wagon in range(6) if mask >> wagon & 1)
        assert sum(ending.score(h, seat) for seat in range(seats)) == 57 - left
