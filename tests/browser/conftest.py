"""A real browser, a real server, and people."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from . import chromium
from .house import House, house
from .people import Person

Come = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What is skipped for want of Chromium is skipped at one place: the summary says it in one line."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple) and chromium.MISSING in report.longrepr[2]:
        report.longrepr = (chromium.__file__, 0, report.longrepr[2])
    return report


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    """Chromium, one for a module's tests: as long as it is open, no other test may run an event loop."""
    if not chromium.path():
        (pytest.fail if chromium.must_be_there() else pytest.skip)(chromium.MISSING)
    with chromium.chromium() as opened:
        yield opened


@pytest.fixture(scope="module", name="house")
def _house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[House]:
    """One server for a module's tests."""
    del browser  # without one there is nothing to serve
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Somebody comes, with a name; who came is asked at the end whether anything went wrong."""
    people: list[Person] = []

    def called(name: str, **wishes: Any) -> Person:
        people.append(Person(browser, house, name, **wishes))
        return people[-1]

    yield called
    for person in people:
        person.leave()
