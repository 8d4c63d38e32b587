"""The sharpshooter: a bot that searches, in `folsom.bots.search`; here is what Python does about it."""

from .gang import GANG
from .sharpshooter import NAME, Sharpshooter
from .style import Style

__all__ = ["GANG", "NAME", "Sharpshooter", "Style"]
