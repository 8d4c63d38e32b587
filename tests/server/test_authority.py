"""Who may do what: every route of the server for every role, in one table."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, get_args

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus

from folsom.server.application import make_litestar
from folsom.server.authority import Deed
from folsom.server.door import deed_of
from folsom.tables.messages import Command

from .company import (
    ADMIN,
    BANNED,
    EXPIRED,
    INVITED,
    OUTSIDER,
    OWNER,
    ROLES,
    SEAT,
    SPECTATOR,
    STRANGER,
    TOKEN,
    WITH_LINK,
    Company,
)
from .guests import JSON, Guest
from .running import Server, running

Expected = Mapping[str, int]


def expect(otherwise: int | None = None, **groups: int) -> Expected:
    """Statuses by role: of these groups, and of all the others."""
    found = {role: status for group, status in groups.items() for role in GROUPS[group]}
    return {role: found.get(role, otherwise or 0) for role in ROLES}


SEATED: Final = (OWNER, SEAT, TOKEN)
GROUPS: Final = {
    "owner": (OWNER,),
    "others": (SEAT, TOKEN),
    "seated": SEATED,
    "spectator": (SPECTATOR,),
    "outsider": (OUTSIDER,),
    "known": (*SEATED, SPECTATOR, OUTSIDER),
    "invited": (INVITED,),
    "lost": (STRANGER, EXPIRED),
    "nobody": (INVITED, STRANGER, EXPIRED),
    "banned": (BANNED,),
    "admin": (ADMIN,),
    "shut_out": (BANNED, ADMIN),
}
EVERYBODY: Final = expect(200)
ARRIVES: Final = expect(201, shut_out=403)
BROWSES: Final = expect(200, banned=403)
SOMEBODY: Final = expect(known=200, nobody=401, shut_out=403)
RUNS_HOUSE: Final = expect(403, nobody=401, admin=200)
# With the eyes of those who watch: whoever has a seat or the link.
WATCHES: Final = expect(seated=200, spectator=200, invited=200, outsider=404, lost=404, shut_out=403)
# With the eyes of seat 0, which is the owner's.
AS_OWNER: Final = expect(
    owner=200, others=403, spectator=403, invited=403, outsider=404, lost=404, shut_out=403
)
# Something that only a seat may do, at seat 0.
ONLY_SEAT_0: Final = expect(owner=200, others=403, spectator=403, outsider=404, nobody=401, shut_out=403)
TALKS: Final = expect(seated=200, spectator=200, outsider=404, nobody=401, shut_out=403)
PLAYS: Final = expect(seated=200, spectator=403, outsider=404, nobody=401, shut_out=403)
NOT_YET: Final = expect(seated=409, spectator=409, invited=409, outsider=404, lost=404, shut_out=403)


def instead(expected: Expected, status: int) -> Expected:
    """The same, but that whoever may gets another status than 200."""
    return {role: status if was == 200 else was for role, was in expected.items()}


class Row(NamedTuple):
    """A request, and what becomes of it for each role."""

    method: str
    path: str
    expected: Expected
    body: JSON = None
    changes: bool = False
    """Afterwards the company is another: each role has its own."""

    def __str__(self) -> str:
        """As tests are named."""
        did = f" {self.body['do']}" if self.body and "do" in self.body else ""
        return f"{self.method} {self.path}{did}"


def command(do: str, expected: Expected, *, changes: bool = False, **fields: JSON) -> Row:
    """A command over HTTP."""
    body = {"do": do, "key": do, **fields}
    return Row("POST", "/api/tables/{table}/commands", expected, body, changes)


NAMED: Final = {"name": "Zoe"}
TABLE: Final = "/api/tables/{table}"
ADMIN_USER: Final = "/api/admin/users/{user}"
MATRIX: Final = (
    Row("GET", "/", EVERYBODY),
    Row("GET", "/{path}", EVERYBODY),
    Row("GET", "/health", EVERYBODY),
    Row("GET", "/ready", EVERYBODY),
    Row("GET", "/metrics", EVERYBODY),
    Row("GET", "/schema", EVERYBODY),
    Row("GET", "/schema/openapi.json", EVERYBODY),
    Row("GET", "/schema/socket.json", EVERYBODY),
    Row("GET", "/schema/colt.json", EVERYBODY),
    Row("GET", "/schema/napad.json", EVERYBODY),
    Row("GET", "/api/house", EVERYBODY),
    Row("GET", "/api/rules/{game}", EVERYBODY),
    Row("POST", "/api/guests", ARRIVES, NAMED, changes=True),
    Row("POST", "/api/programs", ARRIVES, NAMED),
    Row("POST", "/api/return", expect(404, shut_out=403), {"secret": "?"}),
    Row("GET", "/api/lobby", BROWSES),
    Row("GET", "/api/watchable", BROWSES),
    Row("GET", "/api/me", SOMEBODY),
    Row("PATCH", "/api/me", SOMEBODY, NAMED),
    Row("DELETE", "/api/me", instead(SOMEBODY, 204), changes=True),
    Row("GET", "/api/me/kept", SOMEBODY),
    Row("POST", "/api/me/return-link", instead(SOMEBODY, 201)),
    Row("GET", "/api/me/devices", SOMEBODY),
    Row("DELETE", "/api/me/devices/{device}", instead(SOMEBODY, 204), changes=True),
    Row("GET", "/api/me/tables", SOMEBODY),
    Row("GET", "/api/me/blocked", SOMEBODY),
    Row("PUT", "/api/me/blocked/{user}", {**instead(SOMEBODY, 204), SEAT: 422}, changes=True),
    Row("DELETE", "/api/me/blocked/{user}", instead(SOMEBODY, 204)),
    Row(
        "POST",
        "/api/tables",
        instead(SOMEBODY, 201),
        {"key": "k", "settings": {"ruleset": "napad", "seats": 2}},
    ),
    Row("GET", TABLE, WATCHES),
    Row("GET", TABLE + "?seat=0", AS_OWNER),
    Row("GET", TABLE + "/link", expect(seated=200, spectator=403, outsider=404, nobody=401, shut_out=403)),
    Row("GET", TABLE + "/log", WATCHES),
    Row("GET", TABLE + "/log?seat=0", AS_OWNER),
    Row("GET", TABLE + "/replay", WATCHES),
    Row("GET", TABLE + "/replay?seat=0", AS_OWNER),
    Row("GET", TABLE + "/replay?all_seeing=true", NOT_YET),
    Row("GET", TABLE + "/game-file", NOT_YET),
    command("why-not", ONLY_SEAT_0, seat=0, answer="pass"),
    command("take-back", instead(ONLY_SEAT_0, 409), seat=0),
    command("resign", ONLY_SEAT_0, seat=0, changes=True),
    command("watching", ONLY_SEAT_0, allowed=True),
    command("invite", ONLY_SEAT_0, changes=True),
    command("add-bot", instead(ONLY_SEAT_0, 409), seat=1, level="drifter"),
    command("close", instead(ONLY_SEAT_0, 409)),
    command("phrase", TALKS, phrase="hello"),
    command("say", TALKS, text="hello"),
    command("report", instead(TALKS, 422), user="somebody", text="rude"),
    command("ping", SOMEBODY),
    command("sync", TALKS),
    command("sync", ONLY_SEAT_0, seat=0),
    command("answer", instead(ONLY_SEAT_0, 409), seat=0, question="gone", answers=["pass"]),
    command("sit", instead(TALKS, 409)),
    command("stand", instead(TALKS, 409), seat=0),
    command("choose", instead(TALKS, 409), seat=0, bandit=""),
    command("configure", instead(ONLY_SEAT_0, 409), settings={"ruleset": "napad", "seats": 3}),
    command("remove", instead(ONLY_SEAT_0, 409), seat=1),
    command("start", instead(ONLY_SEAT_0, 409)),
    command("mute", TALKS, user="somebody"),
    command("block", instead(TALKS, 422), user="somebody"),
    command("pause", PLAYS, changes=True),
    command("resume", instead(TALKS, 409)),
    command("rematch", instead(TALKS, 409)),
    command("consent", instead(TALKS, 409), proposal=0),
    command("vote", instead(TALKS, 409), vote=0, choice="wait"),
    command("leave", TALKS, changes=True),
    command("rejoin", PLAYS, changes=True),
    Row("GET", "/api/admin/reports", RUNS_HOUSE),
    Row("POST", "/api/admin/reports/{report}", instead(RUNS_HOUSE, 204), {"closed": False}),
    Row("POST", ADMIN_USER + "/name", RUNS_HOUSE, NAMED),
    Row("POST", ADMIN_USER + "/ban", RUNS_HOUSE, {"days": 0}),
    Row("DELETE", ADMIN_USER, instead(RUNS_HOUSE, 204), changes=True),
    Row("GET", "/api/admin/tables/{table}", RUNS_HOUSE),
    Row("POST", "/api/admin/tables/{table}/close", instead(RUNS_HOUSE, 204), changes=True),
    Row("GET", "/api/admin/invitation", RUNS_HOUSE),
    Row("POST", "/api/admin/invitation", instead(RUNS_HOUSE, 201)),
)


@pytest.fixture(scope="module")
def company(server: Server) -> Company:
    """One company for all requests that change nothing."""
    return Company(server)


@pytest.mark.parametrize("row", MATRIX, ids=str)
def test_every_route_for_every_role(server: Server, company: Company, row: Row) -> None:
    """Exactly those may who are meant to, and the others are told why not by the right status."""
    found = {}
    for role in ROLES:
        each = Company(server) if row.changes else company
        found[role] = each.asks(role, row.method, row.path, row.body)
    assert found == row.expected


def routes() -> Iterator[tuple[str, str]]:
    """Every method and path of the application."""
    for route in make_litestar().routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                yield from ((method, route.path) for method in methods_of(handler))


def methods_of(handler: HTTPRouteHandler) -> set[str]:
    """But for OPTIONS, which the framework answers itself."""
    return {str(method) for method in handler.http_methods} - {"OPTIONS"}


def plain(path: str) -> str:
    """A path as the framework has it, with the names of its parameters only."""
    return path.replace(":str}", "}").replace(":path}", "}").partition("?")[0]


def test_the_table_has_every_route() -> None:
    """A route that is missing here is a route that nobody has thought about."""
    described = {(row.method, plain(row.path)) for row in MATRIX}
    assert {(method, plain(path)) for method, path in routes()} - {("GET", "/schema/{path}")} == described


def test_the_table_has_every_command() -> None:
    """So is a command."""
    described = {row.body["do"] for row in MATRIX if row.path.endswith("/commands")}
    assert described == {kind.__struct_config__.tag for kind in get_args(Command)}


def test_every_route_says_what_it_does() -> None:
    """The door asks each for its deed; one that has none cannot be reached, and says so here first."""
    for route in make_litestar().routes:
        handlers = route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler]
        assert all(isinstance(deed_of(handler), Deed) for handler in handlers)


def test_the_methods_of_an_address_are_no_secret(company: Company) -> None:
    """The framework lists them itself, for anybody."""
    assert company.asks(STRANGER, "OPTIONS", TABLE) == 204


SOCKET: Final = {role: 101 if status == 200 else status for role, status in WATCHES.items()}


@pytest.mark.parametrize("role", ROLES)
def test_the_socket_for_every_role(company: Company, role: str) -> None:
    """It opens for whoever may look; the others get the status that a request would get."""
    assert opens(company, role) == SOCKET[role]


def opens(company: Company, role: str) -> int:
    """The status of a socket's opening."""
    invitation = company.invitation if role in WITH_LINK else ""
    try:
        with company.people[role].at(company.table, invitation):
            return 101
    except InvalidStatus as error:
        return error.response.status_code if b"sentence" in error.response.body else 0


def test_a_stranger_with_the_link_watches_and_no_more(company: Company) -> None:
    """On the socket it may look; whatever it does, it must come in first."""
    with company.people[INVITED].at(company.table, company.invitation) as seen:
        assert seen.sync()["is"] == "reply"
        assert seen.part["status"] == "running"
        assert seen.say("ping")["is"] == "pong"
        wishes: list[JSON] = [{"do": "say", "text": "hello"}, {"do": "sit"}, {"do": "resign", "seat": 0}]
        for wish in wishes:
            refused = seen.say(**wish)
            assert (refused["is"], refused["code"]) == ("refused", "not-allowed")
        assert seen.say("sync", seat=0)["code"] == "not-yours"


@pytest.mark.parametrize("role", [SEAT, TOKEN, SPECTATOR])
def test_on_the_socket_nobody_is_another_seat(company: Company, role: str) -> None:
    """Neither its eyes nor its answers: the seat comes from the session, never from the message."""
    invitation = company.invitation if role in WITH_LINK else ""
    with company.people[role].at(company.table, invitation) as seen:
        wishes: list[JSON] = [
            {"do": "sync", "seat": 0},
            {"do": "answer", "seat": 0, "question": "0.0.0", "answers": ["pass"]},
            {"do": "take-back", "seat": 0},
            {"do": "resign", "seat": 0},
            {"do": "why-not", "seat": 0, "answer": "pass"},
        ]
        for wish in wishes:
            assert seen.say(**wish)["code"] == "not-yours"


@pytest.mark.parametrize("role", [SPECTATOR, INVITED])
def test_where_the_owner_forbids_it_nobody_watches(server: Server, role: str) -> None:
    """Those with the link neither."""
    company = Company(server, watch=False)
    assert company.asks(role, "GET", TABLE) == 403
    assert company.asks(role, "GET", TABLE + "/log") == 403
    assert opens(company, role) == 403


def test_a_link_that_was_replaced_is_worth_nothing(server: Server) -> None:
    """Invitations are revocable; those who sit stay."""
    company = Company(server)
    assert company.asks(OWNER, *command("invite", {})[:2], {"do": "invite", "key": "new"}) == 200
    assert company.asks(SPECTATOR, "GET", TABLE) == 404
    assert opens(company, INVITED) == 404
    assert company.asks(SEAT, "GET", TABLE) == 200


def test_a_secret_is_good_for_one_use_only(company: Company) -> None:
    """A browser's session is no token, a token no cookie, and the admin's token no cookie either."""
    owner, program, admin = (company.people[role] for role in (OWNER, TOKEN, ADMIN))
    cookie = owner.http.cookies["folsom"]
    as_token = {"authorization": f"Bearer {cookie}"}
    assert company.people[STRANGER].http.get("/api/me", headers=as_token).status_code == 401
    admins = admin.http.headers["authorization"].removeprefix("Bearer ")
    for secret, path in ((program.token, "/api/me"), (admins, "/api/admin/reports")):
        headers = {"cookie": f"folsom={secret}"}
        assert company.people[STRANGER].http.get(path, headers=headers).status_code == 401


def test_measurements_are_for_this_machine_unless_set_otherwise(tmp_path: Path) -> None:
    """Behind a proxy everybody seems to be here: whoever was passed on is not."""
    with running(tmp_path / "local") as server:
        company = Company(server)
        forwarded = {"x-forwarded-for": "192.0.2.1"}
        stranger, admin = company.people[STRANGER].http, company.people[ADMIN].http
        assert stranger.get("/metrics", headers=forwarded).status_code == 403
        assert admin.get("/metrics", headers=forwarded).status_code == 200
    with running(tmp_path / "off", metrics="off") as server:
        assert Company(server).asks(STRANGER, "GET", "/metrics") == 403
    with running(tmp_path / "all", metrics="all") as server:
        stranger = Company(server).people[STRANGER].http
        assert stranger.get("/metrics", headers=forwarded).status_code == 200


def test_a_closed_house_lets_nobody_in_without_an_invitation(tmp_path: Path) -> None:
    """The house's or a table's opens it; there is no lobby for strangers."""
    with running(tmp_path, invite_only=True) as server:
        stranger = Guest(server.address)
        assert stranger.get("/api/lobby").status_code == 401
        for body in ({"name": "Ada"}, {"name": "Ada", "invitation": "guessed"}):
            assert stranger.http.post("/api/guests", json=body).status_code == 403
            assert stranger.http.post("/api/programs", json=body).status_code == 403
        ada = Guest(server.address).come_in("Ada", invitation=server.parts.folder.invitation())
        opened = ada.open(ruleset="napad", seats=2)
        link = {"table": opened["table"], "invitation": opened["invitation"]}
        ben = Guest(server.address).come_in("Ben", **link)
        assert ben.get("/api/lobby").status_code == 200
        public = ada.open(ruleset="napad", seats=2, public=True)
        open_to_all = {"name": "Cid", "table": public["table"], "invitation": public["invitation"]}
        assert stranger.http.post("/api/guests", json=open_to_all).status_code == 403
