"""What is printed on the components, read from `cards.toml` into tables that compiled rules can index.

S7 E10 and the counts of components in the rulebooks. The numbers stand in the data file alone; here they
only get their order: Round cards for 2-4 seats, then those for 5-6 seats, then the stations.
"""

import tomllib
from importlib import resources

import msgspec

from .table.vocabulary import DOLLARS, Action, Lap, RoundEvent

MOST_LAPS = 5
NO_LAP = -1


class Car(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A car and the loot on its floor."""

    id: str
    purses: int
    jewels: int


class Locomotive(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The Locomotive: the Marshal starts there."""

    id: str
    purses: int
    jewels: int
    strongboxes: int
    marshal: bool


class RoundCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A Round card: its laps, and its event if it has one."""

    id: str
    laps: list[str]
    event: str = "none"
    seats: str = "2-6"


class Valued(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Tokens of one value."""

    count: int
    value: int


class LootBox(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The loot tokens."""

    starting_purse: int
    purses: dict[str, int]
    jewels: Valued
    strongboxes: Valued


class TwoBandits(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The mixed deck: cards of each bandit, cards for both."""

    each: dict[str, int]
    both: dict[str, int]


class HandCards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Hands, decks and bullets."""

    hand: int
    hand_doc: int
    draw: int
    bullets: int
    neutral_bullets: int
    one_bandit: dict[str, int]
    two_bandits: TwoBandits


class Character(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A bandit and its colour."""

    id: str
    colour: str


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole box."""

    rounds: int
    gunslinger_prize: int
    loot: LootBox
    locomotive: Locomotive
    car: list[Car]
    cards: HandCards
    round_card: list[RoundCard]
    station: list[RoundCard]
    character: list[Character]


def _read() -> Components:
    text = resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Components)


BOX = _read()


def _lap(name: str) -> int:
    return int(Lap[name.upper()])


def _event(name: str) -> int:
    return int(RoundEvent[name.upper().replace("-", "_")])


def _padded(laps: list[str]) -> tuple[int, ...]:
    return tuple([_lap(name) for name in laps] + [NO_LAP] * (MOST_LAPS - len(laps)))


def _deck(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(action.name.lower(), 0) for action in Action)


_FEW = [card for card in BOX.round_card if card.seats == "2-4"]
_MANY = [card for card in BOX.round_card if card.seats == "5-6"]
ROUND_CARDS = tuple(_FEW + _MANY + BOX.station)

ORDINARY_CARDS = len(_FEW)
FIRST_STATION = len(_FEW) + len(_MANY)
STATIONS = len(BOX.station)

ROUND_LAPS = tuple(_padded(card.laps) for card in ROUND_CARDS)
ROUND_LAPS_N = tuple(len(card.laps) for card in ROUND_CARDS)
ROUND_EVENT = tuple(_event(card.event) for card in ROUND_CARDS)

CAR_PURSES = tuple(car.purses for car in BOX.car)
CAR_JEWELS = tuple(car.jewels for car in BOX.car)
LOCOMOTIVE_STRONGBOXES = BOX.locomotive.strongboxes

PURSE_VALUES = tuple(
    value // DOLLARS
    for value in sorted(int(text) for text in BOX.loot.purses)
    for _ in range(BOX.loot.purses[str(value)])
)
STARTING_PURSE = BOX.loot.starting_purse // DOLLARS
JEWEL_DOLLARS = BOX.loot.jewels.value
JEWELS = BOX.loot.jewels.count
STRONGBOX_DOLLARS = BOX.loot.strongboxes.value
STRONGBOXES = BOX.loot.strongboxes.count
PRIZE_DOLLARS = BOX.gunslinger_prize

HAND = BOX.cards.hand
HAND_WITH_DOC = BOX.cards.hand_doc
CARDS_DRAWN = BOX.cards.draw
MAGAZINE = BOX.cards.bullets
NEUTRAL_BULLETS = BOX.cards.neutral_bullets
ONE_BANDIT_DECK = _deck(BOX.cards.one_bandit)
TWO_BANDIT_DECK = _deck({**BOX.cards.two_bandits.each, **BOX.cards.two_bandits.both})
