"""The outlaw: plays by rules of thumb, sensibly and at once."""

from random import Random
from typing import Final

from folsom.kernel.record import Records, new_games
from folsom.play.question import Question
from folsom.play.start import game_named

from .bot import Budget
from .codes import text_of
from .minds import mind_of

NAME: Final = "outlaw"
MANY: Final = 3
"""Of so many answers the second-best is never absurd; of two it may be to walk into the Marshal's arms."""


class Outlaw:
    """Answers by the rules of thumb of `bots.thumbs`."""

    def __init__(self, seed: int | None = None, *, name: str = NAME, lapses: float = 0.0) -> None:
        self.name: Final = name
        self.lapses: Final = lapses
        """How often the second-best answer is given, where there are many."""
        self._random = Random(seed)

    def ponder(self, game: str, memory: Records, question: Question, budget: Budget) -> str:
        """The answer of most merit, but for lapses.

        The rules of thumb look at a record, so one is imagined; they look at nothing in it that the seat does
        not know, so it makes no difference which.
        """
        engine = mind_of(game, is_patient=budget.is_patient)
        worlds = new_games(game_named(game).heist, 1)
        engine.dream(memory, 0, worlds, 0, 0)
        by_thumb, luck = engine.extra["by_thumb"], self._random.getrandbits(32)
        code = by_thumb(worlds, 0, question.seat, 0, luck)
        if len(question.answers) >= MANY and self._random.random() < self.lapses:
            code = by_thumb(worlds, 0, question.seat, 1 << code, luck)
        return text_of(engine, worlds, question, code)
