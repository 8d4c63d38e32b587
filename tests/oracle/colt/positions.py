"""Random positions in the scenario language: the start of a game, or anywhere in the middle of one."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Literal

from .position import Given
from .rulesets import Ruleset
from .words import (
    CAR_FLOORS,
    COPIES,
    FEW_PLAYERS,
    MAGAZINE,
    MANY_PLAYERS,
    NEUTRAL_BULLETS,
    PURSE_VALUES,
    ROUNDS,
    STARTING_PURSE,
    STATIONS,
    RoundCard,
)

Phase = Literal["planning", "stealing", "event", "scoring"]
PHASES: tuple[Phase, ...] = ("planning", "stealing", "event", "scoring")
LAPS = ("standard", "tunnel", "speedup", "switch")
MOST_ON_PILE = 12


def opening(ruleset: Ruleset, dice: random.Random) -> Given:
    """A game set up by the book (S5 to S13)."""
    seats = ruleset.seats(dice)
    bandits = names(seats)
    purses = [f"purse {value}" for value in PURSE_VALUES]
    for _ in bandits:
        purses.remove(STARTING_PURSE)
    dice.shuffle(purses)
    floor = {"0": ["strongbox"]}
    for car, (count, jewels) in enumerate(dice.sample(CAR_FLOORS, cars_of(ruleset, seats)), 1):
        floor[str(car)] = [*(purses.pop() for _ in range(count)), *["jewel"] * jewels]
    card = book_card(ruleset, seats, 1, dice)
    return Given(
        edition=ruleset.edition,
        expert=ruleset.expert,
        teams=ruleset.teams,
        powers=ruleset.powers,
        events=ruleset.events,
        options=ruleset.options(dice),
        seats=seats,
        first=dice.choice(bandits),
        laps=list(card.laps),
        event=card.event,
        phase="planning",
        floor=floor,
        loot={name: [STARTING_PURSE] for name in bandits},
    )


def names(seats: list[str]) -> list[str]:
    """The bandits of all seats."""
    return [name for seat in seats for name in seat.split("+")]


def cars_of(ruleset: Ruleset, seats: list[str]) -> int:
    """As many as seats; teams 4 in the duel and with three seats, else 3 (S6, D1, B1)."""
    if not ruleset.teams:
        return len(seats)
    return 3 if ruleset.edition == "revised" and len(seats) == 2 else 4


def book_card(ruleset: Ruleset, seats: list[str], number: int, dice: random.Random) -> RoundCard:
    """A card that this round may have (S10, S11, N1)."""
    if number == ROUNDS and ruleset.events:
        return dice.choice(STATIONS)
    card = dice.choice(FEW_PLAYERS if len(seats) <= 4 else MANY_PLAYERS)
    return RoundCard(card.laps, card.event if ruleset.events else "none")


@dataclass
class SeatCards:
    """Where the cards of one seat are; those not named are the rest of its deck."""

    own: list[str]  # not dealt out to any place yet
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)


@dataclass
class Middle:
    """A position somewhere in a game, in the making."""

    ruleset: Ruleset
    dice: random.Random
    seats: list[str]
    phase: Phase
    has_hands: bool  # in the middle of planning; a planning position without hands begins a round

    def __post_init__(self) -> None:
        self.bandits = names(self.seats)
        self.cars = cars_of(self.ruleset, self.seats)
        self.marshal = self.dice.randint(0, self.cars)
        self.cards = {seat: SeatCards(self._own_cards(seat)) for seat in self.seats}

    def _own_cards(self, seat: str) -> list[str]:
        """Named as on the common pile: `doc move`."""
        first, *second = seat.split("+")
        if not second:
            return [f"{first} {kind}" for kind, copies in COPIES.items() for _ in range(copies)]
        marshal = f"{self.dice.choice((first, *second))} marshal"
        return [f"{name} {kind}" for name in (first, *second) for kind in COPIES if kind != "marshal"] + [
            marshal
        ]

    def places(self) -> dict[str, str]:
        """Nobody is inside the Marshal's car (M1)."""
        free = [str(car) for car in range(self.cars + 1) if car != self.marshal]
        roofs = [f"{car}r" for car in range(self.cars + 1)]
        return {name: self.dice.choice([*free, *roofs]) for name in self.bandits}

    def loot(self) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
        """Tokens on floors and roofs, and on bandits; some are out of play."""
        floor: dict[str, list[str]] = {}
        held: dict[str, list[str]] = {name: [] for name in self.bandits}
        tokens = [f"purse {value}" for value in PURSE_VALUES] + ["jewel"] * 6 + ["strongbox"]
        for token in tokens:
            lot = self.dice.random()
            if lot < 0.4:
                held[self.dice.choice(self.bandits)].append(token)
            elif lot < 0.8:
                place = f"{self.dice.randint(0, self.cars)}{self.dice.choice(('', 'r'))}"
                floor.setdefault(place, []).append(token)
        return floor, held

    def fire(self) -> dict[str, int]:
        """Bullets fired go to other bandits' seats; the magazines keep the others."""
        left = {}
        for name in self.bandits:
            fired = self.dice.choice((0, 0, 1, 2, 3, 5, MAGAZINE))
            left[name] = MAGAZINE - fired
            for _ in range(fired):
                victim = self.dice.choice([other for other in self.bandits if other != name])
                self._receive(victim, f"bullet {name}")
        return left

    def meet_marshal(self) -> int:
        """Neutral bullets held; what the supply has left, often little (M4)."""
        held = self.dice.choice((0, 2, 6, 10, 11, 12, 13))
        for _ in range(held):
            self._receive(self.dice.choice(self.bandits), "bullet neutral")
        return NEUTRAL_BULLETS - held

    def _receive(self, victim: str, bullet: str) -> None:
        cards = next(cards for seat, cards in self.cards.items() if victim in seat.split("+"))
        piles = [cards.deck]
        if self.has_hands:
            piles.append(cards.hand)
        if self.is_expert:
            piles.append(cards.discard)
        self.dice.choice(piles).append(bullet)

    @property
    def is_expert(self) -> bool:
        """There are discard piles (X1, D6)."""
        return self.ruleset.expert or (self.ruleset.teams and self.ruleset.edition == "first")

    def pile(self) -> list[str]:
        """Some cards of everybody, as they might have been played."""
        if self.phase == "stealing" or self.has_hands:
            return [self._played() for _ in range(self.dice.randint(0, MOST_ON_PILE))]
        return []

    def _played(self) -> str:
        cards = max(self.cards.values(), key=lambda cards: (len(cards.own), self.dice.random()))
        cards.own.sort(key=lambda _: self.dice.random())
        return cards.own.pop() + self.dice.choice(("", "", " down"))

    def spread(self) -> None:
        """The rest of the cards to hands, decks and discard piles; some stay unnamed."""
        for cards in self.cards.values():
            for card in cards.own:
                place = self.dice.choice((None, cards.deck, cards.discard, cards.hand, cards.hand))
                if place is cards.hand and not self.has_hands:
                    place = cards.deck
                if place is cards.discard and not self.is_expert:
                    place = None
                if place is not None:
                    place.append(card if self.ruleset.teams else card.split()[1])
            for place in (cards.deck, cards.discard, cards.hand):
                self.dice.shuffle(place)


def anywhere(ruleset: Ruleset, dice: random.Random) -> Given:
    """A position such as no game may ever reach, but that the rules must be able to go on from."""
    seats = ruleset.seats(dice)
    phase = dice.choices(PHASES, (4, 6, 3, 1))[0]
    number = ROUNDS if phase == "scoring" else dice.randint(1, ROUNDS)
    card = book_card(ruleset, seats, number, dice)
    if dice.random() < 0.5:
        card = RoundCard(tuple(dice.choices(LAPS, k=dice.randint(1, 5))), card.event)
    middle = Middle(ruleset, dice, seats, phase, phase == "planning" and dice.random() < 0.6)
    magazine, neutral = middle.fire(), middle.meet_marshal()
    pile = middle.pile()
    middle.spread()
    floor, loot = middle.loot()
    by_name = {seat.split("+")[0]: cards for seat, cards in middle.cards.items()}
    return Given(
        edition=ruleset.edition,
        expert=ruleset.expert,
        teams=ruleset.teams,
        powers=ruleset.powers,
        events=ruleset.events,
        options=ruleset.options(dice),
        seats=seats,
        first=dice.choice(middle.bandits),
        round=number,
        laps=list(card.laps),
        event=card.event,
        phase=phase,
        lap=dice.randint(1, len(card.laps)) if middle.has_hands else 1,
        pile=pile,
        at=middle.places(),
        marshal=middle.marshal,
        neutral=neutral,
        floor=floor,
        loot=loot,
        magazine=magazine,
        hand={name: cards.hand for name, cards in by_name.items()} if middle.has_hands else None,
        deck={name: cards.deck for name, cards in by_name.items()},
        discard={name: cards.discard for name, cards in by_name.items()},
    )
