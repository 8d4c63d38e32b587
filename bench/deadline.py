"""For the processes of `bench.prove`: once the time is up no further part is begun; it stays open."""

import os
import time

import pytest

from bench.prove import UNTIL


def pytest_runtest_setup() -> None:
    """Called by pytest before each part."""
    until = os.environ.get(UNTIL)
    if until and time.time() > float(until):
        pytest.skip("the time is up")
