"""Playing on to the end of a game: whoever is asked answers, each in a way of its own."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

from .people import Person

Way = Callable[[Person, Random], None]
"""How somebody answers what it is asked now."""

LONGEST: Final = 240.0
"""Seconds that a game may take."""
FOCUSABLE: Final = 300
"""More things than a screen has on which the Tab key stops."""
GLANCE: Final = 100.0
"""Milliseconds for which one looks at one's own page before it is looked whether another is asked."""
ANSWERS: Final = "[data-answer]:not(:disabled):not([aria-disabled=true])"
"""Whatever can be clicked to answer, in reading order."""
STANDING: Final = f"""() => document.querySelector('#end') ? 'over'
    : document.querySelector('#hand-over') ? 'covered'
    : document.querySelector('[data-question]:not([data-question=""])')
      && document.querySelector('{ANSWERS}') ? 'asked' : ''"""
ASKED: Final = "() => document.querySelector('[data-question]')?.dataset.question ?? ''"
ASKED_ANOTHER: Final = "question => document.querySelector('[data-question]')?.dataset.question !== question"


def play(*ways: tuple[Person, Way], seed: int = 1, answers: int = 0) -> int:
    """Play on until all see the end, or until so many answers were given; how many were."""
    luck, given, begun = Random(seed), 0, time.monotonic()
    while True:
        seen = []
        for person, way in ways:
            seen.append(now := standing(person))
            if now == "asked":
                way(person, luck)
                given += 1
            elif now == "covered":
                uncover(person)
            if given == answers > 0:
                return given
        if all(now == "over" for now in seen):
            return given
        if time.monotonic() - begun > LONGEST:
            pytest.fail("\n".join(["the game does not end:", *(screen(person) for person, _ in ways)]))


def standing(person: Person, patience: float = GLANCE) -> str:
    """Whether somebody is asked, must take the device over, or sees the end; or nothing of these."""
    try:
        return str(person.page.wait_for_function(STANDING, timeout=patience, polling=20).json_value())
    except Late:
        return ""


def click(person: Person, luck: Random) -> None:
    """Point at an answer: a card of the hand, a place on the train, a button."""
    with answering(person):
        one_of(answers_of(person), luck).click()


def touch(person: Person, luck: Random) -> None:
    """The same with a finger."""
    with answering(person):
        one_of(answers_of(person), luck).tap()


def keys(person: Person, luck: Random) -> None:
    """By the key that an answer names; where none names any, by going to one and pressing Enter."""
    named = answers_of(person).and_(person.page.locator("[aria-keyshortcuts]"))
    with answering(person):
        if named.count():
            key = one_of(named, luck).get_attribute("aria-keyshortcuts") or ""
            person.page.keyboard.press(key.split()[0])
        else:
            tab_to(person, one_of(answers_of(person), luck))
            person.page.keyboard.press("Enter")


def tab_to(person: Person, wanted: Locator) -> None:
    """Go to something by the Tab key alone."""
    element = wanted.element_handle()
    for _ in range(FOCUSABLE):
        if person.page.evaluate("element => element === document.activeElement", element):
            return
        person.page.keyboard.press("Tab")
    pytest.fail(f"the Tab key does not lead to {wanted.evaluate('element => element.outerHTML')}")


def answers_of(person: Person) -> Locator:
    """Every answer that can be given now."""
    return person.page.locator(ANSWERS)


def one_of(found: Locator, luck: Random) -> Locator:
    """Any of these."""
    return found.nth(luck.randrange(found.count()))


@contextmanager
def answering(person: Person) -> Iterator[None]:
    """What is asked now is answered by what is done in the block: it is asked no more."""
    question = person.page.evaluate(ASKED)
    yield
    try:
        person.page.wait_for_function(ASKED_ANOTHER, arg=question, polling=20)
    except Late:
        pytest.fail(f"an answer was given and is still asked for:\n{screen(person)}")


def uncover(person: Person) -> None:
    """The device was handed on: whoever has it now says so."""
    person.page.get_by_role("region", name="Pass the device").get_by_role("button").click()
    person.page.locator("#hand-over").wait_for(state="detached")


def screen(person: Person) -> str:
    """What somebody sees, in words."""
    return f"{person.name} sees:\n{person.page.locator('main').aria_snapshot()}"
