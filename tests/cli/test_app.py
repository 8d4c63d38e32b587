import os
import subprocess
import sys
from pathlib import Path

import pytest

from folsom.cli.app import app

from .conftest import Folsom, is_one_sentence

COMMANDS = (
    "serve",
    "play",
    "rules",
    "verify",
    "sim",
    "arena",
    "fuzz",
    "bench",
    "replay",
    "verify-game",
    "compile",
    "backup",
    "restore",
    "doctor",
)


def test_every_command_is_listed(folsom: Folsom) -> None:
    """`folsom --help` names all commands, and there are no others."""
    said = folsom("--help")
    assert said.status == 0
    assert all(f"\n  {command} " in said.out for command in COMMANDS)
    assert len(app.registered_commands) == len(COMMANDS)
    assert "..." not in said.out.split("Commands:")[1], "a line of the list was cut off"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_examples(folsom: Folsom, command: str) -> None:
    """The help of a command ends with examples that begin with its name."""
    said = folsom(command, "--help")
    assert said.status == 0
    assert f"  folsom {command}" in said.out.split("Examples:")[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("play", "--dance"),
        ("play", "--ruleset", "chess"),
        ("play", "--ruleset", "napad", "--seats", "9"),
        ("play", "--ruleset", "napad", "--seats", "ghosts,cowboys"),
        ("play", "--ruleset", "napad", "--people", "3"),
        ("play", "--ruleset", "napad", "--set", "harder"),
        ("play", "--ruleset", "napad", "--set", "colour=red"),
        ("play", "--resume"),
        ("play", "--file", "none.game"),
        ("rules", "X99"),
        ("verify",),
        ("verify", "none.toml"),
        ("sim", "--games", "0"),
        ("sim", "--games", "many"),
        ("sim", "--ruleset", "napad", "--games", "1", "--seed", "-1"),
        ("sim", "--ruleset", "napad", "--games", "1", "--seed", str(10**30)),
        ("sim", "--ruleset", "napad.hardre"),
        ("fuzz", "--ruleset", "chess"),
        ("replay", "none.game"),
        ("replay", "."),
        ("verify-game", "none.game"),
        ("bench", "--only", "napad/9"),
    ],
)
def test_a_mistake_is_one_sentence(folsom: Folsom, arguments: tuple[str, ...]) -> None:
    """Whatever a user gets wrong: one sentence on the error stream, status 2, no traceback."""
    assert is_one_sentence(folsom(*arguments))


def test_a_misspelt_name_is_understood(folsom: Folsom) -> None:
    """The sentence says what may have been meant."""
    assert "did you mean 'napad.harder'?" in folsom("sim", "--ruleset", "napad.hardre").err


def test_naming_no_command_shows_them_all(folsom: Folsom) -> None:
    """`folsom` alone is answered with the help, line by line, and status 2."""
    said = folsom()
    assert (said.status, said.err) == (2, "")
    assert all(f"\n  {command} " in said.out for command in COMMANDS)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_nowhere(closed: str, tmp_path: Path) -> None:
    """Started without standard streams a command reads nothing and tells nobody, and ends as ever."""
    command = f'"{sys.executable}" -m folsom.cli play --ruleset napad --seed 1 {closed}'
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    ended = subprocess.run(command, shell=True, check=False, capture_output=True, env=home, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """A result that cannot be written is one sentence, without the system's numbers."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    command = f'"{sys.executable}" -m folsom.cli rules > /dev/full'
    ended = subprocess.run(command, shell=True, check=False, capture_output=True, text=True, cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (2, "folsom: No space left on device\n")


def test_help_does_not_load_the_compiler() -> None:
    """`folsom --help` answers at once: Numba is imported only where something is compiled."""
    code = "import sys; from folsom.cli.app import run; run(['--help']); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0
