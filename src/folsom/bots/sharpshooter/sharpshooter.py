"""The sharpshooter: it plays the game on in its mind, in thousands of worlds that could be the true one."""

from random import Random
from typing import Final

from folsom.bots.bot import Budget
from folsom.bots.explaining import Expectation, Explanation
from folsom.bots.minds import mind_of
from folsom.kernel.record import Records
from folsom.play.question import Question
from folsom.play.start import game_named

from .believing import beliefs_of
from .session import Session
from .style import Style

NAME: Final = "sharpshooter"
NEARLY: Final = 0.8
"""A lapse wins at least so much of what the best answer would have won ..."""
FEW_VISITS: Final = 0.25
"""... and was tried at least so often as a part of how often that was."""


class Sharpshooter:
    """Answers by information-set Monte-Carlo tree search."""

    def __init__(self, seed: int | None = None, *, style: Style | None = None, name: str = NAME) -> None:
        self.name: Final = name
        self.style: Final = style or Style()
        self._random = Random(seed)

    def ponder(self, game: str, memory: Records, question: Question, budget: Budget) -> str:
        """The answer that held out best; by rules of thumb where there is no time to search."""
        if len(question.answers) == 1:
            return question.answers[0]
        session = self._session(game, memory, question, budget)
        if session.engine.backend == "interpreted" and not (budget.is_patient and budget.iterations):
            return session.by_thumb(self._random.getrandbits(32))
        return self._found(session, budget)

    def explain(self, game: str, memory: Records, question: Question, budget: Budget) -> Explanation:
        """What it expects of each answer, and what it believes of hidden cards."""
        session = self._session(game, memory, question, budget)
        return Explanation(
            answer=self._found(session, budget),
            iterations=session.iterations,
            expectations=tuple(session.expectations()),
            beliefs=beliefs_of(session.engine, session.game, memory),
        )

    def _session(self, game: str, memory: Records, question: Question, budget: Budget) -> Session:
        return Session(game_named(game), mind_of(game, is_patient=budget.is_patient), memory, question)

    def _found(self, session: Session, budget: Budget) -> str:
        session.search(self.style, budget, self._random.getrandbits(60))
        best, *others = session.expectations()
        if others and self._random.random() < self.style.lapses and _is_nearly(others[0], best):
            return others[0].answer
        return best.answer


def _is_nearly(second: Expectation, best: Expectation) -> bool:
    """Whether somebody could well take the second for the best."""
    return second.visits >= FEW_VISITS * best.visits and second.win_share >= NEARLY * best.win_share
