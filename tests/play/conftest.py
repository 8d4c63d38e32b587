"""Games to test with: the table is the same for every game, so the smallest one serves."""

from collections.abc import Callable
from random import Random

import pytest

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, interpreted
from folsom.play.game import Game
from folsom.play.start import game_named, new

PlayOn = Callable[[Game, int], Game]


@pytest.fixture(scope="session")
def napad() -> AnyGame:
    """To jest napad!, the smallest game of the house."""
    return game_named("napad")


@pytest.fixture(scope="session")
def engine(napad: AnyGame) -> Engine:
    """Its rules, interpreted: ready at once."""
    return interpreted(napad)


@pytest.fixture
def game(engine: Engine) -> Game:
    """Three gangs, just dealt; the first seat starts."""
    return new("napad", seats=["cowboys", "mexicans", "indians"], first="cowboys", seed=7, engine=engine)


@pytest.fixture
def over(game: Game) -> Game:
    """The same game after its last answer."""
    return play_on(game, 10_000)


@pytest.fixture(params=[game.name for game in GAMES])
def any_game(request: pytest.FixtureRequest) -> Game:
    """A game of each kind, with its first ruleset and the fewest seats."""
    definition = game_named(request.param)
    return new(next(iter(definition.rulesets.PRESETS)), seed=11, engine=interpreted(definition))


def play_on(game: Game, answers: int, seed: int = 1) -> Game:
    """Give so many random answers, or fewer if the game ends."""
    random = Random(seed)
    for _ in range(answers):
        if not game.owed:
            break
        game.answer(game.owed[0], random.choice(game.question(game.owed[0]).answers))
    return game
