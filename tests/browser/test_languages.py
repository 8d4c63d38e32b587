"""Every screen in every language, on a narrow phone and on a desk: no text is missing, every word fits."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import ViewportSize

from tests.client import catalogues, pseudo

from .conftest import Come
from .house import House
from .people import DESKTOP, NARROW, Person
from .screens import Screens

LANGUAGES: Final = ("en", "pl", "ro", "es", "it", "da")
SPILLED: Final = (Path(__file__).parent / "spilled.js").read_text("utf-8")
EVENTS: Final = re.compile(r"^colt-event-\S+ = (.+)$", re.MULTILINE)
ROUND: Final = f"""event => {{
    const laps = document.querySelector('.round .laps');
    while (laps.children.length < 5) laps.append(laps.lastElementChild.cloneNode(true));
    document.querySelector('.round .event span').textContent = event;
    return ({SPILLED})();
}}"""
"""What does not fit where the Round card has five laps and that event."""
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
        if name == "planning":
            faults += spilled_rounds(ada, catalogues.text("colt", language))
    assert not faults, "\n".join(faults)


def test_a_language_that_is_a_third_longer_fits(come: Come, screens: Screens) -> None:
    """Whatever language comes next."""
    ada = come("Ada")
    ada.context.route(pseudo.CHUNK, lambda route: route.fulfill(body=pseudo.module(), content_type=SCRIPT))
    faults: list[str] = []
    for name in screens.of(ada):
        faults += [f"{name}: {fault}" for fault in spilled(ada)]
        if name == "planning":
            faults += spilled_rounds(ada, pseudo.lengthened(catalogues.text("colt", "en")))
    ada.go()
    assert ada.page.get_by_role("heading", name="Rob the train.").count() == 0
    assert not faults, "\n".join(faults)


def spilled(person: Person) -> list[str]:
    """Words that do not fit, on a phone and on a desk."""
    return [
        f"{size['width']} px: {fault}" for size in (NARROW, DESKTOP) for fault in spilled_at(person, size)
    ]


def spilled_at(person: Person, size: ViewportSize) -> list[str]:
    """Words that do not fit a window of that size, once the page has arranged itself."""
    person.resize(size)
    try:
        person.page.wait_for_function(f"() => ({SPILLED})().length === 0", timeout=ARRANGED)
    except Late:
        return list(person.page.evaluate(SPILLED))
    return []


def spilled_rounds(person: Person, catalogue: str) -> list[str]:
    """Words that would not fit on a phone, had chance dealt another Round card: with every event."""
    spilled_at(person, NARROW)
    events = EVENTS.findall(catalogue)
    assert events
    return [f"{event}: {fault}" for event in events for fault in person.page.evaluate(ROUND, event)]


def missing(person: Person) -> list[str]:
    """A text that the page has in no language."""
    return [f"no text '{person.missing()}'"] if person.missing() else []
