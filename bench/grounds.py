"""What a proof rests on: as long as that stays as it is, what was found holds."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = tuple(f"src/folsom/{room}" for room in ("kernel", "games", "play", "vector.py", "testkit"))
SHARED: Final = ("tests/proofs.py", "tests/conftest.py", "tests/scenarios", "requirements.lock")
OF_RULES: Final = ("tests/contract", "tests/games", "tests/oracle", "tests/leaks/test_two_worlds.py")
"""Proofs of the rules: what is above the rules may change without them."""
CHANGED: Final = "+"
"""Stands behind a commit where some of it has been changed since: that proves nothing."""


def grounds(part: str) -> tuple[str, ...]:
    """The files and folders that a part of a proof rests on."""
    path = part.partition("::")[0]
    if path.startswith(OF_RULES):
        return (*RULES, *SHARED, str(Path(path).parent))
    page = ("client",) if path.startswith("tests/browser") else ()
    return ("src", "tests", "requirements.lock", *page)


def commit_of(paths: tuple[str, ...]) -> str:
    """The last commit that changed any of these."""
    commit = _git("log", "-1", "--format=%h", "--abbrev=10", "--", *paths)
    return commit + (CHANGED if _git("status", "--porcelain", "--", *paths) else "")


def _git(*words: str) -> str:
    done = subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()
