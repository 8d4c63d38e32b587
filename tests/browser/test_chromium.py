"""On a machine without Chromium: a line for a person, a failure for the machines that must prove it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from .chromium import MISSING

SOME: Final = Path(__file__).with_name("test_hands.py")


def test_without_chromium_a_person_reads_one_line() -> None:
    """However many tests are skipped for want of it."""
    status, lines = tried(ci="")
    assert status == 0
    (line,) = [line for line in lines if MISSING in line]
    assert line.startswith("SKIPPED [2]")


def test_without_chromium_ci_fails() -> None:
    """What is to prove the page must not pass by having looked at nothing."""
    status, lines = tried(ci="true")
    assert status == 1
    assert any(line.startswith("ERROR") and MISSING in line for line in lines)


def tried(ci: str) -> tuple[int, list[str]]:
    """How some tests end where the PATH holds no browser, and what is said."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SOME)]
    done = subprocess.run(
        words,
        env={**os.environ, "PATH": "", "CI": ci, "PYTEST_ADDOPTS": "", "COLUMNS": "200"},
        cwd=SOME.parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()
