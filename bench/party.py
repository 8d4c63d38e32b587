"""People who come to a server, play a game with bots while others watch, and go: again and again.

They do what people do and load tests leave out: connections break and are taken up, somebody talks, takes
back, asks why not, leaves and is forgotten; whoever watches comes late and goes early.
"""

import asyncio
from random import Random
from typing import Final

from bench.ear import Ear, Frame, listen
from bench.people import People

__all__ = ["Party", "Tally"]

TABLES: Final = (("napad", 2), ("napad.harder", 3), ("colt.first", 3), ("colt.first", 4), ("colt.revised", 3))
LEVELS: Final = ("drifter", "outlaw")
PEOPLE: Final = 2
THOUGHT: Final = (0.02, 0.3)
"""Seconds from a question to its answer."""
PATIENCE: Final = 60.0
BREAK: Final = 0.05
"""How often a connection breaks after an answer."""
ASIDE: Final = 0.15
"""How often somebody does something beside playing."""


class Tally:
    """What has been going on."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.breaks = 0
        self.people = 0
        self.refused: dict[str, int] = {}
        """By code: refusals that people must reckon with."""
        self.wrong = 0
        """Updates that were lost or came twice."""


class Seat:
    """Somebody's socket at a table, with a seat's eyes or, where the seat is None, a watcher's."""

    def __init__(self, party: "Party", token: str, seat: int | None) -> None:
        self.party = party
        self.token = token
        self.seat = seat
        self.news = asyncio.Event()
        self.ear: Ear | None = None
        self.frame: Frame | None = None
        """The game as it was seen last."""

    async def come(self) -> None:
        """Open a socket and look."""
        party = self.party
        self.ear = await listen(self, party.people.address, party.table, self.token, party.invitation)
        self.ear.say("sync", seat=self.seat)
        async with asyncio.timeout(PATIENCE):
            await self.ear.synced.wait()

    async def go(self) -> None:
        """Close it."""
        if self.ear is not None:
            self.party.tally.wrong += self.ear.missed
            await self.ear.close()
        self.ear = None

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        game = self.frame.game if self.frame is not None else None
        return game is not None and game.outcome is not None

    # ------------------------------------------------------------ what an ear tells

    def look(self, ear: Ear, frame: Frame) -> None:
        """Somebody sees the game."""
        del ear
        if frame.game is not None:
            self.frame = frame
            self.news.set()

    hear = look

    def confirm(self, key: str) -> None:
        """What was said is done."""

    def be_refused(self, frame: Frame) -> None:
        """Somebody was quicker, or it may not be: people see that, and look again."""
        refused = self.party.tally.refused
        refused[frame.code] = refused.get(frame.code, 0) + 1
        self.news.set()

    # ------------------------------------------------------------ playing

    async def play(self) -> None:
        """Answer whatever is asked until the game is over."""
        while not self.is_over:
            self.news.clear()
            await asyncio.sleep(self.party.luck.uniform(*THOUGHT))
            self._answer()
            self._do_something_else()
            if self.party.luck.random() < BREAK:
                await self._break()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()

    def _answer(self) -> None:
        game = self.frame.game if self.frame is not None else None
        if game is not None and game.question is not None and self.ear is not None:
            asked, self.party.tally.answers = game.question, self.party.tally.answers + 1
            given = self.party.luck.choice(asked.answers)
            self.ear.say("answer", seat=asked.seat, question=asked.id, answers=[given])
            if self.party.luck.random() < ASIDE:
                self.ear.say("take-back", seat=asked.seat)

    def _do_something_else(self) -> None:
        if self.ear is not None and self.party.luck.random() < ASIDE:
            match self.party.luck.randrange(4):
                case 0:
                    self.ear.say("say", text="Hands up! " * self.party.luck.randrange(1, 5))
                case 1:
                    self.ear.say("phrase", phrase="hello")
                case 2:
                    self.ear.say("why-not", seat=self.seat, answer="shoot")
                case _:
                    self.ear.say("ping")

    async def _break(self) -> None:
        await self.go()
        self.party.tally.breaks += 1
        await self.come()


class Party:
    """Two people and bots at one table after the other."""

    def __init__(self, people: People, tally: Tally, seed: int) -> None:
        self.people = people
        self.tally = tally
        self.luck = Random(seed)
        self.table = ""
        self.invitation = ""

    async def go_on(self) -> None:
        """Game after game, each with people who have never been here."""
        while True:
            await self.play()

    async def play(self) -> None:
        """One game, from coming in to going home."""
        tokens = [await self._come_in() for _ in range(PEOPLE + 2)]
        await self._sit_down(tokens[:PEOPLE])
        seats = [Seat(self, token, number) for number, token in enumerate(tokens[:PEOPLE])]
        for seat in seats:
            await seat.come()
        watching = asyncio.create_task(self._watch(tokens[PEOPLE]))
        try:
            await asyncio.gather(*(seat.play() for seat in seats))
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await asyncio.gather(*(seat.go() for seat in seats))
        self.tally.games += 1
        await self._go_home(tokens)

    async def _come_in(self) -> str:
        self.tally.people += 1
        return await self.people.come_in(f"Guest {self.tally.people}")

    async def _sit_down(self, tokens: list[str]) -> None:
        ruleset, seats = self.luck.choice(TABLES)
        said = {"key": "open", "settings": {"ruleset": ruleset, "seats": seats, "public": False}}
        opened = await self.people.post(tokens[0], "/api/tables", said)
        self.table, self.invitation = opened["table"], opened["invitation"]
        for seat, token in enumerate(tokens):
            await self._tell(token, key="sit", do="sit", seat=seat)
        for seat in range(len(tokens), seats):
            await self._tell(
                tokens[0], key=f"bot {seat}", do="add-bot", seat=seat, level=self.luck.choice(LEVELS)
            )
        await self._tell(tokens[0], key="start", do="start")

    async def _tell(self, token: str, **said: object) -> None:
        await self.people.post(token, f"/api/tables/{self.table}/commands", said, self.invitation)

    async def _watch(self, token: str) -> None:
        """Look for a while, go, and come again."""
        while True:
            watcher = Seat(self, token, None)
            try:
                await watcher.come()
                await asyncio.sleep(self.luck.uniform(0.5, 4.0))
            finally:
                await watcher.go()

    async def _go_home(self, tokens: list[str]) -> None:
        """Look at what was; one wants to be forgotten, the others will be."""
        for what in ("log?seat=0", "replay?all_seeing=true", "game-file"):
            await self.people.get(tokens[0], f"/api/tables/{self.table}/{what}", self.invitation)
        await self.people.be_forgotten(self.luck.choice(tokens))
