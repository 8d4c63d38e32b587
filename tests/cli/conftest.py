"""The command line as a user types it."""

import io
from collections.abc import Callable

import msgspec
import pytest

from folsom.cli import telling
from folsom.cli.app import run


class Said(msgspec.Struct, frozen=True):
    """What a command wrote, and how it ended."""

    status: int
    out: str
    err: str


Folsom = Callable[..., Said]


@pytest.fixture
def folsom(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Folsom:
    """`folsom ARGUMENTS...`, with lines typed to it."""

    def call(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = run(arguments)
        captured = capsys.readouterr()
        return Said(status, captured.out, captured.err)

    return call


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events told in their own words, so that a test can look for them."""
    monkeypatch.setattr(telling, "narration", lambda _: telling.Plain())


def is_one_sentence(said: Said) -> bool:
    """Whether a user's mistake was told as it should be: status 2, one line, no traceback, nothing else."""
    lines = said.err.splitlines()
    return (
        said.status == 2
        and said.out == ""
        and len(lines) == 1
        and lines[0].startswith("folsom: ")
        and "Traceback" not in said.err
    )
