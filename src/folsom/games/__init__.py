"""The registry: the one place that lists the games. A new game is a folder beside these and a line here."""

from typing import Final

from folsom.games import colt_express, to_jest_napad
from folsom.kernel.contract import AnyGame, erased

GAMES: Final[tuple[AnyGame, ...]] = (erased(colt_express.GAME), erased(to_jest_napad.GAME))
