"""Getting to a table as people do: from the front page, by a link, with bots on the other seats."""

from typing import Final

from playwright.sync_api import Locator

from .people import Person

TITLES: Final = {"colt": "Colt Express", "napad": "To jest napad!"}
RULES: Final = "Rules"


def open_table(owner: Person, ruleset: str, seats: int, house: str = "") -> str:
    """From the front page to a waiting room, and the link for the others."""
    owner.go(house=house)
    introduce(owner)
    plan(owner, ruleset, seats).get_by_role("button", name="With friends").click()
    return str(owner.page.get_by_label("Link to this table").input_value())


def play_now(owner: Person, ruleset: str, seats: int, house: str = "") -> None:
    """From the front page to a game against bots."""
    owner.go(house=house)
    introduce(owner)
    plan(owner, ruleset, seats).get_by_role("button", name="Play now").click()


def introduce(person: Person) -> None:
    """Say one's name."""
    person.page.get_by_label("What shall we call you?").fill(person.name)


def plan(person: Person, ruleset: str, seats: int) -> Locator:
    """Choose on a game's poster what is played, and by how many; the poster."""
    title = TITLES[ruleset.partition(".")[0]]
    poster = person.page.get_by_role("article", name=title)
    poster.locator("summary").click()
    poster.get_by_label(RULES, exact=True).select_option(ruleset)
    poster.get_by_role("radio", name=str(seats), exact=True).check()
    return poster


def join(guest: Person, link: str) -> None:
    """Follow a link and sit down on the first free seat."""
    guest.page.goto(link)
    introduce(guest)
    guest.page.get_by_role("button", name="Sit down").first.click()
    guest.page.get_by_role("button", name="Stand up").wait_for()


def start(owner: Person, *others: Person) -> None:
    """Once all others have sat down bots take the free seats, and the game begins."""
    for other in others:
        owner.page.get_by_role("listitem").get_by_text(other.name, exact=True).wait_for()
    fill = owner.page.get_by_role("button", name="Fill with bots")
    begin = owner.page.get_by_role("button", name="Start", exact=True)
    if fill.is_visible():
        fill.click()
    begin.click()
