"""Ratings by OpenSkill's Plackett-Luce model, from the standings of all games in the contest's order."""

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from .playing import Played

DIGITS: Final = 2


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, on OpenSkill's scale: everybody begins at 25, and doubt at 25/3."""

    mean: float
    doubt: float


def ranks(game: Played) -> list[float]:
    """The seats' places, 0 the best: whoever won stands before whoever did not, then by score."""
    keys = [(seat in game.winners, score) for seat, score in enumerate(game.scores)]
    return [float(sum(other > key for other in keys)) for key in keys]


def ratings(entrants: int, games: Sequence[Played]) -> list[Rating]:
    """The ratings after these games, a bot at several seats of a game being rated by each of them."""
    model = PlackettLuce()
    rated = [model.rating() for _ in range(entrants)]
    for game in games:
        _rate(model, rated, game)
    return [Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for rating in rated]


def _rate(model: PlackettLuce, rated: list[PlackettLuceRating], game: Played) -> None:
    teams = [[rated[entrant]] for entrant in game.entrants]
    for entrant, (after,) in zip(game.entrants, model.rate(teams, ranks=ranks(game)), strict=True):
        rated[entrant] = after
