"""Leaks planted on purpose, each of a kind that an engine might have by mistake."""

from folsom.games.colt_express import knowledge
from folsom.games.colt_express.events import ChoseDiscard, Drew, Event, Kept, read
from folsom.games.colt_express.knowledge import Memory, knowledge_of
from folsom.games.colt_express.table.record import Heist
from folsom.kernel.record import Cells
from folsom.kernel.rule import rule
from folsom.kernel.sealed import Sealed

__all__ = ["CountingEvents", "OpenEvents", "glimpse", "knowledge_of", "recall"]


@rule
def recall(h: Heist, seat: int, m: Memory) -> None:
    """Remember one thing too many: how many Moves seat 1 holds, in a field that looks harmless."""
    knowledge.recall(h, seat, m)
    if seat != 1:
        m.stage = h.hand[1, 0]


@rule
def glimpse(h: Heist, seat: int, m: Memory) -> None:
    """Glimpse one thing too many: how many Shots seat 1 holds."""
    knowledge.glimpse(h, seat, m)
    if seat != 1:
        m.neutral = h.hand[1, 2]


class OpenEvents:
    """Events in which a drawn card was not sealed."""

    def read(self, row: Cells, h: Heist, /) -> Event:
        """As it should not be."""
        event = read(row, h)
        if isinstance(event, Drew) and isinstance(event.card, Sealed):
            return Drew(rule=event.rule, seat=event.seat, card=event.card.opened(event.seat))
        return event


class CountingEvents:
    """Events by which others could count the cards that a seat is about to discard (Q83)."""

    def read(self, row: Cells, h: Heist, /) -> Event:
        """As it should not be."""
        event = read(row, h)
        if isinstance(event, ChoseDiscard):
            return Kept(rule=event.rule, seat=event.seat)
        return event
