"""The sharpshooter: a bot that searches, in `folsom.bots.search`; here is what Python does about it."""

from .sharpshooter import NAME, Sharpshooter
from .style import Style

__all__ = ["NAME", "Sharpshooter", "Style"]
