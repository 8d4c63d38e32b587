"""Sockets: slow readers, silent ones, broken ones; nothing lost, nothing done twice."""

import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Self

import pytest
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from folsom.server import cutting_off
from folsom.server.connection import QUEUE_FRAMES
from folsom.server.routes import socket as route

from .guests import JSON, Guest, Seen
from .running import Server, running, waited_for

ENOUGH = 1_500
"""So many whole tables are more than a line and a queue hold."""


def started(ada: Guest, ruleset: str = "napad", seats: int = 2) -> str:
    """A table where a game runs: Ada against bots."""
    table: str = ada.open(ruleset=ruleset, seats=seats)["table"]
    ada.tell(table, "sit", seat=0)
    for seat in range(1, seats):
        ada.tell(table, "add-bot", seat=seat, level="drifter")
    assert ada.tell(table, "start").status_code == 200
    return table


def test_a_client_that_never_reads_is_cut_off_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its queue is bounded, others are answered meanwhile as quickly as ever, and nothing is left of it."""
    monkeypatch.setattr(cutting_off, "LINGER", 0.5)
    with running(tmp_path) as server:
        ada = Guest(server.address).come_in("Ada")
        table = started(ada, "colt.first", 3)
        with ada.at(table) as reads, Deaf(server, ada, table) as never:
            fullest, slowest = 0, 0.0
            for number in range(ENOUGH):
                never.say({"do": "sync", "seat": 0, "key": f"s{number}"})
            while 'closed_total{code="4008"} 1.0' not in server.parts.metrics.text().decode():
                began = time.monotonic()
                assert reads.say("ping")["is"] == "pong"
                slowest = max(slowest, time.monotonic() - began)
                fullest = max(fullest, server.parts.sockets.waiting)
                time.sleep(0.01)
            assert fullest <= QUEUE_FRAMES + 10
            assert slowest < 5.0
            assert waited_for(lambda: len(server.parts.sockets) == 1)
            assert waited_for(never.is_cut_off)
            assert reads.say("ping")["is"] == "pong"


class Deaf:
    """A client that talks and never reads, on a line on which little is under way."""

    def __init__(self, server: Server, guest: Guest, table: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", server.port))
        self._protocol = ClientProtocol(
            parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"), state=State.OPEN
        )
        request = ClientProtocol.connect(self._protocol)
        request.headers.update(guest.headers())
        self._socket.sendall(request.serialize())
        assert b" 101 " in self._socket.recv(1000)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def say(self, message: JSON) -> None:
        """Say something, if anybody still takes it."""
        self._protocol.send_text(json.dumps(message).encode())
        with suppress(OSError):
            self._socket.send(b"".join(self._protocol.data_to_send()), socket.MSG_DONTWAIT)

    def is_cut_off(self) -> bool:
        """Whether the other end has given the line up: nothing that is said on it arrives anywhere."""
        try:
            self._socket.send(b"?", socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return False


def test_a_silent_client_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """4009; one that pings stays."""
    monkeypatch.setattr(route, "SILENCE", 0.5)
    with running(tmp_path) as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        with ada.at(table) as silent, ada.at(table) as talking:
            for _ in range(8):
                time.sleep(0.1)
                talking.say("ping")
            assert silent.ending() == 4009
            assert talking.say("ping")["is"] == "pong"


def test_who_is_banned_or_signs_out_is_off_the_line_at_once(server: Server) -> None:
    """4001."""
    ada = Guest(server.address).come_in("Ada")
    table = ada.open(ruleset="napad", seats=2)["table"]
    with ada.at(table) as seen:
        seen.sync()
        assert ada.http.delete("/api/me/devices/this").status_code == 204
        assert seen.ending() == 4001
    ben = Guest(server.address).come_in("Ben")
    table = ben.open(ruleset="napad", seats=2)["table"]
    admin = {"authorization": f"Bearer {server.parts.folder.admin_token()}"}
    with ben.at(table) as seen:
        seen.sync()
        ban = Guest(server.address, admin).http.post(f"/api/admin/users/{ben.id}/ban", json={"days": 1})
        assert ban.status_code == 200
        assert seen.ending() == 4001


class Flaky:
    """A client that loses its connection at every message boundary, and resumes."""

    def __init__(self, guest: Guest, table: str, random: Random) -> None:
        self.guest, self.table, self.random = guest, table, random
        self.updates: dict[int, JSON] = {}
        self.number, self.epoch, self.breaks = -1, "", 0
        self.game: JSON = None
        self.part: JSON = None

    def note(self, seen: Seen) -> None:
        """Keep what came in; no number twice, none left out."""
        for frame in seen.frames:
            if frame["is"] == "welcome":
                assert self.number == -1, "it was told everything again"
                self.epoch, self.number = frame["epoch"], frame["number"]
            elif frame["is"] == "update":
                assert frame["number"] == self.number + 1
                self.number += 1
                self.updates[frame["number"]] = frame
            self.game = frame.get("game") or self.game
            self.part = frame.get("part") or self.part
        seen.frames.clear()

    def step(self) -> None:
        """Connect, resume, say one thing, break; then come back and hear of it."""
        with self.guest.at(self.table) as seen:
            seen.sync(0, after=self.number, epoch=self.epoch)
            self.note(seen)
            wish = self.wish()
            if wish is not None:
                seen.wire.send(wish)
            if self.random.random() < 0.5:
                seen.catch_up()
                self.note(seen)
            seen.wire.socket.close() if self.random.random() < 0.5 else seen.wire.close(4999)
            self.breaks += 1
        if wish is not None:
            self.again(wish)

    def wish(self) -> str | None:
        """An answer to what is asked, if anything is."""
        asked = (self.game or {}).get("question")
        if asked is None:
            return None
        answer = self.random.choice(asked["answers"])
        wish = {"do": "answer", "seat": 0, "question": asked["id"], "answers": [answer]}
        return json.dumps({**wish, "key": f"w{self.breaks}"})

    def again(self, wish: str) -> None:
        """Whatever became of it: said once more, it is done once."""
        with self.guest.at(self.table) as seen:
            seen.sync(0, after=self.number, epoch=self.epoch)
            seen.wire.send(wish)
            key = json.loads(wish)["key"]
            assert seen.until(lambda frame: frame.get("key") == key)["is"] == "reply"
            self.note(seen)


@pytest.mark.parametrize("ruleset", ["napad", "colt.first"])
def test_a_client_that_breaks_at_every_message_boundary_misses_nothing(server: Server, ruleset: str) -> None:
    """A whole game: its updates are those of a client beside it that never broke, one by one."""
    ada = Guest(server.address).come_in("Ada")
    table = started(ada, ruleset, 3)
    flaky = Flaky(ada, table, Random(3))
    with ada.at(table) as steady:
        steady.sync(0)
        while flaky.part is None or flaky.part["status"] != "over":
            flaky.step()
        while steady.number < flaky.number:
            steady.next()
    whole = {frame["number"]: frame for frame in steady.frames if frame["is"] == "update"}
    assert flaky.breaks >= 10  # how long a game lasts is chance
    assert {number: whole[number] for number in flaky.updates} == flaky.updates


def test_duplicated_reordered_and_replayed_messages_are_done_once(server: Server) -> None:
    """The same key: the first reply again. An old question: stale. Never twice, never out of turn."""
    ada = Guest(server.address).come_in("Ada")
    table = started(ada)
    random, said = Random(5), list[JSON]()
    with ada.at(table) as seen:
        seen.sync(0)
        while seen.part["status"] != "over":
            seen.catch_up()
            asked = seen.question
            if asked is None:
                continue
            wish = {"seat": 0, "question": asked["id"], "answers": [random.choice(asked["answers"])]}
            key = f"d{len(said)}"
            first = seen.say("answer", key=key, **wish)
            assert first["is"] == "reply"
            assert seen.say("answer", key=key, **wish) == first
            assert seen.say("answer", **wish)["code"] in {"stale", "not-now"}
            said.append((key, wish, first))
            old_key, old_wish, reply = random.choice(said)
            assert seen.say("answer", key=old_key, **old_wish) == reply
    log = ada.get(f"/api/tables/{table}/log", seat=0).json()
    assert sum(moment.get("seat") == 0 for moment in log["moments"]) == len(said)


def test_of_two_answers_at_once_one_is_carried_out(server: Server) -> None:
    """A double click on two devices loses nothing: one is done, the other is told that it is stale."""
    ada = Guest(server.address).come_in("Ada")
    table = started(ada)
    with ada.at(table) as one, ada.at(table) as other:
        one.sync(0)
        other.sync(0)
        while one.question is None:
            one.next()
        asked = one.question
        wish = {"do": "answer", "seat": 0, "question": asked["id"], "answers": asked["answers"][:1]}
        for seen, key in ((one, "a"), (other, "b")):
            seen.wire.send(json.dumps({**wish, "key": key}))
        results = [
            seen.until(lambda frame, key=key: frame.get("key") == key)
            for seen, key in ((one, "a"), (other, "b"))
        ]
    assert sorted(each["is"] for each in results) == ["refused", "reply"]


def test_a_rename_is_heard_at_the_table(server: Server) -> None:
    """Whoever looks sees the new name at once."""
    ada = Guest(server.address).come_in("Ada")
    table = started(ada)
    with ada.at(table) as seen:
        seen.sync(0)
        assert ada.http.patch("/api/me", json={"name": "Countess"}).status_code == 200
        seen.sync(0)
        assert seen.part["seats"][0]["name"] == "Countess"
