"""The sharpshooter: its answers hang on its seed, its iterations and what its seat knows, on nothing else."""

from collections.abc import Iterator

import pytest

import folsom
from folsom import bots
from folsom.bots import Bot, Budget
from folsom.bots.outlaw import Outlaw
from folsom.bots.sharpshooter import Sharpshooter, Style
from folsom.play.game import Game
from tests.bots.matches import TABLES, played, win_share

FEW = Budget.of(60)


def situations(ruleset: str, seats: int, every: int) -> Iterator[tuple[Game, int]]:
    """Every so many-th situation of a game that outlaws play."""
    game, outlaw = folsom.new(ruleset, seats=seats, seed=11), Outlaw(seed=1)
    number = 0
    while not game.is_over:
        seat = game.owed[0]
        number += 1
        if number % every == 0:
            yield game.fork(), seat
        game.answer(seat, bots.ask(outlaw, bots.Situation.of(game, seat)))


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=str)
def test_it_plays_every_ruleset(ruleset: str, seats: int) -> None:
    """One sharpshooter among outlaws, to the end of the game."""
    seated: list[Bot] = [Sharpshooter(1), *(Outlaw(seed) for seed in range(2, seats + 1))]
    assert played(ruleset, seated, 3, Budget.of(20)).is_over


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("has_own_trees", [False, True], ids=["one tree", "own trees"])
def test_it_is_blind_to_what_its_seat_cannot_know(ruleset: str, seats: int, has_own_trees: bool) -> None:
    """In another world that the seat could be in, with what is hidden and what comes next redrawn, it answers
    the same.
    """
    for game, seat in situations(ruleset, seats, every=9):
        told = set()
        for world in (game, game.imagine(seat, seed=1), game.imagine(seat, seed=2)):
            bot = Sharpshooter(5, style=Style(has_own_trees=has_own_trees))
            told.add(bots.ask(bot, bots.Situation.of(world, seat), FEW))
        assert len(told) == 1


def test_the_same_seed_and_iterations_answer_the_same() -> None:
    """Whatever the machine is busy with; and another seed may answer otherwise."""
    games = [
        played("colt.first", [Sharpshooter(seed) for seed in seeds], 1, FEW).state()
        for seeds in ([5, 6, 7], [5, 6, 7], [8, 9, 10])
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_it_beats_three_outlaws() -> None:
    """Colt Express, four seats: with 200 iterations it wins over half, and even would be 25 %."""
    seated: list[Bot] = [Sharpshooter(1), Outlaw(2), Outlaw(3), Outlaw(4)]
    assert win_share("colt.first", seated, 6, Budget.of(200)) > 0.35


def test_it_beats_an_outlaw() -> None:
    """To jest napad!, two seats: with 200 iterations it wins about two games of three."""
    assert win_share("napad", [Sharpshooter(1), Outlaw(2)], 15, Budget.of(200)) > 0.5
