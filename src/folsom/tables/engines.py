"""The engines of all games, the best there are at the time: play may begin while the rules still compile."""

from collections.abc import Callable

from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, engine_for
from folsom.play.start import game_named


class Engines:
    """Who asks for a game's engine gets the best one there is now."""

    def __init__(self, best: Callable[[AnyGame], Engine] = engine_for) -> None:
        """`best` answers at once; it may answer with a faster engine later."""
        self._best = best

    def __call__(self, game: AnyGame) -> Engine:
        """The engine of a game."""
        return self._best(game)

    def named(self, name: str) -> Engine:
        """The engine of the game of that short name."""
        return self._best(game_named(name))
