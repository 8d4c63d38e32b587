"""Somebody who plays all seats of a table by sockets, as fast as it goes, and knows what it was promised."""

import asyncio
from random import Random
from typing import Final

import msgspec

from bench.ear import KEYS, Ear, Frame, Question, listen
from bench.people import People

__all__ = ["Crew", "Given"]

LONG: Final = 30.0


class Given(msgspec.Struct, frozen=True):
    """An answer that was sent."""

    key: str
    seat: int
    question: str
    answers: tuple[str, ...]


class Crew:
    """One person with a socket for each seat; it outlives the servers that it plays at."""

    def __init__(self, ruleset: str, seats: int, seed: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.table = ""
        self.given: dict[str, Given] = {}
        """By key: everything that was sent."""
        self.promised: set[str] = set()
        """The keys of those that the server said were kept."""
        self.problems: list[str] = []
        """What must not be."""
        self.not_kept = 0
        """How often the server said that it could not keep an answer."""
        self.is_over = False
        self._luck = Random(seed)
        self._token = self._invitation = ""
        self._by_question: dict[str, Given] = {}
        self._sent_here: set[str] = set()
        """What was sent to the server of now."""
        self._ears: list[Ear] = []
        self._heard: dict[int, int] = {}
        """By seat: the number of the last update that it was shown."""

    async def sit_down(self, people: People) -> None:
        """Open a table, take all seats, start."""
        self._token = self._token or await people.come_in("Somebody")
        settings = {"ruleset": self.ruleset, "seats": self.seats}
        body = {"key": next(KEYS), "settings": settings}
        opened = await people.post(self._token, "/api/tables", body)
        self.table, self._invitation = opened["table"], opened["invitation"]
        for seat in range(self.seats):
            await self._tell(people, do="sit", seat=seat)
        await self._tell(people, do="start")
        self._by_question.clear()
        self._heard.clear()
        self.is_over = False

    async def _tell(self, people: People, **fields: object) -> None:
        path = f"/api/tables/{self.table}/commands"
        await people.post(self._token, path, {"key": next(KEYS), **fields}, self._invitation)

    async def come_in(self, people: People) -> None:
        """Look at the table, and send again what nobody has answered; play from now on."""
        self._sent_here.clear()
        listening = (
            listen(self, people.address, self.table, self._token, self._invitation) for _ in range(self.seats)
        )
        self._ears = list(await asyncio.gather(*listening))
        for seat, ear in enumerate(self._ears):
            ear.say("sync", seat=seat)
        async with asyncio.timeout(LONG):
            await asyncio.gather(*(ear.synced.wait() for ear in self._ears))
        for given in self.unanswered():
            self._send(self._ears[given.seat], given)

    async def leave(self) -> None:
        """End all sockets."""
        await asyncio.gather(*(ear.close() for ear in self._ears))

    def unanswered(self) -> list[Given]:
        """What was sent of this game and never answered."""
        return [given for given in self._by_question.values() if given.key not in self.promised]

    # ------------------------------------------------------------ what an ear tells

    def look(self, ear: Ear, frame: Frame) -> None:
        """Answer whatever is asked; and what was shown once is not gone."""
        seat = self._ears.index(ear)
        if frame.number < self._heard.get(seat, 0):
            self.problems.append("an update that was shown is not there any more")
        self._heard[seat] = frame.number
        if frame.game is not None:
            self.is_over = self.is_over or frame.game.outcome is not None
            if frame.game.question is not None:
                self._answer(ear, frame.game.question)

    hear = look

    def confirm(self, key: str) -> None:
        """The server says that it was kept."""
        if key in self.given:
            self.promised.add(key)

    def be_refused(self, frame: Frame) -> None:
        """All answers are legal, and those that are sent twice have the same key; but a store may fail."""
        if frame.code == "store":
            self.not_kept += 1
        else:
            self.problems.append(frame.sentence)

    def _answer(self, ear: Ear, question: Question) -> None:
        given = self._by_question.get(question.id)
        if given is None:
            answer = self._luck.choice(question.answers)
            given = Given(key=next(KEYS), seat=question.seat, question=question.id, answers=(answer,))
            self._by_question[question.id] = self.given[given.key] = given
        if given.key not in self._sent_here:
            self._send(ear, given)

    def _send(self, ear: Ear, given: Given) -> None:
        if given.key not in self._sent_here:
            self._sent_here.add(given.key)
            ear.say("answer", key=given.key, seat=given.seat, question=given.question, answers=given.answers)
