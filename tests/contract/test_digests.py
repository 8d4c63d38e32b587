"""The same key and the same answers give the same bytes, whatever process and whatever Python."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from folsom.kernel.engine import compiled, interpreted
from folsom.testkit.digest import digest
from folsom.testkit.tables import Table, tables

ROOT: Final = Path(__file__).resolve().parents[2]
TABLES: Final = [table for table in tables() if table.seats == 3] + tables("napad")[:1]
OTHERS: Final = [f"3.{minor}" for minor in range(11, 15) if minor != sys.version_info.minor]


def lines_of(python: str, hash_seed: str) -> list[str]:
    """The digests of a new process, each a table and a hash."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")}
    command = [python, "-m", "folsom.testkit.digest"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, cwd=ROOT)
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The digests of one process."""
    return lines_of(sys.executable, "0")


def test_every_table_has_a_digest_of_its_own(lines: list[str]) -> None:
    """One line each, and no two alike."""
    assert [line.split()[0] for line in lines] == [str(table) for table in tables()]
    assert all(re.fullmatch(r"\S+ [0-9a-f]{64}", line) for line in lines)
    assert len({line.split()[1] for line in lines}) == len(lines)


def test_another_process_with_another_hash_seed_finds_the_same(lines: list[str]) -> None:
    """Nothing hangs on the order of a set."""
    assert lines_of(sys.executable, "4711") == lines


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_rules_find_the_same(lines: list[str], table: Table) -> None:
    """As the interpreted ones of that other process."""
    assert f"{table} {digest(table, compiled(table.game))}" in lines
    assert digest(table, interpreted(table.game)) == digest(table, compiled(table.game))


@pytest.mark.parametrize("version", OTHERS)
def test_other_versions_of_python_find_the_same(lines: list[str], version: str) -> None:
    """Each that is on the PATH, or in an environment of this checkout, and has what the rules need."""
    python = python_of(version)
    if python is None:
        pytest.skip(f"no Python {version} here that has NumPy and msgspec")
    assert lines_of(python, "1") == lines


def python_of(version: str) -> str | None:
    """A Python of this version that could run the rules."""
    beside = [str(path) for path in sorted(ROOT.glob(".venv*/bin/python"))]
    on_path = shutil.which(f"python{version}")
    for python in [*beside, *([on_path] if on_path else [])]:
        if _runs(python, version):
            return python
    return None


def _runs(python: str, version: str) -> bool:
    question = "import msgspec, numpy, sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", question], check=False, capture_output=True, text=True)
    return done.returncode == 0 and done.stdout.strip() == version
