"""Limits: each refuses with its name and the wait, and nobody else pays for it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .guests import JSON, PATIENCE, Guest
from .running import running, waited_for


def is_limited(response: httpx.Response, limit: str) -> bool:
    """Whether a refusal is as every limit's: 429, the name, the wait, and the header for programs."""
    problem = response.json()
    return (
        response.status_code == 429
        and problem["code"] == "limit"
        and problem["limit"] == limit
        and problem["wait"] >= 1
        and int(response.headers["retry-after"]) == problem["wait"]
        and limit in problem["sentence"]
    )


Wish = Callable[[Guest, str], httpx.Response]
RETURN: JSON = {"secret": "guessed"}
WISHES: dict[str, Wish] = {
    "requests": lambda guest, _: guest.get("/health"),
    "calls": lambda guest, _: guest.get("/api/me"),
    "guests": lambda guest, _: guest.http.post("/api/guests", json={"name": "Ada"}),
    "returns": lambda guest, _: guest.http.post("/api/return", json=RETURN),
    "tables": lambda guest, table: guest.http.post(
        "/api/tables", json={"key": table, "settings": {"ruleset": "napad", "seats": 2}}
    ),
    "reports": lambda guest, table: guest.tell(table, "report", user=guest.id, text="me"),
    "exports": lambda guest, table: guest.get(f"/api/tables/{table}/log"),
}


@pytest.mark.parametrize("limit", WISHES)
def test_so_many_and_then_wait(tmp_path: Path, limit: str) -> None:
    """The first few are let through, the next is told to wait."""
    allowed = 5
    settings: dict[str, Any] = {f"limit_{limit}": f"{allowed}/600"}
    with running(tmp_path, **settings) as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        found = [WISHES[limit](ada, table) for _ in range(allowed + 1)]
        assert any(each.status_code != 429 for each in found)
        assert is_limited(found[-1], limit)
        assert f'folsom_limited_total{{limit="{limit}"}}' in server.parts.metrics.text().decode()


def test_a_persons_limit_is_not_anothers(tmp_path: Path) -> None:
    """Nor is a program's."""
    with running(tmp_path, limit_calls="3/600") as server:
        ada, ben = Guest(server.address).come_in("Ada"), Guest(server.address).come_in("Ben")
        assert [ada.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert ben.get("/api/me").status_code == 200


def test_sockets_of_one_address_and_of_one_person_are_counted(tmp_path: Path) -> None:
    """Whoever closes one may open another."""
    settings: dict[str, Any] = {"sockets_per_address": 3, "sockets_per_person": 2}
    with running(tmp_path, **settings) as server:
        ada, ben = Guest(server.address).come_in("Ada"), Guest(server.address).come_in("Ben")
        table = ada.open(ruleset="napad", seats=2, public=True)["table"]
        with ada.at(table), ada.at(table):
            assert refusal(ada, table) == "sockets-per-person"
            with ben.at(table):
                assert refusal(ben, table) == "sockets-per-address"
            assert waited_for(lambda: len(server.parts.sockets) == 2)
            with ben.at(table):
                pass


def refusal(guest: Guest, table: str) -> str:
    """The limit that keeps a socket from opening."""
    with pytest.raises(InvalidStatus) as refused, guest.at(table):
        pass
    response = refused.value.response
    assert response.status_code == 429
    return str(json.loads(bytes(response.body))["limit"])


def test_so_many_sockets_may_be_opened_in_a_while(tmp_path: Path) -> None:
    """Even if each is closed again."""
    with running(tmp_path, limit_connects="2/600") as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        for _ in range(2):
            with ada.at(table):
                pass
        assert refusal(ada, table) == "connects"


def test_messages_on_a_socket_are_refused_one_by_one(tmp_path: Path) -> None:
    """The socket stays open; nonsense counts as well."""
    with running(tmp_path, limit_messages="5/600") as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        with ada.at(table) as seen:
            assert [seen.say("ping")["is"] for _ in range(5)] == ["pong"] * 5
            refused = seen.say("ping")
            assert (refused["code"], refused["limit"]) == ("limit", "messages")
            assert refused["wait"] >= 1
            seen.wire.send("nonsense")
            assert "messages" in seen.next()["sentence"]


def test_talk_is_limited_by_the_table(tmp_path: Path) -> None:
    """However it comes in."""
    with running(tmp_path, limit_chat="2/600") as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        with ada.at(table) as seen:
            assert seen.say("say", text="one")["is"] == "reply"
        assert ada.tell(table, "phrase", phrase="hello").status_code == 200
        assert ada.tell(table, "say", text="three").json()["limit"] == "chat"


def test_tables_that_are_not_over_are_counted(tmp_path: Path) -> None:
    """One that is closed makes room."""
    with running(tmp_path, tables_per_person=2) as server:
        ada = Guest(server.address).come_in("Ada")
        first, _ = (ada.open(ruleset="napad", seats=2)["table"] for _ in range(2))
        third = {"key": "third", "settings": {"ruleset": "napad", "seats": 2}}
        refused = ada.http.post("/api/tables", json=third)
        assert refused.status_code == 429
        assert refused.json()["limit"]
        assert ada.tell(first, "close").status_code == 200
        server.do(server.parts.hall.write_rows())  # as it does every second
        assert ada.http.post("/api/tables", json=third).status_code == 201


def test_a_body_and_a_message_have_a_largest_size(tmp_path: Path) -> None:
    """64 KiB: 413 over HTTP, 1009 on a socket."""
    with running(tmp_path) as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        large = "x" * 70_000
        response = ada.http.patch("/api/me", json={"name": large})
        assert (response.status_code, response.json()["code"]) == (413, "too-large")
        with ada.at(table) as seen:
            seen.wire.send(large)
            assert seen.ending() == 1009
        assert ada.get("/api/me", timeout=PATIENCE).status_code == 200
