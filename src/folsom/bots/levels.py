"""The levels of bot that sit at tables: which bot, and how much it may think about an answer.

Whoever plays chooses among six outlaws of rising fame. How strong each is stands in docs/players.md.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from .bot import SECONDS


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """A bot and its budget."""

    bot: str
    """What `registry.make` makes it from."""
    fame: int = 0
    """From 1, whom nobody has heard of, to 6, a legend; 0: not offered, though it may be named."""
    seconds: float = SECONDS
    """The longest that it may think about one answer."""
    iterations: int = 0
    """0: as many as the seconds allow."""


LEVELS: Final[Mapping[str, Level]] = {
    "drifter": Level(bot="drifter", seconds=0.0),
    "outlaw": Level(bot="outlaw", seconds=0.01),
    "hiccup": Level(bot="hiccup", fame=1),
    "left-boot": Level(bot="left-boot", fame=2),
    "dusty": Level(bot="dusty", fame=3, iterations=50),
    "foxglove": Level(bot="foxglove", fame=4, iterations=120),
    "midnight": Level(bot="midnight", fame=5, iterations=500),
    "thunder": Level(bot="thunder", fame=6, iterations=6000),
}
"""All levels: two that play without names, then, from the weakest to the strongest, Hiccup Hank, Left-Boot
Lou, Dusty Dot, Miss Foxglove, Midnight Moe and Mother Thunder.
"""


def is_offered(name: str) -> bool:
    """Whether people are offered a level; those of a house's own making are."""
    return name not in LEVELS or LEVELS[name].fame > 0
