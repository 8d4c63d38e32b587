"""What a seat knows: the memory, how it is taken out of the heist, and the same as a typed value."""

from .known import Knowledge, Passage, Purses, SeatKnowledge, knowledge_of
from .memory import FACE_DOWN, SPECTATOR, Memory
from .recall import glimpse, recall

__all__ = [
    "FACE_DOWN",
    "SPECTATOR",
    "Knowledge",
    "Memory",
    "Passage",
    "Purses",
    "SeatKnowledge",
    "glimpse",
    "knowledge_of",
    "recall",
]
