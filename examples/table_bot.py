"""`python table_bot.py LINK [NAME]` sits down at the table of that link, and answers by lot.

It needs nothing but `pip install websockets`. Start from here, and let it think.
"""

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

PING_AFTER = 8.0


def come_in(server: str, name: str, table: str, invitation: str) -> str:
    """Be somebody; the token by which the server knows the program from now on."""
    body = json.dumps({"name": name, "table": table, "invitation": invitation}).encode()
    request = Request(f"{server}/api/programs", body, {"Content-Type": "application/json"})  # noqa: S310
    return str(json.load(urlopen(request))["token"])  # noqa: S310  # whoever starts us has named the server


def say(socket: ClientConnection, do: str, **fields: object) -> None:
    """Say something to the table; its key is ours alone."""
    socket.send(json.dumps({"do": do, "key": f"{random.getrandbits(100):x}", **fields}))


def hear(socket: ClientConnection) -> Any:
    """What comes next; who hears nothing for a while says that it is still there."""
    try:
        return json.loads(socket.recv(timeout=PING_AFTER))
    except TimeoutError:
        say(socket, "ping")
        return {"is": "nothing"}


def play(socket: ClientConnection) -> None:
    """Take a seat, look with its eyes, and answer whatever it is asked until the game is over."""
    for do in ("sit", "sync"):
        say(socket, do)
    while (frame := hear(socket))["is"] != "welcome":
        assert frame["is"] != "refused", frame["sentence"]
    seat = frame["mine"][-1]
    say(socket, "sync", seat=seat)
    while (frame := hear(socket)).get("part", {}).get("status") != "over":
        if question := frame.get("game", {}).get("question"):
            answer = random.choice(question["answers"])  # think here: frame["game"]["view"] is what you see
            say(socket, "answer", seat=seat, question=question["id"], answers=[answer])


if __name__ == "__main__":
    link, name = urlsplit(sys.argv[1]), (*sys.argv[2:], "Example")[0]
    server, table = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]
    token = come_in(server, name, table, link.fragment)
    shown = {"Authorization": f"Bearer {token}", "Invitation": link.fragment}
    with connect(f"ws{server[4:]}/api/tables/{table}/socket", additional_headers=shown) as socket:
        play(socket)
