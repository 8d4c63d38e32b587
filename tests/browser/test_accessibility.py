"""Every screen is clean by axe's rules: names, roles, contrast, structure."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

from . import playing
from .conftest import Come
from .house import House
from .people import DESKTOP, PHONE, Person
from .screens import Screens
from .tables import play_now

AXE: Final = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`))"""

WINDOWS: Final[Mapping[str, tuple[str, ...]]] = {"planning": ("?", "m"), "replay of colt": ("?",)}
"""Keys that open a window on a screen; Escape closes it."""
QUESTION: Final = "plan a card, or draw."


def test_axe_finds_nothing_on_any_screen(come: Come, house: House) -> None:
    """What a program can see of what people need who do not see, or point, or hear; on desk and phone."""
    assert AXE.exists(), "axe-core is not there: `make client` installs it"
    ada = come("Ada")
    found = []
    for name in Screens(house).of(ada):
        for size in (DESKTOP, PHONE):
            ada.resize(size)
            found += [f"{name}, {size['width']} px: {fault}" for fault in faults(ada)]
        found += [f"{name}, {window}: {fault}" for window in windows(ada, name) for fault in faults(ada)]
    assert not found, "\n".join(found)


def windows(person: Person, name: str) -> Iterator[str]:
    """Open one after the other what opens over a screen, or beside it on a desk."""
    page = person.page
    person.resize(DESKTOP)
    for key in WINDOWS.get(name, ()):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        yield f"key {key}"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    for tab in page.get_by_role("tab").all():
        tab.click()
        yield f"tab {tab.inner_text()}"


def faults(person: Person) -> list[str]:
    """What axe finds on the screen that is open, and still finds when it has looked once: at rest."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = person.page.evaluate(RUN)
    return list(person.page.evaluate(RUN)) if found else []


def test_what_happens_and_what_is_asked_is_read_out(come: Come) -> None:
    """All of it in that order, however fast it comes: whose turn it is, and last of all the question."""
    ada = come("Ada")
    play_now(ada, "colt.first", 3)
    playing.play((ada, playing.click), answers=2)
    while playing.standing(ada) != "asked":
        pass
    told = ada.page.get_by_role("log").locator("p").all_inner_texts()
    assert told[-1].endswith(QUESTION)
    assert any(now == "It is your turn." and then.endswith(QUESTION) for now, then in pairwise(told))
    assert any("You planned" in words or "You drew" in words or "You slipped" in words for words in told)
