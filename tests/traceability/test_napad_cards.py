"""The reconstructed cards of To jest napad! are even, and satisfy every example of its rulebook."""

from collections import Counter
from importlib import resources
from itertools import combinations

import msgspec
import pytest

Half = tuple[str, int]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """What every part of the file has in common: no key that nobody knows."""


class Colour(Part):
    """A colour's name and the cargo it stands for."""

    name: str
    cargo: str


class Deck(Part):
    """The cards of one gang."""

    cards: list[str]


class Cargo(Part):
    """The wagons of one cargo."""

    wagons: list[str]


class Cards(Part):
    """The whole file."""

    set: str
    rounds: int
    hand: int
    reinforcements: int
    gangs: list[str]
    colours: dict[str, Colour]
    gang: Deck
    cargo: Cargo


@pytest.fixture(scope="module")
def cards() -> Cards:
    """The file, read strictly."""
    file = resources.files("folsom.games.to_jest_napad").joinpath("cards.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Cards)


@pytest.fixture(scope="module")
def gang(cards: Cards) -> list[tuple[Half, Half]]:
    """A gang's cards as halves of a colour and a value."""
    return [((name[0], int(name[1])), (name[2], int(name[3]))) for name in cards.gang.cards]


@pytest.fixture(scope="module")
def wagons(cards: Cards) -> list[tuple[int, int]]:
    """The wagons of one cargo as value and bullets."""
    return [(int(value), int(bullets)) for value, bullets in (name.split("/") for name in cards.cargo.wagons)]


def test_the_set_has_a_name_of_its_own(cards: Cards) -> None:
    """A stored game says with which cards it was played."""
    assert cards.set == "reconstruction-1"


def test_all_four_gangs_have_the_same_fifteen_cards(cards: Cards) -> None:
    """Sixty gang cards: four gangs that share one list of fifteen different cards (V24)."""
    assert cards.gangs == ["cowboys", "mexicans", "deserters", "indians"]
    assert len(cards.gang.cards) == len(set(cards.gang.cards)) == 15
    assert all(len(name) == 4 for name in cards.gang.cards)


def test_each_pair_of_colours_is_on_five_cards(gang: list[tuple[Half, Half]]) -> None:
    """A card has two different colours, and every pair comes equally often."""
    pairs = Counter(frozenset({first[0], second[0]}) for first, second in gang)
    assert pairs == {frozenset(pair): 5 for pair in combinations("YRG", 2)}


@pytest.mark.parametrize("colour", ["Y", "R", "G"])
def test_each_colour_is_worth_41_in_ten_halves(gang: list[tuple[Half, Half]], colour: str) -> None:
    """The three colours hold the same values, from 2 to 7."""
    values = sorted(value for card in gang for name, value in card if name == colour)
    assert values == [2, 2, 3, 3, 4, 4, 5, 5, 6, 7]
    assert sum(values) == 41


def test_most_cards_have_two_different_values(gang: list[tuple[Half, Half]]) -> None:
    """Three of the fifteen have equal halves."""
    assert sum(first[1] == second[1] for first, second in gang) == 3


def test_eighteen_wagons(cards: Cards, wagons: list[tuple[int, int]]) -> None:
    """Six different wagons of each cargo; 57 points and 33 bullets in all."""
    assert len(wagons) == len(set(wagons)) == 6
    assert len(wagons) * len(cards.colours) == 18
    assert sum(value for value, _ in wagons) * len(cards.colours) == 57
    assert sum(bullets for _, bullets in wagons) * len(cards.colours) == 33


def test_every_wagon_has_a_bullet(wagons: list[tuple[int, int]]) -> None:
    """So a seat with a wagon of a colour always has a bullet of it."""
    assert min(bullets for _, bullets in wagons) >= 1


def test_there_are_wagons_of_value_two(wagons: list[tuple[int, int]]) -> None:
    """Two is the lowest value, and every cargo has such wagons."""
    assert [value for value, _ in wagons].count(2) == 2
    assert min(value for value, _ in wagons) == 2


def test_colours_and_their_cargoes(cards: Cards) -> None:
    """Gold is yellow, dynamite red and money green, in the order in which they are settled."""
    assert [(letter, colour.name, colour.cargo) for letter, colour in cards.colours.items()] == [
        ("Y", "yellow", "gold"),
        ("R", "red", "dynamite"),
        ("G", "green", "money"),
    ]


def test_a_hideout_is_empty_when_the_last_round_begins(cards: Cards) -> None:
    """Five cards and two after each of five rounds are all fifteen, so the start player can always send."""
    assert cards.hand + cards.reinforcements * (cards.rounds - 1) == len(cards.gang.cards)
    assert len(cards.cargo.wagons) == cards.rounds


def test_the_cards_can_play_the_example_of_the_robbery(gang: list[tuple[Half, Half]]) -> None:
    """Red 4 against red 4, a green 7 on one card, and a yellow 11 that beats another yellow."""
    halves = [half for card in gang for half in card]
    assert ("R", 4) in halves
    assert ("G", 7) in halves
    yellows = [value for colour, value in halves if colour == "Y"]
    assert any(first + second == 11 for first, second in combinations(yellows, 2))
    assert any({first[0], second[0]} == {"Y", "R"} for first, second in gang)


def test_the_cards_can_play_the_example_of_the_harder_variant(wagons: list[tuple[int, int]]) -> None:
    """Two wagons of one colour, the higher one of value 4, with three bullets together."""
    assert any(
        max(first[0], second[0]) == 4 and first[1] + second[1] == 3
        for first, second in combinations(wagons, 2)
    )
