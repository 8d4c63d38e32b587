"""When a server looks through its old garbage."""

import gc

import pytest

from folsom.server.collecting import LATE, NEVER, SOON, Collector
from tests.server.running import Server

BUSY, IDLE = 0.5, 0.0


class Walks:
    """Counts how often everything was walked through."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(self) -> None:
        """Once more."""
        self.done += 1


@pytest.mark.parametrize(("busy", "every"), [(IDLE, SOON), (BUSY, LATE)])
def test_a_quiet_house_is_soon_looked_through_and_a_busy_one_late(busy: float, every: float) -> None:
    """Not before its time, and then again as often."""
    walks = Walks()
    collector = Collector(walks)
    for second in range(1, 3 * int(every) + 1):
        collector.look(1.0, busy)
        assert walks.done == second // int(every)


def test_the_first_quiet_second_of_a_busy_house_is_used() -> None:
    """Nobody waits then."""
    walks = Walks()
    collector = Collector(walks)
    for _ in range(int(SOON) * 4):
        collector.look(1.0, BUSY)
    assert walks.done == 0
    assert collector.look(1.0, IDLE)
    assert walks.done == 1


def test_while_a_server_runs_nobody_else_walks_through_what_is_old(server: Server) -> None:
    """And what is young is collected as ever."""
    assert server.address
    young, middle, old = gc.get_threshold()
    assert old == NEVER
    assert 0 < young < NEVER
    assert 0 < middle < NEVER
