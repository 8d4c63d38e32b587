"""`python -m folsom.server.documents FOLDER`: the documents of routes, socket and games, as files."""

import sys
from collections.abc import Mapping
from pathlib import Path

from folsom.games import GAMES
from folsom.server.application import make_litestar
from folsom.server.game_document import game_document
from folsom.server.openapi_document import openapi_document
from folsom.server.socket_document import socket_document


def documents() -> Mapping[str, bytes]:
    """Every document, by the name under which it is served below `/schema`."""
    games = {f"{game.name}.json": game_document(game) for game in GAMES}
    return {"openapi.json": openapi_document(make_litestar()), "socket.json": socket_document(), **games}


def main() -> None:
    """Write them."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents().items():
        (folder / name).write_bytes(document)


if __name__ == "__main__":
    main()
