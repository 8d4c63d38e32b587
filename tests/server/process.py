"""`folsom serve` as a process of its own, as people start it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SAYS = "Folsom is open at "


class Served:
    """A server that runs in a process."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        command = [sys.executable, "-m", "folsom.cli", "serve", "--port", "0", "--data", str(data), *flags]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"FOLSOM_LOG_FORMAT": "json", "FOLSOM_BACKEND": "interpreted"},
        )
        assert self.process.stdout is not None
        self.told = [self.process.stdout.readline()]
        assert self.told[0].startswith(SAYS), self.process.communicate()[1]
        self.address = self.told[0].removeprefix(SAYS).strip()

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """End it; its status, and what it wrote to the log."""
        self.process.send_signal(how)
        _, log = self.process.communicate(timeout=20)
        return self.process.returncode, log


@contextmanager
def served(data: Path, *flags: str) -> Iterator[Served]:
    """A server for as long as the block lasts, or until the block ends it."""
    server = Served(data, *flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()
