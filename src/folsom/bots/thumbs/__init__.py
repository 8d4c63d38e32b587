"""Rules of thumb: how a sensible outlaw plays each game, and what a position is worth to it.

They are judgements, not rules of a game, and stand here so that a bot may play by them and a search may play
its worlds out by them. Each is a function with its reason; all of them look at nothing that their seat may
not know.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Final

from . import colt, napad

THUMBS: Final[Mapping[str, ModuleType]] = {"colt": colt, "napad": napad}
"""By the game's short name: a module with a rule for every stand-in of `bots.stand_ins`."""
