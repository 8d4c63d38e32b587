"""The house with a third game in it: a folder beside the others, and a line in the registry."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import folsom

Command = Callable[..., str]

SOURCE: Final = Path(folsom.__file__).parent
GAME: Final = Path(__file__).parent / "short_straw"
IMPORTED: Final = "from folsom.games import colt_express, to_jest_napad\n"
LISTED: Final = "erased(to_jest_napad.GAME))"


@pytest.fixture(scope="session")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which docs/add-a-game.md was followed."""
    root = tmp_path_factory.mktemp("extended")
    skipped = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(SOURCE, root / "folsom", ignore=skipped)
    shutil.copytree(GAME, root / "folsom" / "games" / "short_straw", ignore=skipped)
    registry = root / "folsom" / "games" / "__init__.py"
    text = registry.read_text(encoding="utf-8")
    assert text.count(IMPORTED) == text.count(LISTED) == 1
    text = text.replace(IMPORTED, IMPORTED.replace(" to_", " short_straw, to_"))
    text = text.replace(LISTED, LISTED.replace("))", "), erased(short_straw.GAME))"))
    registry.write_text(text, encoding="utf-8")
    return root


@pytest.fixture(scope="session")
def python(extended: Path) -> Command:
    """`python -c SCRIPT ARGUMENTS...` with those sources; what it writes."""

    def run(script: str, *arguments: str) -> str:
        environment = {
            **os.environ,
            "PYTHONPATH": str(extended),
            "FOLSOM_CACHE": str(extended / "cache"),
            "FOLSOM_BACKEND": "interpreted",
            "XDG_DATA_HOME": str(extended / "data"),
        }
        command = [sys.executable, "-c", script, *arguments]
        done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
