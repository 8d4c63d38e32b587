from folsom.games.to_jest_napad.cards import CARD_NAMES, LETTERS, card_names
from folsom.games.to_jest_napad.rules import dividing
from folsom.games.to_jest_napad.table import Heist, strength
from tests.games.to_jest_napad.tables import dealt


def table(*plays: str) -> Heist:
    """A first round in which each seat has laid the cards named in its text, whatever it held."""
    h = dealt(len(plays), seed=9)
    for seat, text in enumerate(plays):
        for play in text.split():
            name, letter = play.split(">")
            h.lying[seat, LETTERS.index(letter)] |= 1 << CARD_NAMES.index(name)
            h.hand[seat] &= ~(1 << CARD_NAMES.index(name))
    return h


def test_strength_is_the_sum_of_the_halves_on_top() -> None:
    """Values of the colour on top add up, the hidden halves count nothing (R18)."""
    h = table("Y7R2>Y G3Y6>Y Y5R3>R", "")
    assert [strength(h, 0, colour) for colour in range(3)] == [13, 3, 0]


def test_rulebook_example_comes_to_eleven() -> None:
    """A seven and a four are the Indians' eleven (V23)."""
    h = table("Y7R2>Y G4Y4>Y", "G3Y6>Y")
    assert strength(h, 0, 0) == 11
    assert dividing.strongest(h, 0) == 0b01


def test_strongest_are_all_who_tie_on_top() -> None:
    """Ties on top count all, those below none; without a card there is nobody (R22, R23, V6, V7)."""
    assert dividing.strongest(table("Y7R2>Y", "Y7R2>Y", "Y4R4>Y"), 0) == 0b011
    assert dividing.strongest(table("Y7R2>Y", "Y4R4>Y", "G4Y4>Y"), 0) == 0b001
    assert dividing.strongest(table("Y7R2>R", "", "Y4R4>R"), 0) == 0


def test_the_winner_pays_and_the_others_do_not() -> None:
    """The wagons and the box for one, the hand for the rest (R19, R20, R21)."""
    h = table("Y7R2>Y", "Y4R4>Y")
    wagons = h.train[0]
    dividing.divide_colour(h, 0)
    assert (h.train[0], h.won[0, 0], h.won[1, 0]) == (0, wagons, 0)
    assert (card_names(h.box[0]), card_names(h.box[1])) == (("Y7R2",), ())
    assert "Y4R4" in card_names(h.hand[1])
    assert "Y7R2" not in card_names(h.hand[0])


def test_what_came_back_has_been_seen() -> None:
    """Cards that return are marked as seen by all; the winner's are gone (R21, R22)."""
    h = table("Y7R2>Y R4G4>R", "Y4R4>Y Y2R5>R R7G2>G")
    dividing.divide(h)
    assert card_names(h.seen[0]) == ("R4G4",)
    assert card_names(h.seen[1]) == ("Y4R4",)


def test_colours_do_not_meddle() -> None:
    """A tie in one colour leaves a victory in another (V10, V11)."""
    h = table("Y7R2>Y R4G4>R", "Y7R2>Y Y2R5>R")
    gold, dynamite = h.train[0], h.train[1]
    dividing.divide(h)
    assert (h.train[0], h.train[1]) == (gold, 0)
    assert h.won[1, 1] == dynamite


def test_nothing_stays_on_the_table() -> None:
    """After the division no card lies in front of anybody (R20, R21, R22)."""
    h = table("Y7R2>Y R4G4>R", "Y7R2>Y Y2R5>R", "G7Y2>G")
    dividing.divide(h)
    assert all(mask == 0 for row in h.lying for mask in row)
