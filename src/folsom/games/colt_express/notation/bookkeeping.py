"""What must be remembered besides: who saw what of cards and purses, and how far chance has come."""

import re
from collections.abc import Callable
from typing import Final

from folsom.kernel.chance_text import chance_text, read_chance
from folsom.kernel.errors import BadText
from folsom.kernel.record import Cells, Grid

from ..cards import MAGAZINE, NEUTRAL_BULLETS
from ..table.diary import DREW_MOST
from ..table.record import DECK_CAP, DIARY_CAP, TRAIL_CAP, Heist
from ..table.vocabulary import (
    BANDITS,
    CARDS,
    DOLLARS,
    HOLDERS,
    PURSE_TOKENS,
)
from ..words import BANDIT_WORDS
from .part import (
    NONE,
    Part,
    bandit,
    by_seat,
    each_seat,
    holder,
    holder_word,
    items,
    joined,
    number,
    numbers_word,
    one_of,
    read_numbers,
    scalar,
)
from .train import token_letter, token_number

ANY: Final = "any"
HOW_WORDS: Final = ("blind", "paid", "same", "least")
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_FATE: Final = 10


# ---------------------------------------------------------------- choices of teams


def _slots(name: str, cells: Callable[[Heist], Cells]) -> Part:
    """One bandit of each seat, where one is settled."""

    def write(h: Heist) -> str:
        slots = [cells(h)[seat] for seat in range(h.seats)]
        if all(slot < 0 for slot in slots):
            return ""
        return ",".join(
            BANDIT_WORDS[h.crew[seat, slot]] if slot >= 0 else ANY for seat, slot in enumerate(slots)
        )

    def read(text: str, h: Heist) -> None:
        words = items(text)
        number(str(len(words)), h.seats, h.seats)
        for seat, word in enumerate(words):
            if word != ANY:
                crew = tuple(BANDIT_WORDS[h.crew[seat, slot]] for slot in range(h.crew_size))
                cells(h)[seat] = one_of(word, crew, "bandit of this seat")

    return Part(name, write, read)


# ---------------------------------------------------------------- what was seen of cards


def _heaps(name: str, grid: Callable[[Heist], Grid]) -> Part:
    """So many of each card: a digit a card, 0-9 then a-z, zeros at the end left out."""

    def heap(cells: Cells) -> str:
        return "".join(DIGITS[cells[card]] for card in range(CARDS)).rstrip("0") or NONE

    def read(text: str, h: Heist) -> None:
        for seat, word in enumerate(each_seat(h, text)):
            digits = "" if word == NONE else word
            number(str(len(digits)), 0, CARDS)
            for card, digit in enumerate(digits):
                grid(h)[seat, card] = one_of(digit, tuple(DIGITS), "count")

    return Part(name, lambda h: by_seat(h, lambda seat: heap(grid(h)[seat])), read)


def _diaries(h: Heist) -> str:
    return by_seat(h, lambda seat: joined((str(h.diary[seat, k]) for k in range(h.diary_n[seat])), "."))


def _read_diaries(text: str, h: Heist) -> None:
    for seat, words in enumerate(each_seat(h, text)):
        entries = items(words, ".")
        h.diary_n[seat] = number(str(len(entries)), 0, DIARY_CAP)
        for k, entry in enumerate(entries):
            h.diary[seat, k] = number(entry, 0, DREW_MOST)


def _friendly(h: Heist) -> str:
    shots = ((BANDIT_WORDS[who], h.friendly[who]) for who in range(BANDITS))
    return ",".join(f"{name}:{fired}" for name, fired in shots if fired)


def _read_friendly(text: str, h: Heist) -> None:
    for word in items(text):
        name, _, fired = word.partition(":")
        h.friendly[bandit(h, name)] = number(fired, 1, MAGAZINE)


# ---------------------------------------------------------------- what was seen of purses


def _homes(h: Heist) -> str:
    return ";".join(f"{holder_word(home)}:{_tokens(h, home)}" for home in range(HOLDERS) if _tokens(h, home))


def _tokens(h: Heist, home: int) -> str:
    """The letters of purses that began with a holder, "!" behind one that everybody knew."""
    tokens = (token for token in range(PURSE_TOKENS) if h.purse_home[token] == home)
    return "".join(token_letter(token) + "!" * h.home_known[token] for token in tokens)


def _read_homes(text: str, h: Heist) -> None:
    for word in items(text, ";"):
        name, _, letters = word.partition(":")
        home = holder(h, name)
        for letter in re.findall(r".!?", letters):
            token = token_number(letter[0])
            h.purse_home[token] = home
            h.home_known[token] = len(letter) - 1


def _trail(h: Heist) -> str:
    rows = (h.trail[k] for k in range(h.trail_n))
    return ",".join(
        f"{holder_word(row[0])}>{holder_word(row[1])}:{row[2] * DOLLARS}:{HOW_WORDS[row[3]]}" for row in rows
    )


def _read_trail(text: str, h: Heist) -> None:
    words = items(text)
    h.trail_n = number(str(len(words)), 0, TRAIL_CAP)
    for k, word in enumerate(words):
        match = re.fullmatch(r"([^>:]+)>([^>:]+):([^>:]+):([^>:]+)", word)
        if match is None:
            raise BadText(
                f"'{word}' should say whence and whither a purse went, its value, and how it was found"
            )
        row = h.trail[k]
        row[0] = holder(h, match[1])
        row[1] = holder(h, match[2])
        row[2] = number(match[3], 0, 100 * DOLLARS) // DOLLARS
        row[3] = one_of(match[4], HOW_WORDS, "way to find a purse")


def _put_fate(h: Heist, value: int) -> None:
    h.fate = value


PARTS: Final = (
    _slots("marshal-cards", lambda h: h.marshal_slot),
    _slots("formation", lambda h: h.formation),
    Part("friendly", _friendly, _read_friendly),
    Part(
        "met",
        lambda h: numbers_word(h.met, h.seats),
        lambda text, h: read_numbers(text, h.met, h.seats, NEUTRAL_BULLETS),
    ),
    Part("homes", _homes, _read_homes),
    Part("trail", _trail, _read_trail),
    Part(
        "known-top",
        lambda h: numbers_word(h.known_top, h.seats),
        lambda text, h: read_numbers(text, h.known_top, h.seats, DECK_CAP),
    ),
    _heaps("shuffled", lambda h: h.shuffled),
    _heaps("held-back", lambda h: h.held_back),
    _heaps("reshuffled", lambda h: h.reshuffled),
    _heaps("held-then", lambda h: h.held_then),
    Part("diaries", _diaries, _read_diaries),
    scalar("fate", lambda h: h.fate, _put_fate, MOST_FATE),
    Part("chance", chance_text, read_chance, is_needed=True),
)
