"""The document of the socket's messages; the framework itself serves the document of the routes beside it."""

from litestar import Response, Router, get

from folsom.server.authority import Deed
from folsom.server.socket_document import socket_document


@get("/schema/socket.json", deed=Deed.LOOK_AROUND, include_in_schema=False)
async def socket_schema() -> Response[bytes]:
    """What may be said on a table's socket, both ways."""
    return Response(socket_document(), media_type="application/json")


ROUTER = Router(path="/", route_handlers=[socket_schema])
