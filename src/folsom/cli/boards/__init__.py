"""The table drawn in text, one module a game; a game that nobody draws is listed field by field."""

from collections.abc import Iterator, Mapping
from typing import Final, Protocol

import msgspec
from rich.text import Text

from folsom.cli.boards import colt, napad


class Board(Protocol):
    """How a game's views are drawn."""

    def table(self, view: msgspec.Struct, /) -> Iterator[Text]:
        """What all can see."""

    def own(self, view: msgspec.Struct, /) -> Iterator[Text]:
        """What only the view's seat sees."""


BOARDS: Final[Mapping[str, Board]] = {"colt": colt, "napad": napad}


def table(game: str, view: msgspec.Struct) -> Iterator[Text]:
    """The lines of what all can see, in a game with this short name."""
    return BOARDS[game].table(view) if game in BOARDS else _listed(view)


def own(game: str, view: msgspec.Struct) -> Iterator[Text]:
    """The lines of what only the view's seat sees."""
    return BOARDS[game].own(view) if game in BOARDS else iter(())


def _listed(view: msgspec.Struct) -> Iterator[Text]:
    for name in view.__struct_fields__:
        yield Text(f"{name.replace('_', ' ')}: {_plain(getattr(view, name))}")


def _plain(value: object) -> str:
    if isinstance(value, msgspec.Struct):
        return "; ".join(f"{name} {_plain(getattr(value, name))}" for name in value.__struct_fields__)
    if isinstance(value, tuple | list):
        return " | ".join(_plain(part) for part in value) or "-"
    return "-" if value is None else str(value)
