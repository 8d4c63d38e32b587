"""Every screen in every language, on a narrow phone and on a desk: no text is missing, every word fits."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import TimeoutError as Late

from tests.client import pseudo

from .conftest import Come
from .house import House
from .people import DESKTOP, NARROW, Person
from .screens import Screens

LANGUAGES: Final = ("en", "pl", "ro", "es", "it", "da")
SPILLED: Final = (Path(__file__).parent / "spilled.js").read_text("utf-8")
ARRANGED: Final = 3000.0
"""Milliseconds after which a page has taken in how large its window is."""
SCRIPT: Final = "text/javascript"


@pytest.fixture(scope="module", name="screens")
def _screens(house: House) -> Screens:
    """Tables to look at."""
    return Screens(house)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_a_language_and_has_room_for_it(
    come: Come, screens: Screens, language: str
) -> None:
    """Words and their places, at 360 and at 1280 pixels."""
    ada = come("Ada", likes={"language": language})
    faults: list[str] = []
    for name in screens.of(ada):
        assert ada.page.locator("html").get_attribute("lang") == language
        faults += [f"{name}: {fault}" for fault in [*spilled(ada), *missing(ada)]]
    assert not faults, "\n".join(faults)


def test_a_language_that_is_a_third_longer_fits(come: Come, screens: Screens) -> None:
    """Whatever language comes next."""
    ada = come("Ada")
    ada.context.route(pseudo.CHUNK, lambda route: route.fulfill(body=pseudo.module(), content_type=SCRIPT))
    faults = [f"{name}: {fault}" for name in screens.of(ada) for fault in spilled(ada)]
    ada.go()
    assert ada.page.get_by_role("heading", name="Rob the train.").count() == 0
    assert not faults, "\n".join(faults)


def spilled(person: Person) -> list[str]:
    """Words that do not fit, on a phone and on a desk, once the page has arranged itself."""
    found = []
    for size in (NARROW, DESKTOP):
        person.page.set_viewport_size(size)  # type: ignore[arg-type]  # a dict of that shape
        try:
            person.page.wait_for_function(f"() => ({SPILLED})().length === 0", timeout=ARRANGED)
        except Late:
            found += [f"{size['width']} px: {fault}" for fault in person.page.evaluate(SPILLED)]
    return found


def missing(person: Person) -> list[str]:
    """A text that the page has in no language."""
    return [f"no text '{person.missing()}'"] if person.missing() else []
