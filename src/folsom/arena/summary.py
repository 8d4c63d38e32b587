"""What a contest came to: win shares, money, ratings, and who came before whom."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from .contest import Contest
from .playing import Played
from .rating import ranks, ratings
from .statistics import Deals, mean, mean_interval, overall, share_interval

DIGITS: Final = 4


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One bot's results."""

    bot: str
    games: int
    """Seats taken: a bot at two seats of a game counts twice."""
    win_share: float
    """Of each game won, at each of its seats; a shared win counts in part. Even is one by the seats."""
    ci95: tuple[float, float]
    mean_score: float
    score_ci95: tuple[float, float]
    rating: float
    rating_doubt: float
    ms: float
    """How long it thought about an answer, on average."""
    before: tuple[float | None, ...]
    """How often it came before each of the bots, in their order; None where they never met."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All results, one entry for each bot that was named, in that order."""

    games: int
    entries: tuple[Entry, ...]


def summary(contest: Contest, games: Sequence[Played]) -> Summary:
    """The results of these games."""
    rated = ratings(len(contest.entrants), games)
    return Summary(
        games=len(games),
        entries=tuple(
            _entry(contest, games, number, rated[number].mean, rated[number].doubt)
            for number in range(len(contest.entrants))
        ),
    )


def _entry(contest: Contest, games: Sequence[Played], number: int, rating: float, doubt: float) -> Entry:
    wins = by_deal(games, number, lambda game, seat: (seat in game.winners) / len(game.winners))
    scores = by_deal(games, number, lambda game, seat: game.scores[seat])
    return Entry(
        bot=contest.entrants[number].name,
        games=sum(map(len, wins.values())),
        win_share=round(overall(wins), DIGITS),
        ci95=share_interval(wins),
        mean_score=round(overall(scores), DIGITS),
        score_ci95=mean_interval(scores),
        rating=rating,
        rating_doubt=doubt,
        ms=round(overall(by_deal(games, number, lambda game, seat: game.ms[seat])), 2),
        before=tuple(before(games, number, other) for other in range(len(contest.entrants))),
    )


def by_deal(games: Sequence[Played], number: int, look: Callable[[Played, int], float]) -> Deals:
    """What is seen of a bot at each of its seats, deal by deal."""
    seen: dict[int, list[float]] = defaultdict(list)
    for game in games:
        seen[game.deal] += (look(game, seat) for seat in seats_of(game, number))
    return {deal: values for deal, values in seen.items() if values}


def seats_of(game: Played, number: int) -> Iterator[int]:
    """The seats where a bot sat."""
    return (seat for seat, entrant in enumerate(game.entrants) if entrant == number)


def before(games: Sequence[Played], number: int, other: int) -> float | None:
    """How often a bot came before another, an equal standing counting half; None if they never met."""
    if number == other:
        return None
    met = [
        (places[mine], places[yours])
        for game in games
        for places in [ranks(game)]
        for mine in seats_of(game, number)
        for yours in seats_of(game, other)
    ]
    if not met:
        return None
    return round(mean((mine < yours) + 0.5 * (mine == yours) for mine, yours in met), DIGITS)
