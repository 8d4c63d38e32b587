"""The drifter: any legal answer, each as likely. Whoever cannot beat it has not understood the game."""

from random import Random
from typing import Final

from folsom.play.question import Question


class Drifter:
    """Answers at random."""

    name: Final = "drifter"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def guess(self, question: Question) -> str:
        """Any of the answers."""
        return self._random.choice(question.answers)
