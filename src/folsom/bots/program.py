"""A bot that is a program of its own, in whatever language: `exec:python my_bot.py`.

It is told each question as one line of JSON at its standard input, and gives its answer as one line:

    {"view": {...}, "knowledge": {...}, "question": {..., "answers": ["move", "draw"]}, "budget": {...}}
    {"answer": "draw"}

It is started when it is first asked, and ended if it hangs, breaks down or talks nonsense; the next question
starts it anew. What it prints at its standard error is its own affair.
"""

import os
import shlex
import weakref
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread
from typing import IO, Final

import msgspec

from folsom.kernel.errors import FolsomError
from folsom.play.question import Question

from .bot import Budget
from .orphans import end_with_parent

PREFIX: Final = "exec:"
SEED: Final = "FOLSOM_SEED"
"""The environment variable that tells the program the number that its chance shall hang on."""
GRACE: Final = 1.0
"""Seconds that a program may be late."""
START: Final = 5.0
"""Seconds more that it has for its first answer."""
LONGEST_LINE: Final = 65_536


class ProgramFailed(FolsomError):
    """A program did not answer as a bot must."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a program is told."""

    view: msgspec.Struct
    knowledge: msgspec.Struct
    question: Question
    budget: "Time"


class Time(msgspec.Struct, frozen=True, kw_only=True):
    """How much a program may think."""

    seconds: float
    iterations: int
    """0: as many as the seconds allow."""


class Said(msgspec.Struct, frozen=True):
    """What it says."""

    answer: str


class Program:
    """A bot that asks a program."""

    def __init__(self, command: str, seed: int | None = None) -> None:
        self.name: Final = PREFIX + command
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ProgramFailed(f"'{command}' is no command: {error}") from None
        if not self._words:
            raise ProgramFailed(f"behind '{PREFIX}' stands a command, as in exec:python my_bot.py")
        self._seed = seed
        self._running: _Running | None = None

    def answer(
        self, view: msgspec.Struct, knowledge: msgspec.Struct, question: Question, budget: Budget
    ) -> str:
        """What the program answers, if that is one of the answers."""
        time = Time(seconds=budget.seconds, iterations=budget.iterations)
        told = Told(view=view, knowledge=knowledge, question=question, budget=time)
        patience = budget.seconds + GRACE
        if self._running is None:
            self._running = _Running(self._words, self._seed)
            patience += START
        try:
            return self._read(self._running.exchange(msgspec.json.encode(told), patience), question)
        except ProgramFailed:
            self._running.end()
            self._running = None
            raise

    def _read(self, line: bytes, question: Question) -> str:
        try:
            answer = msgspec.json.decode(line, type=Said).answer
        except msgspec.DecodeError as error:
            raise ProgramFailed(f'a program says {{"answer": ...}} in one line of JSON: {error}') from None
        if answer not in question.answers:
            raise ProgramFailed(f"the program said '{answer[:80]}', which is none of the answers")
        return answer


class _Running:
    """A program that runs, with a thread that waits for it."""

    def __init__(self, words: list[str], seed: int | None) -> None:
        environment = os.environ | ({} if seed is None else {SEED: str(seed)})
        try:
            self._process = Popen(  # noqa: S603  # whoever names a program wants it to run
                words,
                stdin=PIPE,
                stdout=PIPE,
                env=environment,
                preexec_fn=end_with_parent(),  # noqa: PLW1509  # a single system call, which takes no lock
            )
        except OSError as error:
            raise ProgramFailed(f"'{words[0]}' cannot be started: {error.strerror}") from None
        self.end = weakref.finalize(self, _end, self._process)
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        pipes = self._process.stdin, self._process.stdout, self._questions, self._answers
        Thread(target=_converse, args=pipes, name="program", daemon=True).start()

    def exchange(self, line: bytes, patience: float) -> bytes:
        """The line that answers a line."""
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            raise ProgramFailed(f"the program gave no answer within {patience:.1f} s") from None
        if not answer.endswith(b"\n"):
            raise ProgramFailed("the program ended without an answer, or its line was too long")
        return answer


def _converse(
    sink: IO[bytes], source: IO[bytes], questions: SimpleQueue[bytes], answers: SimpleQueue[bytes]
) -> None:
    """Pass lines to and fro, until one of them fails."""
    line = b"\n"
    while line.endswith(b"\n"):
        question = questions.get()
        try:
            sink.write(question + b"\n")
            sink.flush()
            line = source.readline(LONGEST_LINE)
        except (OSError, ValueError):
            line = b""
        answers.put(line)


def _end(process: Popen[bytes]) -> None:
    """End a program at once, and reap it."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
