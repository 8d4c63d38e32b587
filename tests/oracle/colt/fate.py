"""Chance is asked for, never made: whoever runs the oracle says how every shuffle and blind pick came out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from .words import Card, RoundCard


class Fate(Protocol):
    """Every random outcome after set-up."""

    def deal(self, seat: int, cards: Sequence[Card], /) -> list[Card]:
        """These cards in the order a shuffle left them, top first."""

    def purse(self, values: Sequence[int], /) -> int:
        """The value of the purse drawn blindly from these."""

    def token(self, tokens: Sequence[str], /) -> str:
        """The token drawn blindly from these, of whatever kind (`purse_pick = strict_RE`)."""

    def round_card(self, cards: Sequence[RoundCard], /) -> RoundCard:
        """The card turned up for the next round, one of these."""


class Luck:
    """Plain random chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def deal(self, _seat: int, cards: Sequence[Card]) -> list[Card]:
        """A uniform shuffle."""
        return self._dice.sample(list(cards), len(cards))

    def purse(self, values: Sequence[int]) -> int:
        """Any of them."""
        return self._dice.choice(values)

    def token(self, tokens: Sequence[str]) -> str:
        """Any of them."""
        return self._dice.choice(tokens)

    def round_card(self, cards: Sequence[RoundCard]) -> RoundCard:
        """Any of them."""
        return self._dice.choice(cards)


@dataclass
class Chronicle:
    """How chance came out so far, so that a game can be told again."""

    deals: list[list[Card]] = field(default_factory=list)
    purses: list[int] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    round_cards: list[RoundCard] = field(default_factory=list)

    def add(self, later: Chronicle) -> None:
        """What happened next."""
        self.deals += later.deals
        self.purses += later.purses
        self.tokens += later.tokens
        self.round_cards += later.round_cards


class Retold:
    """Chance as the chronicle has it."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._deals = iter(chronicle.deals)
        self._purses = iter(chronicle.purses)
        self._tokens = iter(chronicle.tokens)
        self._round_cards = iter(chronicle.round_cards)

    def deal(self, _seat: int, _cards: Sequence[Card]) -> list[Card]:
        """The next shuffle."""
        return list(next(self._deals))

    def purse(self, _values: Sequence[int]) -> int:
        """The next purse."""
        return next(self._purses)

    def token(self, _tokens: Sequence[str]) -> str:
        """The next token."""
        return next(self._tokens)

    def round_card(self, _cards: Sequence[RoundCard]) -> RoundCard:
        """The next Round card."""
        return next(self._round_cards)


class Written:
    """Another fate, with a chronicle of what it gave."""

    def __init__(self, fate: Fate) -> None:
        self._fate = fate
        self.chronicle = Chronicle()

    def deal(self, seat: int, cards: Sequence[Card]) -> list[Card]:
        """Its shuffle."""
        self.chronicle.deals.append(list(self._fate.deal(seat, cards)))
        return list(self.chronicle.deals[-1])

    def purse(self, values: Sequence[int]) -> int:
        """Its purse."""
        self.chronicle.purses.append(self._fate.purse(values))
        return self.chronicle.purses[-1]

    def token(self, tokens: Sequence[str]) -> str:
        """Its token."""
        self.chronicle.tokens.append(self._fate.token(tokens))
        return self.chronicle.tokens[-1]

    def round_card(self, cards: Sequence[RoundCard]) -> RoundCard:
        """Its Round card."""
        self.chronicle.round_cards.append(self._fate.round_card(cards))
        return self.chronicle.round_cards[-1]
