import doctest

import pytest

from folsom.games.to_jest_napad import cards, rulesets
from folsom.games.to_jest_napad.cards import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    HALF_COLOUR,
    HALF_VALUE,
    WAGON_BULLETS,
    WAGON_NAMES,
    WAGON_VALUE,
    card_names,
    mask_of,
    members,
    value_of,
    wagon_number,
)


@pytest.mark.parametrize("module", [cards, rulesets])
def test_examples_in_docstrings_hold(module: object) -> None:
    """Every example in a docstring comes out as it says."""
    tried = doctest.testmod(module)  # type: ignore[arg-type]  # a module, handed over by the table above
    assert tried.attempted > 0
    assert tried.failed == 0


def test_tables_say_what_the_names_say() -> None:
    """Colours and values of the halves are those in the card's name."""
    for name, colours, values in zip(CARD_NAMES, HALF_COLOUR, HALF_VALUE, strict=True):
        assert name == "".join(f"{'YRG'[c]}{v}" for c, v in zip(colours, values, strict=True))


def test_every_colour_is_worth_41_in_a_gang() -> None:
    """The halves of a colour add up to the same in all three colours."""
    totals = [sum(value_of(card, colour) for card in range(CARDS)) for colour in range(COLOURS)]
    assert totals == [41, 41, 41]


def test_wagons_of_a_colour_are_worth_19_with_11_bullets() -> None:
    """The value and the bullets stand in the wagon's name."""
    assert (sum(WAGON_VALUE), sum(WAGON_BULLETS)) == (19, 11)
    assert WAGON_NAMES[2] == tuple(f"G{v}/{b}" for v, b in zip(WAGON_VALUE, WAGON_BULLETS, strict=True))


def test_every_wagon_has_a_bullet() -> None:
    """So most bullets in a colour never means none (V19)."""
    assert min(WAGON_BULLETS) >= 1


def test_all_gangs_have_the_same_cards() -> None:
    """There is one list of cards, and it serves all four gangs (V24)."""
    assert len(cards.GANGS) == 4
    assert len(set(CARD_NAMES)) == CARDS == 15


def test_masks_and_numbers_are_the_same() -> None:
    """A mask stands for its numbers in order."""
    assert members(mask_of((3, 14, 0))) == (0, 3, 14)
    assert card_names(0) == ()


def test_every_wagon_is_found_by_its_name() -> None:
    """Names lead back to colour and number."""
    for colour, names in enumerate(WAGON_NAMES):
        assert [wagon_number(name) for name in names] == [(colour, k) for k in range(len(names))]
