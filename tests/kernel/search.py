"""An entry of a module of its own, as players that search would write it."""

from folsom.kernel.placeholders import first_owing, question
from folsom.kernel.record import Games, Record
from folsom.kernel.rule import entry


@entry
def phase_of(games: Games[Record], i: int) -> int:
    """What the next seat is asked."""
    h = games[i]
    return question(h, first_owing(h))
