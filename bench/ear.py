"""One socket of somebody at a table: says commands, and passes on what it hears."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final, Protocol, cast

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

__all__ = ["KEYS", "Ear", "Frame", "Hearer", "Question", "listen"]

KEYS: Final[Iterator[str]] = (f"{number:x}" for number in count(1))
"""No two commands have the same key."""


class Question(msgspec.Struct):
    """What is read of a question."""

    id: str
    seat: int
    answers: tuple[str, ...]


class Game(msgspec.Struct):
    """What is read of a game."""

    question: Question | None = None
    outcome: dict[str, object] | None = None


class Frame(msgspec.Struct, rename={"kind": "is"}):
    """What is read of any frame."""

    kind: str
    number: int = 0
    key: str = ""
    cause: str = ""
    code: str = ""
    sentence: str = ""
    game: Game | None = None


DECODER: Final = msgspec.json.Decoder(Frame)


class Hearer(Protocol):
    """Whoever is told what an ear hears."""

    def look(self, ear: "Ear", frame: Frame) -> None:
        """The game as it is now."""

    def hear(self, ear: "Ear", frame: Frame) -> None:
        """An update."""

    def confirm(self, key: str) -> None:
        """A command was carried out."""

    def be_refused(self, frame: Frame) -> None:
        """A command was not."""


class Ear(WSListener):
    """One socket."""

    def __init__(self, hearer: Hearer) -> None:
        self.hearer = hearer
        self.missed = 0
        """Updates that did not come, or came twice: their numbers go up one by one."""
        self.synced: Final = asyncio.Event()
        self.closed: Final = asyncio.Event()
        self._number = -1
        self._wire: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Called by picows."""
        self._wire = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002  # picows wants it
        """Called by picows."""
        self.closed.set()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002  # as above
        """Called by picows."""
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            self._take(DECODER.decode(frame.get_payload_as_memoryview()))

    def _take(self, frame: Frame) -> None:
        match frame.kind:
            case "update":
                self.missed += frame.number != self._number + 1
                self._number = frame.number
                self.hearer.hear(self, frame)
            case "welcome":
                self._number = frame.number
                self.hearer.look(self, frame)
                self.synced.set()
            case "reply":
                self.hearer.confirm(frame.key)
            case "refused" | "mistake":
                self.hearer.be_refused(frame)

    def say(self, do: str, *, key: str = "", **fields: object) -> str:
        """Send a command; its key."""
        key = key or next(KEYS)
        if self._wire is not None:
            self._wire.send(WSMsgType.TEXT, msgspec.json.encode({"do": do, "key": key, **fields}))
        return key

    async def close(self) -> None:
        """End."""
        if self._wire is not None:
            self._wire.disconnect()
        await self.closed.wait()


async def listen(hearer: Hearer, address: str, table: str, token: str, invitation: str) -> Ear:
    """A socket at a table; it is shown nothing before it has said `sync`."""
    headers = {
        "Authorization": f"Bearer {token}",
        "Sec-WebSocket-Protocol": f"folsom, invitation.{invitation}",
    }
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    make: Callable[[], WSListener] = lambda: Ear(hearer)  # noqa: E731  # picows takes a factory
    _, ear = await ws_connect(make, url, extra_headers=headers)
    return cast(Ear, ear)
