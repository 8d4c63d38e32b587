"""A position as one line of text, hidden things and chance included.

    napad.harder 2 robbery 1 0 Y2/3,R3/2,G4/2 Y5/1,Y3/1|R2/2|G3/1 SEAT SEAT KEY:64

ruleset, round, phase, start player, whose turn it is (`-`: nobody's), the train, the treasury's three stacks
with the top wagon first, every seat, the chance stream's key and how many words of it are used. A seat is

    cowboys!|Y4R4*,R2G5|Y5R3>R|G7Y2,Y2R5|Y7R2|Y3/1

its gang (`!`: it has passed), hand (`*`: everybody has seen the card), cards on the table, hideout with the
top card first, box, and wagons won. `-` stands for nothing.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from folsom.kernel.chance_text import chance_text, read_chance
from folsom.kernel.errors import BadText

from .cards import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    GANGS,
    LETTERS,
    ROUNDS,
    WAGON_NAMES,
    WAGONS,
    card_names,
    members,
    wagon_number,
)
from .invariants import flaw
from .knowledge import plays, wagons_by_colour
from .rulesets import PRESETS, Ruleset
from .table import NOBODY, SEATS, Heist, Phase

NONE: Final = "-"
PHASES: Final = {Phase.ROBBERY: "robbery", Phase.OVER: "over"}
FIELDS: Final = 8


# ---------------------------------------------------------------- writing


def position_text(h: Heist, /) -> str:
    """The whole position of a game that has begun."""
    turn = NONE if h.turn == NOBODY else str(h.turn)
    head = [_ruleset_name(h), str(h.round), PHASES[Phase(h.phase)], str(h.first), turn]
    seats = [_seat_text(h, seat) for seat in range(h.seats)]
    return " ".join([*head, _list(wagons_by_colour(h.train)), _treasury_text(h), *seats, chance_text(h)])


def _ruleset_name(h: Heist) -> str:
    wanted = Ruleset(harder=h.harder == 1, twos=h.twos == 1)
    return next(name for name, ruleset in PRESETS.items() if ruleset == wanted)


def _list(names: Iterable[str]) -> str:
    return ",".join(names) or NONE


def _treasury_text(h: Heist) -> str:
    return "|".join(
        _list(WAGON_NAMES[colour][h.treasury[colour, k]] for k in range(h.treasury_n[colour] - 1, -1, -1))
        for colour in range(COLOURS)
    )


def _seat_text(h: Heist, seat: int) -> str:
    seen = h.seen[seat]
    hand = (CARD_NAMES[card] + "*" * (seen >> card & 1) for card in members(h.hand[seat]))
    hideout = (CARD_NAMES[h.hideout[seat, k]] for k in range(h.hideout_n[seat] - 1, -1, -1))
    name = GANGS[h.gang[seat]] + "!" * (h.passed >> seat & 1)
    lists = [hand, plays(h.lying[seat]), hideout, card_names(h.box[seat]), wagons_by_colour(h.won[seat])]
    return "|".join([name, *(_list(names) for names in lists)])


# ---------------------------------------------------------------- reading


def parse_position(text: str, h: Heist, /) -> None:
    """Fill a zeroed record from a text; BadText, with the part that is wrong, where it cannot be read."""
    parts = text.split()
    if not FIELDS + 2 <= len(parts) <= FIELDS + SEATS:
        raise BadText(f"a position has {FIELDS} parts and 2 to 4 seats, not {len(parts)} parts")
    seats = parts[7:-1]
    h.seats = len(seats)
    _read_head(parts[:5], h)
    _read_train(parts[5], h)
    _read_treasury(parts[6], h)
    for seat, part in enumerate(seats):
        _read_seat(part, h, seat)
    if sentence := flaw(h):
        raise BadText(f"this position cannot be: {sentence}")
    read_chance(parts[-1], h)


def _read_head(parts: list[str], h: Heist) -> None:
    name, number, phase, first, turn = parts
    if name not in PRESETS:
        raise BadText(f"no ruleset is called '{name}': there are {', '.join(PRESETS)}")
    h.harder = int(PRESETS[name].harder)
    h.twos = int(PRESETS[name].twos)
    h.round = _number(number, 1, ROUNDS, "the round")
    if phase not in PHASES.values():
        raise BadText(f"the phase is {' or '.join(PHASES.values())}, not '{phase}'")
    h.phase = next(number for number, word in PHASES.items() if word == phase)
    h.first = _number(first, 0, h.seats - 1, "the start player")
    h.turn = NOBODY if turn == NONE else _number(turn, 0, h.seats - 1, "the seat whose turn it is")


def _number(text: str, least: int, most: int, what: str) -> int:
    if not re.fullmatch("[0-9]{1,18}", text) or not least <= int(text) <= most:
        raise BadText(f"{what} is a number from {least} to {most}, not '{text}'")
    return int(text)


def _names(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _card(name: str) -> int:
    if name not in CARD_NAMES:
        raise BadText(f"no gang card is called '{name}'")
    return CARD_NAMES.index(name)


def _wagon(name: str) -> tuple[int, int]:
    wagon = wagon_number(name)
    if wagon is None:
        raise BadText(f"no wagon is called '{name}'")
    return wagon


def _read_train(text: str, h: Heist) -> None:
    for name in _names(text):
        colour, wagon = _wagon(name)
        h.train[colour] |= 1 << wagon


def _read_treasury(text: str, h: Heist) -> None:
    stacks = text.split("|")
    if len(stacks) != COLOURS:
        raise BadText(f"the treasury has {COLOURS} stacks, not {len(stacks)}")
    for colour, stack in enumerate(stacks):
        names = _names(stack)
        if len(names) > WAGONS:
            raise BadText(f"a stack of the treasury has at most {WAGONS} wagons, not {len(names)}")
        h.treasury_n[colour] = len(names)
        for k, name in enumerate(reversed(names)):
            its_colour, h.treasury[colour, k] = _wagon(name)
            if its_colour != colour:
                raise BadText(f"{name} lies in the wrong stack")


def _read_seat(text: str, h: Heist, seat: int) -> None:
    lists = text.split("|")
    readers: tuple[Callable[[str, Heist, int], None], ...] = (
        _read_gang,
        _read_hand,
        _read_plays,
        _read_hideout,
        _read_box,
        _read_won,
    )
    if len(lists) != len(readers):
        raise BadText(f"a seat has {len(readers)} parts, as '{text}' has not")
    for reader, part in zip(readers, lists, strict=True):
        reader(part, h, seat)


def _read_gang(text: str, h: Heist, seat: int) -> None:
    name = text.removesuffix("!")
    if name not in GANGS:
        raise BadText(f"no gang is called '{name}'")
    h.gang[seat] = GANGS.index(name)
    h.passed |= int(text != name) << seat


def _read_hand(text: str, h: Heist, seat: int) -> None:
    for name in _names(text):
        card = _card(name.removesuffix("*"))
        h.hand[seat] |= 1 << card
        h.seen[seat] |= int(name.endswith("*")) << card


def _read_plays(text: str, h: Heist, seat: int) -> None:
    for play in _names(text):
        name, _, letter = play.partition(">")
        card = _card(name)
        if not letter or letter not in name:
            raise BadText(f"'{play}' should be a card and the colour of one of its halves")
        h.lying[seat, LETTERS.index(letter)] |= 1 << card


def _read_hideout(text: str, h: Heist, seat: int) -> None:
    names = _names(text)
    if len(names) > CARDS:
        raise BadText(f"a hideout has at most {CARDS} cards, not {len(names)}")
    h.hideout_n[seat] = len(names)
    for k, name in enumerate(reversed(names)):
        h.hideout[seat, k] = _card(name)


def _read_box(text: str, h: Heist, seat: int) -> None:
    for name in _names(text):
        h.box[seat] |= 1 << _card(name)


def _read_won(text: str, h: Heist, seat: int) -> None:
    for name in _names(text):
        colour, wagon = _wagon(name)
        h.won[seat, colour] |= 1 << wagon
