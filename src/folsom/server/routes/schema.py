"""The documents of the socket's messages and of the games; the framework itself serves that of the routes
beside them.
"""

from litestar import Response, Router, get
from litestar.handlers import HTTPRouteHandler

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.server.authority import Deed
from folsom.server.game_document import game_document
from folsom.server.socket_document import socket_document

JSON = "application/json"


@get("/schema/socket.json", deed=Deed.LOOK_AROUND, include_in_schema=False)
async def socket_schema() -> Response[bytes]:
    """What may be said on a table's socket, both ways."""
    return Response(socket_document(), media_type=JSON)


def game_schema(game: AnyGame) -> HTTPRouteHandler:
    """The route of a game's document."""

    @get(f"/schema/{game.name}.json", deed=Deed.LOOK_AROUND, include_in_schema=False)
    async def schema() -> Response[bytes]:
        """What the game shows and tells."""
        return Response(game_document(game), media_type=JSON)

    return schema


ROUTER = Router(path="/", route_handlers=[socket_schema, *map(game_schema, GAMES)])
