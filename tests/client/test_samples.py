"""The page's samples are moments of games as the rules make them now."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "client/scripts/samples.py"


def test_the_samples_are_what_the_game_makes() -> None:
    """Boards are drawn and tested with what the server really sends."""
    checked = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
