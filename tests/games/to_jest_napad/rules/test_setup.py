import pytest

from folsom.games.to_jest_napad.cards import CARDS, GANGS
from folsom.games.to_jest_napad.rules import setup
from folsom.games.to_jest_napad.rulesets import PRESETS, prepare
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.chance import seed_lightly
from folsom.kernel.record import new_games, strict
from tests.games.to_jest_napad.tables import prepared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_as_the_rulebook_says(seats: int) -> None:
    """Hands of 5, hideouts of 10, stacks of 6, an empty train, nothing won or boxed (R2, R4, R5)."""
    h = prepared(seats, seed=1)
    setup.set_up(h)
    for seat in range(seats):
        assert h.hand[seat].bit_count() == 5
        assert h.hideout_n[seat] == 10
        assert h.box[seat] == 0
        assert list(h.won[seat]) == [0, 0, 0]
    assert list(h.treasury_n) == [6, 6, 6]
    assert list(h.train) == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unused_gangs_stay_away(seats: int) -> None:
    """Seats beyond those that play have nothing at all (R1)."""
    h = prepared(seats, seed=1)
    setup.set_up(h)
    assert all(h.hand[seat] == 0 and h.hideout_n[seat] == 0 for seat in range(seats, 4))
    assert len({h.gang[seat] for seat in range(seats)}) == seats


def test_hideouts_are_shuffled_each_for_itself() -> None:
    """Two gangs with the same cards lie in different orders, and another key brings others (R4, V24)."""
    orders = set()
    for seed in range(20):
        h = prepared(2, seed)
        setup.set_up(h)
        orders |= {tuple(h.hideout[seat]) for seat in (0, 1)}
    assert len(orders) == 40


def test_every_card_is_drawn_first_sometimes() -> None:
    """No card is always in the opening hand or always in the hideout (R5)."""
    hands = []
    for seed in range(60):
        h = prepared(2, seed)
        setup.set_up(h)
        hands.append(h.hand[0])
    for card in range(CARDS):
        held = sum(hand >> card & 1 for hand in hands)
        assert 0 < held < len(hands)


def test_start_player_is_drawn_unless_chosen() -> None:
    """Every seat starts in some game; the one that the table chooses starts in all (R6)."""
    starts = set()
    for seed in range(40):
        h = prepared(4, seed)
        setup.set_up(h)
        starts.add(h.first)
    assert starts == {0, 1, 2, 3}
    for seed in range(10):
        h = strict(Heist, new_games(Heist, 1))[0]
        seed_lightly(h, seed)
        prepare(h, PRESETS["napad"], GANGS, {"first": "deserters"})
        setup.set_up(h)
        assert h.first == GANGS.index("deserters")


def test_gangs_left_to_chance_are_free_ones() -> None:
    """Who names no gang gets any that nobody leads (R1)."""
    drawn = set()
    for seed in range(40):
        h = strict(Heist, new_games(Heist, 1))[0]
        seed_lightly(h, seed)
        prepare(h, PRESETS["napad"], ("", "mexicans", ""))
        setup.set_up(h)
        gangs = [GANGS[h.gang[seat]] for seat in range(3)]
        assert gangs[1] == "mexicans"
        assert len(set(gangs)) == 3
        drawn.add((gangs[0], gangs[2]))
    assert len(drawn) == 6
