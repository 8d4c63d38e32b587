import subprocess
import sys

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


def test_help_does_not_load_the_compiler() -> None:
    """`folsom --help` answers at once: Numba is imported only where something is compiled."""
    code = "import sys; from folsom.cli.app import run; run(['--help']); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0
