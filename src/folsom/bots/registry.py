"""The bots by name: our own, those that other packages offer as entry points of the group `folsom.bots`, any
other as "module:maker", and programs as "exec:command".

A maker makes a bot from a seed (None: by chance), as the classes of our own do.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, TypeAlias, cast

from folsom.kernel.errors import FolsomError
from folsom.play.errors import UnknownName
from folsom.play.suggest import unknown

from .bot import Bot
from .drifter import Drifter
from .gang import GANG
from .outlaw import NAME as OUTLAW
from .outlaw import Outlaw
from .program import PREFIX, Program
from .sharpshooter import NAME as SHARPSHOOTER
from .sharpshooter import Sharpshooter

GROUP: Final = "folsom.bots"

Maker: TypeAlias = Callable[[int | None], Bot]

OWN: Final[Mapping[str, Maker]] = {
    Drifter.name: Drifter,
    OUTLAW: Outlaw,
    SHARPSHOOTER: Sharpshooter,
    **GANG,
}


class BrokenBot(FolsomError):
    """A bot of somebody else's making cannot be made."""


def make(name: str, seed: int | None = None) -> Bot:
    """A bot of that name; the same seed makes one that answers the same."""
    if name in OWN:
        return OWN[name](seed)
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX), seed)
    if ":" not in name and name not in _offered():
        raise UnknownName(unknown("bot", name, names()))
    try:
        return (_named(name) if ":" in name else _offered()[name])(seed)
    except Exception as error:  # a bot is anybody's code
        raise BrokenBot(f"the bot '{name}' cannot be made: {type(error).__name__}: {error}") from error


def names() -> tuple[str, ...]:
    """All bots that have a name, our own first."""
    return (*OWN, *(name for name in sorted(_offered()) if name not in OWN))


def _named(name: str) -> Maker:
    """The maker that "module:maker" names."""
    module, _, maker = name.partition(":")
    return cast(Maker, getattr(import_module(module), maker))


@cache
def _offered() -> Mapping[str, Maker]:
    return {point.name: _Late(point.load) for point in entry_points(group=GROUP)}


class _Late:
    """A bot of another package, loaded when it is first wanted."""

    def __init__(self, load: Callable[[], Maker]) -> None:
        self._load = load

    def __call__(self, seed: int | None) -> Bot:
        return self._load()(seed)
