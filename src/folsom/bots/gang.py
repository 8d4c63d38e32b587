"""The six who sit at tables: how each of them thinks, and what the lesser ones are apt to overlook."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace

from .bot import Bot
from .outlaw import Outlaw
from .sharpshooter import Sharpshooter, Style

SUSPICIOUS: Final = Style(has_own_trees=False, exploration=0.35)
"""Of those who believe that everybody sees through them: they play as if their hidden cards were known."""

GANG: Final[Mapping[str, Callable[[int | None], Bot]]] = {
    "hiccup": partial(Outlaw, name="hiccup", lapses=0.5),
    "left-boot": partial(Outlaw, name="left-boot"),
    "dusty": partial(Sharpshooter, name="dusty", style=replace(SUSPICIOUS, lapses=0.1)),
    "foxglove": partial(Sharpshooter, name="foxglove", style=SUSPICIOUS),
    "midnight": partial(Sharpshooter, name="midnight", style=SUSPICIOUS),
    "thunder": partial(Sharpshooter, name="thunder"),
}
"""Makers by name, from the least famous to the most."""
