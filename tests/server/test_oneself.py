"""Oneself: coming back on another device, what is kept, whom one does not hear, and being forgotten."""

from typing import Any

from .guests import JSON, Guest, Seen
from .running import Server


def sit_down(ada: Guest, ben: Guest) -> str:
    """A table joined by link, where both have sat down and the game runs."""
    opened = ada.open(ruleset="napad", seats=2)
    table: str = opened["table"]
    assert ada.tell(table, "sit", seat=0).status_code == 200
    assert ben.tell(table, "sit", seat=1, invitation=opened["invitation"]).status_code == 200
    assert ada.tell(table, "start").status_code == 200
    return table


def return_link(guest: Guest) -> JSON:
    """A new one."""
    response = guest.http.post("/api/me/return-link")
    assert response.status_code == 201
    return response.json()


def come_back(server: Server, link: str) -> Guest:
    """Somebody at a device that nobody has used yet, by a link."""
    guest = Guest(server.address)
    response = guest.http.post("/api/return", json={"secret": link.partition("#")[2]})
    guest.id = response.json().get("id", response.json().get("code"))
    return guest


def test_by_the_return_link_the_same_person_plays_on_elsewhere(
    server: Server, ada: Guest, ben: Guest
) -> None:
    """The same seat, the same hand; the first device stays known, and may be signed out from the other."""
    table = sit_down(ada, ben)
    made = return_link(ada)
    assert made["link"].startswith(f"{server.address}/return#")
    assert made["picture"].startswith("<svg")
    phone = come_back(server, made["link"])
    assert phone.id == ada.id
    looks = [guest.get(f"/api/tables/{table}", seat=0).json() for guest in (ada, phone)]
    assert looks[0]["mine"] == looks[1]["mine"] == [0]
    assert looks[0]["game"] == looks[1]["game"]
    devices = phone.get("/api/me/devices").json()
    (first,) = (each["id"] for each in devices if not each["current"])
    assert phone.http.delete(f"/api/me/devices/{first}").status_code == 204
    assert (ada.get("/api/me").status_code, phone.get("/api/me").status_code) == (401, 200)


def test_a_new_return_link_makes_the_old_one_worthless(server: Server, ada: Guest) -> None:
    """And a guessed one never was worth anything."""
    old, new = return_link(ada)["link"], return_link(ada)["link"]
    assert [come_back(server, link).id for link in (old, "#guessed", new)] == [
        "not-found",
        "not-found",
        ada.id,
    ]


def test_whom_one_blocks_over_http_one_does_not_hear_at_once(ada: Guest, ben: Guest) -> None:
    """On the sockets that are open already; and hears again."""
    table = sit_down(ada, ben)
    with ada.at(table) as hers, ben.at(table) as his:
        hers.sync(0)
        his.sync(1)
        heard = []
        for number, method in enumerate(("PUT", "DELETE")):
            assert ada.http.request(method, f"/api/me/blocked/{ben.id}").status_code == 204
            assert his.say("say", text=f"line {number}")["is"] == "reply"
            hers.say("ping")
            heard.append(lines(hers))
        assert heard == [[], ["line 1"]]
        assert lines(his) == ["line 0", "line 1"]


def lines(seen: Seen) -> list[str]:
    """What was said, as it came in."""
    return [frame["said"]["text"] for frame in seen.frames if frame["is"] == "chat"]


def test_everybody_may_read_what_is_kept_of_it(ada: Guest, ben: Guest) -> None:
    """Name, devices, blocks, all tables; and no secret."""
    tables = {sit_down(ada, ben), sit_down(ada, ben)}
    ada.http.put(f"/api/me/blocked/{ben.id}")
    response = ada.get("/api/me/kept")
    kept = response.json()
    assert kept["person"]["name"] == "Ada"
    assert len(kept["devices"]) == 1
    assert kept["blocked"] == [{"id": ben.id, "name": "Ben"}]
    assert {row["table"] for row in kept["tables"]} == tables
    assert ada.http.cookies["folsom"] not in response.text


def test_whoever_is_forgotten_is_nobody_any_more(server: Server, ada: Guest, ben: Guest) -> None:
    """Name, session and link are gone at once, from the table, the lists and the chat; the game stays."""
    table = sit_down(ada, ben)
    assert ben.tell(table, "say", text="so long").status_code == 200
    link = return_link(ben)["link"]
    with ada.at(table) as hers:
        hers.sync(0)
        assert ben.http.delete("/api/me").status_code == 204
        hers.until(lambda frame: frame.get("part", {}).get("status") == "over")
        hers.sync(0)
        seats: list[Any] = hers.part["seats"]
    assert (seats[1]["name"], seats[1]["resigned"]) == ("", True)
    assert ben.get("/api/me").status_code == 401
    assert come_back(server, link).id == "not-found"
    assert server.do(server.parts.store.people.get_user(ben.id)) is None
    for path in ("", "/log", "/replay"):
        assert "Ben" not in ada.get(f"/api/tables/{table}{path}").text
    assert "Ben" not in ada.get("/api/me/tables").text
    (line,) = ada.get(f"/api/tables/{table}").json()["chat"]
    assert (line["name"], line["text"]) == ("", "so long")
    assert ada.get(f"/api/tables/{table}/game-file").status_code == 200
