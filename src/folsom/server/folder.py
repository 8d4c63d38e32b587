"""The data folder: whose it is while a server runs, and the house's own secrets in it.

Everything in it is its owner's alone: the database holds the keys of running games.
"""

import sys
from pathlib import Path
from typing import IO, Final

import platformdirs

from folsom.kernel.errors import FolsomError
from folsom.server.settings import Settings
from folsom.server.tokens import new_secret

DATABASE: Final = "folsom.db"
LOCK: Final = "lock"
ADMIN_TOKEN: Final = "admin-token"  # noqa: S105  # the file's name
INVITATION: Final = "invitation"
ADDRESS: Final = "address"
BEFORE_UPGRADE: Final = "*-before-[0-9]*"


class FolderInUse(FolsomError):
    """Another server has this folder."""


class FolderUnusable(FolsomError):
    """Nothing can be kept there."""


class Folder:
    """One data folder."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._lock: IO[bytes] | None = None

    @classmethod
    def of(cls, settings: Settings) -> "Folder":
        """The folder that is set, or the user's own."""
        own = platformdirs.user_data_path("folsom", appauthor=False)
        return cls(Path(settings.data).expanduser() if settings.data else own)

    @property
    def database(self) -> Path:
        """Where everything is kept."""
        return self.path / DATABASE

    # ------------------------------------------------------------ whose it is

    def take(self) -> None:
        """Be the one server of this folder until `give_back`; FolderInUse if there is one."""
        lock = self._opened()
        try:
            _lock(lock)
        except OSError:
            lock.close()
            raise FolderInUse(
                f"another server uses {self.path}: stop it first, or name another folder with --data"
            ) from None
        self._lock = lock

    def _opened(self) -> IO[bytes]:
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            return (self.path / LOCK).open("ab")
        except OSError as error:
            raise FolderUnusable(
                f"nothing can be kept in {self.path} ({error.strerror}): name another folder with --data"
            ) from None

    def give_back(self) -> None:
        """Let another server have it."""
        (self.path / ADDRESS).unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def announce(self, address: str) -> None:
        """Write down where the server listens, for the commands on this machine."""
        _write(self.path / ADDRESS, address)

    def address(self) -> str:
        """Where the server of this folder listens; empty if none runs."""
        file = self.path / ADDRESS
        return file.read_text(encoding="utf-8") if file.exists() else ""

    # ------------------------------------------------------------ secrets

    def admin_token(self) -> str:
        """The secret of whoever runs the house; made when it is first wanted."""
        return self._secret(ADMIN_TOKEN)

    def invitation(self) -> str:
        """The house's invitation, as it is now."""
        return self._secret(INVITATION)

    def invite_anew(self) -> str:
        """Another invitation; the one before it is worth nothing any more."""
        secret = new_secret()
        _write(self.path / INVITATION, secret)
        return secret

    def _secret(self, name: str) -> str:
        file = self.path / name
        if not file.exists():
            _write(file, new_secret())
        return file.read_text(encoding="utf-8").strip()

    # ------------------------------------------------------------ backups

    def drop_old_backups(self, kept: int) -> None:
        """Keep the last so many of the backups made before upgrades."""
        found = sorted((self.path / "backups").glob(BEFORE_UPGRADE), key=lambda file: file.stat().st_mtime)
        for file in found[: max(0, len(found) - kept)]:
            file.unlink()


def _write(file: Path, text: str) -> None:
    """Write a small file for its owner's eyes, all of it or nothing."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.new")
    part.touch(mode=0o600)
    part.write_text(text, encoding="utf-8")
    part.replace(file)


if sys.platform != "win32":
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """Take the lock of a file, which ends with the process; OSError if another has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Take the lock of a file, which ends with the process; OSError if another has it."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
