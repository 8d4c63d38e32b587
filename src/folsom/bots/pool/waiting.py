"""The queue before the workers: the tables take turns, and none has two questions at work at once.

So a table full of bots that think long holds up nobody but itself.
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from .errors import TooBusy
from .wire import Request


@dataclass(eq=False, slots=True)
class Job:
    """A request, whom it is for, and where its answer goes."""

    table: str
    request: Request
    answer: "asyncio.Future[str]"

    def give(self, answer: str) -> None:
        """Tell whoever still waits the answer."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        """Tell whoever still waits what went wrong."""
        if not self.answer.done():
            self.answer.set_exception(error)


@dataclass(slots=True)
class Waiting:
    """Jobs in the order in which they will be done."""

    limit: int
    """So many may wait."""
    count: int = 0
    _tables: OrderedDict[str, deque[Job]] = field(default_factory=OrderedDict)
    _at_work: set[str] = field(default_factory=set)

    def add(self, job: Job) -> None:
        """Put a job last; TooBusy if there are too many."""
        if self.count >= self.limit:
            raise TooBusy(f"{self.count} questions wait for a bot already")
        self._tables.setdefault(job.table, deque()).append(job)
        self.count += 1

    def take(self) -> Job | None:
        """The next job, of the table that has waited longest for its turn and has none at work."""
        for table in list(self._tables):
            if table in self._at_work:
                continue
            job = self._first(table)
            if job is not None:
                if table:
                    self._at_work.add(table)
                return job
        return None

    def _first(self, table: str) -> Job | None:
        """The table's first job that somebody still waits for; its next turn comes after all others'."""
        jobs = self._tables.pop(table)
        while jobs:
            job = jobs.popleft()
            self.count -= 1
            if not job.answer.done():
                if jobs:
                    self._tables[table] = jobs
                return job
        return None

    def drop(self, job: Job) -> None:
        """Nobody waits for this job any more."""
        jobs = self._tables.get(job.table)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            self.count -= 1

    def finish(self, job: Job) -> None:
        """A job is done: its table may have another one at work, after all others' turns."""
        self._at_work.discard(job.table)
        if job.table in self._tables:
            self._tables.move_to_end(job.table)

    def drain(self) -> list[Job]:
        """All jobs, which wait no longer."""
        jobs = [job for waiting in self._tables.values() for job in waiting]
        self._tables.clear()
        self.count = 0
        return jobs
