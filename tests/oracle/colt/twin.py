"""The oracle itself in the part of the engine: so the comparator can be tested, and shown to see mistakes."""

from __future__ import annotations

from .fate import Fate
from .oracle import Oracle, Snapshot
from .position import Given
from .words import RoundCard


class Twin:
    """An engine made of an oracle with chance of its own."""

    def __init__(self, given: Given, fate: Fate) -> None:
        self.oracle = Oracle(given, fate)

    def questions(self) -> dict[int, tuple[str, list[str]]]:
        """As the oracle's."""
        return self.oracle.questions()

    def answer(self, seat: int, text: str) -> None:
        """As the oracle's."""
        self.oracle.answer(seat, text)

    def snapshot(self) -> Snapshot:
        """As the oracle's."""
        return self.oracle.snapshot()

    def round_card(self) -> RoundCard:
        """The one on the table."""
        return self.oracle.table.card
