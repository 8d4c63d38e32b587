"""What a seat knows: the memory, how it is taken out of the heist, and the same as a typed value."""

from .memory import Memory
from .recall import recall

__all__ = ["Memory", "recall"]
