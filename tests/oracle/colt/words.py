"""What lies in the box: names, cards, places, loot and round cards."""

from __future__ import annotations

from dataclasses import dataclass

BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "tuco")
COPIES = {"move": 2, "floor": 2, "shoot": 2, "rob": 2, "punch": 1, "marshal": 1}
ROUNDS = 5
HAND = 6
DRAW = 3
MAGAZINE = 6
NEUTRAL_BULLETS = 13
PRIZE = 1000
STARTING_PURSE = "purse 250"
RANSOM = "purse 250"
PURSE_VALUES = [250] * 8 + [300, 350, 400, 450, 500] * 2
CAR_FLOORS = ((1, 0), (1, 1), (0, 3), (3, 0), (3, 1), (4, 1))  # purses, jewels: one pair a car


@dataclass(frozen=True, order=True)
class Card:
    """An Action card of a bandit, or a Bullet card (then `bandit` fired it, or it is neutral)."""

    kind: str
    bandit: str

    @property
    def is_bullet(self) -> bool:
        """Bullet cards are dead weight (P5)."""
        return self.kind == "bullet"


NEUTRAL = Card("bullet", "neutral")


@dataclass(frozen=True, order=True)
class Place:
    """One car and one level; car 0 is the Locomotive (A5)."""

    car: int
    roof: bool = False

    @classmethod
    def read(cls, text: str) -> Place:
        """`3` is inside car 3, `3r` its roof."""
        return cls(int(text.removesuffix("r")), text.endswith("r"))

    def __str__(self) -> str:
        return f"{self.car}r" if self.roof else str(self.car)

    def along(self, cars: int) -> Place:
        """The place so many cars rearward, same level."""
        return Place(self.car + cars, self.roof)

    def other_level(self) -> Place:
        """The roof above, or the inside below."""
        return Place(self.car, not self.roof)


def kind_of(token: str) -> str:
    """`purse 300` is a purse."""
    return token.split(maxsplit=1)[0]


def value_of(token: str) -> int:
    """A purse has its own value, a jewel is worth $500, a strongbox $1000 (G1)."""
    if token == "jewel":
        return 500
    if token == "strongbox":
        return 1000
    return int(token.removeprefix("purse "))


@dataclass(frozen=True)
class RoundCard:
    """The laps of a round and its event."""

    laps: tuple[str, ...]
    event: str


_LAPS = {"S": "standard", "T": "tunnel", "2": "speedup", "X": "switch"}


def _card(laps: str, event: str) -> RoundCard:
    return RoundCard(tuple(_LAPS[letter] for letter in laps), event)


FEW_PLAYERS = (
    _card("SSTX", "angry-marshal"),
    _card("STSS", "swivel-arm"),
    _card("SSSS", "braking"),
    _card("ST2S", "take-it-all"),
    _card("SSTSS", "rebellion"),
    _card("STSTS", "none"),
    _card("S2S", "none"),
)
MANY_PLAYERS = (
    _card("SSX", "angry-marshal"),
    _card("STS", "swivel-arm"),
    _card("STSS", "braking"),
    _card("S2X", "take-it-all"),
    _card("STSX", "rebellion"),
    _card("STST", "none"),
    _card("S2", "none"),
)
STATIONS = tuple(_card("SSTS", event) for event in ("revenge", "pickpocketing", "hostage"))
