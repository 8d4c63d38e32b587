from collections import Counter

import pytest

from folsom.arena import Contest, contest
from folsom.arena.deals import Fixture, fixtures


def made(ruleset: str, bots: int, *, games: int, seats: int | None = None) -> tuple[Contest, list[Fixture]]:
    """A contest of so many bots, and all its games."""
    wanted = contest(ruleset, ["drifter"] * bots, games=games, seats=seats)
    return wanted, list(fixtures(wanted))


@pytest.mark.parametrize(("ruleset", "bots"), [("colt.first", 4), ("colt.revised.teams", 3), ("napad", 2)])
def test_every_bot_plays_every_seat_of_a_deal_once(ruleset: str, bots: int) -> None:
    """And so every bandit, with the same cards."""
    _, games = made(ruleset, bots, games=12)
    for deal in {game.deal for game in games}:
        rotations = [game for game in games if game.deal == deal]
        assert len({game.seats for game in rotations}) == 1
        assert len(rotations) == bots
        for seat in range(bots):
            assert sorted(game.entrants[seat] for game in rotations) == list(range(bots))


def test_deals_are_played_whole() -> None:
    """Ten games of four are three deals."""
    _, games = made("colt.first", 4, games=10)
    assert len(games) == 12
    assert len({game.id for game in games}) == 12


@pytest.mark.parametrize(
    ("ruleset", "seats", "bandits"),
    [
        ("colt.first", 3, 6),
        ("colt.first", 4, 6),
        ("colt.revised.expert", 5, 6),
        ("colt.first.duel", 2, 15),
        ("colt.revised.teams", 2, 9),
        ("colt.revised.teams", 3, 9),
        ("napad", 3, 4),
    ],
)
def test_bandits_are_balanced(ruleset: str, seats: int, bandits: int) -> None:
    """After any number of deals none has been there much more often than another, and never twice at once."""
    _, games = made(ruleset, seats, games=60 * seats)
    seen: Counter[str] = Counter()
    for game in games:
        if game.rotation == 0:
            seen.update(game.seats)
            parts = "+".join(game.seats).split("+")
            assert len(parts) == len(set(parts))
    assert len(seen) == bandits
    assert max(seen.values()) - min(seen.values()) <= 2


def test_two_bots_at_four_seats_take_turns() -> None:
    """Two rotations are all there are."""
    _, games = made("colt.first", 2, games=8, seats=4)
    assert {game.entrants for game in games} == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert len({game.deal for game in games}) == 4


def test_three_bots_at_four_seats_are_there_equally_often() -> None:
    """Over three deals each of them is the one that sits twice."""
    _, games = made("colt.first", 3, games=12, seats=4)
    assert Counter(entrant for game in games for entrant in game.entrants) == {0: 16, 1: 16, 2: 16}


def test_of_more_bots_than_seats_all_play_all() -> None:
    """Each pair of five meets equally often."""
    _, games = made("napad", 5, games=20, seats=2)
    pairs = Counter(frozenset(game.entrants) for game in games)
    assert len(pairs) == 10
    assert set(pairs.values()) == {2}


def test_the_seed_decides_all() -> None:
    """The same games for the same seed, others for another."""
    wanted, games = made("colt.first", 4, games=40)
    assert list(fixtures(wanted)) == games
    other = contest("colt.first", ["drifter"] * 4, games=40, seed=1)
    assert [game.seats for game in fixtures(other)] != [game.seats for game in games]
