"""What bots think with: a game's rules, its rules of thumb and the search, made fast together.

Compiling them takes a while once on a machine. Whoever cannot wait for that thinks interpreted meanwhile.
"""

from functools import cache
from threading import Thread
from types import ModuleType
from typing import Final

from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, engine_for, interpreted
from folsom.kernel.progress import ProgressLine
from folsom.play.start import game_named

from . import asking
from .search import iterating
from .thumbs import THUMBS

SHORT: Final = 1.5
"""Seconds that even the impatient wait: what is compiled already is loaded by then."""


def modules_of(game: AnyGame) -> tuple[ModuleType, ...]:
    """The modules that a game's engine needs for bots to think with."""
    return asking, iterating, THUMBS[game.name]


def mind_of(name: str, *, is_patient: bool) -> Engine:
    """The engine to think with about the game of that short name; interpreted if it would take too long."""
    making = _making(name)
    making.thread.join(None if is_patient else SHORT)
    if making.engine is not None:
        return making.engine
    if making.error is not None:
        raise making.error
    return interpreted(making.game, modules_of(making.game))


class _Making:
    """An engine being made in a thread of its own."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.engine: Engine | None = None
        self.error: Exception | None = None
        self.thread = Thread(target=self._run, name=f"compiling {game.name}", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        game = self.game
        try:
            self.engine = engine_for(game, modules_of(game), ProgressLine(f"{game.title}, with its bots"))
        except Exception as error:  # noqa: BLE001  # whoever wants to think must hear of it
            self.error = error


@cache
def _making(name: str) -> _Making:
    return _Making(game_named(name))
