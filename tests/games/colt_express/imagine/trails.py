"""The purses of a game, counted out: every value each could have after what a seat saw, and how likely it is.

Written from the rules alone: all values are dealt before anything happens, each blind pick takes any purse
of its holder (Q36 Q41), and what the seat saw must have been so (Q78).
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

Values = tuple[int, ...]
Held = dict[str, Values]
Holders = tuple[tuple[str, Values], ...]
"""Values by holder, sorted: purses of one holder cannot be told apart."""
Ways = Iterator[tuple[Held, Fraction]]

PRINTED = {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
BOX = "box"
"""Where the purses lie that are not in play."""


class Trail:
    """What a seat saw of purses, from where they began."""

    def __init__(self, unseen: Mapping[str, int], seen: Mapping[str, Sequence[int]] | None = None) -> None:
        """So many `unseen` purses with each holder, besides those `seen`; all others are in the box."""
        known = seen or {}
        pool = Counter(PRINTED)
        pool.subtract(value for values in known.values() for value in values)
        ways = [({holder: tuple(values) for holder, values in known.items()}, pool, Fraction(1))]
        for holder, number in unseen.items():
            for _ in range(number):
                ways = [longer for way in ways for longer in _dealt(*way, holder)]
        self.ways: dict[Holders, Fraction] = defaultdict(Fraction)
        for held, rest, chance in ways:
            self.ways[_frozen(held | {BOX: tuple(rest.elements())})] += chance

    def _go(self, next_ways: Callable[[Held], Ways]) -> "Trail":
        ways: dict[Holders, Fraction] = defaultdict(Fraction)
        for way, chance in self.ways.items():
            for after, share in next_ways(dict(way)):
                ways[_frozen(after)] += chance * share
        self.ways = ways
        return self

    def goes(self, start: str, to: str, seen: int | None = None) -> "Trail":
        """One of a holder's purses, any of them, goes to another holder; the seat may have seen its value."""

        def ways(held: Held) -> Ways:
            for value in held[start]:
                if seen in (None, value):
                    yield _moved(held, start, to, value), Fraction(1, len(held[start]))

        return self._go(ways)

    def loses_least(self, start: str, to: str, seen: int | None = None) -> "Trail":
        """A holder's least valuable purse goes to another (E8, Q51)."""

        def ways(held: Held) -> Ways:
            least = min(held[start])
            if seen in (None, least):
                yield _moved(held, start, to, least), Fraction(1)

        return self._go(ways)

    def is_paid(self, to: str) -> "Trail":
        """A ransom of $250: a purse out of the box, or one more if the box has none (E9, Q52)."""

        def ways(held: Held) -> Ways:
            box = held[BOX] if 250 in held[BOX] else (*held[BOX], 250)
            yield _moved(held | {BOX: box}, BOX, to, 250), Fraction(1)

        return self._go(ways)

    def worlds(self, *holders: str) -> dict[tuple[Values, ...], Fraction]:
        """The values that these holders may have, with their chances."""
        total = sum(self.ways.values(), Fraction(0))
        worlds: dict[tuple[Values, ...], Fraction] = defaultdict(Fraction)
        for way, chance in self.ways.items():
            held = dict(way)
            worlds[tuple(held.get(holder, ()) for holder in holders)] += chance / total
        return dict(worlds)


def _dealt(
    held: Held, pool: Counter[int], chance: Fraction, holder: str
) -> Iterator[tuple[Held, Counter[int], Fraction]]:
    """One more purse for a holder, with each value there still is."""
    for value, number in pool.items():
        if number:
            share = Fraction(number, pool.total())
            rest = pool - Counter([value])
            yield held | {holder: (*held.get(holder, ()), value)}, rest, chance * share


def _moved(held: Held, start: str, to: str, value: int) -> Held:
    """The same with one purse elsewhere."""
    left = list(held[start])
    left.remove(value)
    return held | {start: tuple(left), to: (*held.get(to, ()), value)}


def _frozen(held: Mapping[str, Values]) -> Holders:
    return tuple(sorted((holder, tuple(sorted(values))) for holder, values in held.items()))
