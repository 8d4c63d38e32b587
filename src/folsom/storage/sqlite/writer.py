"""The one thread that writes: whatever has come in while the disk was busy is committed together.

A commit on a disk that keeps its promises costs a few milliseconds, however much is in it. So entries and
other writes queue; one transaction takes all that wait, and each is acknowledged once that is durable.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from sqlalchemy import Connection

from folsom.storage.errors import StoreFailed
from folsom.storage.sqlite.batch import Outcome, Pen, Task
from folsom.storage.sqlite.files import connect
from folsom.tables.ports import Entry

__all__ = ["Writer"]

T = TypeVar("T")
MOST: Final = 1000  # orders in one transaction


class Order:
    """Something to write, and who waits for it. Made on the event loop that is told."""

    __slots__ = ("future", "loop", "work")

    def __init__(self, work: Entry | Task) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()


class Writer:
    """Takes orders on an event loop, carries them out in its thread, and answers on the loop.

    Whoever gives up waiting (is cancelled) does not know whether the order was carried out.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: Thread | None = None

    def open(self) -> None:
        """Be ready for orders."""
        pen = Pen(connect(self._path))
        # A writer that nobody closed must not keep the process from ending.
        self._thread = Thread(target=self._run, args=(pen,), name=f"writer of {self._path.name}", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Carry out what was ordered, and end."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._orders.put(None)
            await asyncio.to_thread(thread.join)

    async def append(self, entry: Entry) -> None:
        """Keep an entry; NumberTaken or StoreFailed if that cannot be."""
        await self._give(entry)

    async def do(self, task: Callable[[Connection], T]) -> T:
        """What a task returns once it is durable; StoreFailed if the database refuses it."""
        returned: list[T] = []
        await self._give(lambda connection: returned.append(task(connection)))
        return returned[0]

    async def _give(self, work: Entry | Task) -> None:
        if self._thread is None:
            raise StoreFailed("The store is closed.")
        order = Order(work)
        self._orders.put(order)
        await order.future

    def _run(self, pen: Pen) -> None:
        while batch := self._next():
            tell(zip(batch, carry_out(batch, pen), strict=True))
        pen.close()

    def _next(self) -> list[Order]:
        """All orders that wait, the first of them waited for; none once the writer is closed."""
        batch: list[Order] = []
        order = self._orders.get()
        while order is not None:
            batch.append(order)
            if len(batch) == MOST:
                return batch
            try:
                order = self._orders.get_nowait()
            except Empty:
                return batch
        if batch:
            self._orders.put(None)  # closed: found again when these are written
        return batch


def carry_out(batch: Sequence[Order], pen: Pen) -> list[Outcome]:
    """One transaction; what came of each order."""
    entries = [order.work for order in batch if isinstance(order.work, Entry)]
    tasks = [order.work for order in batch if not isinstance(order.work, Entry)]
    outcomes = pen.write(entries, tasks)
    of_entries, of_tasks = iter(outcomes[: len(entries)]), iter(outcomes[len(entries) :])
    return [next(of_entries if isinstance(order.work, Entry) else of_tasks) for order in batch]


def tell(told: Iterable[tuple[Order, Outcome]]) -> None:
    """Wake whoever waits: one call into each event loop, however many wait on it."""
    for loop, group in groupby(told, key=lambda pair: pair[0].loop):
        # A loop that has ended has nobody waiting on it.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, list(group))


def settle(told: Iterable[tuple[Order, Outcome]]) -> None:
    """On the event loop: the answers to those who still wait."""
    for order, outcome in told:
        if order.future.done():
            continue
        if isinstance(outcome, Exception):
            order.future.set_exception(outcome)
        else:
            order.future.set_result(None)
