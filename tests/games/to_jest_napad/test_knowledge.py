from folsom.games.to_jest_napad.knowledge import knowledge_of, recall
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.bits import count
from tests.games.to_jest_napad.tables import copy_of, dealt, memory, position, random_play, say

TIE = {
    "seats": ["cowboys", "mexicans", "indians"],
    "round": 3,
    "train": ["Y2/3", "R3/2", "G4/2"],
    "won": {"indians": ["Y5/1", "Y2/2", "R5/1", "R2/2", "G5/1", "G2/2"]},
    "hand": {"cowboys": ["Y7R2", "R3G6"], "mexicans": ["Y7R2", "G7Y2"], "indians": ["R4G4", "G4Y4"]},
}


def known(h: Heist, seat: int) -> dict[str, set[str]]:
    """The cards that a seat knows to be in each hand."""
    return {of.gang: set(of.hand) for of in knowledge_of(memory(h, seat)[1]).seats}


def test_a_seat_knows_its_own_hand_only() -> None:
    """Nothing is known of other hands at first, and a spectator knows none (R5)."""
    h = position(TIE)
    assert known(h, 0) == {"cowboys": {"Y7R2", "R3G6"}, "mexicans": set(), "indians": set()}
    assert known(h, -1) == {"cowboys": set(), "mexicans": set(), "indians": set()}


def test_returned_cards_are_known_to_all() -> None:
    """What came back from the table is known to be in that hand until it is played again (R21, R22)."""
    h = position(TIE)
    say(h, "Y7R2>Y", "Y7R2>Y", "R4G4>R", "pass", "pass", "pass")
    assert known(h, 2)["cowboys"] == known(h, -1)["mexicans"] == {"Y7R2"}
    assert known(h, 0)["indians"] == set()
    say(h, "Y7R2>R")
    assert known(h, 2)["mexicans"] == set()


def test_box_and_won_wagons_are_remembered() -> None:
    """Faces that all could see when they went are knowledge, though no longer in any view (R19, R20, R24)."""
    h = position(TIE | {"box": {"indians": ["Y7R2"]}})
    say(h, "Y7R2>R", "pass", "R4G4>R", "pass", "pass")
    indians = knowledge_of(memory(h, 0)[1]).seats[2]
    assert "R4G4" in indians.box
    assert "R3/2" in indians.won


def test_own_hideout_is_known_by_elimination_without_order() -> None:
    """A seat knows which cards its hideout holds; of another's it cannot tell hideout from hand."""
    h = dealt(2, seed=7)
    own, other = knowledge_of(memory(h, 0)[1]).seats
    assert len(own.unseen) == own.hideout_size == 10
    assert len(other.unseen) == 15
    assert other.hand_size + other.hideout_size == 15
    assert list(own.unseen) == sorted(own.unseen, key=lambda name: own.unseen.index(name))


def test_treasury_is_known_by_elimination() -> None:
    """What is neither in the train nor won is still in the stacks."""
    h = dealt(2, seed=7)
    treasury = knowledge_of(memory(h, -1)[1]).treasury
    assert [len(stack) for stack in treasury.values()] == [5, 5, 5]
    train = knowledge_of(memory(h, -1)[1]).train
    assert not set(train) & {wagon for stack in treasury.values() for wagon in stack}


def test_memory_holds_nothing_hidden() -> None:
    """Shuffling all that a seat cannot see changes no byte of what it remembers."""
    h = dealt(3, seed=11)
    for number, _ in enumerate(random_play(h, seed=11)):
        if number % 7:
            continue
        for seat in range(-1, 3):
            other = copy_of(h)
            stir(other, seat)
            assert memory(other, seat)[0].tobytes() == memory(h, seat)[0].tobytes()


def stir(h: Heist, seat: int) -> None:
    """Turn round every hidden stack, and swap a hidden card of each other hand with one of its hideout."""
    for colour in range(3):
        turn_round(h, colour)
    for other in range(h.seats):
        n = h.hideout_n[other]
        cards = [h.hideout[other, k] for k in range(n)][::-1]
        for k, card in enumerate(cards):
            h.hideout[other, k] = card
        hidden = [card for card in range(15) if (h.hand[other] & ~h.seen[other]) >> card & 1]
        if other != seat and hidden and n:
            h.hand[other] ^= 1 << hidden[0] | 1 << h.hideout[other, 0]
            h.hideout[other, 0] = hidden[0]


def turn_round(h: Heist, colour: int) -> None:
    """A treasury stack upside down."""
    wagons = [h.treasury[colour, k] for k in range(h.treasury_n[colour])][::-1]
    for k, wagon in enumerate(wagons):
        h.treasury[colour, k] = wagon


def test_sizes_are_those_of_the_table() -> None:
    """Numbers of cards are public, and right (V22)."""
    h = dealt(4, seed=3)
    for _ in random_play(h, seed=3):
        m = memory(h, 2)[1]
        assert [m.hand_n[seat] for seat in range(4)] == [count(h.hand[seat]) for seat in range(4)]
        assert list(m.hideout_n) == list(h.hideout_n)
        assert list(m.treasury_n) == list(h.treasury_n)


def test_results_are_remembered_at_the_end_only() -> None:
    """No memory holds a score before the game is over."""
    h = dealt(2, seed=3)
    for _ in random_play(h, seed=3):
        m = memory(h, 0)[1]
        assert (list(m.score), m.winners) == ([0, 0, 0, 0], 0)
    m = memory(h, 0)[1]
    recall(h, 0, m)
    assert m.winners != 0
