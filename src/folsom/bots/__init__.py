"""Bots: whoever answers for a seat from what that seat may know, and nothing else.

bot = folsom.bots.make("outlaw")
text = folsom.bots.ask(bot, folsom.bots.Situation.of(game, seat))
"""

from .bot import Bot, Budget, Explaining, Guessing, Imagining, Looking, NoExplanation, ask, explain
from .explaining import Belief, Expectation, Explanation
from .registry import make, names
from .situation import Situation

__all__ = [
    "Belief",
    "Bot",
    "Budget",
    "Expectation",
    "Explaining",
    "Explanation",
    "Guessing",
    "Imagining",
    "Looking",
    "NoExplanation",
    "Situation",
    "ask",
    "explain",
    "make",
    "names",
]
