"""The levels that a house offers at its tables: the six of ours, and bots of its own."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from folsom.kernel.errors import FolsomError

from .levels import LEVELS, Level
from .registry import make

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")


class BadLevel(FolsomError):
    """A bot that cannot be offered under that name."""


def levels_of(own: Sequence[str]) -> Mapping[str, Level]:
    """All levels by name, the house's own last: each is NAME=BOT, or a bot that has such a name itself.

    >>> levels_of(["dice=drifter"])["dice"].bot
    'drifter'
    """
    levels = dict(LEVELS)
    for text in own:
        name, _, bot = text.partition("=")
        if NAME.fullmatch(name) is None:
            raise BadLevel(f"'{text}' is no bot with a name: say NAME=BOT, as in cog=exec:python cog.py")
        if name in levels:
            raise BadLevel(f"'{text}': there is a level '{name}' already, take another name")
        make(bot or name, 0)
        levels[name] = Level(bot=bot or name)
    return levels
