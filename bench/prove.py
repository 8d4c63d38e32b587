"""`make prove`: the long proofs; goes on where it stopped, and writes docs/proofs.md.

A proof is a test marked `prove`, often in several parts. What it found holds for one commit: a part that has
passed on this commit is not run again, so a run that was stopped is just started once more. A tree with
changes that are not committed proves nothing.

    python -m bench.prove              all that has not passed on this commit
    python -m bench.prove oracle       those whose name holds this word
    python -m bench.prove --list       what there is, and how it stands
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec
import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
BOOK: Final = ROOT / ".proofs" / "results.json"
PAGE: Final = ROOT / "docs" / "proofs.md"
PROVEN: Final = ("src", "tests", "requirements.lock")  # a change elsewhere leaves the proofs as they are
WORKERS: Final = os.environ.get("WORKERS", "2")
TITLE: Final = """\
# Long proofs

What `make prove` found last. A proof is a test marked `prove`; what it claims stands in its file.

| proof | parts | result | seconds | commit | date |
|---|---|---|---|---|---|
"""


class Result(msgspec.Struct, frozen=True):
    """How a part of a proof ended, and of what."""

    passed: bool
    seconds: float
    commit: str
    date: str


Book = dict[str, Result]


class Recorder:
    """Writes down each part as it ends, so that a stopped run loses only what was running."""

    def __init__(self, book: Book, commit: str) -> None:
        self._book = book
        self._commit = commit

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called by pytest after each phase of a test."""
        if report.when == "call" or report.failed:
            today = datetime.now(UTC).date().isoformat()
            self._book[report.nodeid] = Result(report.passed, round(report.duration, 1), self._commit, today)
            write_book(self._book)


def main(words: Sequence[str]) -> int:
    """Run what is wanted and has not passed on this commit; 1 if something has not passed then."""
    book, commit = read_book(), head()
    wanted = [proof for proof in collect() if all(word in proof for word in words if word != "--list")]
    waiting = [proof for proof in wanted if not holds(book, proof, commit)]
    if waiting and "--list" not in words:
        arguments = ["-m", "prove", "-q", "--timeout", "0", "-n", WORKERS, *waiting]
        pytest.main(arguments, plugins=[Recorder(book, commit)])
        PAGE.write_text(page(book), encoding="utf-8")
        waiting = [proof for proof in wanted if not holds(book, proof, commit)]
    for name, parts in groupby(waiting, name_of):
        print(f"open: {name}, {len(list(parts))} parts")
    print(f"{len(wanted) - len(waiting)} of {len(wanted)} parts hold on {commit}")
    return 1 if waiting else 0


def collect() -> list[str]:
    """All parts of all proofs, as pytest names them."""
    command = [sys.executable, "-m", "pytest", "-m", "prove", "--collect-only", "-q", "--no-header", "tests"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


def name_of(part: str) -> str:
    """The proof that a part belongs to."""
    return part.partition("[")[0]


def holds(book: Book, part: str, commit: str) -> bool:
    """Whether a part has passed on this very commit."""
    found = book.get(part)
    return found is not None and found.passed and found.commit == commit and not commit.endswith("+")


def head() -> str:
    """The last commit of what is proven; with a plus where some of it is not committed."""
    commit = _git("log", "-1", "--format=%h", "--abbrev=10", "--", *PROVEN)
    return commit + ("+" if _git("status", "--porcelain", "--", *PROVEN) else "")


def _git(*words: str) -> str:
    done = subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def read_book() -> Book:
    """What earlier runs found."""
    return msgspec.json.decode(BOOK.read_bytes(), type=Book) if BOOK.is_file() else {}


def write_book(book: Book) -> None:
    """Keep what was found."""
    BOOK.parent.mkdir(exist_ok=True)
    BOOK.write_bytes(msgspec.json.format(msgspec.json.encode(book)))


def page(book: Book) -> str:
    """The page for people, one row a proof."""
    return TITLE + "".join(_rows(book))


def _rows(book: Book) -> Iterator[str]:
    for name, parts in groupby(sorted(book), name_of):
        results = [book[part] for part in parts]
        failed = sum(not result.passed for result in results)
        said = f"**{failed} failed**" if failed else "passed"
        seconds = sum(result.seconds for result in results)
        commits = ", ".join(dict.fromkeys(result.commit for result in results))
        date = max(result.date for result in results)
        yield f"| `{name}` | {len(results)} | {said} | {seconds:.0f} | {commits} | {date} |\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
