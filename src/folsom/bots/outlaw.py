"""The outlaw: plays by rules of thumb, sensibly and at once."""

from random import Random
from typing import Final

from folsom.kernel.record import Records, new_games
from folsom.play.question import Question
from folsom.play.start import game_named

from .bot import Budget
from .codes import text_of
from .minds import mind_of


class Outlaw:
    """Answers by the rules of thumb of `bots.thumbs`."""

    name: Final = "outlaw"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def ponder(self, game: str, memory: Records, question: Question, budget: Budget) -> str:
        """The answer of most merit.

        The rules of thumb look at a record, so one is imagined; they look at nothing in it that the seat does
        not know, so it makes no difference which.
        """
        engine = mind_of(game, is_patient=budget.is_patient)
        worlds = new_games(game_named(game).heist, 1)
        engine.dream(memory, 0, worlds, 0, 0)
        code = engine.extra["by_thumb"](worlds, 0, question.seat, self._random.getrandbits(32))
        return text_of(engine, worlds, question, code)
