"""The cards of a seat, counted out: every way they could lie after what everybody saw, and how likely it is.

Written from the rules alone: shuffles are uniform, a card chosen in secret is any of those that could have
been chosen, copies counted (Q10 B6), and what was done openly only shows that it was possible.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

Cards = tuple[str, ...]


class Way(NamedTuple):
    """Where a seat's cards may lie: hand and deck in no order, cards laid face down in theirs."""

    hand: Cards
    down: Cards
    deck: Cards


def without(cards: Cards, card: str) -> Cards:
    """One copy less."""
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


def with_one(cards: Cards, card: str) -> Cards:
    """One copy more."""
    return tuple(sorted((*cards, card)))


def is_bullet(card: str) -> bool:
    """Whether it is a Bullet card of any colour."""
    return card.startswith("bullet")


class Story:
    """What everybody saw of a seat's cards since its deck was shuffled, from the first deal on."""

    def __init__(self, deck: Sequence[str]) -> None:
        self.ways: dict[Way, Fraction] = {Way((), (), tuple(sorted(deck))): Fraction(1)}

    def _go(self, next_ways: Callable[[Way], Iterable[tuple[Way, Fraction]]]) -> "Story":
        ways: dict[Way, Fraction] = defaultdict(Fraction)
        for way, chance in self.ways.items():
            for after, share in next_ways(way):
                ways[after] += chance * share
        self.ways = dict(ways)
        return self

    # --- what chance does

    def draws(self, number: int) -> "Story":
        """So many unknown cards come from the deck (P4, T2)."""
        for _ in range(number):
            self._go(lambda way: ((_drawn(way, card), Fraction(1, len(way.deck))) for card in way.deck))
        return self

    def reshuffles(self, discards: Sequence[str]) -> "Story":
        """The deck has run out, and the discards are the new one (X7)."""
        return self._go(lambda way: [(way._replace(deck=tuple(sorted(discards))), Fraction(1))])

    # --- what the seat does in secret

    def picks(self) -> "Story":
        """Some action card of the deck is taken to hand before the shuffle (B6, Q82)."""
        return self._go(lambda way: _shares(_drawn(way, card) for card in way.deck if not is_bullet(card)))

    def hides(self, owner: str = "") -> "Story":
        """Some action card of the hand, the owner's if backs show whose, is laid face down (K2, C5, Q74)."""
        return self._go(
            lambda way: _shares(
                _hidden(way, card) for card in way.hand if not is_bullet(card) and card.startswith(owner)
            )
        )

    # --- what everybody sees

    def shows(self, *cards: str) -> "Story":
        """These cards leave the hand openly: played, shed or discarded."""
        for card in cards:
            self._go(lambda way, card=card: _if(card in way.hand, _laid(way, card)))  # type: ignore[misc]
        return self

    def turns(self, card: str) -> "Story":
        """The earliest card laid face down is turned over (A1, Q10)."""
        return self._go(lambda way: _if(way.down[:1] == (card,), way._replace(down=way.down[1:])))

    def takes(self, card: str) -> "Story":
        """A bullet that everybody knows to lie on top of the deck is drawn (X6)."""
        return self._go(lambda way: [(way._replace(hand=with_one(way.hand, card)), Fraction(1))])

    def holds_no_bullet(self) -> "Story":
        """Every bullet in hand has just been shed (X3)."""
        return self._go(lambda way: _if(not any(map(is_bullet, way.hand)), way))

    # --- what it comes to

    def worlds(self) -> dict[tuple[Cards, Cards], Fraction]:
        """Hands and hidden cards with their chances."""
        worlds: dict[tuple[Cards, Cards], Fraction] = defaultdict(Fraction)
        for way, chance in self.ways.items():
            worlds[way.hand, way.down] += chance / self._all()
        return dict(worlds)

    def ordered_worlds(self) -> dict[tuple[Cards, Cards, Cards], Fraction]:
        """The same with the order of the deck, in which any is as likely."""
        worlds: dict[tuple[Cards, Cards, Cards], Fraction] = defaultdict(Fraction)
        for way, chance in self.ways.items():
            orders = list(permutations(way.deck))
            for order in orders:
                worlds[way.hand, way.down, order] += chance / self._all() / len(orders)
        return dict(worlds)

    def discarding_worlds(self) -> dict[tuple[Cards, Cards], Fraction]:
        """What is kept of the hand and what will be discarded: every part of it is as likely (X4)."""
        worlds: dict[tuple[Cards, Cards], Fraction] = defaultdict(Fraction)
        for way, chance in self.ways.items():
            for kept, thrown in _parts(way.hand):
                worlds[kept, thrown] += chance / self._all() / 2 ** len(way.hand)
        return dict(worlds)

    def _all(self) -> Fraction:
        return sum(self.ways.values(), Fraction(0))


def _shares(ways: Iterable[Way]) -> list[tuple[Way, Fraction]]:
    """Each of these, equally likely."""
    found = list(ways)
    return [(way, Fraction(1, len(found))) for way in found]


def _if(possible: bool, way: Way) -> list[tuple[Way, Fraction]]:
    return [(way, Fraction(1))] if possible else []


def _drawn(way: Way, card: str) -> Way:
    return way._replace(hand=with_one(way.hand, card), deck=without(way.deck, card))


def _laid(way: Way, card: str) -> Way:
    return way._replace(hand=without(way.hand, card)) if card in way.hand else way


def _hidden(way: Way, card: str) -> Way:
    return way._replace(hand=without(way.hand, card), down=(*way.down, card))


def _parts(cards: Cards) -> Iterator[tuple[Cards, Cards]]:
    """Every way to part cards in two, copies counted."""
    for mask in range(1 << len(cards)):
        inside = tuple(card for k, card in enumerate(cards) if mask >> k & 1)
        outside = tuple(card for k, card in enumerate(cards) if not mask >> k & 1)
        yield inside, outside
