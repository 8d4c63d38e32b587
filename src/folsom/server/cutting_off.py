"""Uvicorn's sockets, but whoever does not read is cut off in the end.

A connection that is closed while frames wait is kept open below until they are taken. A client that never
takes them would keep it, and a few megabytes of the system's, for as long as it likes.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 5.0
"""Seconds given to the last frames after a socket has ended."""


class ImpatientProtocol(WebSocketsSansIOProtocol):
    """The server's end of a socket."""

    async def run_asgi(self) -> None:
        """Serve the socket; a while after its end there is nothing left of it."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)
