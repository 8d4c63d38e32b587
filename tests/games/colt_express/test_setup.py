from collections import Counter

import pytest

from folsom.games.colt_express import cards
from folsom.games.colt_express.rules.setup import first_ordinary
from folsom.games.colt_express.rulesets import PRESETS
from folsom.games.colt_express.seating import seat_names
from folsom.games.colt_express.table.loot import held_by
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import (
    BANDITS,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    ROUNDS,
    car_of,
    inside,
    is_roof,
)

from .heists import TABLES, dealt

KEYS = range(12)


def values_at(h: Heist, holder: int) -> list[int]:
    """The dollars in a holder's purses."""
    return sorted(50 * h.purse_value[token] for token in range(PURSE_TOKENS) if h.purse_at[token] == holder)


def in_play(h: Heist) -> list[int]:
    """The bandits of all seats."""
    return [who for who in range(BANDITS) if h.boss[who] >= 0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_bandit_starts_with_a_purse_of_250_set_aside_before_the_train_is_loaded(
    name: str, seats: int
) -> None:
    """S5, D4, Q61, Q73: also with two bandits a seat, and everybody knows its value."""
    for key in KEYS:
        h = dealt(name, seats, key)
        assert all(values_at(h, held_by(who)) == [250] for who in in_play(h))
        assert sum(h.home_known) == len(in_play(h))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_car_holds_the_loot_on_its_floor_and_no_two_cars_are_the_same(name: str, seats: int) -> None:
    """S6, S7, S8, S9, Q80: in all there are the 18 printed purses, and no more jewels than exist."""
    h = dealt(name, seats, seats)
    for k in range(h.rear):
        printed, place = cards.BOX.car[h.car_cards[k]], inside(k + 1)
        assert (h.purses[place], h.jewels[place], h.strongboxes[place]) == (printed.purses, printed.jewels, 0)
    assert len({h.car_cards[k] for k in range(h.rear)}) == h.rear
    assert (h.marshal, h.strongboxes[inside(0)], h.spare_strongbox) == (0, 1, h.events)
    every = Counter(h.purse_value[token] for token in range(PURSE_TOKENS) if h.purse_at[token] >= 0)
    assert every == Counter(cards.PURSE_VALUES)
    assert sum(h.jewels) <= cards.JEWELS


def test_purses_on_the_train_are_drawn_at_random() -> None:
    """S7: from all that are left when the starting purses are set aside."""
    drawn = {
        value
        for key in KEYS
        for car in range(5)
        for value in values_at(dealt("colt.first", 4, key), inside(car))
    }
    assert drawn == {250, 300, 350, 400, 450, 500}
    assert {len(values_at(dealt("colt.first", 6, key), OUT_OF_PLAY)) for key in KEYS} == {0}


def test_cars_and_their_order_are_random_unless_they_are_chosen() -> None:
    """S6, Q68: in both editions."""
    for name in ("colt.first", "colt.revised"):
        orders = {tuple(dealt(name, 3, key).car_cards[k] for k in range(3)) for key in KEYS}
        assert len(orders) > 6
        chosen = {tuple(dealt(name, 3, key, cars="car_3j,car_1p,car_4p1j").car_cards) for key in KEYS}
        assert {order[:3] for order in chosen} == {(5, 0, 4)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_round_deck_has_five_different_cards_and_a_station_last(name: str, seats: int) -> None:
    """S10, S11; N1: the first game has five ordinary cards and no station; five seats have their own."""
    seen: set[int] = set()
    for key in KEYS:
        h = dealt(name, seats, key)
        deck = [h.round_cards[k] for k in range(ROUNDS)]
        ordinary = deck[:4] if PRESETS[name].station else deck
        assert len(set(deck)) == ROUNDS
        assert all(first_ordinary(h) <= card < first_ordinary(h) + 7 for card in ordinary)
        assert (deck[4] >= cards.FIRST_STATION) == PRESETS[name].station
        seen |= set(deck)
    assert first_ordinary(dealt(name, seats, 1)) == (7 if seats >= 5 else 0)
    assert len(seen) == (10 if PRESETS[name].station else 7)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_start_inside_the_two_rear_cars_and_not_with_the_marshal(name: str, seats: int) -> None:
    """S14, S15, D3, B5: half of them in each, one of each pair."""
    choices = {"formation": "random"} if PRESETS[name].teams else {}
    h = dealt(name, seats, 3, **choices)
    cars = Counter(car_of(h.place[who]) for who in in_play(h))
    assert not any(is_roof(h.place[who]) for who in in_play(h))
    assert cars[h.rear] - cars[h.rear - 1] in (0, 1)
    assert set(cars) == {h.rear, h.rear - 1}


def test_pairs_of_the_revised_edition_come_in_every_combination() -> None:
    """B2, B3, Q60: each of Ghost, Doc and Belle may get each of the other three, in any seat."""
    dealings = [seat_names(dealt("colt.revised.teams", 3, key)) for key in range(150)]
    assert {name for names in dealings for name in names} == {
        f"{one}+{other}" for one in ("ghost", "doc", "belle") for other in ("cheyenne", "django", "tuco")
    }
    assert len({names[0] for names in dealings}) == 9


def test_a_pair_of_bandits_can_be_chosen_by_its_seat() -> None:
    """B3: in either order; the other seats are dealt what is left."""
    for key in KEYS:
        names = seat_names(dealt("colt.revised.teams", ["", "tuco+belle", ""], key))
        assert names[1] == "tuco+belle"
        assert not {"tuco", "belle"} & {*names[0].split("+"), *names[2].split("+")}
