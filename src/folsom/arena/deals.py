"""The games of a contest: deals, each in all its rotations, so that every bot plays every seat of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import msgspec

from folsom.play.optional import seat_names_of
from folsom.play.start import origin_of

from .contest import Contest


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played."""

    deal: int
    rotation: int
    seats: tuple[str, ...]
    """What the seats play; empty where that is nobody's choice."""
    entrants: tuple[int, ...]
    """Which of the contest's bots sits where."""

    @property
    def id(self) -> str:
        """The game's name within its contest."""
        return f"{self.deal}.{self.rotation}"


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """All games, in their order: whole deals, until there are as many games as wanted."""
    dice = Random(contest.seed)
    names = Names(contest, dice)
    parties = Parties(contest, dice)
    deal = games = 0
    while games < contest.games:
        seats = names.draw()
        for rotation, entrants in enumerate(rotations(parties.of(deal))):
            yield Fixture(deal=deal, rotation=rotation, seats=seats, entrants=entrants)
            games += 1
        deal += 1


def rotations(party: Sequence[int]) -> list[tuple[int, ...]]:
    """Every way a party sits when all move on by a seat, each once.

    >>> rotations((0, 1, 2))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    >>> rotations((0, 1, 0, 1))
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    return list(dict.fromkeys((*party[k:], *party[:k]) for k in range(len(party))))


class Parties:
    """Which bots play a deal together."""

    def __init__(self, contest: Contest, dice: Random) -> None:
        self._bots = len(contest.entrants)
        self._seats = contest.seats
        self._some = list(combinations(range(self._bots), self._seats)) if self._bots > self._seats else []
        dice.shuffle(self._some)

    def of(self, deal: int) -> tuple[int, ...]:
        """One bot for each seat: all of them, or of too many some, or of too few some twice, in turn."""
        if self._some:
            return self._some[deal % len(self._some)]
        start = deal if self._seats % self._bots else 0
        return tuple((start + k) % self._bots for k in range(self._seats))


class Names:
    """What the seats of a deal play, so that all come equally often."""

    def __init__(self, contest: Contest, dice: Random) -> None:
        game, origin = origin_of(contest.ruleset, seats=contest.seats, choices=contest.choices)
        assert origin.ruleset is not None
        self._names = tuple(seat_names_of(game.rulesets, origin.ruleset))
        self._seats = contest.seats
        self._taken = Counter(dict.fromkeys(self._names, 0))
        self._dice = dice

    def draw(self) -> tuple[str, ...]:
        """Of the names that came least, as many as there are seats, no bandit twice; in any order."""
        if not self._names:
            return ("",) * self._seats
        rarest = sorted(self._names, key=lambda name: (self._taken[name], self._dice.random()))
        chosen: list[str] = []
        used: set[str] = set()
        for name in rarest:
            if len(chosen) < self._seats and used.isdisjoint(name.split("+")):
                chosen.append(name)
                used.update(name.split("+"))
        self._taken.update(chosen)
        self._dice.shuffle(chosen)
        return tuple(chosen)
