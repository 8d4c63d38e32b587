"""Six people at a table, four who play and two who watch, each with a socket, and what comes over it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, Final

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

__all__ = ["Answer", "Crew", "People"]

RULESET: Final = "colt.first"
SEATS: Final = 4
WATCHERS: Final = 2
PING_EVERY: Final = 8.0
PATIENCE: Final = 60.0
KEYS: Final[Iterator[str]] = (f"{number:x}" for number in count(1))


class Question(msgspec.Struct):
    """What is read of a question."""

    id: str
    seat: int
    answers: tuple[str, ...]


class Game(msgspec.Struct):
    """What is read of a game."""

    question: Question | None = None
    outcome: msgspec.Raw | None = None


class Frame(msgspec.Struct, rename={"kind": "is"}):
    """What is read of any frame."""

    kind: str
    number: int = 0
    key: str = ""
    cause: str = ""
    sentence: str = ""
    game: Game | None = None


DECODER: Final = msgspec.json.Decoder(Frame)


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


class Ear(WSListener):  # type: ignore[misc]  # it publishes no types
    """One socket."""

    def __init__(self, crew: "Crew") -> None:
        self.crew = crew
        self.number = -1
        """Of the last update; the next one's is one more."""
        self.wire: WSTransport = None
        self.synced = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Called by picows."""
        self.wire = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Called by picows."""
        self.is_closed = True
        if not self.synced.done():
            self.synced.set_exception(ConnectionError("the server hung up"))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Called by picows."""
        if frame.msg_type == WSMsgType.TEXT or frame.msg_type == WSMsgType.BINARY:
            self._take(DECODER.decode(frame.get_payload_as_memoryview()))

    def _take(self, frame: Frame) -> None:
        match frame.kind:
            case "update":
                self.crew.mistakes += frame.number != self.number + 1
                self.number = frame.number
                self.crew.hear(self, frame)
            case "welcome":
                self.number = frame.number
                self.crew.look(self, frame)
                if not self.synced.done():
                    self.synced.set_result(None)
            case "reply":
                self.crew.confirm(frame.key)
            case "refused" | "mistake":
                raise RuntimeError(f"refused: {frame.sentence}")

    def say(self, do: str, **fields: object) -> str:
        """Send a command; its key."""
        key = next(KEYS)
        self.wire.send(WSMsgType.TEXT, msgspec.json.encode({"do": do, "key": key, **fields}))
        return key


class Crew:
    """People of one table after the other."""

    def __init__(self, people: "People", tokens: list[str], ready: Callable[["Crew"], None], seed: int) -> None:
        """`ready` is told whenever an answer can be given."""
        self.people = people
        self.tokens = tokens
        self.ready = ready
        self.luck = Random(seed)
        self.ears: list[Ear] = []
        self.table = ""
        self.question: Question | None = None
        self.answer: Answer | None = None
        self.is_over = False
        self.mistakes = 0
        """Updates that were lost or doubled."""
        self.answers: list[Answer] = []
        """All that were given."""
        self._asked_by: Ear | None = None
        self._key = ""

    # ------------------------------------------------------------ a table

    async def sit_down(self) -> None:
        """Open a table, take the seats, start, and look."""
        self.is_over, self.question = False, None
        opened = await self.people.post(
            self.tokens[0],
            "/api/tables",
            {"key": next(KEYS), "settings": {"ruleset": RULESET, "seats": SEATS}},
        )
        self.table, invitation = opened["table"], opened["invitation"]
        for seat, token in enumerate(self.tokens[:SEATS]):
            await self._tell(token, invitation, do="sit", seat=seat)
        await self._tell(self.tokens[0], invitation, do="start")
        self.ears = list(await asyncio.gather(*(self._listen(token, invitation) for token in self.tokens)))
        seats = [*range(SEATS), *[None] * WATCHERS]
        for ear, seat in zip(self.ears, seats, strict=True):
            ear.say("sync", seat=seat)
        await asyncio.gather(*(ear.synced for ear in self.ears))
        self.ready(self)

    async def _tell(self, token: str, invitation: str, **command: object) -> None:
        path = f"/api/tables/{self.table}/commands"
        await self.people.post(token, path, {"key": next(KEYS), **command}, invitation)

    async def _listen(self, token: str, invitation: str) -> Ear:
        headers = {"Authorization": f"Bearer {token}", "Sec-WebSocket-Protocol": f"folsom, invitation.{invitation}"}
        address = self.people.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        _, ear = await ws_connect(lambda: Ear(self), address, extra_headers=headers)
        return ear

    async def get_up(self) -> None:
        """End all sockets."""
        for ear in self.ears:
            ear.wire.disconnect()
        while not all(ear.is_closed for ear in self.ears):
            await asyncio.sleep(0.01)

    def ping(self) -> None:
        """Say that everybody is there."""
        for ear in self.ears:
            ear.say("ping")

    # ------------------------------------------------------------ playing

    def give(self, due: float) -> None:
        """Give a legal answer to what is asked, at random."""
        assert self.question is not None and self._asked_by is not None, "nothing is asked"
        asked, self.question = self.question, None
        self.answer = Answer(due)
        self.answers.append(self.answer)
        answer = self.luck.choice(asked.answers)
        self._key = self._asked_by.say("answer", seat=asked.seat, question=asked.id, answers=[answer])

    def hear(self, ear: Ear, frame: Frame) -> None:
        """An update reached somebody."""
        self.look(ear, frame)
        if self.answer is None or frame.cause != "answered":
            self.mistakes += frame.cause == "answered"
            return
        self.answer.heard += 1
        self._delivered()

    def confirm(self, key: str) -> None:
        """A reply came."""
        if self.answer is not None and key == self._key:
            self.answer.replied = True
            self._delivered()

    def look(self, ear: Ear, frame: Frame) -> None:
        """Somebody sees the game."""
        if frame.game is not None:
            self.is_over = frame.game.outcome is not None
            if frame.game.question is not None:
                self.question, self._asked_by = frame.game.question, ear

    def _delivered(self) -> None:
        assert self.answer is not None
        self.answer.last = time.perf_counter()
        if self.answer.is_delivered:
            self.answer = None
            self.ready(self)


class People:
    """Everybody who plays and watches, as programs with tokens."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    async def come_in(self, many: int) -> list[list[str]]:
        """The tokens of so many crews."""
        return [[await self._arrive(f"P{crew}-{seat}") for seat in range(SEATS + WATCHERS)] for crew in range(many)]

    async def _arrive(self, name: str) -> str:
        return str((await self.post("", "/api/programs", {"name": name}))["token"])

    async def post(self, token: str, path: str, body: dict[str, object], invitation: str = "") -> Any:
        """What the server answers to it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if invitation:
            headers["Invitation"] = invitation
        return self._read(await self._http.post(path, json=body, headers=headers))

    def _read(self, response: httpx.Response) -> Any:
        if response.is_error:
            raise RuntimeError(f"{response.request.url.path}: {response.status_code} {response.text[:200]}")
        return response.json()

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()
