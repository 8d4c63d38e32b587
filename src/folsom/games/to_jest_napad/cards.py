"""What is printed on the cards, read from `cards.toml` into tables that compiled rules can use.

Cards have numbers here: a gang card 0..14, the same in every gang (V24), a wagon 0..5 within its colour. Many
cards together are a mask of these numbers. The numbers are ours alone; people read and write the names.
"""

from collections.abc import Iterable
from importlib import resources
from typing import Final

import msgspec

CARDS = 15
"""Cards of a gang, and so the length of a mask of them (R1)."""

WAGONS = 6
"""Wagons of a colour (R2)."""

COLOURS = 3


class _Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cargo: str


class _Gang(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[str, ...]


class _Cargo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wagons: tuple[str, ...]


class _CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    set: str
    rounds: int
    hand: int
    reinforcements: int
    gangs: tuple[str, ...]
    colours: dict[str, _Colour]
    gang: _Gang
    cargo: _Cargo


def _read() -> _CardSet:
    text = resources.files(__package__).joinpath("cards.toml").read_text("utf-8")
    printed = msgspec.toml.decode(text, type=_CardSet)
    assert len(printed.gang.cards) == CARDS
    assert len(printed.cargo.wagons) == WAGONS
    assert len(printed.colours) == COLOURS
    return printed


_PRINTED: Final = _read()

CARD_SET: Final = _PRINTED.set
ROUNDS: Final = _PRINTED.rounds
OPENING_HAND: Final = _PRINTED.hand
REINFORCEMENTS: Final = _PRINTED.reinforcements

GANGS: Final = _PRINTED.gangs
LETTERS: Final = tuple(_PRINTED.colours)
CARGOES: Final = tuple(colour.cargo for colour in _PRINTED.colours.values())
CARD_NAMES: Final = _PRINTED.gang.cards
WAGON_NAMES: Final = tuple(tuple(letter + wagon for wagon in _PRINTED.cargo.wagons) for letter in LETTERS)

WAGON_ORDER: Final = tuple(name for names in WAGON_NAMES for name in names)
"""All wagons, colour by colour."""

HALF_COLOUR: Final = tuple((LETTERS.index(name[0]), LETTERS.index(name[2])) for name in CARD_NAMES)
"""The colours of a gang card's two halves."""
HALF_VALUE: Final = tuple((int(name[1]), int(name[3])) for name in CARD_NAMES)
"""The values of a gang card's two halves."""
WAGON_VALUE: Final = tuple(int(wagon[0]) for wagon in _PRINTED.cargo.wagons)
WAGON_BULLETS: Final = tuple(int(wagon[2]) for wagon in _PRINTED.cargo.wagons)


def value_of(card: int, colour: int) -> int:
    """The value of a card's half of a colour, 0 if it has none.

    >>> value_of(0, 0), value_of(0, 1), value_of(0, 2)
    (7, 2, 0)
    """
    halves = zip(HALF_COLOUR[card], HALF_VALUE[card], strict=True)
    return next((value for its_colour, value in halves if its_colour == colour), 0)


def members(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, from the smallest."""
    return tuple(k for k in range(mask.bit_length()) if mask >> k & 1)


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of some numbers."""
    mask = 0
    for k in numbers:
        mask |= 1 << k
    return mask


def card_names(mask: int) -> tuple[str, ...]:
    """The names of the gang cards in a mask.

    >>> card_names(0b1001)
    ('Y7R2', 'Y4R4')
    """
    return tuple(CARD_NAMES[card] for card in members(mask))


def wagon_names(colour: int, mask: int) -> tuple[str, ...]:
    """The names of the wagons in a mask of one colour's wagons.

    >>> wagon_names(1, 0b100001)
    ('R2/3', 'R5/1')
    """
    return tuple(WAGON_NAMES[colour][wagon] for wagon in members(mask))


def play_name(card: int, colour: int) -> str:
    """A card with one of its halves on top.

    >>> play_name(0, 1)
    'Y7R2>R'
    """
    return f"{CARD_NAMES[card]}>{LETTERS[colour]}"


def wagon_number(name: str) -> tuple[int, int] | None:
    """Colour and number of a wagon by its name; None if there is none such.

    >>> wagon_number("G5/1"), wagon_number("G9/9")
    ((2, 5), None)
    """
    for colour, names in enumerate(WAGON_NAMES):
        if name in names:
            return colour, names.index(name)
    return None
