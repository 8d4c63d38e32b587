"""What happened, typed: one class for every kind of log entry, each with the rule by which it happened.

Bandits, cards and places are the words of positions and answers. Whatever only some may see is sealed for
them (docs/who-knows-what.md): drawn cards, cards laid face down, secret choices, the values of purses.
"""

from collections.abc import Mapping
from typing import Final

from folsom.kernel.record import Cells
from folsom.kernel.sealed import Event, redacted

from ..table.happenings import Happening
from ..table.record import Heist
from . import ending, planning, round_events, setting_up, stealing
from .ending import PrizeWon, PurseCounted, Scored, Won
from .planning import (
    Asked,
    ChoseDiscard,
    ChoseDraw,
    Discarded,
    HandReturned,
    HeldFire,
    Kept,
    LapBegan,
    Played,
    Shed,
)
from .round_events import EventBegan, PurseLost, RansomPaid, StrongboxLaid, Thrown
from .row import Reader, Row
from .setting_up import (
    Boarded,
    CarCoupled,
    CardRevealed,
    Drew,
    FirstDrawn,
    FirstPassed,
    Formed,
    LootLaid,
    Picked,
    PurseGiven,
    RoundBegan,
    Shuffled,
)
from .stealing import (
    BulletsShort,
    CardReturned,
    Climbed,
    Dropped,
    Fizzled,
    Fled,
    Journey,
    LeftLying,
    MarshalMoved,
    Moved,
    NeutralTaken,
    Punched,
    Pushed,
    Shot,
    Snatched,
    Took,
    Turned,
)

READERS: Final[Mapping[Happening, Reader]] = {
    **setting_up.READERS,
    **planning.READERS,
    **stealing.READERS,
    **round_events.READERS,
    **ending.READERS,
}


def read(row: Cells, h: Heist, /) -> Event:
    """The event that a row of the log stands for, its secrets sealed."""
    return READERS[Happening(row[0])](Row(row, h))


__all__ = [
    "Asked",
    "Boarded",
    "BulletsShort",
    "CarCoupled",
    "CardReturned",
    "CardRevealed",
    "ChoseDiscard",
    "ChoseDraw",
    "Climbed",
    "Discarded",
    "Drew",
    "Dropped",
    "Event",
    "EventBegan",
    "FirstDrawn",
    "FirstPassed",
    "Fizzled",
    "Fled",
    "Formed",
    "HandReturned",
    "HeldFire",
    "Journey",
    "Kept",
    "LapBegan",
    "LeftLying",
    "LootLaid",
    "MarshalMoved",
    "Moved",
    "NeutralTaken",
    "Picked",
    "Played",
    "PrizeWon",
    "Punched",
    "PurseCounted",
    "PurseGiven",
    "PurseLost",
    "Pushed",
    "RansomPaid",
    "RoundBegan",
    "Scored",
    "Shed",
    "Shot",
    "Shuffled",
    "Snatched",
    "StrongboxLaid",
    "Thrown",
    "Took",
    "Turned",
    "Won",
    "read",
    "redacted",
]
