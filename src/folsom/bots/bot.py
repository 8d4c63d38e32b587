"""What a bot is: a name, and an answer to a question from what one seat may know.

There are three kinds, and `ask` knows how each is asked: most bots look at the view and the knowledge; those
that imagine worlds are given what their seat remembers as the record that `imagine` takes; a few look at
nothing but the question.
"""

from typing import Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from folsom.kernel.errors import FolsomError
from folsom.kernel.record import Records
from folsom.play.question import Question

from .explaining import Explanation
from .situation import Situation

SECONDS: Final = 0.1
UNHURRIED: Final = 3600.0
"""Seconds that nobody needs."""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How much a bot may think about one answer."""

    seconds: float = SECONDS
    iterations: int = 0
    """At most so many; 0: as many as the seconds allow."""
    is_patient: bool = True
    """Whether a bot may first wait for its rules to be compiled, which takes a while once on a machine."""

    @classmethod
    def of(cls, iterations: int) -> "Budget":
        """So many iterations, however long they take: whoever searches answers the same on any machine."""
        return cls(seconds=UNHURRIED, iterations=iterations)


@runtime_checkable
class Looking(Protocol):
    """A bot that looks at what its seat sees and knows. It is never given a record of the real game."""

    @property
    def name(self) -> str:
        """What it is called."""

    def answer(
        self, view: msgspec.Struct, knowledge: msgspec.Struct, question: Question, budget: Budget, /
    ) -> str:
        """One of the question's answers, within the budget."""


@runtime_checkable
class Imagining(Protocol):
    """A bot that imagines worlds its seat could be in, out of what the seat remembers."""

    @property
    def name(self) -> str:
        """What it is called."""

    def ponder(self, game: str, memory: Records, question: Question, budget: Budget, /) -> str:
        """One of the question's answers, within the budget; `game` is the game's short name."""


@runtime_checkable
class Guessing(Protocol):
    """A bot that looks at nothing but the question, so that nobody need make it a view."""

    @property
    def name(self) -> str:
        """What it is called."""

    def guess(self, question: Question, /) -> str:
        """One of the question's answers."""


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say what it expects."""

    def explain(self, game: str, memory: Records, question: Question, budget: Budget, /) -> Explanation:
        """What it thinks about the question, within the budget."""


class NoExplanation(FolsomError):
    """A bot was asked why, and cannot say."""


Bot: TypeAlias = Looking | Imagining | Guessing


def ask(bot: Bot, situation: Situation, budget: Budget | None = None) -> str:
    """The bot's answer, given what its kind looks at and no more.

    >>> import folsom
    >>> from folsom import bots
    >>> game = folsom.new("napad", seats=2, seed=7)
    >>> bots.ask(bots.make("drifter", seed=1), bots.Situation.of(game, 1)) in game.question(1).answers
    True
    """
    if isinstance(bot, Guessing):
        return bot.guess(situation.question)
    budget = budget or Budget()
    if isinstance(bot, Imagining):
        return bot.ponder(situation.game, situation.memory, situation.question, budget)
    return bot.answer(situation.view, situation.knowledge, situation.question, budget)


def explain(bot: Bot, situation: Situation, budget: Budget | None = None) -> Explanation:
    """What the bot expects of each answer, and what it believes of hidden cards.

    >>> import folsom
    >>> from folsom import bots
    >>> game = folsom.new("napad", seats=2, seed=7)
    >>> situation = bots.Situation.of(game, 1)
    >>> said = bots.explain(bots.make("sharpshooter", seed=1), situation, bots.Budget.of(200))
    >>> said.iterations, said.answer == said.expectations[0].answer
    (200, True)
    """
    if not isinstance(bot, Explaining):
        raise NoExplanation(f"{bot.name} cannot say what it expects: ask a bot that searches")
    return bot.explain(situation.game, situation.memory, situation.question, budget or Budget())
