"""The table for train-robbery board games.

import folsom

game = folsom.new("napad", seats=["cowboys", "mexicans"], seed=7)
question = game.question(game.owed[0])
events = game.answer(question.seat, question.answers[0])
"""

from folsom import vector
from folsom.kernel.sealed import redacted, told
from folsom.play.errors import (
    BadText,
    BrokenGame,
    FolsomError,
    GameOver,
    IllegalAnswer,
    NotYourTurn,
    RulesetError,
    ScenarioError,
    UnknownAnswer,
    UnknownName,
)
from folsom.play.game import Game
from folsom.play.house_rules import read_ruleset
from folsom.play.question import Outcome, Question, Reason
from folsom.play.start import load, new
from folsom.play.verify import Verdict, verify

__version__ = "0.1.0"

__all__ = [
    "BadText",
    "BrokenGame",
    "FolsomError",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "NotYourTurn",
    "Outcome",
    "Question",
    "Reason",
    "RulesetError",
    "ScenarioError",
    "UnknownAnswer",
    "UnknownName",
    "Verdict",
    "load",
    "new",
    "read_ruleset",
    "redacted",
    "told",
    "vector",
    "verify",
]
