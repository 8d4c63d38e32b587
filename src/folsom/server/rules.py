"""The rules of all games, ready at once: interpreted until a thread has compiled them."""

import os
from collections.abc import Sequence

from msgspec import Struct

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import (
    BACKEND_VARIABLE,
    Compilation,
    Engine,
    compile_in_background,
    interpreted,
)


class Progress(Struct, frozen=True, kw_only=True):
    """How far the rules of a game are."""

    game: str
    title: str
    done: int
    total: int
    """0 as long as nobody knows."""
    is_fast: bool
    """They are compiled."""
    is_final: bool
    """Nothing more will come of it: compiled, or interpreted for good."""


class Rules:
    """The engines of one server."""

    def __init__(self, games: Sequence[AnyGame] = GAMES) -> None:
        """Begin to compile, unless FOLSOM_BACKEND says otherwise."""
        wanted = os.environ.get(BACKEND_VARIABLE) != "interpreted"
        self._games = games
        self._compiling: dict[str, Compilation] = (
            {game.name: compile_in_background(game) for game in games} if wanted else {}
        )

    def best(self, game: AnyGame) -> Engine:
        """The fastest engine there is by now."""
        compiling = self._compiling.get(game.name)
        return (compiling and compiling.engine) or interpreted(game)

    def progress(self) -> tuple[Progress, ...]:
        """How far each game is."""
        return tuple(self._progress(game) for game in self._games)

    def _progress(self, game: AnyGame) -> Progress:
        compiling = self._compiling.get(game.name)
        return Progress(
            game=game.name,
            title=game.title,
            done=compiling.done if compiling is not None else 0,
            total=compiling.total if compiling is not None else 0,
            is_fast=compiling is not None and compiling.engine is not None,
            is_final=compiling is None or compiling.engine is not None or compiling.error is not None,
        )
