"""What the parts of a position are made of: numbers, names, lists."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from folsom.kernel.errors import BadText
from folsom.kernel.record import Cells

from ..seating import leave_to_fate
from ..table.record import Heist
from ..table.vocabulary import (
    NO_CARD,
    ON_BANDIT,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    UNUSED,
    car_of,
    inside,
    is_roof,
    roof,
)
from ..words import BANDIT_WORDS

NONE: Final = "-"
BOX: Final = "box"
NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
PLACE: Final = re.compile(r"([0-9])(r?)")


class Part(NamedTuple):
    """One part: how it is written (nothing if it need not be told), and read."""

    name: str
    write: Callable[[Heist], str]
    read: Callable[[str, Heist], None]
    is_needed: bool = False


def begin_blank(h: Heist) -> None:
    """What a record holds where a position says nothing."""
    leave_to_fate(h)
    for token in range(PURSE_TOKENS):
        h.purse_at[token] = UNUSED
        h.purse_home[token] = UNUSED
    h.held = UNUSED
    h.card = NO_CARD


# ---------------------------------------------------------------- numbers and names


def number(text: str, least: int, most: int) -> int:
    """A number within bounds."""
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise BadText(f"'{text}' should be a number from {least} to {most}")
    return int(text)


def one_of(text: str, words: Sequence[str], what: str) -> int:
    """The index of a word."""
    if text not in words:
        raise BadText(f"'{text}' is no {what}: there are {', '.join(words)}")
    return words.index(text)


def bandit(h: Heist, text: str) -> int:
    """A bandit that takes part."""
    who = one_of(text, BANDIT_WORDS, "bandit")
    if h.boss[who] < 0:
        raise BadText(f"{text} has no seat")
    return who


def seat_of(h: Heist, text: str) -> int:
    """The seat that a bandit sits in."""
    return h.boss[bandit(h, text)]


def seat_word(h: Heist, seat: int) -> str:
    """A seat is called by its first bandit."""
    return BANDIT_WORDS[h.crew[seat, 0]]


def seats_word(h: Heist, mask: int) -> str:
    """The seats of a mask."""
    return joined(seat_word(h, seat) for seat in range(h.seats) if mask >> seat & 1)


def seats_mask(h: Heist, text: str) -> int:
    """The mask of named seats, each once."""
    mask = 0
    for word in items(text):
        bit = 1 << seat_of(h, word)
        if mask & bit:
            raise BadText(f"'{word}' is named twice")
        mask |= bit
    return mask


def holder_word(holder: int) -> str:
    """Who or what holds loot: a place, a bandit, the box."""
    if holder == OUT_OF_PLAY:
        return BOX
    if holder >= ON_BANDIT:
        return BANDIT_WORDS[holder - ON_BANDIT]
    return f"{car_of(holder)}r" if is_roof(holder) else str(car_of(holder))


def holder(h: Heist, text: str) -> int:
    """The number of a holder."""
    if text == BOX:
        return OUT_OF_PLAY
    match = PLACE.fullmatch(text)
    if match is None:
        return ON_BANDIT + bandit(h, text)
    car = number(match[1], 0, h.rear)
    return roof(car) if match[2] else inside(car)


# ---------------------------------------------------------------- lists


def joined(words: Iterable[str], by: str = ",") -> str:
    """Words in a row, "-" for none."""
    return by.join(words) or NONE


def items(text: str, by: str = ",") -> list[str]:
    """The words of a row."""
    return [] if text == NONE else text.split(by)


def by_seat(h: Heist, write: Callable[[int], str]) -> str:
    """What each seat has; nothing if no seat has anything."""
    texts = [write(seat) for seat in range(h.seats)]
    return "/".join(texts) if any(text != NONE for text in texts) else ""


def each_seat(h: Heist, text: str) -> list[str]:
    """What each seat has, a text for each."""
    texts = text.split("/")
    if len(texts) != h.seats:
        raise BadText(f"there are {h.seats} seats, and this tells of {len(texts)}")
    return texts


def numbers_word(cells: Cells, n: int) -> str:
    """So many numbers; nothing if all are 0."""
    values = [cells[k] for k in range(n)]
    return ",".join(str(value) for value in values) if any(values) else ""


def read_numbers(text: str, cells: Cells, n: int, most: int) -> None:
    """So many numbers from 0 on."""
    words = items(text)
    if len(words) != n:
        raise BadText(f"there should be {n} numbers, not {len(words)}")
    for k, word in enumerate(words):
        cells[k] = number(word, 0, most)


def scalar(name: str, get: Callable[[Heist], int], put: Callable[[Heist, int], None], most: int) -> Part:
    """A part that is one number, left out if it is 0."""
    return Part(
        name,
        lambda h: str(get(h)) if get(h) else "",
        lambda text, h: put(h, number(text, 0, most)),
    )
