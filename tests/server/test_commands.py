"""The commands around a server: it starts, stops and comes back; its house is looked after."""

import asyncio
import errno
import io
import json
import os
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import takewhile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from folsom.cli import screen, serve
from folsom.cli.app import run
from folsom.server.parts import Parts
from folsom.server.qr import blocks
from folsom.server.rules import Progress
from folsom.server.setting_sources import ALL
from folsom.server.world import SystemLuck
from folsom.tables.opening import id_of

from .guests import Guest
from .process import served
from .test_game import answer_at_random

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def folsom(capsys: pytest.CaptureFixture[str]) -> Command:
    """`folsom COMMAND ...`: the status, the output, the errors."""

    def call(*arguments: str) -> tuple[int, str, str]:
        status = run(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


def test_sigterm_says_goodbye_and_games_go_on_after_the_next_start(tmp_path: Path) -> None:
    """1012 to every socket, status 0; then the same table, the same seat, more time on the clock."""
    with served(tmp_path, "--bot-delay", "0") as server:
        ada = Guest(server.address).come_in("Ada")
        clock = {"kind": "bank", "seconds": 60.0}
        table = ada.open(ruleset="napad", seats=2, clock=clock)["table"]
        with ada.at(table) as seen:
            seen.say("sit", seat=0)
            seen.say("add-bot", seat=1, level="drifter")
            seen.say("start")
            seen.sync(0)
            while seen.question is None:
                seen.next()
            answer_at_random(Random(1), seen)
            answered = seen.number
            status, log = server.end(signal.SIGTERM)
            assert seen.ending() == 1012
    assert status == 0
    assert "Traceback" not in log
    assert json.loads(log.splitlines()[-1])["event"] == "stopped"
    with served(tmp_path) as server:
        ada.address = server.address
        ada.http.base_url = server.address
        ada.http.headers["origin"] = server.address
        with ada.at(table) as seen:
            seen.sync(0)
            assert seen.part["status"] == "running"
            assert seen.number > answered
            assert any(frame.get("clocks", [{}])[0].get("left", 0) > 60 for frame in seen.frames)


def test_the_house_is_looked_after_from_the_command_line(tmp_path: Path, folsom: Command) -> None:
    """Reports, names, bans, a table without hands, its end, the invitation."""
    house = ("admin", "--data", str(tmp_path))
    with served(tmp_path) as server:
        ada, ben = Guest(server.address).come_in("Ada"), Guest(server.address).come_in("Ben")
        opened = ada.open(ruleset="napad", seats=2)
        table, invitation = opened["table"], opened["invitation"]
        with ben.at(table, invitation) as seen:
            seen.sync()
            seen.say("sit", seat=1)
            line = seen.say("say", text="You are all rotten")
            assert line["is"] == "reply"
        assert ada.tell(table, "report", user=ben.id, text="rude", line=1).status_code == 200
        status, out, _ = folsom(*house, "reports")
        assert status == 0
        assert f"{ada.id} about {ben.id} at table {table}" in out
        assert "You are all rotten" in out
        report = out.split()[0]
        assert folsom(*house, "reports", "--close", report)[1] == f"Report {report} is closed.\n"
        assert folsom(*house, "reports")[1] == "There are no such reports.\n"
        assert folsom(*house, "rename", ben.id, "Benjamin")[0] == 0
        status, out, _ = folsom(*house, "table", table)
        assert status == 0
        assert f"seat 1: Benjamin ({ben.id})" in out
        assert folsom(*house, "ban", ben.id, "--days", "2")[1] == "Benjamin is kept out for 2 days.\n"
        assert ben.get("/api/me").status_code == 403
        assert folsom(*house, "ban", ben.id, "--days", "0")[0] == 0
        assert ben.get("/api/me").json()["name"] == "Benjamin"
        assert folsom(*house, "close", table)[0] == 0
        assert ada.get(f"/api/tables/{table}").json()["part"]["status"] == "over"
        old, new = folsom(*house, "invite")[1], folsom(*house, "invite", "--new")[1]
        assert old.startswith(f"{server.address}/invited#")
        assert old != new
        assert folsom(*house, "invite")[1] == new
        assert folsom(*house, "forget", ben.id)[0] == 0
        assert ben.get("/api/me").status_code == 401
        status, _, errors = folsom(*house, "rename", ben.id, "Nobody")
        assert (status, errors) == (2, f"folsom: there is no user {ben.id}\n")


def test_without_a_server_the_house_says_so_in_one_sentence(tmp_path: Path, folsom: Command) -> None:
    """As when none was started yet, or it was killed."""
    sentence = f"folsom: no server runs on {tmp_path}: start it with `folsom serve`, or name another --data\n"
    assert folsom("admin", "--data", str(tmp_path), "reports") == (2, "", sentence)
    (tmp_path / "address").write_text("http://127.0.0.1:9")
    assert folsom("admin", "--data", str(tmp_path), "reports") == (2, "", sentence)


def test_a_backup_is_made_while_the_server_runs_and_put_back_when_it_does_not(
    tmp_path: Path, folsom: Command
) -> None:
    """What was written after the backup is gone, and kept aside."""
    data, kept = tmp_path / "data", tmp_path / "kept.db"
    flags = ("--data", str(data))
    with served(data) as server:
        ada = Guest(server.address).come_in("Ada")
        assert folsom("backup", str(kept), *flags)[0] == 0
        ben = Guest(server.address).come_in("Ben")
        assert folsom("doctor", *flags)[0] == 0
        status, _, errors = folsom("restore", str(kept), *flags)
        assert status == 2
        assert (
            errors
            == f"folsom: another server uses {data}: stop it first, or name another folder with --data\n"
        )
        server.end()
    status, out, _ = folsom("restore", str(kept), *flags)
    assert status == 0
    assert "What was there before is kept in" in out
    with served(data) as server:
        for guest, expected in ((ada, 200), (ben, 401)):
            guest.http.base_url = server.address
            assert guest.get("/api/me").status_code == expected
    assert folsom("backup", str(kept), *flags) == (
        2,
        "",
        f"folsom: {kept} exists already: name another file, nothing is overwritten.\n",
    )


def test_the_doctor_says_what_is_wrong(tmp_path: Path, folsom: Command) -> None:
    """A folder without a database is well; a file that is none is not."""
    status, out, _ = folsom("doctor", "--data", str(tmp_path))
    assert status == 0
    assert "there is no database yet" in out
    (tmp_path / "folsom.db").write_text("this is no database, but a text that is long enough" * 9)
    status, out, _ = folsom("doctor", "--data", str(tmp_path))
    assert status == 1
    assert "NO  " in out


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--port", "70000"), "--port is '70000', but must be a whole number from 0 to 65535"),
        (("--bot-delay", "soon"), "--bot-delay is 'soon', but must be a number from 0 to 3600"),
        (("--host", "198.51.100.1"), "cannot listen on 198.51.100.1:8420"),
        (("--trusted-proxy", "10.0.0.1/33"), "trusted_proxy is '10.0.0.1/33', but must be a network such as"),
        (("--stand-in", "outlow"), "stand_in: no level is called 'outlow': did you mean 'outlaw'?"),
        (("--tls-certificate", "x"), "tls_certificate and tls_key belong together"),
        (("--tls-certificate", "x", "--tls-key", "y"), "x and y cannot be read (No such file or directory)"),
        (("--tls-certificate", __file__, "--tls-key", __file__), f"{__file__} and {__file__} are no cert"),
        (("--config", "nowhere.toml"), "nowhere.toml: No such file or directory"),
        (("--data", __file__), f"nothing can be kept in {__file__} (File exists): name another folder with"),
        (("--dance",), "No such option: --dance"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_sentence(
    tmp_path: Path, folsom: Command, flags: tuple[str, ...], sentence: str
) -> None:
    """Status 2, no traceback."""
    status, out, errors = folsom("serve", "--data", str(tmp_path), *flags)
    assert (status, out) == (2, "")
    assert errors.startswith(f"folsom: {sentence}")
    assert errors.count("\n") == 1


def test_a_port_that_is_taken_is_named(tmp_path: Path, folsom: Command) -> None:
    """In the words of the system, once."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, out, errors = folsom("serve", "--port", str(port), "--data", str(tmp_path))
    reason = os.strerror(errno.EADDRINUSE)
    sentence = f"cannot listen on 127.0.0.1:{port} ({reason}): name another --port or --host"
    assert (status, out, errors) == (2, "", f"folsom: {sentence}\n")


def test_a_misspelt_key_of_the_settings_file_is_named(tmp_path: Path, folsom: Command) -> None:
    """With what may have been meant."""
    (tmp_path / "folsom.toml").write_text("prot = 1\n")
    status, _, errors = folsom("serve", "--config", str(tmp_path / "folsom.toml"))
    assert status == 2
    assert errors == f"folsom: {tmp_path}/folsom.toml: no setting is called 'prot': did you mean 'port'?\n"


def test_a_server_for_the_network_at_home_prints_an_address_and_a_code(tmp_path: Path) -> None:
    """Phones scan it; where nobody gets in without an invitation, the house's own is printed too."""
    with served(tmp_path, "--lan", "--invite-only") as server:
        assert server.process.stdout is not None
        home = server.process.stdout.readline()
        code = list(takewhile(str.strip, server.process.stdout))
        invited = next(line for line in server.process.stdout if line.strip())
        address = home.removeprefix("Phones in the same network: ").strip()
        assert address.startswith("http://")
        assert address.endswith(server.address.rpartition(":")[2])
        assert code == f"{blocks(address)}\n".splitlines(keepends=True)[: len(code)]
        assert len(code) > 12
        link = invited.removeprefix("Only by invitation: ").strip()
        assert link.startswith(f"{server.address}/invited#")
        invitation = link.partition("#")[2]
        assert Guest(server.address).come_in("Ada", invitation=invitation).id


def test_two_servers_cannot_have_one_folder(tmp_path: Path, folsom: Command) -> None:
    """The second is told so."""
    with served(tmp_path):
        status, _, errors = folsom("serve", "--port", "0", "--data", str(tmp_path))
        assert status == 2
        assert errors.startswith(f"folsom: another server uses {tmp_path}")


def test_a_newer_database_is_refused_in_one_sentence(tmp_path: Path, folsom: Command) -> None:
    """And is left as it was."""
    with served(tmp_path) as server:
        server.end()
    with closing(sqlite3.connect(tmp_path / "folsom.db")) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
        raw.commit()
    status, _, errors = folsom("serve", "--port", "0", "--data", str(tmp_path))
    assert status == 2
    assert "was written by a newer Folsom" in errors
    assert errors.count("\n") == 1


def test_help_lists_every_setting(folsom: Command) -> None:
    """Its flag, its variable, its sentence."""
    status, out, _ = folsom("serve", "--help")
    assert status == 0
    told = " ".join(out.split())
    for setting in ALL:
        assert f" {setting.flag} " in told
        assert f"[env: {setting.variable}; default: " in told
        assert setting.sentence in told


class Compiling:
    """Rules that are compiled step by step, each time somebody looks."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0

    def progress(self) -> tuple[Progress, ...]:
        """As `Rules` tells it."""
        self.done = min(self.steps, self.done + 1)
        is_over = self.done == self.steps
        shown = Progress(
            game="napad", title="", done=self.done, total=self.steps, is_fast=is_over, is_final=is_over
        )
        return (shown,)


def test_while_the_rules_compile_progress_is_shown_and_then_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the terminal, until all are compiled; the server is open meanwhile."""
    shown = io.StringIO()
    monkeypatch.setattr(screen, "err", Console(file=shown, force_terminal=True, width=100))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr(serve, "POLL_SECONDS", 0.15)
    rules = Compiling(steps=12)
    asyncio.run(serve.show_progress(cast(Parts, SimpleNamespace(rules=rules))))
    assert rules.done == rules.steps
    assert "Compiling the rules, once; games run already" in shown.getvalue()
    assert "/12" in shown.getvalue()


def test_control_c_ends_it_in_peace(tmp_path: Path) -> None:
    """Status 0 as well, and no traceback."""
    with served(tmp_path) as server:
        Guest(server.address).come_in("Ada")
        status, log = server.end(signal.SIGINT)
    assert status == 0
    assert "Traceback" not in log


def test_no_id_is_taken_for_an_option() -> None:
    """Whoever copies one from a report types it as it is: none begins with a dash."""
    luck = SystemLuck()
    ids = [*(luck.token() for _ in range(2_000)), *(id_of("report", str(number)) for number in range(2_000))]
    assert {len(each) for each in ids} == {24}
    assert not [each for each in ids if each.startswith("-")]


def test_every_command_of_the_house_has_an_example_or_a_sentence(folsom: Command) -> None:
    """`folsom admin --help` names them all."""
    status, out, _ = folsom("admin", "--help")
    assert status == 0
    for command in ("reports", "rename", "ban", "forget", "close", "table", "invite"):
        assert f"\n  {command} " in out
