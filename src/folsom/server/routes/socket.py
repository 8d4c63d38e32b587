"""The socket of a table: commands in, frames out."""

from dataclasses import dataclass
from typing import Final

import msgspec
from litestar import Router, websocket
from litestar.params import FromPath

from folsom.server.authority import Deed
from folsom.server.connection import FAILED, Connection, Goodbye
from folsom.server.invited import PROTOCOL, invitation_of, protocols_of
from folsom.server.limits import TooMany, address_key
from folsom.server.parts import Parts, Socket, parts_of
from folsom.server.problems import note, one_line
from folsom.server.refusing import deny
from folsom.server.routes.door import NOBODY
from folsom.server.routes.tables import take_limits
from folsom.server.sockets import Open
from folsom.server.wire import SocketWire
from folsom.tables.messages import AnyFrame, Command, Mistake, Ping, Result, Sync
from folsom.tables.refusal import Refusal

SILENCE: Final = 30.0
"""A client that says nothing for so many seconds is dropped."""
ONLY_WATCHES: Final = "come in first, with a name: until then you may watch and no more"
DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
LONGEST: Final = 200
"""Letters of a sentence about what was no message, which may itself be in it."""
EVERYDAY: Final = frozenset({1000, 1001, 1005, 1006})


def read(message: bytes) -> Command | Mistake:
    """What somebody said, if it is a message at all."""
    try:
        return DECODER.decode(message)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        return Mistake(sentence=one_line(f"this is no message: {error}", LONGEST))


@dataclass(frozen=True)
class Reader:
    """Carries out what comes in on one socket."""

    parts: Parts
    opened: Open
    table: str
    invitation: str

    async def handle(self, message: bytes) -> None:
        """Carry out one message, and answer it."""
        frame = await self._answer(message)
        self.opened.connection.send(msgspec.json.encode(frame))

    async def _answer(self, message: bytes) -> AnyFrame:
        said = read(message)
        if isinstance(said, Mistake):
            return self._counted(said)
        try:
            return await self._obey(said)
        except TooMany as error:
            self.parts.metrics.limited.labels(error.limit).inc()
            refusal = Refusal("limit", str(error), limit=error.limit, wait=float(error.wait))
            return refusal.frame(said.key)

    def _counted(self, mistake: Mistake) -> Mistake:
        try:
            self._take()
        except TooMany as error:
            return Mistake(sentence=str(error))
        return mistake

    def _take(self) -> None:
        self.parts.limits.take("messages", str(self.opened.number))

    async def _obey(self, said: Command) -> Result:
        self._take()
        opened = self.opened
        if not opened.visitor.is_known and not isinstance(said, Sync | Ping):
            return Refusal("not-allowed", ONLY_WATCHES).frame(said.key)
        take_limits(self.parts, opened.user, said)
        return await self.parts.hall.handle(opened.user, self.table, said, self.invitation, opened.connection)


@websocket("/api/tables/{table:str}/socket", deed=Deed.LOOK_AT_TABLE)
async def socket(socket: Socket, table: FromPath[str]) -> None:
    """Let a socket in, and stay until it ends; whoever may not look is told before it opens."""
    parts, visitor = parts_of(socket), socket.user
    user = visitor.user if visitor.user is not None and visitor.is_known else NOBODY
    connection = Connection(SocketWire(socket), visitor.id, patience=SILENCE)
    try:
        parts.limits.take("connects", address_key(visitor.address))
        opened = parts.sockets.add(connection, visitor, user)
    except TooMany as error:
        await deny(socket, socket.send, error)
        return
    try:
        await _serve(socket, Reader(parts, opened, table, invitation_of(socket)))
    finally:
        parts.sockets.remove(opened)
        parts.hall.leave(connection)


async def _serve(socket: Socket, reader: Reader) -> None:
    parts, opened = reader.parts, reader.opened
    try:
        await parts.hall.enter(opened.user, reader.table, reader.invitation, opened.connection)
    except Exception as error:  # noqa: BLE001  # whatever it is, the other end is told before it opens
        await deny(socket, socket.send, error)
        return
    await socket.accept(PROTOCOL if PROTOCOL in protocols_of(socket) else None)
    try:
        goodbye = await opened.connection.run(reader.handle)
    except Exception as error:  # noqa: BLE001  # the other end is told already
        note(socket, error)
        goodbye = Goodbye(FAILED)
    parts.metrics.closed.labels(_label(goodbye)).inc()


def _label(goodbye: Goodbye) -> str:
    """The code, if it is one of ours or of every day: clients may send any."""
    return str(goodbye.code) if goodbye.is_ours or goodbye.code in EVERYDAY else "other"


ROUTER = Router(path="/", route_handlers=[socket], tags=["tables"])
