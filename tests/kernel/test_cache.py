"""The shelf of compiled code: only what is whole and of the right fingerprint counts; nothing is an error."""

import os
import stat
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom.kernel.cache import Shelf, root


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A shelf with one thing on it."""
    shelf = Shelf(tmp_path / "a" / "b")
    shelf.write("f", "one", b"code")
    return shelf


def test_what_was_kept_is_found(shelf: Shelf) -> None:
    """By name and fingerprint."""
    assert shelf.read("f", "one") == b"code"
    assert Shelf(shelf.folder).read("f", "one") == b"code"


def test_another_name_or_fingerprint_finds_nothing(shelf: Shelf) -> None:
    """So stale code is never run."""
    assert shelf.read("f", "two") is None
    assert shelf.read("g", "one") is None


def test_new_code_takes_the_place_of_old(shelf: Shelf) -> None:
    """The folder does not grow with every edit."""
    shelf.write("f", "two", b"newer")
    assert shelf.read("f", "one") is None
    assert shelf.read("f", "two") == b"newer"
    assert [path.name for path in shelf.folder.iterdir()] == ["f.bin"]


@pytest.mark.parametrize(
    "damage", [lambda b: b[:-1], lambda b: b[:0], lambda b: b[:70] + b"x", lambda b: b + b"x"]
)
def test_a_damaged_file_counts_as_none(shelf: Shelf, damage: Callable[[bytes], bytes]) -> None:
    """Cut short, emptied, changed or grown."""
    path = shelf.folder / "f.bin"
    path.write_bytes(damage(path.read_bytes()))
    assert shelf.read("f", "one") is None


def test_what_is_dropped_is_gone(shelf: Shelf) -> None:
    """And dropping it twice is no error."""
    shelf.drop("f")
    shelf.drop("f")
    assert shelf.read("f", "one") is None


def test_a_full_or_read_only_disk_only_costs_the_cache(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was there can still be read."""

    def refuse(*_: object, **__: object) -> int:
        raise OSError(28, "no space left")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    monkeypatch.setattr(os, "open", refuse)
    shelf.write("g", "one", b"more")
    with shelf.lock():
        assert shelf.read("g", "one") is None
    assert shelf.read("f", "one") == b"code"


def test_a_disk_that_fills_while_writing_leaves_no_scraps(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file stays."""

    def refuse(_self: Path, _target: Path) -> Path:
        raise OSError(28, "no space left")

    monkeypatch.setattr(Path, "replace", refuse)
    shelf.write("f", "two", b"newer")
    assert shelf.read("f", "one") == b"code"
    assert len(list(shelf.folder.iterdir())) == 1


def test_a_folder_that_cannot_be_made_keeps_nothing(tmp_path: Path) -> None:
    """A file stands where it should be."""
    (tmp_path / "file").touch()
    shelf = Shelf(tmp_path / "file" / "cache")
    shelf.write("f", "one", b"code")
    with shelf.lock():
        assert shelf.read("f", "one") is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_we_can_write_there(shelf: Shelf) -> None:
    """The files are executable code."""
    assert stat.S_IMODE(shelf.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((shelf.folder / "f.bin").stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_a_folder_that_others_can_write_is_not_trusted(shelf: Shelf, mode: int) -> None:
    """Neither read nor written."""
    shelf.folder.chmod(mode)
    opened = Shelf(shelf.folder)
    assert opened.read("f", "one") is None
    opened.write("f", "two", b"newer")
    assert shelf.read("f", "one") == b"code"


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By FOLSOM_CACHE; else it is the user's own cache folder."""
    monkeypatch.setenv("FOLSOM_CACHE", str(tmp_path))
    assert root() == tmp_path
    monkeypatch.delenv("FOLSOM_CACHE")
    assert root().name == "folsom" or "folsom" in root().parts
