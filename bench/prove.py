"""`make prove`: the long proofs; goes on where it stopped, and writes docs/proofs.md.

A proof is a test marked `prove`, often in several parts. What it found holds for one commit of what it rests
on: a part that has passed there is not run again, so a run that was stopped is just started once more.
Changes that are not committed prove nothing.

    python -m bench.prove                  all that has not passed
    python -m bench.prove oracle           those whose name holds this word
    python -m bench.prove --list           what there is, and how it stands
    python -m bench.prove --minutes 9      begin nothing more once this time is up
    python -m bench.prove --plan FILE      write down what is open, for a machine without git
    python -m bench.prove --follow FILE    there: run what is written down
    python -m bench.prove --take FILE      here again: take over what that machine found
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bench.grounds import CHANGED, ROOT, commit_of, grounds

BOOK: Final = ROOT / ".proofs" / "results.json"
PAGE: Final = ROOT / "docs" / "proofs.md"
UNTIL: Final = "FOLSOM_PROVE_UNTIL"
"""Tells the processes when the time is up, in seconds since 1970."""
TITLE: Final = """\
# Long proofs

What `make prove` found last. A proof is a test marked `prove`; what it claims stands in its file. The commit
is the last one that changed anything the proof rests on (`bench/grounds.py`).

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
Plan = dict[str, str]
"""Parts, each with the commit that it proves something of."""


class Recorder:
    """Writes down each part as it ends, so that a stopped run loses only what was running."""

    def __init__(self, book: Book, plan: Mapping[str, str]) -> None:
        self._book = book
        self._plan = plan

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called by pytest after each phase of a test."""
        if report.when == "call" or report.failed:
            commit, today = self._plan[report.nodeid], datetime.now(UTC).date().isoformat()
            self._book[report.nodeid] = Result(report.passed, round(report.duration, 1), commit, today)
            write_book(self._book)


def main() -> int:
    """Run what is wanted and has not passed; 1 if something has not passed then."""
    wishes = options().parse_args()
    book = read_book(BOOK)
    if wishes.take:
        book |= read_book(wishes.take)
        write_book(book)
    plan = read_plan(wishes.follow) if wishes.follow else present_plan()
    wanted = {part: commit for part, commit in plan.items() if all(word in part for word in wishes.words)}
    waiting = open_parts(book, wanted)
    if wishes.plan:
        wishes.plan.write_bytes(msgspec.json.encode(waiting))
    elif waiting and not wishes.list:
        run(book, waiting, wishes.minutes)
        waiting = open_parts(book, wanted)
    PAGE.write_text(page(book, plan), encoding="utf-8")
    for name, parts in groupby(waiting, name_of):
        print(f"open: {name}, {len(list(parts))} parts")
    print(f"{len(wanted) - len(waiting)} of {len(wanted)} parts hold")
    return 1 if waiting else 0


def options() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.prove", description=__doc__.partition("\n")[0])
    parser.add_argument("words", nargs="*", help="only parts whose name holds all of these")
    parser.add_argument("--list", action="store_true", help="run nothing")
    parser.add_argument("--minutes", type=float, help="begin nothing more after so long")
    parser.add_argument("--plan", type=Path, help="write down what is open, and run nothing")
    parser.add_argument("--follow", type=Path, help="run what was written down")
    parser.add_argument("--take", type=Path, help="take over the results of another machine")
    return parser


def run(book: Book, waiting: Plan, minutes: float | None) -> None:
    """Run these parts, in as many processes as WORKERS says."""
    if minutes is not None:
        os.environ[UNTIL] = str(time.time() + 60 * minutes)
    workers = ("-n", os.environ.get("WORKERS", "2"), "--maxschedchunk", "1")
    arguments = [
        "-m",
        "prove",
        "-q",
        "-r",
        "fE",
        "--timeout",
        "0",
        "-p",
        "bench.deadline",
        *workers,
        *waiting,
    ]
    pytest.main(arguments, plugins=[Recorder(book, waiting)])


def present_plan() -> Plan:
    """All parts of all proofs, of what is committed here."""
    known = cache(commit_of)
    return {part: known(grounds(part)) for part in collect()}


def collect() -> list[str]:
    """All parts of all proofs, as pytest names them."""
    command = [sys.executable, "-m", "pytest", "-m", "prove", "--collect-only", "-q", "--no-header", "tests"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


def open_parts(book: Book, plan: Plan) -> Plan:
    """The parts that have not passed on their commit."""
    return {part: commit for part, commit in plan.items() if not holds(book.get(part), commit)}


def holds(found: Result | None, commit: str) -> bool:
    """Whether a part has passed on this very commit."""
    return found is not None and found.passed and found.commit == commit and not commit.endswith(CHANGED)


def name_of(part: str) -> str:
    """The proof that a part belongs to."""
    return part.partition("[")[0]


def read_plan(path: Path) -> Plan:
    """What another machine found open."""
    return msgspec.json.decode(path.read_bytes(), type=Plan)


def read_book(path: Path) -> Book:
    """What earlier runs found."""
    return msgspec.json.decode(path.read_bytes(), type=Book) if path.is_file() else {}


def write_book(book: Book) -> None:
    """Keep what was found."""
    BOOK.parent.mkdir(exist_ok=True)
    BOOK.write_bytes(msgspec.json.format(msgspec.json.encode(book)))


def page(book: Book, plan: Plan) -> str:
    """The page for people, one row a proof."""
    names = groupby(sorted(plan), name_of)
    return TITLE + "".join(_row(name, [book.get(part) for part in parts]) for name, parts in names)


def _row(name: str, parts: Sequence[Result | None]) -> str:
    results = [part for part in parts if part is not None]
    failed = sum(not result.passed for result in results)
    said = f"**{failed} failed**" if failed else "passed" if len(results) == len(parts) else "not finished"
    seconds = sum(result.seconds for result in results)
    commits = ", ".join(dict.fromkeys(result.commit for result in results))
    date = max((result.date for result in results), default="")
    counted = f"{len(results)} of {len(parts)}"
    return f"| `{name}` | {counted} | {said} | {seconds:.0f} | {commits} | {date} |\n"


if __name__ == "__main__":
    sys.exit(main())
