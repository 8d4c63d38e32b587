"""Tables drawn, in text for terminals and as pictures: one package a game, and a list for any other.

All is drawn from a view, so that nothing can be shown that the seat does not see.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, Protocol

import msgspec
from rich.text import Text

from . import svg
from .colt import picture as colt_picture
from .colt import text as colt_text
from .napad import picture as napad_picture
from .napad import text as napad_text


class Lines(Protocol):
    """How a game's views are drawn in text."""

    def table(self, view: msgspec.Struct, width: int | None, /) -> Iterator[Text]:
        """What all can see, on a screen so wide; any width if that is not known."""

    def own(self, view: msgspec.Struct, /) -> Iterator[Text]:
        """What only the view's seat sees."""


class Picture(Protocol):
    """How a game's views are drawn as a picture."""

    def draw(self, view: msgspec.Struct, /) -> svg.Drawing:
        """What the view's seat sees."""


class Board(NamedTuple):
    """Both."""

    lines: Lines
    picture: Picture


BOARDS: Final[Mapping[str, Board]] = {
    "colt": Board(colt_text, colt_picture),
    "napad": Board(napad_text, napad_picture),
}


def table(game: str, view: msgspec.Struct, width: int | None = None) -> Iterator[Text]:
    """The lines of what all can see, in a game with this short name; on a screen of a known width."""
    return BOARDS[game].lines.table(view, width) if game in BOARDS else _listed(view)


def own(game: str, view: msgspec.Struct) -> Iterator[Text]:
    """The lines of what only the view's seat sees."""
    return BOARDS[game].lines.own(view) if game in BOARDS else iter(())


def picture(game: str, view: msgspec.Struct) -> str:
    """What the view's seat sees as an SVG document."""
    if game in BOARDS:
        return BOARDS[game].picture.draw(view).document()
    return svg.page([line.plain for line in _listed(view)]).document()


def _listed(view: msgspec.Struct) -> Iterator[Text]:
    for name in view.__struct_fields__:
        yield Text(f"{name.replace('_', ' ')}: {_plain(getattr(view, name))}")


def _plain(value: object) -> str:
    if isinstance(value, msgspec.Struct):
        return "; ".join(f"{name} {_plain(getattr(value, name))}" for name in value.__struct_fields__)
    if isinstance(value, tuple | list):
        return " | ".join(_plain(part) for part in value) or "-"
    return "-" if value is None else str(value)
