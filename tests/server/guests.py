"""People at a server, over HTTP and WebSockets, as a page or a program is."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

JSON = Any
PATIENCE = 20.0
KNOWN_BY = ("origin", "authorization", "cookie", "x-forwarded-for", "x-forwarded-proto")
keys = (f"key-{number}" for number in count())
clients: list[httpx.Client] = []
"""All that were opened: whoever tests closes them."""


def close_clients() -> None:
    """Close all that are open."""
    while clients:
        clients.pop().close()


class Seen:
    """A table as one connection sees it: what came in last of each, and all frames."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[JSON] = []
        self.game: JSON = None
        self.part: JSON = None
        self.number = -1
        self.epoch = ""

    def say(self, do: str, *, key: str = "", **fields: JSON) -> JSON:
        """Say something, and wait for what is answered to it."""
        key = key or next(keys)
        self.wire.send(json.dumps({"do": do, "key": key, **fields}))
        return self.until(lambda frame: frame.get("key") == key)

    def sync(self, seat: int | None = None, **fields: JSON) -> JSON:
        """Look with these eyes from now on."""
        return self.say("sync", seat=seat, **fields)

    def until(self, wanted: Any) -> JSON:
        """The first frame from now on that is wanted."""
        while True:
            frame = self.next()
            if wanted(frame):
                return frame

    def catch_up(self) -> None:
        """Read what has come in."""
        with suppress(TimeoutError):
            while True:
                self.next(0.002)

    def next(self, patience: float = PATIENCE) -> JSON:
        """The next frame."""
        frame = json.loads(self.wire.recv(timeout=patience))
        self.frames.append(frame)
        if frame["is"] == "welcome":
            self.epoch = frame["epoch"]
        if frame["is"] in {"welcome", "update"}:
            self.number = frame["number"]
            self.game = frame.get("game") or self.game
            self.part = frame.get("part") or self.part
        return frame

    def ending(self) -> int:
        """Read on to the end; the code by which the server ended it."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    @property
    def question(self) -> JSON:
        """What one is asked now."""
        return (self.game or {}).get("question")


class Guest:
    """Somebody who has come in, by cookie or by token."""

    def __init__(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, headers={"origin": address}, verify=False
        )
        self.http.headers.update(headers or {})
        clients.append(self.http)
        self.id = ""
        self.token = ""

    def come_in(self, name: str, **fields: JSON) -> "Guest":
        """As a guest with a cookie."""
        response = self.http.post("/api/guests", json={"name": name, **fields})
        assert response.status_code == 201, response.text
        self.id = response.json()["id"]
        return self

    def come_in_as_program(self, name: str) -> "Guest":
        """As a program with a token."""
        del self.http.headers["origin"]
        response = self.http.post("/api/programs", json={"name": name})
        assert response.status_code == 201, response.text
        self.id, self.token = response.json()["person"]["id"], response.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    def open(self, **settings: JSON) -> JSON:
        """Open a table."""
        response = self.http.post("/api/tables", json={"key": next(keys), "settings": settings})
        assert response.status_code == 201, response.text
        return response.json()

    def tell(self, table: str, do: str, *, invitation: str = "", **fields: JSON) -> httpx.Response:
        """Say something to a table over HTTP."""
        headers = {"invitation": invitation} if invitation else {}
        body = {"do": do, "key": next(keys), **fields}
        return self.http.post(f"/api/tables/{table}/commands", json=body, headers=headers)

    def get(self, path: str, **query: JSON) -> httpx.Response:
        """Ask for something."""
        return self.http.get(path, params=query)

    def headers(self) -> dict[str, str]:
        """By which it is known on a socket."""
        shown = {name: self.http.headers[name] for name in KNOWN_BY if name in self.http.headers}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return shown | ({"cookie": cookies} if cookies else {})

    @contextmanager
    def at(self, table: str, invitation: str = "", **options: Any) -> Iterator[Seen]:
        """At a table, with a socket."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        protocols: Any = ["folsom", f"invitation.{invitation}"] if invitation else ["folsom"]
        with connect(
            address,
            additional_headers=self.headers(),
            subprotocols=protocols,
            proxy=None,
            open_timeout=PATIENCE,
            **options,
        ) as wire:
            yield Seen(wire)
