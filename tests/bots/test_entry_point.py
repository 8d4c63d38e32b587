"""`examples/bots_entry_point`: a package that brings a bot, which is then known by its name."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots_entry_point"
MATCH = """
import json
from folsom import arena, bots
wanted = arena.contest("colt.first", ["magpie", "drifter", "drifter"], games=9, seed=2)
entry = arena.summary(wanted, arena.run(wanted, executor=arena.InTurn())).entries[0]
print(json.dumps([list(bots.names()), entry.bot, entry.win_share]))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed, by pip."""
    place = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", place, EXAMPLE], check=True)
    return place


def test_it_is_short() -> None:
    """At most 40 lines: there is not more to it."""
    assert len((EXAMPLE / "magpie.py").read_text(encoding="utf-8").splitlines()) <= 40


def test_an_installed_bot_has_a_name_and_plays(installed: Path) -> None:
    """In the arena as anywhere else, and it beats drifters."""
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-c", MATCH], env=environment, check=True, capture_output=True, text=True
    )
    names, bot, win_share = json.loads(done.stdout)
    assert "magpie" in names
    assert bot == "magpie"
    assert win_share > 0.4
