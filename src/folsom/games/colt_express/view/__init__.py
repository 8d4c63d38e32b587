"""What lies on the table for a seat: made from its memory, and kept up to date by what it is told."""

from .folding import fold
from .seeing import view_of
from .shapes import Asking, BanditView, Carrying, CarView, Loot, PileCard, SeatView, View

__all__ = [
    "Asking",
    "BanditView",
    "CarView",
    "Carrying",
    "Loot",
    "PileCard",
    "SeatView",
    "View",
    "fold",
    "view_of",
]
