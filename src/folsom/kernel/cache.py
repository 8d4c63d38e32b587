"""Where compiled rules are kept between starts: one file a function, each with the fingerprint it was made
for.

A file counts only if its fingerprint is the one wanted and its checksum holds; whatever else lies there is
overwritten. So an edit, another version or a damaged disk cost a compile and nothing more. A folder that
cannot be written is read all the same, and a full disk only costs the cache. The files are executable code:
nobody else may write to them.
"""

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

FOLDER_VARIABLE = "FOLSOM_CACHE"
PRIVATE = 0o700


def root() -> Path:
    """The folder of all caches: FOLSOM_CACHE, or the user's own."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_cache_dir("folsom", appauthor=False))


class Shelf:
    """The files of one game, for one set of compiler options."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trusted = _prepare(folder)

    def read(self, name: str, fingerprint: str) -> bytes | None:
        """What was kept under this name, if it was made for this fingerprint and is whole."""
        if not self.trusted:
            return None
        try:
            content = self._path(name).read_bytes()
        except OSError:
            return None
        head, data = content[:64], content[64:]
        return data if head == _head(fingerprint, data) else None

    def write(self, name: str, fingerprint: str, data: bytes) -> None:
        """Keep something; where that fails, it is not kept."""
        if not self.trusted:
            return
        with contextlib.suppress(OSError):
            _replace(self._path(name), _head(fingerprint, data) + data)

    def drop(self, name: str) -> None:
        """Forget what was kept under this name."""
        with contextlib.suppress(OSError):
            self._path(name).unlink()

    @contextlib.contextmanager
    def lock(self) -> Iterator[None]:
        """Only one process at a time; where no lock can be had, everybody."""
        handle = None
        with contextlib.suppress(OSError):
            handle = os.open(self.folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
            _take_lock(handle)
        try:
            yield
        finally:
            if handle is not None:
                os.close(handle)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.bin"


def _head(fingerprint: str, data: bytes) -> bytes:
    wanted = hashlib.sha256(fingerprint.encode()).digest()
    return wanted + hashlib.sha256(wanted + data).digest()


def _prepare(folder: Path) -> bool:
    """Make the folder, if need be; whether its files can be trusted: only we, or root, can write there."""
    with contextlib.suppress(OSError):
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    try:
        status = folder.stat()
    except OSError:
        return False
    if sys.platform == "win32":
        return True
    ours = status.st_uid in {0, os.geteuid()}
    return ours and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _replace(path: Path, content: bytes) -> None:
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).replace(path)
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise


def _take_lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX)
