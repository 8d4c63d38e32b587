"""What an entry changed, for those who are to be told."""

from dataclasses import dataclass

from msgspec import Struct

from .messages import Line


@dataclass(slots=True, kw_only=True)
class Effect:
    """Who is to be told what."""

    cause: str = ""
    """The entry's kind."""
    by: str = ""
    """The user whose command it was."""
    at: float = 0.0
    seat: int | None = None
    """The seat that it is about."""
    hearers: frozenset[int] = frozenset()
    """The audiences that get an update."""
    events: tuple[Struct, ...] = ()
    """What happened in the game, sealed."""
    game: bool = False
    """The game looks otherwise now."""
    part: bool = False
    """The table looks otherwise now."""
    notice: str = ""
    line: Line | None = None
    """What somebody said; chat has frames of its own."""
    leaving: bool = False
    """Some who looked may not look any more."""
