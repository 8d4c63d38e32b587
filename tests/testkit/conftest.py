"""The same games as the typed face is tested with."""

from tests.play.conftest import any_game, engine, game, napad

__all__ = ["any_game", "engine", "game", "napad"]
