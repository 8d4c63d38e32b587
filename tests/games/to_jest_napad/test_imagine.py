"""Imagined worlds: possible ones, all equally likely, held against enumeration of small positions."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product

import pytest
from scipy.stats import chisquare

from folsom.games.to_jest_napad.cards import CARD_NAMES, WAGON_NAMES, card_names, mask_of
from folsom.games.to_jest_napad.imagine import imagine
from folsom.games.to_jest_napad.invariants import flaw
from folsom.games.to_jest_napad.knowledge import Memory
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.chance import seed_lightly
from folsom.kernel.record import new_games, strict
from tests.games.to_jest_napad.tables import dealt, memory, position, random_play, say

World = tuple[object, ...]

# Round 4 has four cards in every hideout and two wagons in every stack.
SMALL = {
    "seats": ["cowboys", "mexicans"],
    "round": 4,
    "train": ["Y2/3", "R2/3", "G2/3"],
    "won": {"cowboys": ["Y2/2", "Y3/2", "Y3/1", "R2/2", "R3/2", "R3/1", "G2/2", "G3/2", "G3/1"]},
    "hand": {"cowboys": ["Y7R2"], "mexicans": ["Y7R2", "Y3R6"]},
    "box": {
        "cowboys": ["Y3R6", "Y5R3", "Y4R4", "Y2R5", "R7G2", "R3G6", "R5G3", "R4G4", "R2G5", "G7Y2"],
        "mexicans": ["Y5R3", "Y4R4", "Y2R5", "R7G2", "R3G6", "R5G3", "R4G4", "R2G5", "G7Y2"],
    },
}


def imagined(m: Memory, seed: int) -> Heist:
    """A world that the memory's seat could be in."""
    h = strict(Heist, new_games(Heist, 1))[0]
    seed_lightly(h, seed)
    imagine(m, h)
    return h


def hideout(h: Heist, seat: int) -> tuple[str, ...]:
    """A hideout in its order."""
    return tuple(CARD_NAMES[h.hideout[seat, k]] for k in range(h.hideout_n[seat]))


def stack(h: Heist, colour: int) -> tuple[str, ...]:
    """A treasury stack in its order."""
    return tuple(WAGON_NAMES[colour][h.treasury[colour, k]] for k in range(h.treasury_n[colour]))


def assert_uniform(worlds: set[World], look: Callable[[Heist], World], m: Memory, each: int) -> None:
    """Every enumerated world comes, no other does, and none more often than chance allows."""
    found = Counter(look(imagined(m, seed)) for seed in range(each * len(worlds)))
    assert set(found) <= worlds
    assert chisquare([found[world] for world in sorted(worlds, key=str)]).pvalue > 0.001


def test_hidden_hand_and_hideout_of_another_seat() -> None:
    """All ways to spread unseen cards over hand and ordered hideout are equally likely; seen ones stay."""
    h = position(SMALL | {"round": 5, "won": more_won(), "box": boxes_of_round_5()})
    h.seen[1] = mask_of([CARD_NAMES.index("Y7R2")])
    unseen = ["Y3R6", "G3Y6", "G5Y3"]
    worlds: set[World] = {(frozenset(["Y7R2", *order[:1]]), order[1:]) for order in permutations(unseen)}
    assert len(worlds) == 6
    assert_uniform(worlds, lambda w: (frozenset(card_names(w.hand[1])), hideout(w, 1)), memory(h, 0)[1], 200)


def test_own_hideout_and_treasury() -> None:
    """Orders of one's own hideout and of the three stacks are independent and uniform; the own hand stays."""
    h = position(SMALL | {"round": 4})
    m = memory(h, 0)[1]
    own = ["G3Y6", "G5Y3", "G4Y4", "G2Y5"]
    stacks = [permutations([f"{letter}4/2", f"{letter}5/1"]) for letter in "YRG"]
    orders = list(product(*stacks))
    assert len(orders) == 8
    assert_uniform({tuple(order) for order in orders}, lambda w: tuple(stack(w, c) for c in range(3)), m, 60)
    assert_uniform({(order,) for order in permutations(own)}, lambda w: (hideout(w, 0),), m, 60)
    assert card_names(imagined(m, 1).hand[0]) == ("Y7R2",)


def test_hideout_and_treasury_do_not_hang_together() -> None:
    """The joint distribution of a hideout and a stack is uniform as well."""
    h = position(SMALL | {"round": 5, "won": more_won(3), "box": boxes_of_round_5()})
    worlds: set[World] = set(product(permutations(["G4Y4", "G2Y5"]), permutations(["Y4/2", "Y5/1", "Y3/1"])))
    assert len(worlds) == 12
    assert_uniform(worlds, lambda w: (hideout(w, 0), stack(w, 0)), memory(h, 0)[1], 80)


def test_a_spectator_knows_neither_hand() -> None:
    """For a spectator both hands are dealt anew, each from its own gang."""
    h = position(SMALL | {"round": 5, "won": more_won(), "box": boxes_of_round_5()})
    first = [frozenset([card]) for card in ("Y7R2", "G4Y4", "G2Y5")]
    second = [frozenset(two) for two in permutations(["Y7R2", "Y3R6", "G3Y6", "G5Y3"], 2)]
    worlds: set[World] = set(product(first, second))
    assert len(worlds) == 18

    def hands(w: Heist) -> World:
        return tuple(frozenset(card_names(w.hand[seat])) for seat in (0, 1))

    assert_uniform(worlds, hands, memory(h, -1)[1], 80)


def more_won(left: int = 1) -> dict[str, list[str]]:
    """Wagons won so that so many are left in the gold stack, and one in the others."""
    gold = ["Y2/2", "Y3/2", "Y3/1", "Y4/2"][: 5 - left]
    return {"cowboys": [*gold, "R2/2", "R3/2", "R3/1", "R4/2", "G2/2", "G3/2", "G3/1", "G4/2"]}


def boxes_of_round_5() -> dict[str, list[str]]:
    """Boxes that leave two cards in either hideout."""
    both = ["Y5R3", "Y4R4", "Y2R5", "R7G2", "R3G6", "R5G3", "R4G4", "R2G5", "G7Y2"]
    return {"cowboys": [*both, "Y3R6", "G3Y6", "G5Y3"], "mexicans": [*both, "G4Y4", "G2Y5"]}


def test_cards_seen_in_a_hand_stay_there() -> None:
    """Once a card came back from the table, every imagined world has it in that hand (R21, R22)."""
    h = dealt(2, seed=21)
    start = h.first
    card = card_names(h.hand[start])[0]
    say(h, f"{card}>{card[0]}")
    answer = next(name for name in card_names(h.hand[1 - start]) if card[0] in name)
    say(h, f"{answer}>{card[0]}", "pass", "pass")
    back = [seat for seat in (0, 1) if h.seen[seat]]
    assert back
    for seat in back:
        m = memory(h, 1 - seat)[1]
        for seed in range(50):
            assert imagined(m, seed).hand[seat] & h.seen[seat] == h.seen[seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_are_possible_and_look_the_same(seats: int) -> None:
    """In each of them all cards are somewhere, once, and the seat remembers the same to the byte."""
    for seed in range(5):
        h = dealt(seats, seed)
        for number, _ in enumerate(random_play(h, seed)):
            for seat in range(-1, seats):
                memories, m = memory(h, seat)
                world = imagined(m, number)
                assert flaw(world) == ""
                assert memory(world, seat)[0].tobytes() == memories.tobytes()
        assert flaw(imagined(memory(h, 0)[1], 1)) == ""


def test_imagined_worlds_differ_from_the_true_one() -> None:
    """Hidden cards are dealt anew: over some seeds the true hand of another seat is a rare one."""
    h = dealt(2, seed=2)
    m = memory(h, 0)[1]
    hands = {imagined(m, seed).hand[1] for seed in range(100)}
    assert len(hands) > 90
