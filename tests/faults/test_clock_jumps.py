"""Whoever sets the machine's clock, by an hour or by years, moves nobody's: tables count on evenly."""

import time
from typing import Final

import pytest

from folsom.server.world import SystemClock

JUMPS: Final = (-10 * 365 * 86_400.0, -3_600.0, 3_600.0, 10 * 365 * 86_400.0)
LITTLE: Final = 60.0
"""Seconds that a test on a busy machine may take."""


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_is_set_moves_no_table(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """Back or forward: a server's time goes on from where it was, and never back."""
    clock, wall = SystemClock(), time.time
    assert abs(clock.now() - wall()) < LITTLE
    seen = [clock.now()]
    monkeypatch.setattr(time, "time", lambda: wall() + jump)
    seen += [clock.now() for _ in range(1_000)]
    assert seen == sorted(seen)
    assert seen[-1] - seen[0] < LITTLE


@pytest.mark.anyio
async def test_who_is_to_wait_less_than_no_time_does_not_wait() -> None:
    """As when what was due lies in the past."""
    began = time.monotonic()
    await SystemClock().sleep(-3_600.0)
    assert time.monotonic() - began < LITTLE
