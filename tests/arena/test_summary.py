import pytest

from folsom.arena import Played, contest, summary
from folsom.arena.rating import ranks, ratings


def game(deal: int, rotation: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Played:
    """A game of three bots that have moved on by so many seats."""
    entrants = tuple((seat + rotation) % 3 for seat in range(3))
    return Played(
        deal=deal, rotation=rotation, entrants=entrants, scores=scores, winners=winners, ms=(1, 2, 3), text=""
    )


def test_wins_and_scores_are_told_by_bot_in_the_order_named() -> None:
    """A shared win counts in part; the shares of a game are one."""
    wanted = contest("napad", ["drifter", "drifter@5", "drifter@6"], games=3)
    games = [game(0, 0, (30, 20, 10), (0,)), game(0, 1, (30, 30, 10), (0, 1)), game(0, 2, (5, 5, 9), (2,))]
    found = summary(wanted, games)
    assert found.games == 3
    assert [entry.bot for entry in found.entries] == ["drifter", "drifter@5", "drifter@6"]
    assert [entry.win_share for entry in found.entries] == [
        pytest.approx(share, abs=1e-4) for share in (1 / 3, 0.5, 1 / 6)
    ]
    assert [entry.mean_score for entry in found.entries] == [
        pytest.approx(s, abs=1e-3) for s in (15, 59 / 3, 15)
    ]
    assert [entry.games for entry in found.entries] == [3, 3, 3]
    assert [entry.ms for entry in found.entries] == [2.0, 2.0, 2.0]


def test_who_came_before_whom() -> None:
    """An equal standing counts half; together it is always one."""
    wanted = contest("napad", ["drifter"] * 3, games=3)
    games = [game(0, 0, (30, 20, 20), (0,)), game(1, 0, (10, 20, 20), (2,))]
    found = summary(wanted, games)
    assert [entry.before for entry in found.entries] == [
        (None, 0.5, 0.5),
        (0.5, None, 0.25),
        (0.5, 0.75, None),
    ]


def test_bots_that_never_met_have_no_standing_to_each_other() -> None:
    """Of four bots at two seats, one game."""
    wanted = contest("napad", ["drifter"] * 4, games=1, seats=2)
    met = Played(deal=0, rotation=0, entrants=(0, 2), scores=(3, 2), winners=(0,), ms=(0.0, 0.0), text="")
    found = summary(wanted, [met])
    assert found.entries[0].before == (None, None, 1.0, None)
    assert found.entries[1].games == 0


def test_places_are_by_victory_and_then_by_score() -> None:
    """A tie broken by the rules is no tie."""
    assert ranks(game(0, 0, (20, 20, 10), (1,))) == [1, 0, 2]
    assert ranks(game(0, 0, (20, 20, 10), (0, 1))) == [0, 0, 2]


def test_who_wins_more_is_rated_higher() -> None:
    """And doubt shrinks with every game."""
    games = [
        game(deal, rotation, _scores(rotation), _winner(rotation))
        for deal in range(20)
        for rotation in range(3)
    ]
    best, middle, worst = ratings(3, games)
    assert best.mean > middle.mean > worst.mean
    assert middle.doubt < 25 / 3


def _scores(rotation: int) -> tuple[int, ...]:
    """The first bot is the best, the last the worst, wherever they sit."""
    return tuple(30 - 10 * ((seat + rotation) % 3) for seat in range(3))


def _winner(rotation: int) -> tuple[int, ...]:
    return (-rotation % 3,)
