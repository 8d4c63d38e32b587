"""What networks do to people: plain HTTP, reloads, outages, a server that is started again."""

import time
from typing import Final

import msgspec
from playwright.sync_api import Locator, expect

from . import playing
from .conftest import Come
from .house import House
from .people import Person
from .tables import join, open_table, play_now, start

OUTAGE: Final = 20.0
"""Seconds."""
LOST: Final = "The connection is lost"


def test_over_plain_http_under_a_name_nothing_is_missing(come: Come, house: House) -> None:
    """As on a home network: no secure context, and still a whole game, its end checked, its link copied."""
    ada = come("Ada")
    play_now(ada, "napad", 3, house.by_name)
    assert not ada.page.evaluate("() => window.isSecureContext")
    playing.play((ada, playing.click))
    ada.page.get_by_text("The shuffle was honest").wait_for()


def test_over_plain_http_a_link_is_copied(come: Come, house: House) -> None:
    """There is no clipboard for the page then: it finds another way, and says that it has copied."""
    ada = come("Ada")
    link = open_table(ada, "colt.first", 3, house.by_name)
    assert link.startswith(house.by_name)
    ada.click("button", "Copy")
    ada.page.get_by_role("button", name="Copied").wait_for()
    field = ada.page.get_by_label("Link to this table")
    assert field.evaluate("field => field.selectionEnd - field.selectionStart") == len(link)


def test_a_reload_loses_nothing(come: Come) -> None:
    """The same question about the same hand, and what has happened is still told."""
    ada = come("Ada")
    play_now(ada, "colt.first", 3)
    playing.play((ada, playing.click), answers=3)
    settle(ada)
    before, told = situation(ada), moments(ada)
    ada.page.reload()
    settle(ada)
    assert (situation(ada), moments(ada)) == (before, told)


def test_an_outage_is_told_and_ends_by_itself(come: Come) -> None:
    """For 20 seconds there is no network; then the page catches up with what the others did meanwhile."""
    ada, ben = two_at_a_table(come, "colt.first", 3)
    playing.play((ada, playing.click), (ben, playing.click), answers=1)
    ada.expects_outage = True
    ada.context.set_offline(True)
    begun = time.monotonic()
    lost = ada.page.get_by_text(LOST).first
    lost.wait_for()
    while playing.standing(ben, patience=3000) == "asked":
        playing.play((ben, playing.click), answers=1)
    left = OUTAGE - (time.monotonic() - begun)
    ada.page.evaluate("seconds => new Promise(over => setTimeout(over, 1000 * seconds))", max(left, 0.0))
    assert lost.is_visible()
    ada.context.set_offline(False)
    lost.wait_for(state="hidden")
    settle(ada, ben)
    assert moments(ada) == moments(ben)
    playing.play((ada, playing.click), (ben, playing.click), answers=4)


def test_a_server_that_is_started_again_goes_on_in_mid_lap(come: Come, house: House) -> None:
    """Nobody reloads: both are told that the connection is lost, then asked what they were asked before."""
    people = two_at_a_table(come, "colt.first", 3)
    before = [situation(person) for person in people]
    assert any(each.question for each in before)
    for person in people:
        person.expects_outage = True
    house.end()
    for person in people:
        person.page.get_by_text(LOST).first.wait_for()
    house.open_again()
    for person in people:
        person.page.get_by_text(LOST).first.wait_for(state="hidden")
    settle(*people)
    assert [situation(person) for person in people] == before
    playing.play(*((person, playing.click) for person in people), answers=6)


def two_at_a_table(come: Come, ruleset: str, seats: int) -> tuple[Person, Person]:
    """Two people and bots in the middle of the first round, one of the two is asked."""
    ada, ben = come("Ada"), come("Ben")
    join(ben, open_table(ada, ruleset, seats))
    start(ada, ben)
    playing.play((ada, playing.click), (ben, playing.click), answers=3)
    settle(ada, ben)
    return ada, ben


def settle(*people: Person) -> None:
    """Wait until one of them is asked, and all see the same table."""
    while all(playing.standing(person) != "asked" for person in people):
        pass
    seen = next(situation(person) for person in people if playing.standing(person) == "asked")
    for person in people:
        expect(train(person)).to_have_text(seen.train)


class Situation(msgspec.Struct, frozen=True):
    """What somebody sees and is asked."""

    train: list[str]
    """In words."""
    question: str
    answers: tuple[str, ...]


def situation(person: Person) -> Situation:
    """As it is on the page now, once that shows a table."""
    train(person).first.wait_for(state="attached")
    answers = person.page.locator("[data-answer]")
    given = tuple(sorted(str(each.get_attribute("data-answer")) for each in answers.all()))
    return Situation(train(person).all_text_contents(), str(person.page.evaluate(playing.ASKED)), given)


def train(person: Person) -> Locator:
    """Every place on the train, and what is there."""
    return person.page.get_by_role("list", name="The train").get_by_role("listitem")


def moments(person: Person) -> list[str]:
    """What has happened, by its numbers in the log."""
    links = person.page.get_by_role("link", name="Replay moment")
    return [str(link.get_attribute("aria-label")) for link in links.all()]
