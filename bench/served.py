"""A server of its own process: `folsom serve` on a free port, watched from outside."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

__all__ = ["GENEROUS", "Served", "served"]

PATIENCE: Final = 60.0
PER_SECOND: Final = os.sysconf("SC_CLK_TCK")
GENEROUS: Final[Mapping[str, str]] = {
    "limit-requests": "100000/1",
    "limit-calls": "100000/1",
    "limit-guests": "100000/1",
    "limit-returns": "100000/1",
    "limit-tables": "100000/1",
    "limit-connects": "100000/1",
    "limit-messages": "100000/1",
    "limit-exports": "100000/1",
    "sockets-per-address": "100000",
    "sockets-per-person": "100",
    "tables-per-person": "100000",
    "log-level": "warning",
}
"""One machine plays all people here: limits for one address would be all that is measured."""


class Served:
    """A server that runs as a process of its own."""

    def __init__(self, data: Path, settings: Mapping[str, str], program: str = "folsom.cli") -> None:
        flags = [word for name, value in settings.items() for word in (f"--{name}", value)]
        self._file = data / "address"
        self._file.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [sys.executable, "-m", program, "serve", "--port", "0", "--data", str(data), *flags],
            stdout=subprocess.DEVNULL,
        )

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    @property
    def address(self) -> str:
        """Where it listens; waits until it does."""
        end = time.monotonic() + PATIENCE
        while not (self._file.exists() and (address := self._file.read_text("utf-8").strip())):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server did not open")
            time.sleep(0.02)
        return address

    def kill(self) -> None:
        """End it as a power cut does."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """End it in peace; its exit status."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def cpu(self) -> float:
        """Seconds of processor that it has used, its own threads' all together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / PER_SECOND

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        return _memory(self.pid)

    def memory_of_children(self) -> int:
        """Bytes of memory that are its bots' processes' own."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        children = {
            int(pid) for thread in threads for pid in (thread / "children").read_text("ascii").split()
        }
        return sum(map(_memory, children))

    def files(self) -> int:
        """How many files, sockets and pipes it has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def threads(self) -> int:
        """How many threads it has."""
        return len(list(Path(f"/proc/{self.pid}/task").iterdir()))

    def keep_to(self, processor: int) -> None:
        """Run on one processor only, all its threads."""
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            with contextlib.suppress(ProcessLookupError):
                os.sched_setaffinity(int(thread.name), {processor})


def _memory(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    except OSError:  # it has just ended
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


@contextlib.contextmanager
def served(
    data: Path, settings: Mapping[str, str] = GENEROUS, program: str = "folsom.cli"
) -> Iterator[Served]:
    """A server, for as long as the block lasts."""
    server = Served(data, settings, program)
    try:
        yield server
    finally:
        server.stop()
