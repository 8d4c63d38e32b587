import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from folsom.cli.app import run

DRIFTERS = ("--bots", "drifter,drifter", "--ruleset", "napad", "--workers", "1")
GAMES = "24"
"""So many slow ones that a busy machine is interrupted before the last of them too."""


def test_json_has_one_entry_for_each_bot_in_that_order(capsys: pytest.CaptureFixture[str]) -> None:
    """One object, and nothing else."""
    assert run(["arena", *DRIFTERS, "--games", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert [entry["bot"] for entry in found["entries"]] == ["drifter", "drifter"]
    assert sum(entry["win_share"] for entry in found["entries"]) == pytest.approx(1, abs=1e-3)
    for entry in found["entries"]:
        low, high = entry["ci95"]
        assert 0 <= low <= entry["win_share"] <= high <= 1
        assert {"mean_score", "rating"} <= entry.keys()


def test_the_standings_are_written_in_columns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With who came before whom, and where the games are."""
    path = tmp_path / "match.games"
    assert run(["arena", *DRIFTERS, "--games", "4", "--out", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["bot", "games", "wins", "95", "%", "mean", "95", "%", "rating", "ms"]
    assert lines[-1] == f"4 games of napad, 2 seats; they are in {path}"
    assert path.read_text(encoding="utf-8").count("folsom game 1") == 4


def test_every_game_of_a_contest_can_be_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """As the game files that they are; of a game that was changed one is told which it is."""
    path = tmp_path / "match.games"
    assert run(["arena", *DRIFTERS, "--games", "4", "--out", str(path)]) == 0
    capsys.readouterr()
    assert run(["verify-game", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: holds, 4 games, each from its key to its end\n"
    text = path.read_text(encoding="utf-8")
    begin = text.index("# game 1.0")
    path.write_text(text[:begin] + text[begin:].replace("result: ", "result: 1", 1), encoding="utf-8")
    assert run(["verify-game", str(path)]) == 1
    assert capsys.readouterr().out.startswith("game 1.0: the file says the result is '1")
    path.write_text(text.replace("# game 1.0", "# a game"), encoding="utf-8")
    assert run(["verify-game", str(path)]) == 2
    assert "a game in this book has no heading" in capsys.readouterr().err


def test_the_same_command_without_a_file_begins_anew(capsys: pytest.CaptureFixture[str]) -> None:
    """A finished contest is kept under a name of its own."""
    paths = []
    for _ in range(2):
        assert run(["arena", *DRIFTERS, "--games", "2"]) == 0
        paths.append(capsys.readouterr().out.splitlines()[-1].split()[-1])
    assert len(set(paths)) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "drifter"], "colt.first is for 3 to 6 seats, and 1 bots are named"),
        (["--bots", "sherlock,drifter,drifter"], "sherlock"),
        (["--bots", "drifter,drifter,drifter", "--budget-ms", "5", "--iterations", "5"], "not both"),
        (["--bots", "drifter,drifter,drifter", "--ruleset", "poker"], "poker"),
        (["--bots", "nowhere:Bot,drifter,drifter"], "'nowhere:Bot' cannot be made: ModuleNotFoundError"),
        (["--bots", "json:loads,drifter,drifter"], "'json:loads' cannot be made: TypeError"),
        ([], "--bots"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    """Status 2, and what would be right."""
    assert run(["arena", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert words in said.err


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Processes hear interrupts, even where the tests run in a shell's background, which ignores them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="an interrupt is sent in another way there")
@pytest.mark.usefixtures("_interruptible")
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """In a process of its own, with processes of its own."""
    path = tmp_path / "match.games"
    slow = ("arena", "--ruleset", "napad", "--bots", "tests.arena.unfit:Slow,drifter", "--games", GAMES)
    command = [sys.executable, "-m", "folsom.cli", *slow, "--workers", "2", "--out", str(path), "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and (
            not path.exists() or "# end" not in path.read_text(encoding="utf-8")
        ):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    kept = ended(path)
    assert process.returncode == 130
    assert said.strip() == f"folsom: stopped: {kept} of {GAMES} games are in {path}; the same command goes on"
    assert 0 < kept < int(GAMES)
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["games"] == int(GAMES)
    assert ended(path) == int(GAMES)


def ended(path: Path) -> int:
    """How many games a book holds."""
    return path.read_text(encoding="utf-8").count("# end") if path.exists() else 0
