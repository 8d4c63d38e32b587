"""The game's small numbers as the words that people read: places, cards, laps, events.

The words are those of positions and answers: a place is "2" inside car 2 and "2r" on its roof, a card "move",
of a team "tuco move", a Bullet card "bullet tuco".
"""

from functools import cache
from typing import Final

from folsom.kernel.record import Cells

from .cards import BOX, ROUND_CARDS
from .table.vocabulary import (
    BANDITS,
    BULLET,
    CARDS,
    NO_CARD,
    SLOTS,
    Action,
    Ask,
    Bandit,
    Lap,
    Loot,
    RoundEvent,
    action_of,
    car_of,
    is_roof,
    slot_of,
)

BANDIT_WORDS: Final = tuple(bandit.name.lower() for bandit in Bandit)
ACTION_WORDS: Final = tuple(action.name.lower() for action in Action)
LOOT_WORDS: Final = tuple(loot.name.lower() for loot in Loot)
LAP_WORDS: Final = tuple(lap.name.lower() for lap in Lap)
EVENT_WORDS: Final = tuple(event.name.lower().replace("_", "-") for event in RoundEvent)
ASK_WORDS: Final = tuple(ask.name.lower() for ask in Ask)
COLOUR_WORDS: Final = (*BANDIT_WORDS, "neutral")

LOCOMOTIVE: Final = BOX.locomotive.id
UNPRINTED: Final = "unprinted"
"""A Round card, or car, that no rulebook prints: some positions are made for tests."""


def place_text(place: int) -> str:
    """Where somebody stands or something lies: "2", "2r"."""
    return f"{car_of(place)}r" if is_roof(place) else str(car_of(place))


def car_text(car_card: int) -> str:
    """The name of a car behind the Locomotive."""
    return BOX.car[car_card].id if car_card >= 0 else UNPRINTED


def round_card_text(card: int) -> str:
    """The name of a Round card."""
    return ROUND_CARDS[card].id if card != NO_CARD else UNPRINTED


def bandits_text(mask: int) -> tuple[str, ...]:
    """The bandits of a mask."""
    return tuple(BANDIT_WORDS[who] for who in range(BANDITS) if mask >> who & 1)


def crew_words(crew: Cells, crew_size: int) -> tuple[str, ...]:
    """The bandits of a seat."""
    return tuple(BANDIT_WORDS[crew[slot]] for slot in range(crew_size))


@cache
def deck_words(crew: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a seat with these bandits, by number: "move", of a team "tuco move", "bullet neutral"."""
    return tuple(_card_word(crew, card) for card in range(CARDS))


def _card_word(crew: tuple[str, ...], card: int) -> str:
    if card >= BULLET:
        return f"bullet {COLOUR_WORDS[card - BULLET]}"
    action, slot = ACTION_WORDS[action_of(card)], slot_of(card)
    if len(crew) < SLOTS:
        return action if slot == 0 else ""
    return f"{crew[slot]} {action}"
