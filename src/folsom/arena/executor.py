"""Who does the work: an executor takes a task and many jobs, and gives the results as they come.

Another one, on many machines, needs this one method: with Ray it would be `ActorPool.map_unordered`.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from folsom.kernel.errors import FolsomError

Job = TypeVar("Job")
Result = TypeVar("Result")


class ExecutorFailed(FolsomError):
    """Work was handed out, and whoever had it is gone."""


class Executor(Protocol):
    """Does many jobs of a kind."""

    def map(self, task: Callable[[Job], Result], jobs: Iterable[Job], /) -> Iterator[Result]:
        """The results in any order; an error of the task is raised here, and nothing more is begun."""


class InTurn:
    """Does one job after the other, here."""

    def map(self, task: Callable[[Job], Result], jobs: Iterable[Job], /) -> Iterator[Result]:
        """The results in their order."""
        return map(task, jobs)


class LocalProcesses:
    """Does as many jobs at once as there are processes on this machine."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or os.cpu_count() or 1

    def map(self, task: Callable[[Job], Result], jobs: Iterable[Job], /) -> Iterator[Result]:
        """The results as they come; jobs are taken as they are needed.

        At an interrupt nothing more is begun, and the jobs that run are still waited for. ExecutorFailed if a
        process ends before its job does, as one does for which there is no memory left.
        """
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self._processes, context, _attend) as pool:
            waiting = iter(jobs)
            running = {pool.submit(task, job) for job in islice(waiting, 2 * self._processes)}
            try:
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    running |= {pool.submit(task, job) for job in islice(waiting, len(done))}
                    yield from _results(done)
            except KeyboardInterrupt:
                yield from _results({future for future in running if not future.cancel()})
                raise
            except BrokenProcessPool:
                raise ExecutorFailed("a process that played was ended from outside, or by its bot") from None
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def _results(done: Iterable["Future[Result]"]) -> Iterator[Result]:
    """What has come; an error only after all that went well."""
    failed = None
    for future in done:
        error = future.exception()
        if error is None:
            yield future.result()
        failed = failed or error
    if failed is not None:
        raise failed


def _attend() -> None:
    """In a worker: leave interrupts to the parent, and end with it, whatever happens to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="watch", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
