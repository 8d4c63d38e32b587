"""What stands on the shelf, and how it is read."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from folsom.play.gamefile import FORM
from folsom.tables.ports import Entry, Status
from folsom.tables.state import Table

__all__ = ["GAMES", "SHELF", "TABLES", "Outcome", "Shelved", "games", "outcome", "tables"]

SHELF: Final = Path(__file__).parent
GAMES: Final = "*.games"
TABLES: Final = "tables.jsonl"


class Outcome(msgspec.Struct, frozen=True):
    """What a table has come to: what everybody at it would still say of it in ten years."""

    status: Status
    ended: str
    seats: tuple[tuple[str, str, bool], ...]
    """The user, the bot that plays, and whether it has resigned."""
    answers: int
    position: str
    """The hash of the position's text; empty if there was no game."""
    clocks: tuple[float, ...]
    """Seconds left to each seat at the time of the last entry."""
    lines: int
    updates: dict[str, int]
    """How many each audience was shown."""


class Shelved(msgspec.Struct, frozen=True):
    """A table's journal, and what came of it."""

    name: str
    entries: tuple[Entry, ...]
    outcome: Outcome


def outcome(table: Table) -> Outcome:
    """What a table has come to."""
    game = table.play.game if table.play is not None else None
    return Outcome(
        status=table.status,
        ended=table.ended,
        seats=tuple((seat.user, seat.bot, seat.resigned) for seat in table.seats),
        answers=len(game.answers) if game is not None else 0,
        position=sha256(game.to_text().encode()).hexdigest() if game is not None else "",
        clocks=tuple(round(face.left, 3) for face in table.timing.faces(table.at)),
        lines=table.lines,
        updates={str(audience): number for audience, number in sorted(table.heard.items())},
    )


def games(path: Path) -> Iterator[str]:
    """The game files that stand in one file."""
    for text in path.read_text(encoding="utf-8").split(f"{FORM}\n")[1:]:
        yield f"{FORM}\n{text}"


def tables(path: Path) -> list[Shelved]:
    """The tables that stand in one file."""
    return [msgspec.json.decode(line, type=Shelved) for line in path.read_bytes().splitlines()]
