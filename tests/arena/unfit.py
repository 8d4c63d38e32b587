"""Bots that do not know how to play."""

import multiprocessing
import os
import time

from folsom.play.question import Question


class Silent:
    """Breaks down when it is asked."""

    name = "silent"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def guess(self, question: Question) -> str:
        """Nothing."""
        raise RuntimeError(f"no idea what to {question.kind}")


class Cheat(Silent):
    """Answers what is not allowed."""

    name = "cheat"

    def guess(self, question: Question) -> str:
        """Something else."""
        return f"not {question.answers[0]}"


class First(Silent):
    """Always gives the first answer."""

    name = "first"

    def guess(self, question: Question) -> str:
        """The first one."""
        return question.answers[0]


class Moody(Silent):
    """Answers in most games."""

    name = "moody"

    def guess(self, question: Question) -> str:
        """The first one, or nothing."""
        if (self.seed or 0) % 8 == 1:
            raise RuntimeError("in a mood")
        return question.answers[0]


class Deadly(First):
    """Takes the process with it, but for the one that everything hangs on."""

    name = "deadly"

    def guess(self, question: Question) -> str:
        """The first one, if it lives to say so."""
        if multiprocessing.parent_process() is not None:
            os._exit(1)
        return super().guess(question)


class Slow(First):
    """Takes its time."""

    name = "slow"

    def guess(self, question: Question) -> str:
        """The first one, a little later."""
        time.sleep(0.02)
        return super().guess(question)
