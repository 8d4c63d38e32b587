"""Two houses, each with one table, and somebody who cannot tell in which of the two it is.

In one house the true game is played, in the other a game that this one audience could be in. Clocks, ids and
keys are the same, and bots do as they are told. Both tables are the real thing, from the command to the bytes
of the frame; only their games begin in the middle.
"""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from folsom.play.game import Game
from folsom.play.gamefile import GameFile
from folsom.tables.actor import Actor
from folsom.tables.engines import Engines
from folsom.tables.house import House as Rules
from folsom.tables.messages import Result
from folsom.tables.playing import Play, dealt
from folsom.tables.ports import Thinking
from folsom.tables.refusal import Refusal
from tests.leaks.worlds import records
from tests.tables.means import settle
from tests.tables.world import ENGINES, Person, World

STARTS: Final[dict[str, Game]] = {}
"""By house: how its game began."""
PATIENT: Final = Rules(
    bot_delay=0.5,
    bot_patience=1e9,
    chat_burst=1_000_000,
    sweep=1e9,
    directory_delay=1e9,
    lease=1e10,
    idle=1e10,
)
"""Nothing happens at the tables but what happens in both houses."""


def started(file: GameFile, engines: Engines) -> Game:
    """What stands for the deal: the position from which both houses go on, once there is one."""
    return STARTS[file.end].fork() if file.end in STARTS else dealt(file, engines)


class Puppets:
    """Bots that answer what they are told, when they are told."""

    def __init__(self) -> None:
        self._strings: dict[int, asyncio.Future[str]] = {}

    def levels(self) -> Mapping[str, float]:
        """Their names."""
        return {"drifter": 0.0, "outlaw": 0.0}

    async def answer(self, level: str, thinking: Thinking) -> str:
        """Wait for what to say."""
        del level
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._strings[thinking.question.seat] = told
        return await told

    def pull(self, seat: int, answer: str | Exception) -> None:
        """Let one of them answer, or break down."""
        if isinstance(answer, Exception):
            self._strings[seat].set_exception(answer)
        else:
            self._strings[seat].set_result(answer)


class House:
    """One of the two."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.puppets = Puppets()
        self.world = World(house=PATIENT, bots=self.puppets)
        self.people: list[Person] = []
        """Who holds the seats; then somebody who watches."""
        self.actor: Actor

    async def open(self, ruleset: str, seats: int, bots: frozenset[int], **settings: object) -> None:
        """A game has begun."""
        await self.world.open()
        self.people = [self.world.person(f"p{number}") for number in range(seats + 1)]
        host = self.people[0]
        await host.opens(ruleset, seats, **settings)
        invitation = host.sight.welcome.invitation if host.sight.welcome is not None else ""
        for number, person in enumerate(self.people):
            await self.world.store.people.put_user(person.user)
            person.table, person.invitation = host.table, invitation
            if number in bots:
                await host.may("add-bot", seat=number, level="outlaw")
            elif number < seats:
                await person.may("sit", seat=number)
        await host.may("start")
        host.goes()
        self.actor = await self.world.hall.tables.at(host.table)

    @property
    def play(self) -> Play:
        """What is played."""
        assert self.actor.table.play is not None
        return self.actor.table.play

    @property
    def game(self) -> Game:
        """How the game stands."""
        return self.play.game

    def begin(self, game: Game) -> None:
        """Play this game from now on, as if it had been dealt so."""
        table, before = self.actor.table, self.play
        begun = records(game).copy()
        begun["log_n"] = 0
        start = Game(game.definition, game.engine, begun, before.game.origin)
        STARTS[self.name] = start
        self.actor.keeper.sitters.stop()
        table.play = Play(
            file=replace(before.file, end=self.name),
            engines=ENGINES,
            began=before.began,
            game=start.fork(),
            generation=[each + 1 for each in before.generation],
        )
        self.actor.keeper.look_after()

    # ------------------------------------------------------------ what happens

    async def say(self, who: int, message: Mapping[str, object]) -> Result:
        """Somebody says something."""
        return await self.people[who].send({"key": self.world.key(), **message})

    async def answer(self, seat: int, answers: tuple[str, ...]) -> Result:
        """A seat's person answers."""
        message = {"do": "answer", "seat": seat, "question": self.play.question_id(seat), "answers": answers}
        return await self.say(seat, message)

    async def pull(self, seat: int, answers: tuple[str, ...]) -> None:
        """A seat's bot answers."""
        for answer in answers:
            await settle()
            self.puppets.pull(seat, answer)
        await self.world.pass_time(2 * PATIENT.bot_delay)

    async def break_down(self, seat: int, dice: list[int]) -> None:
        """A seat's bot breaks down, and the clock answers for it."""
        self.world.luck.rigged = dice
        await settle()
        self.puppets.pull(seat, RuntimeError("out of order"))
        await self.world.pass_time(2 * PATIENT.bot_delay)

    async def run_out(self, seat: int, dice: list[int]) -> None:
        """A seat's clock ends."""
        self.world.luck.rigged = dice
        deadline = self.actor.table.timing.deadline(seat, PATIENT.breath)
        assert deadline is not None
        await self.world.pass_time(deadline - self.world.clock.now() + 0.01)

    # ------------------------------------------------------------ what is shown

    async def shown(self, who: int, eyes: int | None) -> dict[str, bytes]:
        """All that somebody may ask for, as it is sent."""
        person, hall = self.people[who], self.world.hall
        table, link = person.table, person.invitation
        await hall.write_rows()
        asked = {
            "table": hall.welcome(person.user, table, seat=eyes, invitation=link),
            "log": hall.log(person.user, table, seat=eyes, invitation=link),
            "replay": hall.replay(person.user, table, seat=eyes, invitation=link),
            "another's table": hall.welcome(person.user, table, seat=who - 1, invitation=link),
            "another's replay": hall.replay(person.user, table, seat=who - 1, invitation=link),
            "all-seeing": hall.replay(person.user, table, all_seeing=True, invitation=link),
            "game file": hall.game_file(person.user, table, invitation=link),
            "own tables": hall.own(person.id),
            "watchable": hall.watchable(),
            "lobby": hall.lobby(),
        }
        if eyes is None:  # whoever runs the house sees no more than those who watch
            asked["inspection"] = hall.inspect(table)
        return {name: await told(wish) for name, wish in asked.items()}


async def told(wish: object) -> bytes:
    """What is sent of it; the sentence, if it is refused."""
    assert asyncio.iscoroutine(wish)
    try:
        return msgspec.json.encode(await wish)
    except Refusal as refusal:
        return msgspec.json.encode(refusal.frame(""))


def some_settings(chance: Random) -> dict[str, object]:
    """How a table might be set."""
    clocks = ({"kind": "none"}, {"kind": "days", "days": 1}, {"kind": "bank", "seconds": 600, "increment": 5})
    return {"clock": chance.choice(clocks), "public": chance.random() < 0.3}
