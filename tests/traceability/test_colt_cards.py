"""The components of Colt Express add up, and agree with what the rulebooks print in words."""

from importlib import resources
from typing import Literal

import msgspec
import pytest

Lap = Literal["standard", "tunnel", "speedup", "switch"]
ROUND_EVENTS = {"angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion"}
STATION_EVENTS = {"pickpocketing", "revenge", "hostage"}


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """What every part of the file has in common: no key that nobody knows."""


class Tokens(Part):
    """Jewels or strongboxes."""

    count: int
    value: int


class Loot(Part):
    """All the loot of the box."""

    starting_purse: int
    purses: dict[int, int]
    jewels: Tokens
    strongboxes: Tokens


class Car(Part):
    """A car's floor."""

    id: str
    purses: int
    jewels: int
    strongboxes: int = 0
    marshal: bool = False


class TwoBandits(Part):
    """The deck of a seat with two bandits."""

    each: dict[str, int]
    both: dict[str, int]


class Decks(Part):
    """Action cards and bullets."""

    hand: int
    hand_doc: int
    draw: int
    bullets: int
    neutral_bullets: int
    one_bandit: dict[str, int]
    two_bandits: TwoBandits


class RoundCard(Part):
    """An ordinary Round card; a station is for any number of seats."""

    id: str
    laps: list[Lap]
    event: str
    seats: str = "any"


class Character(Part):
    """A bandit and its colour."""

    id: str
    colour: str


class Cards(Part):
    """The whole file."""

    rounds: int
    gunslinger_prize: int
    loot: Loot
    locomotive: Car
    car: list[Car]
    cards: Decks
    round_card: list[RoundCard]
    station: list[RoundCard]
    character: list[Character]


@pytest.fixture(scope="module")
def cards() -> Cards:
    """The file, read strictly."""
    file = resources.files("folsom.games.colt_express").joinpath("cards.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Cards)


def test_twelve_purses_on_the_floors_and_six_to_start_with_are_all_eighteen(cards: Cards) -> None:
    """The rulebooks count 18 purses from $250 to $500; six cars and six bandits use up every one."""
    on_floors = sum(car.purses for car in cards.car)
    assert on_floors == 12
    assert on_floors + 6 == sum(cards.loot.purses.values()) == 18
    assert cards.loot.purses[cards.loot.starting_purse] >= 6
    assert (min(cards.loot.purses), max(cards.loot.purses)) == (250, 500)


def test_all_loot_adds_up(cards: Cards) -> None:
    """6 jewels of $500, all on the floors; 2 strongboxes of $1000, one in the Locomotive; 26 tokens."""
    loot = cards.loot
    purses = sum(value * count for value, count in loot.purses.items())
    assert purses == 6000
    assert sum(car.jewels for car in cards.car) == loot.jewels.count == 6
    assert (cards.locomotive.strongboxes, loot.strongboxes.count) == (1, 2)
    worth = purses + loot.jewels.count * loot.jewels.value + loot.strongboxes.count * loot.strongboxes.value
    assert worth == 6000 + 6 * 500 + 2 * 1000
    assert sum(loot.purses.values()) + loot.jewels.count + loot.strongboxes.count == 26


def test_six_different_cars(cards: Cards) -> None:
    """Six cars, no two floors alike, no strongbox but in the Locomotive, where the Marshal starts."""
    assert len(cards.car) == len({(car.purses, car.jewels) for car in cards.car}) == 6
    assert sum(car.strongboxes for car in cards.car) == 0
    assert cards.locomotive.marshal


def test_seventeen_round_cards(cards: Cards) -> None:
    """Seven for two to four seats, seven for five or six, three stations."""
    seats = [card.seats for card in cards.round_card]
    assert (seats.count("2-4"), seats.count("5-6"), len(cards.station)) == (7, 7, 3)
    assert len({card.id for card in [*cards.round_card, *cards.station]}) == 17


def test_events_lie_on_the_cards_that_may_have_them(cards: Cards) -> None:
    """Station events on the three stations, the five others once in each set, two cards with none (E10)."""
    assert {card.event for card in cards.station} == STATION_EVENTS
    for seats in ("2-4", "5-6"):
        events = sorted(card.event for card in cards.round_card if card.seats == seats)
        assert events == sorted([*ROUND_EVENTS, "none", "none"])


def test_laps_of_the_round_cards(cards: Cards) -> None:
    """Every card starts standard, a switch only ends one, and a seat plays or draws three to five times."""
    for card in [*cards.round_card, *cards.station]:
        assert card.laps[0] == "standard"
        assert "switch" not in card.laps[:-1]
        assert 3 <= len(card.laps) + card.laps.count("speedup") <= 5


def test_the_round_cards_show_what_the_printed_ones_do(cards: Cards) -> None:
    """Lap by lap as on the printed cards: standard, tunnel, speeding up (2) and switching (X)."""
    letters = {"standard": "S", "tunnel": "T", "speedup": "2", "switch": "X"}
    printed = {
        card.id: "".join(letters[lap] for lap in card.laps) for card in [*cards.round_card, *cards.station]
    }
    assert printed == {
        "2-4:angry-marshal": "SSTX",
        "2-4:swivel-arm": "STSS",
        "2-4:braking": "SSSS",
        "2-4:take-it-all": "ST2S",
        "2-4:rebellion": "SSTSS",
        "2-4:none-tunnel": "STSTS",
        "2-4:none-bridge": "S2S",
        "5-6:angry-marshal": "SSX",
        "5-6:swivel-arm": "STS",
        "5-6:braking": "STSS",
        "5-6:take-it-all": "S2X",
        "5-6:rebellion": "STSX",
        "5-6:none-tunnel": "STST",
        "5-6:none-bridge": "S2",
        "station:pickpocketing": "SSTS",
        "station:revenge": "SSTS",
        "station:hostage": "SSTS",
    }


def test_action_cards_of_one_and_of_two_bandits(cards: Cards) -> None:
    """Ten for one bandit; for two one of each kind from either, and one Marshal card: eleven."""
    one, two = cards.cards.one_bandit, cards.cards.two_bandits
    assert one == {"move": 2, "floor": 2, "shoot": 2, "rob": 2, "punch": 1, "marshal": 1}
    assert set(two.each) | set(two.both) == set(one)
    assert 2 * sum(two.each.values()) + sum(two.both.values()) == 11


def test_six_bullets_in_a_magazine(cards: Cards) -> None:
    """Every bandit has six bullets, whatever the numbers printed on them (S3)."""
    assert cards.cards.bullets == 6


def test_thirteen_neutral_bullets_for_all(cards: Cards) -> None:
    """One supply of thirteen (S12)."""
    assert cards.cards.neutral_bullets == 13


def test_hands_and_draws(cards: Cards) -> None:
    """Six cards in hand, Doc seven, three more for a draw; five rounds and a prize of $1000."""
    assert (cards.cards.hand, cards.cards.hand_doc, cards.cards.draw) == (6, 7, 3)
    assert (cards.rounds, cards.gunslinger_prize) == (5, 1000)


def test_six_bandits_of_six_colours(cards: Cards) -> None:
    """The four colours named in the example are those of the rulebooks."""
    colours = {character.id: character.colour for character in cards.character}
    assert list(colours) == ["ghost", "doc", "django", "tuco", "cheyenne", "belle"]
    assert len(set(colours.values())) == 6
    named = {"ghost": "white", "tuco": "red", "cheyenne": "green", "doc": "blue"}
    assert named.items() <= colours.items()
