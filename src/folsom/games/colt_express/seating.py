"""Who sits where with which bandits, and what players choose at set-up; fate settles the rest.

S2 S6 S13, D1 D2 D3 D5, B2 B3 B4 B5, Q60 Q67 Q68 Q70.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from folsom.kernel.errors import RulesetError
from folsom.kernel.record import Cells

from .cards import BOX
from .rules.setup import FATE_DECIDES
from .table.record import Heist
from .table.vocabulary import BANDITS, MOST_CARS, NO_CARD, NOWHERE, SEATS, SLOTS, Bandit
from .words import BANDIT_WORDS

CAR_NAMES: Final = tuple(car.id for car in BOX.car)
LEADERS: Final = frozenset({Bandit.GHOST, Bandit.DOC, Bandit.BELLE})
ANY: Final = ("", "any")
RANDOM: Final = "random"

CHOICES: Final[Mapping[str, str]] = {
    "first": "The First Player of round 1, by a bandit or the seat's number; else one is drawn (S13).",
    "cars": "The cars behind the Locomotive, from the front, 'any' where fate decides; else all random (S6).",
    "formation": "Teams: the bandits that start in the rear car, or 'random'; else seats are asked (D3, B5).",
    "marshal_cards": "Teams: the bandits whose Marshal card stays in the deck; else random (D5, B4).",
}


# ---------------------------------------------------------------- seats


def leave_to_fate(h: Heist) -> None:
    """Nobody sits anywhere, no bandit is dealt, no car and no card is chosen."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            h.crew[seat, slot] = FATE_DECIDES
        h.marshal_slot[seat] = FATE_DECIDES
        h.formation[seat] = FATE_DECIDES
        h.picked[seat] = NO_CARD
    for who in range(BANDITS):
        h.boss[who] = FATE_DECIDES
        h.place[who] = NOWHERE
    for k in range(MOST_CARS):
        h.car_cards[k] = FATE_DECIDES


def take_seats(h: Heist, names: Sequence[str], *, teams: bool, pairs: bool) -> None:
    """Write the seats' bandits into a record; -1 where fate will deal one or nobody sits (S2, D2, B3)."""
    h.seats = len(names)
    h.crew_size = SLOTS if teams else 1
    leave_to_fate(h)
    h.first = FATE_DECIDES
    for seat, name in enumerate(names):
        if name:
            _take_seat(h, seat, name, pairs=pairs)


def _take_seat(h: Heist, seat: int, name: str, *, pairs: bool) -> None:
    crew = [bandit_called(part) for part in name.split("+")]
    if len(crew) != h.crew_size:
        wanted = "two bandits, as in 'ghost+tuco'" if h.crew_size == SLOTS else "one bandit"
        raise RulesetError(f"in this ruleset a seat runs {wanted}, not '{name}'")
    if pairs and not may_pair(*crew):
        raise RulesetError(
            f"'{name}' is no team: in the revised edition Ghost, Doc and Belle each run with Cheyenne, "
            "Django or Tuco (B2)"
        )
    for slot, who in enumerate(crew):
        if h.boss[who] != FATE_DECIDES:
            raise RulesetError(f"{BANDIT_WORDS[who]} is named twice: no two seats run the same bandit (S2)")
        h.crew[seat, slot] = who
        h.boss[who] = seat


def may_pair(one: int, other: int) -> bool:
    """Whether two bandits may run together in the revised edition (B2)."""
    return (one in LEADERS) != (other in LEADERS)


def bandit_called(name: str) -> int:
    """The bandit of that name."""
    word = name.strip().lower()
    if word not in BANDIT_WORDS:
        raise RulesetError(f"no bandit is called '{name}': there are {', '.join(BANDIT_WORDS)}")
    return BANDIT_WORDS.index(word)


def seat_names(h: Heist, /) -> Sequence[str]:
    """The seats' bandits, clockwise; empty where fate has still to deal them."""
    return tuple(seat_name(h, seat) for seat in range(h.seats))


def seat_name(h: Heist, seat: int) -> str:
    """What a seat is called: by its bandit, or both."""
    crew = [h.crew[seat, slot] for slot in range(h.crew_size)]
    return "" if FATE_DECIDES in crew else "+".join(BANDIT_WORDS[who] for who in crew)


# ---------------------------------------------------------------- choices


def choose(h: Heist, choices: Mapping[str, str], /) -> None:
    """Write choices into a prepared record; RulesetError if one is not possible."""
    for name, text in choices.items():
        if name not in CHOICES:
            raise RulesetError(f"'{name}' is no choice at set-up: there are {', '.join(CHOICES)}")
        words = [word.strip().lower() for word in text.split(",")]
        if name == "first":
            h.first = _first(h, text.strip().lower())
        elif name == "cars":
            _choose_cars(h, words)
        elif h.crew_size != SLOTS:
            raise RulesetError(f"'{name}' is for seats with two bandits only")
        elif name == "formation":
            _choose_formation(h, words)
        else:
            _choose_marshal_cards(h, words)


def _first(h: Heist, text: str) -> int:
    if text.isdecimal() and int(text) < h.seats:
        return int(text)
    return _seat_of(h, text, "be First Player")


def _seat_of(h: Heist, name: str, what: str) -> int:
    """The seat that runs a bandit, or has the whole name."""
    names = seat_names(h)
    if name in names:
        return names.index(name)
    seat = h.boss[bandit_called(name)]
    if seat == FATE_DECIDES:
        raise RulesetError(f"{name} has no seat and cannot {what}")
    return seat


def _choose_cars(h: Heist, words: Sequence[str]) -> None:
    """The first edition's players choose; the revised one may do so too (S6, Q68)."""
    if len(words) > h.rear:
        raise RulesetError(f"the train has {h.rear} cars behind the Locomotive, not {len(words)}")
    for k, word in enumerate(words):
        if word in ANY:
            continue
        if word not in CAR_NAMES:
            raise RulesetError(f"no car is called '{word}': there are {', '.join(CAR_NAMES)}")
        if words.count(word) > 1:
            raise RulesetError(f"there is only one car {word}")
        h.car_cards[k] = CAR_NAMES.index(word)


def _choose_formation(h: Heist, words: Sequence[str]) -> None:
    """Nobody is asked if the formation is settled beforehand (D3, B5, Q67)."""
    if words != [RANDOM]:
        _choose_slots(h, h.formation, words, "start in the rear car")
        if FATE_DECIDES in [h.formation[seat] for seat in range(h.seats)]:
            raise RulesetError("the formation names one bandit of every seat, or is 'random'")
    h.ask_place = 0


def _choose_marshal_cards(h: Heist, words: Sequence[str]) -> None:
    """Each seat keeps the Marshal card of one of its bandits (D5, B4)."""
    _choose_slots(h, h.marshal_slot, words, "keep a Marshal card")


def _choose_slots(h: Heist, slots: Cells, words: Sequence[str], what: str) -> None:
    for word in words:
        who = bandit_called(word)
        seat = h.boss[who]
        if seat == FATE_DECIDES:
            raise RulesetError(f"{word} has no seat and cannot {what}")
        if slots[seat] != FATE_DECIDES:
            raise RulesetError(f"only one bandit of {seat_name(h, seat)} can {what}")
        slots[seat] = 0 if h.crew[seat, 0] == who else 1
