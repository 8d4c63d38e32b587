"""A real server, on a port of its own, in a thread beside the test."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

from folsom.server.logs import make_log
from folsom.server.parts import Parts
from folsom.server.serving import loop_factory, serve
from folsom.server.settings import Settings
from folsom.storage import MemoryStore
from folsom.tables.ports import Store

T = TypeVar("T")
LONG = 30.0
# The limits are tested where they are the subject.
GENEROUS: dict[str, Any] = {
    "port": 0,
    "log_format": "json",
    "log_level": "debug",
    "bot_delay": 0.0,
    "limit_requests": "100000/1",
    "limit_calls": "100000/1",
    "limit_guests": "100000/1",
    "limit_returns": "100000/1",
    "limit_tables": "100000/1",
    "limit_connects": "100000/1",
    "limit_messages": "100000/1",
    "limit_exports": "100000/1",
    "sockets_per_address": 10_000,
    "sockets_per_person": 100,
    "tables_per_person": 10_000,
}


class Server:
    """A server that runs."""

    def __init__(self, settings: Settings, store: Store | None) -> None:
        self.settings = settings
        self.store = store
        self.written = StringIO()
        """Its log."""
        self.address = ""
        self.port = 0
        self.parts: Parts
        self._open = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._error: Exception | None = None

    def start(self) -> None:
        """Be open."""
        self._thread.start()
        assert self._open.wait(LONG), "the server did not open"
        if self._error is not None:
            raise self._error

    def stop(self) -> None:
        """End gracefully, as at a signal."""
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(LONG)
        assert not self._thread.is_alive(), "the server did not end"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(LONG)

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                self._loop = runner.get_loop()
                runner.run(self._serve())
        except asyncio.CancelledError:
            pass
        except Exception as error:  # noqa: BLE001  # whoever starts it must know
            self._error = error
        finally:
            self._open.set()

    async def _serve(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._task = task
        await serve(self.settings, make_log(self.settings, self.written), self._opened, self.store)

    async def _opened(self, parts: Parts, address: str, port: int) -> None:
        self.parts, self.address, self.port = parts, address, port
        self._open.set()


@contextmanager
def running(data: Path, store: Store | None = None, **settings: Any) -> Iterator[Server]:
    """A server with these settings, which keeps what it must in memory unless told otherwise."""
    kept = store if store is not None else MemoryStore()
    server = Server(Settings(**{**GENEROUS, "data": str(data), **settings}), kept)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def waited_for(wanted: Callable[[], bool], seconds: float = 15.0) -> bool:
    """Whether something comes true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if wanted():
            return True
        time.sleep(0.01)
    return False
