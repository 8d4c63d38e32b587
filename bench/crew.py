"""Six people at a table, four who play and two who watch, each with a socket."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final

from bench.ear import KEYS, Ear, Frame, Question, listen
from bench.people import People

__all__ = ["PING_EVERY", "SEATS", "WATCHERS", "Answer", "Crew"]

RULESET: Final = "colt.first"
SEATS: Final = 4
WATCHERS: Final = 2
PING_EVERY: Final = 8.0
"""So often a client says that it is there."""


class Answer:
    """One answer on its way: when it was due, and how many have heard of it."""

    __slots__ = ("due", "heard", "last", "replied")

    def __init__(self, due: float) -> None:
        self.due = due
        self.heard = 0
        self.last = 0.0
        self.replied = False

    @property
    def is_delivered(self) -> bool:
        """Whether everybody has heard of it, and its sender has the reply."""
        return self.replied and self.heard == SEATS + WATCHERS

    @property
    def seconds(self) -> float:
        """From when it was due to the last who heard of it."""
        return self.last - self.due


class Crew:
    """People who play at one table after the other; one answer is on its way at a time."""

    def __init__(self, people: People, tokens: list[str], ready: Callable[["Crew"], None], seed: int) -> None:
        """`ready` is told whenever an answer can be given, or the game is over."""
        self.people = people
        self.tokens = tokens
        self.table = ""
        self.is_over = False
        self.answer: Answer | None = None
        """The one that is on its way."""
        self.answers: list[Answer] = []
        """All that were given at this table."""
        self._ready = ready
        self._luck = Random(seed)
        self._ears: list[Ear] = []
        self._question: Question | None = None
        self._asked: Ear | None = None
        self._key = ""
        self._strays = 0

    @property
    def mistakes(self) -> int:
        """Updates that were lost, came twice, or told of an answer that nobody gave."""
        return self._strays + sum(ear.missed for ear in self._ears)

    # ------------------------------------------------------------ a table

    async def sit_down(self) -> None:
        """Open a table, take the seats, start, and look."""
        self.is_over, self.answer, self.answers = False, None, []
        settings = {"ruleset": RULESET, "seats": SEATS}
        opened = await self._post("/api/tables", 0, "", settings=settings)
        self.table, invitation = opened["table"], opened["invitation"]
        for seat in range(SEATS):
            await self._post(f"/api/tables/{self.table}/commands", seat, invitation, do="sit", seat=seat)
        await self._post(f"/api/tables/{self.table}/commands", 0, invitation, do="start")
        await self._listen(invitation)
        self._ready(self)

    async def _post(self, path: str, who: int, invitation: str, **fields: object) -> dict[str, str]:
        body = {"key": next(KEYS), **fields}
        said: dict[str, str] = await self.people.post(self.tokens[who], path, body, invitation)
        return said

    async def _listen(self, invitation: str) -> None:
        address = self.people.address
        listening = (listen(self, address, self.table, token, invitation) for token in self.tokens)
        self._ears = list(await asyncio.gather(*listening))
        for seat, ear in enumerate(self._ears):
            ear.say("sync", seat=seat if seat < SEATS else None)
        await asyncio.gather(*(ear.synced.wait() for ear in self._ears))

    async def get_up(self) -> None:
        """End all sockets."""
        await asyncio.gather(*(ear.close() for ear in self._ears))
        self._ears, self._strays = [], 0

    def ping(self) -> None:
        """Say that everybody is there."""
        for ear in self._ears:
            ear.say("ping")

    # ------------------------------------------------------------ playing

    def give(self, due: float) -> None:
        """Give a legal answer to what is asked, at random."""
        asked, ear = self._question, self._asked
        assert asked is not None, "nothing is asked"
        assert ear is not None, "somebody is asked"
        self._question = None
        self.answer = Answer(due)
        self.answers.append(self.answer)
        given = self._luck.choice(asked.answers)
        self._key = ear.say("answer", seat=asked.seat, question=asked.id, answers=[given])

    def look(self, ear: Ear, frame: Frame) -> None:
        """Somebody sees the game."""
        if frame.game is not None:
            self.is_over = frame.game.outcome is not None
            if frame.game.question is not None:
                self._question, self._asked = frame.game.question, ear

    def hear(self, ear: Ear, frame: Frame) -> None:
        """Somebody hears of an answer."""
        self.look(ear, frame)
        if frame.cause == "answered":
            if self.answer is None:
                self._strays += 1
                return
            self.answer.heard += 1
            self._see_whether_delivered(self.answer)

    def confirm(self, key: str) -> None:
        """The answer was kept."""
        if self.answer is not None and key == self._key:
            self.answer.replied = True
            self._see_whether_delivered(self.answer)

    def be_refused(self, frame: Frame) -> None:
        """It was not, and is lost."""
        raise RuntimeError(f"refused: {frame.sentence}")

    def _see_whether_delivered(self, answer: Answer) -> None:
        answer.last = time.perf_counter()
        if answer.is_delivered:
            self.answer = None
            self._ready(self)
