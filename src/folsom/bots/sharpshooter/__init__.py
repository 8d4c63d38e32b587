"""The sharpshooter: a bot that searches, in `folsom.bots.search`; here is what Python does about it."""

from .sharpshooter import Sharpshooter
from .style import Style

__all__ = ["Sharpshooter", "Style"]
