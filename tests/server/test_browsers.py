"""What a browser is told and what it is believed: cookies, origins, headers; over HTTP, HTTPS and a proxy."""

import asyncio
import json
import ssl
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from folsom.server import headers

from .guests import Guest, close_clients
from .running import Server, running

CERTIFICATE = Path(__file__).parent / "certificate"
TLS: dict[str, Any] = {
    "tls_certificate": str(CERTIFICATE / "certificate.pem"),
    "tls_key": str(CERTIFICATE / "key.pem"),
}
FORWARDED = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.9"}
ELSEWHERE = "https://elsewhere.example"


def cookie_of(response: httpx.Response) -> Morsel[str]:
    """The one cookie that a response sets."""
    (morsel,) = SimpleCookie(response.headers["set-cookie"]).values()
    return morsel


def arrive(server: Server, **shown: str) -> httpx.Response:
    """Come in, with these headers."""
    guest = Guest(server.address)
    del guest.http.headers["origin"]
    return guest.http.post("/api/guests", json={"name": "Ada"}, headers=shown)


# ---------------------------------------------------------------- cookies


def test_at_home_the_cookie_is_for_http_and_nothing_asks_for_https(server: Server) -> None:
    """Plain HTTP goes on working: no Secure, no prefix, no HSTS."""
    response = arrive(server)
    cookie = cookie_of(response)
    assert (cookie.key, cookie["httponly"], cookie["samesite"], cookie["path"]) == (
        "folsom",
        True,
        "strict",
        "/",
    )
    assert not cookie["secure"]
    assert "strict-transport-security" not in response.headers


def test_over_https_the_cookie_is_secure_and_for_this_host_alone(tmp_path: Path) -> None:
    """Served directly, with a certificate."""
    with running(tmp_path, **TLS) as server:
        assert server.address.startswith("https://")
        response = arrive(server)
        cookie = cookie_of(response)
        assert (cookie.key, cookie["secure"], cookie["httponly"]) == ("__Host-folsom", True, True)
        assert cookie["path"] == "/"
        assert not cookie["domain"]
        assert response.headers["strict-transport-security"].startswith("max-age=")
        ada = Guest(server.address).come_in("Ada")
        assert ada.get("/api/me").json()["name"] == "Ada"
        close_clients()  # else the server waits for their goodbye, as TLS has it


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    """Over HTTPS to the proxy the cookie is as over HTTPS to us, and addresses are its clients'."""
    with running(tmp_path, trusted_proxy=("127.0.0.0/8",), limit_guests="1/600") as server:
        response = arrive(server, **FORWARDED)
        assert cookie_of(response).key == "__Host-folsom"
        assert "strict-transport-security" in response.headers
        assert arrive(server, **FORWARDED).status_code == 429
        assert arrive(server, **FORWARDED | {"x-forwarded-for": "192.0.2.10"}).status_code == 201
        assert cookie_of(arrive(server)).key == "folsom"


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    """Whoever says that it is passed on, and is no trusted proxy, has its own address and scheme."""
    with running(tmp_path, trusted_proxy=("198.51.100.0/24",), limit_guests="1/600") as server:
        response = arrive(server, **FORWARDED)
        assert cookie_of(response).key == "folsom"
        assert "strict-transport-security" not in response.headers
        assert arrive(server, **FORWARDED | {"x-forwarded-for": "192.0.2.10"}).status_code == 429


def test_a_browser_that_is_used_stays_known(server: Server) -> None:
    """The cookie lasts as long again whenever the page is opened; a program is given none."""
    ada = Guest(server.address).come_in("Ada")
    before = ada.http.cookies["folsom"]
    cookie = cookie_of(ada.get("/api/me"))
    assert (cookie.key, cookie.value, cookie["httponly"], cookie["samesite"]) == (
        "folsom",
        before,
        True,
        "strict",
    )
    assert cookie["max-age"] == str(server.settings.session_days * 86_400)
    cog = Guest(server.address).come_in_as_program("Cog")
    assert "set-cookie" not in cog.get("/api/me").headers


async def sits_over_https(ada: Guest, table: str) -> str:
    """What is answered when she sits down. On one thread: two on one TLS connection can lose what is sent."""
    context = ssl.create_default_context(cafile=TLS["tls_certificate"])
    context.check_hostname = False
    address = ada.address.replace("https", "wss", 1) + f"/api/tables/{table}/socket"
    known, protocols = ada.headers(), [Subprotocol("folsom")]
    sit = {"do": "sit", "key": "sit", "seat": 0}
    async with connect(
        address, ssl=context, additional_headers=known, subprotocols=protocols, proxy=None
    ) as wire:
        await wire.send(json.dumps(sit))
        async for said in wire:
            frame = json.loads(said)
            if frame.get("key") == "sit":
                return str(frame["is"])
    return "nothing"


def test_sockets_work_over_https(tmp_path: Path) -> None:
    """With the cookie that is for HTTPS alone."""
    with running(tmp_path, **TLS) as server:
        ada = Guest(server.address).come_in("Ada")
        table = ada.open(ruleset="napad", seats=2)["table"]
        assert asyncio.run(sits_over_https(ada, table)) == "reply"
        close_clients()


def test_sockets_work_behind_a_trusted_proxy(tmp_path: Path) -> None:
    """Where the page is at https://, and we are not."""
    with running(tmp_path, trusted_proxy=("127.0.0.1",)) as server:
        page = server.address.replace("http://", "https://")
        ada = Guest(server.address, {**FORWARDED, "origin": page})
        response = ada.http.post("/api/guests", json={"name": "Ada"})
        name = cookie_of(response).key
        assert name == "__Host-folsom"
        ada.http.headers["cookie"] = f"{name}={cookie_of(response).value}"
        table = ada.open(ruleset="napad", seats=2)["table"]
        with ada.at(table) as seen:
            assert seen.say("sit", seat=0)["is"] == "reply"
            assert seen.sync(0)["is"] == "reply"


def test_being_forgotten_takes_the_cookie_away(server: Server) -> None:
    """And signing this device out does."""
    for path in ("/api/me", "/api/me/devices/this"):
        ada = Guest(server.address).come_in("Ada")
        cookie = cookie_of(ada.http.delete(path))
        assert (cookie.value, cookie["max-age"]) == ("", "0")
        assert ada.get("/api/me").status_code == 401


# ---------------------------------------------------------------- origins


@pytest.mark.parametrize(
    "shown",
    [
        {"origin": ELSEWHERE},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},
    ],
    ids=str,
)
def test_another_sites_page_does_nothing_with_my_cookie(server: Server, shown: dict[str, str]) -> None:
    """Neither does a request that does not say where it comes from."""
    ada = Guest(server.address).come_in("Ada")
    del ada.http.headers["origin"]
    for method, path in (("POST", "/api/me/return-link"), ("DELETE", "/api/me"), ("PATCH", "/api/me")):
        response = ada.http.request(method, path, headers=shown)
        assert response.status_code == 403
        assert response.json()["sentence"] == "the request comes from another site's page"
    assert ada.get("/api/me").status_code == 200


@pytest.mark.parametrize("shown", [{"origin": "own"}, {"sec-fetch-site": "same-origin"}])
def test_my_own_page_does(server: Server, shown: dict[str, str]) -> None:
    """It says where it comes from in one of two ways."""
    ada = Guest(server.address).come_in("Ada")
    del ada.http.headers["origin"]
    shown = {name: server.address if value == "own" else value for name, value in shown.items()}
    assert ada.http.patch("/api/me", json={"name": "Eda"}, headers=shown).status_code == 200


def test_a_program_need_not_say_where_it_comes_from(server: Server) -> None:
    """But if it runs in another site's page, it is refused like that page."""
    cog = Guest(server.address).come_in_as_program("Cog")
    assert cog.http.patch("/api/me", json={"name": "Cogwheel"}).status_code == 200
    foreign = {"origin": ELSEWHERE}
    assert cog.http.patch("/api/me", json={"name": "Cog"}, headers=foreign).status_code == 403


def test_the_address_that_people_use_is_ours_too(tmp_path: Path) -> None:
    """Behind a proxy that changes Host."""
    with running(tmp_path, address="https://folsom.example") as server:
        ada = Guest(server.address, {"origin": "https://folsom.example"}).come_in("Ada")
        link = ada.http.post("/api/me/return-link").json()["link"]
        assert link.startswith("https://folsom.example/return#")


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", None])
def test_a_socket_of_another_sites_page_does_not_open(server: Server, origin: str | None) -> None:
    """Browsers send cookies with it, and let every page read what comes."""
    ada = Guest(server.address).come_in("Ada")
    table = ada.open(ruleset="napad", seats=2)["table"]
    del ada.http.headers["origin"]
    ada.http.headers.update({"origin": origin} if origin else {})
    with pytest.raises(InvalidStatus) as refused, ada.at(table):
        pass
    assert refused.value.response.status_code == 403


# ---------------------------------------------------------------- headers


def responses(server: Server) -> Iterator[httpx.Response]:
    """One of each kind."""
    ada = Guest(server.address).come_in("Ada")
    for path in (
        "/",
        "/table/x",
        "/x.js",
        "/api/house",
        "/api/nowhere",
        "/health",
        "/metrics",
        "/schema/openapi.json",
    ):
        yield ada.get(path)
    yield ada.http.put("/api/house")
    yield ada.http.post("/api/guests", content=b"{")
    yield ada.http.post("/api/guests", content=b"x" * 70_000)
    yield ada.get("/api/admin/reports")
    yield ada.http.post("/api/tables", json={"key": "k", "settings": {"ruleset": "chess", "seats": 2}})
    with pytest.raises(InvalidStatus) as refused, ada.at("nowhere"):
        pass
    response = refused.value.response
    yield httpx.Response(response.status_code, headers=list(response.headers.raw_items()))


def test_every_response_has_the_headers(server: Server) -> None:
    """Pages, answers, refusals of whatever kind: nothing foreign runs, nothing is framed."""
    found = list(responses(server))
    assert {each.status_code for each in found} >= {200, 400, 403, 404, 405, 413, 422}
    for response in found:
        for name, value in headers.ALWAYS.items():
            assert response.headers[name] == value
        assert "server" not in response.headers


@pytest.mark.parametrize(
    ("path", "status"), [("/", 200), ("/health", 200), ("/api/me", 401), ("/api/nowhere", 404)]
)
def test_whoever_asks_for_the_head_gets_that_of_the_whole(server: Server, path: str, status: int) -> None:
    """Monitors and links' previews do; nothing of the body comes."""
    stranger = Guest(server.address)
    head, whole = stranger.http.head(path), stranger.get(path)
    assert head.status_code == whole.status_code == status
    assert head.content == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def test_answers_for_one_person_are_kept_by_nobody(server: Server) -> None:
    """Neither by the browser nor by a proxy on the way."""
    ada = Guest(server.address).come_in("Ada")
    for path in ("/api/me", "/api/house", "/api/nowhere"):
        assert ada.get(path).headers["cache-control"] == "no-store"


def test_the_policy_lets_no_foreign_or_written_script_run() -> None:
    """The strictest that the page can live with."""
    policy = dict(each.split(" ", 1) for each in headers.CONTENT_SECURITY_POLICY.split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers.CONTENT_SECURITY_POLICY
