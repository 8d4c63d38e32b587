"""Bots that misbehave, for the tests of the pool: in workers, by "tests.bots.unruly:Name"."""

import os
import sys
import time
from pathlib import Path

import msgspec

from folsom.bots import Budget
from folsom.play.question import Question


class Unruly:
    """A bot that looks at its view, and so is asked in a worker."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    @property
    def name(self) -> str:
        """Its class."""
        return type(self).__name__.lower()

    def answer(
        self, view: msgspec.Struct, knowledge: msgspec.Struct, question: Question, budget: Budget
    ) -> str:
        """Well behaved so far."""
        del view, knowledge, budget
        return question.answers[0]


class Named(Unruly):
    """Tells its process's number."""

    def answer(self, *_: object) -> str:
        """The number of the process."""
        return str(os.getpid())


class Slow(Unruly):
    """Takes its time, and tells when it began and ended."""

    def answer(self, *_: object) -> str:
        """When it thought."""
        begun = time.monotonic()
        time.sleep(0.2)
        return f"{begun} {time.monotonic()}"


class Hung(Unruly):
    """Never answers."""

    def answer(self, *_: object) -> str:
        """Write down the process's number, and wait for ever."""
        Path(os.environ["FOLSOM_TEST_NOTE"]).write_text(str(os.getpid()), encoding="ascii")
        time.sleep(3600)
        return ""


class Crashing(Unruly):
    """Takes its process down."""

    def answer(self, *_: object) -> str:
        """Die."""
        os._exit(3)


class Raising(Unruly):
    """Raises an error."""

    def answer(self, *_: object) -> str:
        """Raise it."""
        raise ValueError("no idea")


class Babbling(Unruly):
    """Prints while it thinks, and reads what is not its own."""

    def answer(self, *_: object) -> str:
        """Print, read, answer."""
        print("thinking" * 1000)  # noqa: T201  # it must not
        os.write(1, b"\xff" * 100)
        sys.stdin.read()
        return "drew"
