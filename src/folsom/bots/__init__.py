"""Bots: whoever answers for a seat from what that seat may know, and nothing else.

bot = folsom.bots.make("outlaw")
text = folsom.bots.ask(bot, folsom.bots.Situation.of(game, seat))
"""

from .bot import Bot, Budget, Guessing, Imagining, Looking, ask
from .registry import make, names
from .situation import Situation

__all__ = ["Bot", "Budget", "Guessing", "Imagining", "Looking", "Situation", "ask", "make", "names"]
