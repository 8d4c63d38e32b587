"""The table as it lies: seats, bandits, train, piles; and the few things that happen in many rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from .fate import Fate
from .words import DRAW, NEUTRAL, Card, Place, RoundCard


@dataclass(frozen=True)
class Rules:
    """Which game is played."""

    revised: bool
    expert: bool
    teams: bool
    powers: bool
    events: bool
    strict_rob: bool
    friendly_shots_count: bool
    literal_tiebreak: bool

    @property
    def opening_pick(self) -> bool:
        """Revised teams pick their first card (B6)."""
        return self.teams and self.revised


@dataclass
class Bandit:
    """A pawn, its loot and its own bullets."""

    name: str
    seat: int
    place: Place
    loot: list[str]
    magazine: int


@dataclass
class Seat:
    """A player's cards. `deck` has its top first."""

    number: int
    names: tuple[str, ...]
    hand: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    has_acted: bool = False  # this round: Ghost's power is for the first sub-turn (C5, Q8)
    met: int = 0  # bullets taken for meeting the Marshal (Q71)


@dataclass(frozen=True)
class Played:
    """A card of the common pile."""

    card: Card
    down: bool


@dataclass
class Table:
    """Everything, hidden things included."""

    rules: Rules
    fate: Fate
    seats: list[Seat]
    bandits: dict[str, Bandit]
    first: int
    cars: int
    round: int
    lap: int
    card: RoundCard
    phase: str
    marshal: int
    neutral: int
    formation_open: bool
    is_dealt: bool
    floor: dict[Place, list[str]] = field(default_factory=dict)
    pile: list[Played] = field(default_factory=list)
    second_strongbox: bool = True
    used: list[RoundCard] = field(default_factory=list)
    fallen: str = ""  # the purse that Cheyenne may take now
    dictated: int | None = None  # the purse a scenario names for the next blind draw

    def from_first(self) -> list[Seat]:
        """The seats clockwise from the First Player (P1)."""
        return self.seats[self.first :] + self.seats[: self.first]

    def crew(self, seat: Seat) -> list[Bandit]:
        """The bandits of one seat."""
        return [self.bandits[name] for name in seat.names]

    def seat_of(self, bandit: Bandit) -> Seat:
        """Who plays this bandit."""
        return self.seats[bandit.seat]

    def has_power(self, bandit: Bandit, name: str) -> bool:
        """Powers are in play (N2), and it is the bandit who has this one."""
        return self.rules.powers and bandit.name == name

    def hand_limit(self, seat: Seat, normal: int) -> int:
        """Doc's seat draws one card more (C4, B12, Q57, Q66)."""
        return normal + (self.rules.powers and "doc" in seat.names)

    def card_text(self, card: Card) -> str:
        """`move`; in teams `tuco move`; `bullet tuco`."""
        if card.is_bullet:
            return f"bullet {card.bandit}"
        return f"{card.bandit} {card.kind}" if self.rules.teams else card.kind

    def at(self, place: Place) -> list[Bandit]:
        """The bandits at one place."""
        return [bandit for bandit in self.bandits.values() if bandit.place == place]

    def lying_at(self, place: Place) -> list[str]:
        """The loot at one place."""
        return self.floor.setdefault(place, [])

    def is_on_train(self, place: Place) -> bool:
        """Nobody leaves the train (C7)."""
        return 0 <= place.car <= self.cars


def draw(table: Table, seat: Seat, number: int) -> None:
    """From the deck to the hand; an empty expert deck is made anew from the discards (P4, Q1, X7, Q58)."""
    for _ in range(number):
        if not seat.deck and seat.discard:
            seat.deck = table.fate.deal(seat.number, seat.discard)
            seat.discard = []
        if not seat.deck:
            return
        seat.hand.append(seat.deck.pop(0))


def draw_three(table: Table, seat: Seat) -> None:
    """The other thing to do in a sub-turn (P4)."""
    draw(table, seat, DRAW)


def receive_bullet(table: Table, victim: Bandit, bullet: Card) -> None:
    """A bullet goes on top of the deck of the victim's seat (A11, M3, X6, D8)."""
    table.seat_of(victim).deck.insert(0, bullet)


def neutral_bullets(table: Table, group: list[Bandit]) -> bool:
    """One each, or none for anybody if there are too few; then FE takes the rest away (M3, M4, Q19)."""
    if len(group) > table.neutral:
        if not table.rules.revised:
            table.neutral = 0
        return False
    table.neutral -= len(group)
    for bandit in group:
        receive_bullet(table, bandit, NEUTRAL)
    return True


def meet_marshal(table: Table) -> None:
    """Bandits inside the Marshal's car flee to its roof with a neutral bullet each (M1, M2, M3, Q18)."""
    group = table.at(Place(table.marshal))
    if neutral_bullets(table, group):
        for bandit in group:
            table.seat_of(bandit).met += 1
    for bandit in group:
        bandit.place = bandit.place.other_level()


def go(table: Table, bandit: Bandit, place: Place) -> None:
    """A bandit comes to a place; the Marshal may be there (M1)."""
    bandit.place = place
    meet_marshal(table)


def take_out(table: Table, kind: str, loot: list[str]) -> str:
    """Remove a token of a kind; a purse is drawn blindly (Q36, Q39, Q41)."""
    token = kind
    if kind == "purse":
        token = f"purse {_blind_purse(table, loot)}"
    loot.remove(token)
    return token


def _blind_purse(table: Table, loot: list[str]) -> int:
    if table.dictated is not None:
        value, table.dictated = table.dictated, None
        return value
    return table.fate.purse(purse_values(loot))


def purse_values(loot: list[str]) -> list[int]:
    """The values of the purses among these tokens, ascending."""
    return sorted(int(token.split()[1]) for token in loot if token.startswith("purse"))
