"""A socket of the web framework as the `Wire` below a connection."""

from typing import Final, cast

from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketDisconnectEvent

from folsom.server.connection import Gone
from folsom.server.parts import Socket

CUT: Final = 1006


class SocketWire:
    """Text in, text out; a client that sends bytes means UTF-8."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> bytes:
        """The next message; Gone at the end."""
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect as error:
            raise Gone(error.code) from None
        if message["type"] != "websocket.receive":
            raise Gone(cast(WebSocketDisconnectEvent, message).get("code", CUT))
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def send(self, frame: bytes) -> None:
        """Send one frame, as soon as the other end takes it."""
        try:
            await self._socket.send_text(frame)
        except (WebSocketDisconnect, OSError):
            raise Gone(CUT) from None

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""
        try:
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, OSError, RuntimeError):  # the last one: it is closed already
            raise Gone(CUT) from None
