"""Schemathesis over every route: whatever is asked, no mistake of ours, and the tables are as they were."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import Case, GenerationMode

from tests.proofs import parts

from .guests import Guest
from .running import Server

SHAPE = {"code", "sentence"}
GOES_AWAY = {
    ("DELETE", "/api/me"),
    ("DELETE", "/api/me/devices/{device}"),
    ("DELETE", "/api/admin/users/{user}"),
}
"""After these there would be nobody to ask anything."""
Operations = Sequence[Any]  # as Schemathesis has them


class Visitors:
    """Who asks: somebody who plays, whoever runs the house, a stranger."""

    def __init__(self, server: Server) -> None:
        self.ada = Guest(server.address).come_in_as_program("Ada")
        self.table: str = self.ada.open(ruleset="napad", seats=2)["table"]
        self.ada.tell(self.table, "sit", seat=0)
        self.ada.tell(self.table, "add-bot", seat=1, level="drifter")
        assert self.ada.tell(self.table, "start").status_code == 200
        admin = {"authorization": f"Bearer {server.parts.folder.admin_token()}"}
        self.headers: Sequence[Mapping[str, str]] = (
            {"authorization": f"Bearer {self.ada.token}"}, admin, {},
        )  # fmt: skip

    def ids(self) -> Mapping[str, str]:
        """What is there: a made-up id would only be unknown."""
        return {"table": self.table, "user": self.ada.id, "game": "napad"}


@parts(short=5_000, long=100_000, each=5_000)
def test_nothing_that_is_asked_is_a_mistake_of_ours(server: Server, numbers: range) -> None:
    """No status of 500 and over, each refusal a Problem in one sentence, a clean log, and play goes on."""
    visitors = Visitors(server)
    before = visitors.ada.get(f"/api/tables/{visitors.table}").json()
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    results: Operations = list(schema.get_all_operations())
    operations: Operations = [each.ok() for each in results]
    wanted = [each for each in operations if (each.method.upper(), each.path) not in GOES_AWAY]
    met: Counter[int] = Counter()
    with requests.Session() as session:
        for operation in wanted:
            each = 1 + len(numbers) // len(wanted) // 2
            for mode in GenerationMode:
                ask(operation, mode, each, numbers.start, visitors, session, met)
    assert sum(met.values()) >= len(numbers) * 0.9
    assert met.keys() >= {200, 400, 401, 403, 404}
    assert '"failed"' not in server.written.getvalue()
    assert "Traceback" not in server.written.getvalue()
    now = visitors.ada.get(f"/api/tables/{visitors.table}").json()
    assert now["part"]["status"] in {before["part"]["status"], "over"}


def ask(
    operation: Any,
    mode: GenerationMode,
    many: int,
    number: int,
    visitors: Visitors,
    session: requests.Session,
    met: Counter[int],
) -> None:
    """One operation, so often, by all visitors in turn."""
    named = {name: value for name, value in visitors.ids().items() if f"{{{name}}}" in operation.path}
    checks = list(HealthCheck)

    @seed(number)
    @settings(max_examples=many, deadline=None, database=None, suppress_health_check=checks)
    @given(case=operation.as_strategy(generation_mode=mode, path_parameters=named or None))
    def try_out(case: Case[Any]) -> None:
        headers = visitors.headers[sum(met.values()) % 3]
        response = case.call(headers=dict(headers), session=session)
        met[response.status_code] += 1
        assert response.status_code < 500 or operation.path == "/ready"
        if response.status_code >= 400:
            assert response.json().keys() >= SHAPE

    try_out()
