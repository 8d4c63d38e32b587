"""What can go wrong at the table, by meaning. Each says in one sentence what was wrong and what would be
right.

FolsomError
    UnknownName         no ruleset, game, seat or rule is called so
    RulesetError        no rulebook describes such a game
    UnknownAnswer       no answer to what is asked
    NotYourTurn         the seat owes no answer now
      GameOver          nobody does any more
    IllegalAnswer       an answer that a rule forbids
    BadText             a position or game file that cannot be read
      ScenarioError     a scenario that is none
      BrokenGame        a game file that contradicts the rules or itself
"""

from folsom.kernel.errors import BadText, FolsomError, RulesetError, ScenarioError, UnknownAnswer
from folsom.play.question import Question

__all__ = [
    "BadText",
    "BrokenGame",
    "FolsomError",
    "GameOver",
    "IllegalAnswer",
    "NotYourTurn",
    "RulesetError",
    "ScenarioError",
    "UnknownAnswer",
    "UnknownName",
]


class UnknownName(FolsomError):
    """No ruleset, game, seat or rule is called so."""


class NotYourTurn(FolsomError):
    """The seat owes no answer now."""


class GameOver(NotYourTurn):
    """The game has ended: nobody owes an answer."""


class BrokenGame(BadText):
    """A game file that contradicts the rules or itself."""


class IllegalAnswer(FolsomError):
    """An answer that a rule forbids; it carries the rule's id and sentence, and the question."""

    def __init__(self, text: str, rule: str, sentence: str, question: Question) -> None:
        super().__init__(f"'{text}' is not allowed: {sentence} ({rule})")
        self.text = text
        self.rule = rule
        self.sentence = sentence
        self.question = question
