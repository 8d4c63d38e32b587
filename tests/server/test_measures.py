"""Health, readiness and measurements: what a server says of itself, and what it never says."""

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

from folsom.storage import MemoryStore

from .guests import Guest
from .running import Server, running
from .test_game import play

SAMPLE: Final = re.compile(r'[a-z_]+(\{([a-z]+="[A-Za-z0-9_{}/+.\-]*",?)*\})? [0-9.e+\-]+')
"""A line of the measurements: a name, labels of our own words, a number."""
PROMISED: Final = (
    'folsom_happened_total{kind="answered",what="answers"}',
    'folsom_happened_total{kind="start",what="commands"}',
    'folsom_happened_total{kind="stale",what="refusals"}',
    'folsom_stage_seconds_count{stage="decide"}',
    'folsom_stage_seconds_count{stage="append"}',
    'folsom_stage_seconds_count{stage="tell"}',
    'folsom_stage_seconds_count{stage="bot"}',
    'folsom_requests_total{method="GET",route="/api/tables/{table}",status="200"}',
    'folsom_request_seconds_count{route="/api/tables/{table}"}',
    'folsom_sockets_closed_total{code="1000"}',
)
GAUGES: Final = ("sockets", "frames_waiting", "questions_waiting", "tables")


def measured(guest: Guest) -> dict[str, float]:
    """Every measurement, by name and labels."""
    text = guest.get("/metrics").text
    samples = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in samples), text
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in samples)}


def test_a_game_is_measured_and_nobody_is_named(server: Server) -> None:
    """Answers, refusals, stages of a command, bots, requests, sockets, queues; never who, where or what."""
    ada = Guest(server.address).come_in("Ada")
    table = ada.open(ruleset="napad", seats=2)["table"]
    with ada.at(table) as seen:
        seen.say("sit", seat=0)
        seen.say("add-bot", seat=1, level="outlaw")
        seen.say("start")
        seen.sync(0)
        assert measured(ada)["folsom_sockets"] == 1
        assert seen.say("answer", seat=0, question="0.0.99", answers=["pass"])["code"] == "stale"
        play(Random(3), seen)
    ada.get(f"/api/tables/{table}")
    found = measured(ada)
    while 'folsom_sockets_closed_total{code="1000"}' not in found:  # it says so a moment after the goodbye
        found = measured(ada)
    for name in PROMISED:
        assert found.get(name, 0) > 0, name
    for name in GAUGES:
        assert f"folsom_{name}" in found
    text = ada.get("/metrics").text
    for word in (table, ada.id, "Ada", "127.0.0.1"):
        assert word not in text


class Failing(MemoryStore):
    """A store that keeps nothing now."""

    fails = False

    async def healthy(self) -> bool:
        """As it is told."""
        return not self.fails


def test_readiness_is_whether_something_can_be_kept_and_health_whether_we_live(tmp_path: Path) -> None:
    """For whoever sends people here: 503 means not now."""
    store = Failing()
    with running(tmp_path, store) as server:
        guest = Guest(server.address)
        found = []
        for store.fails in (False, True, False):
            found.append((guest.get("/ready").status_code, guest.get("/health").status_code))
        assert found == [(200, 200), (503, 200), (200, 200)]
        assert guest.get("/health").json()["status"] == "alive"
        assert set(guest.get("/health").json()["rules"]) == {"colt", "napad"}


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_asking_for_it_changes_nothing(server: Server, path: str) -> None:
    """No cookie, and nobody becomes anybody."""
    response = Guest(server.address).get(path)
    assert response.status_code == 200
    assert "set-cookie" not in response.headers
