"""One socket: bounded, ended from either side, and nobody waits for a slow reader."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from folsom.server import connection
from folsom.server.connection import QUEUE_FRAMES, Connection, Gone, Goodbye


class Pipe:
    """A wire in memory, the other end of which is the test."""

    def __init__(self) -> None:
        self.to_server: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.takes = asyncio.Event()
        self.takes.set()
        self.closed: Goodbye | None = None

    async def receive(self) -> bytes:
        """What the test says, or how it left."""
        message = await self.to_server.get()
        if isinstance(message, int):
            raise Gone(message)
        return message

    async def send(self, frame: bytes) -> None:
        """Wait as long as the test takes nothing."""
        await self.takes.wait()
        self.sent.append(frame)

    async def close(self, code: int, reason: str) -> None:
        """As send."""
        await self.takes.wait()
        self.closed = Goodbye(code, reason)


async def ignore(_message: bytes) -> None:
    """Do nothing with a message."""


def run(test: Callable[[Pipe], Awaitable[None]]) -> None:
    """Run a test with a pipe, in an event loop that ends without a task left."""

    async def whole() -> None:
        await test(Pipe())
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(whole())


def test_frames_arrive_in_order_and_messages_are_handled() -> None:
    """Both ways at once, until the client leaves with a code of its own."""

    async def test(pipe: Pipe) -> None:
        here = Connection(pipe, "ada", patience=None)

        async def echo(message: bytes) -> None:
            here.send(b"re: " + message)

        for message in (b"1", b"2", b"3"):
            pipe.to_server.put_nowait(message)
        running = asyncio.create_task(here.run(echo))
        await asyncio.sleep(0.01)
        pipe.to_server.put_nowait(4999)
        assert await running == Goodbye(4999, is_ours=False)
        assert pipe.sent == [b"re: 1", b"re: 2", b"re: 3"]
        assert pipe.closed is None

    run(test)


def test_a_reader_that_takes_nothing_is_cut_off_at_a_full_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """256 frames wait at most; then 4008, whether or not the other end takes even that."""
    monkeypatch.setattr(connection, "GOODBYE_SECONDS", 0.01)

    async def test(pipe: Pipe) -> None:
        pipe.takes.clear()
        here = Connection(pipe, "ada", patience=None)
        running = asyncio.create_task(here.run(ignore))
        await asyncio.sleep(0)
        for _ in range(10 * QUEUE_FRAMES):
            here.send(b"frame")
            assert here.waiting <= QUEUE_FRAMES
        goodbye = await running
        assert goodbye.code == connection.TOO_SLOW
        assert pipe.closed is None
        assert pipe.sent == []

    run(test)


def test_a_silent_client_is_dropped_and_a_talking_one_is_not() -> None:
    """Patience is for silence, not for slow handling."""

    async def test(pipe: Pipe) -> None:
        here = Connection(pipe, "ada", patience=0.02)

        async def slow(_message: bytes) -> None:
            await asyncio.sleep(0.05)

        pipe.to_server.put_nowait(b"ping")
        began = asyncio.get_running_loop().time()
        goodbye = await here.run(slow)
        assert goodbye.code == connection.SILENT
        assert pipe.closed == goodbye
        assert asyncio.get_running_loop().time() - began >= 0.07 - 0.005

    run(test)


def test_a_mistake_of_ours_ends_it_with_1011_and_is_not_swallowed() -> None:
    """The client is told, and the error goes on to whoever logs it."""

    async def test(pipe: Pipe) -> None:
        async def broken(_message: bytes) -> None:
            raise ZeroDivisionError

        pipe.to_server.put_nowait(b"x")
        with pytest.raises(ZeroDivisionError):
            await Connection(pipe, "ada", patience=None).run(broken)
        assert pipe.closed is not None
        assert pipe.closed.code == connection.FAILED

    run(test)


def test_the_first_goodbye_counts_and_nothing_is_sent_after_it() -> None:
    """A table may hang up, even from within the handling of a message."""

    async def test(pipe: Pipe) -> None:
        here = Connection(pipe, "ada", patience=None)

        async def hang_up(_message: bytes) -> None:
            here.close(connection.NOT_ALLOWED, "no longer")
            here.close(connection.RESTARTING, "too late")
            here.send(b"too late")

        pipe.to_server.put_nowait(b"x")
        assert await here.run(hang_up) == Goodbye(connection.NOT_ALLOWED, "no longer")
        assert pipe.sent == []

    run(test)


def test_a_cancelled_connection_leaves_no_task() -> None:
    """As when a stop has waited long enough."""

    async def test(pipe: Pipe) -> None:
        running = asyncio.create_task(Connection(pipe, "ada", patience=None).run(ignore))
        await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running

    run(test)
