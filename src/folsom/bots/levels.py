"""The levels of bot that sit at tables: which bot, and how much it may think about an answer."""

from collections.abc import Mapping
from typing import Final

import msgspec

from .bot import SECONDS


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A bot and its budget."""

    bot: str
    """What `registry.make` makes it from."""
    seconds: float = SECONDS
    """The longest that it may think about one answer."""
    iterations: int = 0
    """0: as many as the seconds allow."""


LEVELS: Final[Mapping[str, Level]] = {
    "drifter": Level(bot="drifter", seconds=0.0),
    "outlaw": Level(bot="outlaw", seconds=0.01),
}
"""All levels, from the weakest to the strongest."""
