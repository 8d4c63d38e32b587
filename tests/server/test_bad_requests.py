"""Schemathesis over every route: whatever is asked, no mistake of ours, and the tables are as they were."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode

from folsom.server.problems import LONGEST
from tests.proofs import parts

from .guests import JSON, Guest, close_clients
from .running import Server

PROBLEM: Final = {"code", "sentence"}
MET: Final = {200, 201, 204, 400, 401, 403, 404, 422}
"""What must have come of some request."""
Operation = Any  # as Schemathesis has it


class Visitors:
    """Who asks: somebody who plays, whoever runs the house, a stranger. And whom and what they ask about."""

    def __init__(self, server: Server) -> None:
        ada = Guest(server.address).come_in_as_program("Ada")
        ben = Guest(server.address).come_in("Ben")
        table = ada.open(ruleset="napad", seats=2)["table"]
        for seat in (0, 1):
            ada.tell(table, "sit", seat=seat)
        assert ada.tell(table, "start").status_code == 200
        assert ada.tell(table, "report", user=ada.id, text="slow").status_code == 200
        report = server.do(server.parts.store.people.list_reports())[0].id
        self.ids: Mapping[str, str] = {"table": table, "user": ben.id, "game": "napad", "report": report}
        """What there is: a made-up id would only be unknown."""
        self.headers: Sequence[Mapping[str, str]] = (
            {"authorization": f"Bearer {ada.token}"},
            {"authorization": f"Bearer {server.parts.folder.admin_token()}"},
            {},
        )


class Asking:
    """Asks one operation after the other, each with people and a table of its own, as some end them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.met: Counter[int] = Counter()
        """How often each status came."""
        self._session = requests.Session()

    def __len__(self) -> int:
        return self.met.total()

    def ask(self, operation: Operation, mode: GenerationMode, many: int, number: int) -> None:
        """One operation, so often, with what it takes or with what it does not; by all visitors in turn."""
        visitors = Visitors(self.server)
        ids = {name: value for name, value in visitors.ids.items() if f"{{{name}}}" in operation.path}
        cases = operation.as_strategy(generation_mode=mode, path_parameters=ids or None)

        @seed(number)
        @settings(
            max_examples=many,
            phases=[Phase.generate],
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases)
        def try_out(case: Case[Any]) -> None:
            headers = dict(visitors.headers[len(self) % len(visitors.headers)])
            self._judge(case.call(headers=headers, session=self._session))

        with suppress(Unsatisfiable):  # what takes nothing cannot be given anything wrong
            try_out()
        close_clients()

    def _judge(self, response: Any) -> None:
        self.met[response.status_code] += 1
        assert response.status_code < 500, response.text
        if response.status_code >= 400:
            problem = response.json()
            assert problem.keys() >= PROBLEM
            assert "\n" not in problem["sentence"]

    def close(self) -> None:
        """Hang up."""
        self._session.close()


@parts(short=5_000, long=100_000, each=5_000)
def test_nothing_that_is_asked_is_a_mistake_of_ours(server: Server, numbers: range) -> None:
    """No status of 500 and over, each refusal a Problem in one sentence, a clean log; and play goes on."""
    quiet = Quiet(server)
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    found: list[Operation] = list(schema.get_all_operations())
    operations: list[Operation] = [each.ok() for each in found]
    wishes = [(each, mode) for each in operations for mode in GenerationMode]
    asking = Asking(server)
    for number in numbers:
        operation, mode = wishes[(number - numbers.start) % len(wishes)]
        asking.ask(operation, mode, 1 + len(numbers) // len(wishes), number)
        if len(asking) >= len(numbers):
            break
    asking.close()
    assert len(asking) >= len(numbers)
    assert asking.met.keys() >= MET
    assert '"failed"' not in server.written.getvalue()
    assert "Traceback" not in server.written.getvalue()
    quiet.must_be_as_it_was()


GUESTS: Final = "/api/guests"
ODD: Final = (
    (
        "POST",
        GUESTS,
        b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        400,
        "the request is nested too deeply",
    ),
    ("POST", GUESTS, b"", 400, "the body is missing"),
    ("POST", GUESTS, b"{}", 400, "the body: Object missing required field `name`"),
    ("POST", GUESTS, b'{"name": "\\ud800"}', 400, "Input data was truncated"),
    (
        "POST",
        GUESTS,
        b'{"name": "Ada", "na\\nme": 1}',
        400,
        "the body: Object contains unknown field `na me`",
    ),
    (
        "POST",
        GUESTS,
        b'{"name": "Ada", "' + b"x" * 9_000 + b'": 1}',
        400,
        "the body: Object contains unknown",
    ),
    ("POST", GUESTS, b'{"name": "\\u202e"}', 422, "a name has 1 to 40 signs that can be seen"),
    ("GET", "/api/rules/%00", b"", 422, "no game is called '"),
    ("GET", "/api/tables/%ff%fe", b"", 404, "there is no such table, or it is not yours to see"),
    ("GET", "/api/tables/x?seat=two", b"", 400, "seat: Expected `int"),
    ("DELETE", "/api/house", b"", 405, "nothing like this can be done at this address"),
    ("GET", "/api/nowhere", b"", 404, "there is nothing at this address"),
)
"""What a generator does not think of: a request, its status, and how the sentence begins."""


@pytest.mark.parametrize(("method", "path", "body", "status", "sentence"), ODD)
def test_odd_requests_are_told_what_is_wrong_with_them(
    server: Server, method: str, path: str, body: bytes, status: int, sentence: str
) -> None:
    """In one short sentence."""
    response = Guest(server.address).http.request(method, path, content=body)
    assert response.status_code == status
    problem = response.json()
    assert problem["sentence"].startswith(sentence)
    assert problem["sentence"].isprintable()
    assert len(problem["sentence"]) <= LONGEST


class Quiet:
    """A table at which nothing happens meanwhile."""

    def __init__(self, server: Server) -> None:
        self.cid = Guest(server.address).come_in_as_program("Cid")
        self.headers = dict(self.cid.http.headers)
        self.table = self.cid.open(ruleset="napad", seats=2)["table"]
        for seat in (0, 1):
            self.cid.tell(self.table, "sit", seat=seat)
        assert self.cid.tell(self.table, "start").status_code == 200
        self.before = self._now()

    def _now(self) -> JSON:
        response = requests.get(
            f"{self.cid.address}/api/tables/{self.table}?seat=0", headers=self.headers, timeout=20
        )
        assert response.status_code == 200
        return {name: value for name, value in response.json().items() if name in {"part", "game", "number"}}

    def must_be_as_it_was(self) -> None:
        """Not a letter of it is another."""
        assert self._now() == self.before
