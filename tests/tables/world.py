"""A server's tables without a server, and people at them who see nothing but frames.

A person says what a client would send, as JSON, and sees what a client would get, decoded by the published
types. It trusts nobody: an update out of order is an error in every test.
"""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from itertools import count
from random import Random
from typing import Final, TypeVar

import msgspec

from folsom.storage import LocalBus, MemoryStore
from folsom.tables.engines import Engines
from folsom.tables.hall import Hall
from folsom.tables.house import House
from folsom.tables.means import Means, Unmetered
from folsom.tables.messages import (
    AnyFrame,
    Asked,
    Ballot,
    Chat,
    Command,
    GamePart,
    Line,
    Presence,
    Proposal,
    Refused,
    Reply,
    Result,
    Settings,
    TablePart,
    Update,
    Welcome,
)
from folsom.tables.ports import Bots, Bus, Status, Store, User
from tests.tables.means import RepeatedLuck, ScriptedBots, StandingClock, settle

COMMANDS: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
FRAMES: Final[msgspec.json.Decoder[AnyFrame]] = msgspec.json.Decoder(AnyFrame)
ENGINES: Final = Engines()
QUICK: Final = House(bot_delay=0.5)
F = TypeVar("F")


class Eyes:
    """A connection: keeps what it was sent, and follows the updates as a client does."""

    def __init__(self, user: str, *, after: "Eyes | None" = None) -> None:
        self.user = user
        self.frames: list[AnyFrame] = []
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.welcome: Welcome | None = None
        self.number = -1
        self.game: GamePart | None = None
        self.part: TablePart | None = None
        self.present: tuple[str, ...] = ()
        self.watchers = 0
        self.lines: list[Line] = []
        if after is not None:
            self._take_up(after)

    def _take_up(self, past: "Eyes") -> None:
        self.welcome, self.number, self.lines = past.welcome, past.number, list(past.lines)
        self.game, self.part = past.game, past.part

    def send(self, frame: bytes) -> None:
        """See a frame."""
        self.raw.append(frame)
        seen = FRAMES.decode(frame)
        self.frames.append(seen)
        match seen:
            case Welcome():
                self.welcome, self.number = seen, seen.number
                self.game, self.part = seen.game, seen.part
                self.lines, self.present = list(seen.chat), seen.present
            case Update():
                assert seen.number == self.number + 1, "an update came out of order"
                self.number = seen.number
                self.game, self.part = seen.game or self.game, seen.part or self.part
            case Presence():
                self.present, self.watchers = seen.present, seen.watchers
            case Chat():
                self.lines.append(seen.said)

    def close(self, code: int, reason: str) -> None:
        """Be hung up on."""
        self.closed = code, reason

    def seen(self, kind: type[F]) -> list[F]:
        """The frames of one kind."""
        return [frame for frame in self.frames if isinstance(frame, kind)]

    @property
    def causes(self) -> list[str]:
        """The causes of all updates."""
        return [update.cause for update in self.seen(Update)]


class Person:
    """Somebody with an open connection, or with none, to one table."""

    def __init__(self, world: "World", name: str, *, program: bool = False) -> None:
        self.world = world
        self.user = User(id=f"{name}-id", name=name, program=program)
        self.table = ""
        self.invitation = ""
        self.eyes: Eyes | None = None
        self.past: Eyes | None = None
        """The connection that was lost."""
        self._seats: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    # ------------------------------------------------------------ saying

    async def do(self, what: str, **fields: object) -> Result:
        """Say something to the table, as a client does; what is answered."""
        return await self.send({"do": what, "key": self.world.key(), **fields})

    async def send(self, message: Mapping[str, object]) -> Result:
        """Say just this."""
        command = COMMANDS.decode(msgspec.json.encode(message))
        return await self.world.hall.handle(self.user, self.table, command, self.invitation, self.eyes)

    async def may(self, what: str, **fields: object) -> Reply:
        """Say something that is carried out."""
        result = await self.do(what, **fields)
        assert isinstance(result, Reply), result
        return result

    async def may_not(self, what: str, **fields: object) -> Refused:
        """Say something that is refused."""
        result = await self.do(what, **fields)
        assert isinstance(result, Refused), result
        return result

    # ------------------------------------------------------------ tables

    async def opens(self, ruleset: str = "napad", seats: int = 3, **settings: object) -> str:
        """Open a table, and look at it."""
        await self.world.store.people.put_user(self.user)
        wanted = msgspec.convert({"ruleset": ruleset, "seats": seats, **settings}, Settings)
        self.table = await self.world.hall.create(self.user, wanted, self.world.key())
        await self.looks()
        return self.table

    async def comes(self, host: "Person", *, seat: int | None = None) -> None:
        """Follow somebody's link and look, with a seat's eyes if told so."""
        self.table = host.table
        assert host.eyes is not None
        assert host.eyes.welcome is not None
        self.invitation = host.eyes.welcome.invitation
        await self.looks(seat)

    async def looks(self, seat: int | None = None) -> Eyes:
        """Open a connection and see everything anew."""
        self.goes()
        await self.world.store.people.put_user(self.user)
        eyes = Eyes(self.id)
        await self.world.hall.enter(self.user, self.table, self.invitation, eyes)
        self.eyes = eyes
        await self.sees(seat)
        return eyes

    async def sees(self, seat: int | None) -> None:
        """See the table with a seat's eyes from now on."""
        await self.may("sync", seat=seat)

    async def cut_off(self) -> list[bytes]:
        """Lose the connection; what it has brought."""
        eyes = self.sight
        self.goes()
        self.past = eyes
        return eyes.raw

    async def takes_up(self, seat: int | None) -> Eyes:
        """Connect again, and ask for what came since."""
        past = self.past
        assert past is not None
        assert past.welcome is not None
        self.eyes = Eyes(self.id, after=past)
        await self.world.hall.enter(self.user, self.table, self.invitation, self.eyes)
        line = past.lines[-1].line if past.lines else -1
        epoch = past.welcome.epoch
        await self.may("sync", seat=seat, after=past.number, epoch=epoch, line=line)
        return self.eyes

    def goes(self) -> None:
        """Close the connection."""
        if self.eyes is not None:
            self._seats = self.own_seats() if self.eyes.part is not None else ()
            self.world.hall.leave(self.eyes)
        self.eyes = None

    async def sits(self, host: "Person", seat: int | None = None) -> int:
        """Follow somebody's link, sit down, and look with that seat's eyes; which it is."""
        await self.comes(host)
        await self.may("sit", seat=seat)
        own = self.own_seats()
        await self.sees(own[-1])
        return own[-1]

    # ------------------------------------------------------------ seeing

    @property
    def sight(self) -> Eyes:
        """The open connection."""
        assert self.eyes is not None, "nobody looks"
        return self.eyes

    @property
    def part(self) -> TablePart:
        """The table as this person sees it."""
        assert self.sight.part is not None
        return self.sight.part

    @property
    def game(self) -> GamePart:
        """The game as this person sees it."""
        assert self.sight.game is not None, "the game has not started"
        return self.sight.game

    def own_seats(self) -> tuple[int, ...]:
        """The person's seats."""
        return tuple(number for number, seat in enumerate(self.part.seats) if seat.user == self.id)

    @property
    def asked(self) -> Asked | None:
        """What the seat is asked through whose eyes the person sees."""
        return self.game.question

    def is_asked(self) -> bool:
        """Whether that seat is asked anything, now."""
        return self.asked is not None

    def seats_known(self) -> tuple[int, ...]:
        """The person's seats, as it saw them last; it may have lost its connection since."""
        return self._seats if self.eyes is None else self.own_seats()

    def status(self) -> Status:
        """How the table stands now."""
        return self.part.status

    def is_voting(self) -> bool:
        """Whether a vote is open now."""
        return self.part.ballot is not None

    def ballot(self) -> Ballot:
        """The vote that is open now."""
        assert self.part.ballot is not None, "there is no vote"
        return self.part.ballot

    def is_agreeing(self) -> bool:
        """Whether something is proposed now."""
        return self.part.proposal is not None

    def proposal(self) -> Proposal:
        """What is proposed now."""
        assert self.part.proposal is not None, "nothing is proposed"
        return self.part.proposal

    def question(self) -> Asked:
        """What the seat is asked through whose eyes the person sees."""
        assert self.asked is not None, "nothing is asked"
        return self.asked

    async def answers(self, *texts: str) -> Reply:
        """Answer what is asked: with these answers, or the first one."""
        question = self.question()
        return await self.may(
            "answer", seat=question.seat, question=question.id, answers=texts or question.answers[:1]
        )


class World:
    """A server: its hall, and what it lives on."""

    def __init__(
        self,
        *,
        house: House = QUICK,
        bots: Bots | None = None,
        store: Store | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.clock = StandingClock()
        self.luck = RepeatedLuck()
        self.store: Store = store or MemoryStore()
        self.bus: Bus = bus or LocalBus()
        self.bots = bots or ScriptedBots()
        self.house = house
        self._keys = count(1)
        self._starts = count(1)
        self.hall = self._new_hall()

    def _new_hall(self, holder: str = "here") -> Hall:
        return Hall(
            Means(
                store=self.store,
                bus=self.bus,
                clock=self.clock,
                luck=self.luck,
                bots=self.bots,
                engines=ENGINES,
                house=self.house,
                meter=Unmetered(),
                holder=holder,
                epoch=f"epoch {next(self._starts)}",
            )
        )

    def key(self) -> str:
        """A key for a command, like no other."""
        return f"key {next(self._keys)}"

    def person(self, name: str, *, program: bool = False) -> Person:
        """Somebody of that name."""
        return Person(self, name, program=program)

    # ------------------------------------------------------------ life and death

    async def open(self) -> None:
        """Start the server."""
        await self.store.open()
        await self.hall.open()

    async def close(self) -> None:
        """Stop it."""
        await self.hall.stop()

    async def crash(self) -> None:
        """End the server at once, whatever it is doing, and start it anew."""
        tasks = [task for task in asyncio.all_tasks() if _is_ours(task)]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.start_anew()

    async def restart(self) -> None:
        """Stop the server in good order, and start it anew."""
        await self.hall.stop()
        await self.start_anew()

    async def start_anew(self) -> None:
        """Start the server once more, with nothing but what is stored."""
        await self.bus.close()
        self.hall = self._new_hall()
        await self.hall.open()
        await settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        await self.clock.go_on(seconds)

    # ------------------------------------------------------------ tables

    async def table_of(self, *names: str, ruleset: str = "napad", **settings: object) -> list[Person]:
        """A game that has just begun: these people, in this order of seats, each with its seat's eyes."""
        people = [self.person(name) for name in names]
        host = people[0]
        await host.opens(ruleset, len(names), **settings)
        await host.may("sit", seat=0)
        for seat, person in enumerate(people[1:], 1):
            await person.sits(host, seat)
        await host.sees(0)
        await host.may("start")
        return people

    async def play_until(self, people: Sequence[Person], kind: str, chance: Random | None = None) -> None:
        """Let whoever is asked answer by lot until somebody is asked a question of this kind."""
        dice = chance or Random(kind)
        while True:
            asked = [person for person in people if person.is_asked()]
            questions = [person.asked for person in asked if person.asked is not None]
            if any(question.kind == kind for question in questions):
                return
            person = dice.choice(asked)
            assert person.asked is not None
            await person.answers(dice.choice(person.asked.answers))

    async def play_on(self, people: Sequence[Person], chance: Random, answers: int = 100_000) -> int:
        """Let whoever is asked answer by lot, and bots as well, until it is over; how many were given."""
        for given in range(answers):
            asked = [person for person in people if person.game.question is not None]
            if people[0].status() == "over":
                return given
            if asked:
                person = chance.choice(asked)
                assert person.asked is not None
                await person.answers(chance.choice(person.asked.answers))
            else:
                await self.pass_time(self.house.bot_delay)
        return answers


def _is_ours(task: asyncio.Task[object]) -> bool:
    """Whether it is a task of the tables, and not of the test or its runner."""
    code = getattr(task.get_coro(), "cr_code", None)
    return code is not None and "folsom/tables" in code.co_filename
