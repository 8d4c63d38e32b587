"""Seats, the train as it stands, and all loot.

A purse is written with its value and the letter of its token: "$250c".
"""

import re
from collections.abc import Iterator
from typing import Final

from folsom.kernel.errors import BadText

from ..cards import BOX as PRINTED
from ..table.loot import held_by
from ..table.record import Heist
from ..table.vocabulary import (
    BANDITS,
    DOLLARS,
    MOST_CARS,
    NOWHERE,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    SLOTS,
    UNUSED,
    inside,
    roof,
)
from ..table.vocabulary import (
    SEATS as MOST_SEATS,
)
from ..words import BANDIT_WORDS, LOCOMOTIVE, UNPRINTED, car_text
from .part import Part, bandit, items, number, one_of

MARSHAL: Final = "marshal"
JEWEL: Final = "jewel"
STRONGBOX: Final = "strongbox"
PURSE: Final = re.compile(r"\$([0-9]{1,4})([a-x])")
CAR: Final = re.compile(r"([^()|]+)\(([^()|]*)\|([^()|]*)\)")
CAR_WORDS: Final = tuple(car.id for car in PRINTED.car)


# ---------------------------------------------------------------- seats


def _seats(h: Heist) -> str:
    crews = ([h.crew[seat, slot] for slot in range(h.crew_size)] for seat in range(h.seats))
    return ",".join("+".join(BANDIT_WORDS[who] for who in crew) for crew in crews)


def _read_seats(text: str, h: Heist) -> None:
    crews = [word.split("+") for word in items(text)]
    if not 1 < len(crews) <= MOST_SEATS or len({len(crew) for crew in crews}) != 1:
        raise BadText(f"there are 2 to {MOST_SEATS} seats with one bandit each, or two bandits each")
    h.seats = len(crews)
    h.crew_size = number(str(len(crews[0])), 1, SLOTS)
    for seat, crew in enumerate(crews):
        for slot, word in enumerate(crew):
            who = one_of(word, BANDIT_WORDS, "bandit")
            if h.boss[who] >= 0:
                raise BadText(f"{word} has two seats")
            h.crew[seat, slot] = who
            h.boss[who] = seat


SEATS: Final = (Part("seats", _seats, _read_seats, is_needed=True),)


# ---------------------------------------------------------------- the train


def _train(h: Heist) -> str:
    return "/".join(_car(h, car) for car in range(h.rear + 1))


def _car(h: Heist, car: int) -> str:
    name = car_text(h.car_cards[car - 1]) if car else LOCOMOTIVE
    here = [MARSHAL] if h.marshal == car else []
    below = [*here, *_bandits_at(h, inside(car)), *_loot(h, inside(car))]
    above = [*_bandits_at(h, roof(car)), *_loot(h, roof(car))]
    return f"{name}({','.join(below)}|{','.join(above)})"


def _bandits_at(h: Heist, place: int) -> Iterator[str]:
    return (BANDIT_WORDS[who] for who in range(BANDITS) if h.place[who] == place)


def _loot(h: Heist, holder: int) -> list[str]:
    purses = [_purse(h, token) for token in range(PURSE_TOKENS) if h.purse_at[token] == holder]
    return [*purses, *[JEWEL] * h.jewels[holder], *[STRONGBOX] * h.strongboxes[holder]]


def _purse(h: Heist, token: int) -> str:
    return f"${h.purse_value[token] * DOLLARS}{token_letter(token)}"


def token_letter(token: int) -> str:
    """A purse token's letter, from a on."""
    return chr(ord("a") + token)


def token_number(letter: str) -> int:
    """The token of a letter."""
    token = ord(letter) - ord("a") if len(letter) == 1 else UNUSED
    if not 0 <= token < PURSE_TOKENS:
        raise BadText(f"'{letter}' is no purse: its letter is a to {token_letter(PURSE_TOKENS - 1)}")
    return token


def _read_train(text: str, h: Heist) -> None:
    cars = text.split("/")
    h.rear = number(str(len(cars) - 1), 1, MOST_CARS)
    marshals = []
    for car, word in enumerate(cars):
        match = CAR.fullmatch(word)
        if match is None:
            raise BadText(
                f"'{word}' should be a car, with its inside and its roof in brackets: car(inside|roof)"
            )
        _read_car(match[1], car, h)
        below = match[2].split(",") if match[2] else []
        marshals += [car] * below.count(MARSHAL)
        _read_place([each for each in below if each != MARSHAL], inside(car), h)
        _read_place(match[3].split(",") if match[3] else [], roof(car), h)
    if len(marshals) != 1:
        raise BadText("the Marshal is inside one car")
    h.marshal = marshals[0]


def _read_car(name: str, car: int, h: Heist) -> None:
    if (name == LOCOMOTIVE) != (car == 0):
        raise BadText("the Locomotive stands in front, and only there")
    if car and name != UNPRINTED:
        h.car_cards[car - 1] = one_of(name, CAR_WORDS, "car")


def _read_place(words: list[str], place: int, h: Heist) -> None:
    for word in words:
        if word not in BANDIT_WORDS:
            _read_token(word, place, h)
            continue
        who = bandit(h, word)
        if h.place[who] != NOWHERE:
            raise BadText(f"{word} stands in two places")
        h.place[who] = place


def _read_token(word: str, holder: int, h: Heist) -> None:
    match = PURSE.fullmatch(word)
    if match is not None:
        token = token_number(match[2])
        value, odd = divmod(int(match[1]), DOLLARS)
        if odd or h.purse_at[token] != UNUSED:
            raise BadText(f"the purse '{word}' is there twice, or its value is no multiple of ${DOLLARS}")
        h.purse_at[token] = holder
        h.purse_value[token] = number(str(value), 1, 100)
        h.purses[holder] += 1
    elif word == JEWEL:
        h.jewels[holder] += 1
    elif word == STRONGBOX:
        h.strongboxes[holder] += 1
    else:
        raise BadText(f"'{word}' is neither bandit nor loot")


# ---------------------------------------------------------------- loot off the train


def _carried(h: Heist) -> str:
    words = ((BANDIT_WORDS[who], _loot(h, held_by(who))) for who in range(BANDITS))
    return ";".join(f"{name}:{','.join(loot)}" for name, loot in words if loot)


def _read_carried(text: str, h: Heist) -> None:
    seen = set()
    for word in items(text, ";"):
        name, _, loot = word.partition(":")
        if name in seen:
            raise BadText(f"{name} is named twice")
        seen.add(name)
        for token in loot.split(","):
            _read_token(token, held_by(bandit(h, name)), h)


def _box(h: Heist) -> str:
    return ",".join(_loot(h, OUT_OF_PLAY))


def _read_box(text: str, h: Heist) -> None:
    for word in items(text):
        _read_token(word, OUT_OF_PLAY, h)


def _beside(h: Heist) -> str:
    return STRONGBOX if h.spare_strongbox else ""


def _read_beside(text: str, h: Heist) -> None:
    one_of(text, (STRONGBOX,), "loot that waits beside the train")
    h.spare_strongbox = 1


def _held(h: Heist) -> str:
    return token_letter(h.held) if h.held != UNUSED else ""


def _read_held(text: str, h: Heist) -> None:
    h.held = token_number(text)


PARTS: Final = (
    Part("train", _train, _read_train, is_needed=True),
    Part("beside", _beside, _read_beside),
    Part("loot", _carried, _read_carried),
    Part("box", _box, _read_box),
    Part("held", _held, _read_held),
)
