"""The bots' worker processes, behind a bounded queue: `Pool` is what tables ask for answers.

A bot that hangs, crashes or answers nonsense costs its worker and nobody else anything.
"""

from .errors import BotCrashed, BotFailed, BotHung, PoolClosed, TooBusy
from .pool import Pool, Thinking

__all__ = ["BotCrashed", "BotFailed", "BotHung", "Pool", "PoolClosed", "Thinking", "TooBusy"]
