"""The outlaw beats whoever answers at random, and looks at nothing that it may not know."""

import time

import pytest

import folsom
from folsom import bots
from folsom.bots.drifter import Drifter
from folsom.bots.minds import mind_of, modules_of
from folsom.bots.outlaw import Outlaw
from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, interpreted
from folsom.kernel.lint import lint_game
from folsom.kernel.record import new_games
from folsom.play.game import Game
from folsom.play.start import game_of
from tests.bots.matches import TABLES, played, win_share

SECONDS = 0.001


@pytest.fixture(scope="module", params=TABLES, ids=str)
def recorded(request: pytest.FixtureRequest) -> tuple[Engine, list[tuple[Game, int]]]:
    """The situations of a whole game that the outlaw plays against itself, at each table."""
    ruleset, seats = request.param
    engine = mind_of(game_of(ruleset).name, is_patient=True)
    game, outlaw = folsom.new(ruleset, seats=seats, seed=4, engine=engine), Outlaw(seed=1)
    situations = []
    while not game.is_over:
        seat = game.owed[0]
        situations.append((game.fork(), seat))
        game.answer(seat, bots.ask(outlaw, bots.Situation.of(game, seat)))
    return engine, situations


def test_it_answers_every_question_legally(recorded: tuple[Engine, list[tuple[Game, int]]]) -> None:
    """At every table of both games a whole game is played to its end."""
    _, situations = recorded
    assert len(situations) > 10


def test_rules_of_thumb_look_at_nothing_hidden(recorded: tuple[Engine, list[tuple[Game, int]]]) -> None:
    """In any world that the seat could be in they give the same answer as in the true one."""
    engine, situations = recorded
    for game, seat in situations:
        worlds, memory = new_games(game.definition.heist, 1), game.memory(seat)
        told = set()
        for seed in range(10):
            engine.dream(memory, 0, worlds, 0, seed)
            told.add(engine.extra["by_thumb"](worlds, 0, seat, 0, 7))
        told.add(engine.extra["by_thumb"](game._games, 0, seat, 0, 7))
        assert len(told) == 1


def test_interpreted_it_answers_the_same(recorded: tuple[Engine, list[tuple[Game, int]]]) -> None:
    """So that it can play while its rules are being compiled."""
    engine, situations = recorded
    for game, seat in situations[::5]:
        slow = interpreted(game.definition, modules_of(game.definition))
        quick = engine.extra["by_thumb"](game._games, 0, seat, 0, 3)
        assert slow.extra["by_thumb"](game._games, 0, seat, 0, 3) == quick


def test_an_answer_takes_less_than_a_millisecond(recorded: tuple[Engine, list[tuple[Game, int]]]) -> None:
    """The rules of thumb themselves, worlds imagined included."""
    engine, situations = recorded
    outlaw = Outlaw(seed=1)
    asked = [bots.Situation.of(game, seat) for game, seat in situations]
    for situation in asked[:2]:
        bots.ask(outlaw, situation)
    begun = time.thread_time()
    for situation in asked:
        bots.ask(outlaw, situation)
    assert (time.thread_time() - begun) / len(asked) < SECONDS
    assert engine.backend == "compiled"


def test_the_same_seeds_play_the_same_game() -> None:
    """What the rules of thumb leave open is left to chance, and that to the seed."""
    games = [played("colt.first", [Outlaw(seed) for seed in seeds], 1) for seeds in ([5, 6, 7], [5, 6, 7])]
    assert games[0].state() == games[1].state()


def test_it_beats_three_drifters() -> None:
    """Colt Express, four seats, 100 games in all rotations: even would be 25 %, and it wins about 90 %."""
    assert win_share("colt.first", [Outlaw(1), Drifter(2), Drifter(3), Drifter(4)], deals=25) > 0.75


def test_it_beats_a_drifter() -> None:
    """To jest napad!, two seats, 60 games in both rotations: it wins nearly all."""
    assert win_share("napad", [Outlaw(1), Drifter(2)], deals=30) > 0.9


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_of_thumb_keep_to_the_compiled_subset(game: AnyGame) -> None:
    """As all rules do."""
    assert lint_game(game, modules_of(game)) == []
