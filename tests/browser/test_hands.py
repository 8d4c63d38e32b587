"""Games without a mouse: by the keyboard alone, and with a finger on a phone."""

from random import Random

from . import playing
from .conftest import Come
from .people import PHONE, Person


def test_a_game_by_the_keyboard_alone(come: Come) -> None:
    """From the front page to the end of a game and back, and no mouse is ever moved."""
    ada = come("Ada").go()
    keyboard = ada.page.keyboard
    playing.tab_to(ada, ada.page.get_by_label("What shall we call you?"))
    keyboard.type(ada.name)
    playing.tab_to(ada, ada.page.get_by_role("button", name="Play now").first)
    keyboard.press("Enter")
    playing.play((ada, playing.keys))
    playing.tab_to(ada, ada.page.get_by_role("link", name="Front page", exact=True))
    keyboard.press("Enter")
    ada.page.get_by_role("heading", name="Rob the train.").wait_for()


def test_a_game_with_a_finger_on_a_phone(come: Come) -> None:
    """Upright, 390 x 844: nothing has to be scrolled sideways, at any question."""
    ada = come("Ada", viewport=PHONE, has_touch=True, is_mobile=True).go()
    ada.page.get_by_label("What shall we call you?").fill(ada.name)
    ada.page.get_by_role("article", name="Colt Express").get_by_role("button", name="Play now").tap()

    def touch(person: Person, luck: Random) -> None:
        assert person.page.evaluate(SIDEWAYS) <= 0, playing.screen(person)
        playing.touch(person, luck)

    playing.play((ada, touch))


SIDEWAYS = "() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
