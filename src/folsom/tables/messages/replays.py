"""A game from its first moment on; and a table as whoever runs the house may see it."""

from collections.abc import Mapping

from msgspec import Raw, Struct

from folsom.play.question import Outcome

from .parts import Face, TablePart, Told


class Moment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something happened in the game that these eyes could see; the first moment is the deal."""

    seconds: float
    """Since the game began."""
    seat: int | None
    """Who answered."""
    events: tuple[Told, ...]
    owed: tuple[int, ...]
    """The seats that owe an answer then."""
    view: Raw | None = None
    """The table as it looks then; left out of a log."""
    views: tuple[Raw, ...] = ()
    """All-seeing: it as every seat sees it."""
    outcome: Outcome | None = None


class Replay(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game so far, seen with somebody's eyes; as a log without the views."""

    table: str
    seat: int | None
    """Whose eyes these are; None: of those who watch."""
    all_seeing: bool
    """Nothing is hidden: the game is over."""
    part: TablePart
    began: float
    moments: tuple[Moment, ...]


class Inspection(Struct, frozen=True, kw_only=True):
    """A table without hands: what whoever runs the house may see of it, no more than those who watch."""

    table: str
    part: TablePart
    owed: tuple[int, ...]
    clocks: tuple[Face, ...]
    created: float
    touched: float
    updates: int
    """What those who watch have been told so far."""
    names: Mapping[str, str]
    present: tuple[str, ...]
    watchers: int
    lines: int
    """Lines of chat."""
    is_led: bool
    """Its clocks and bots run on this server."""
    stopped: bool
