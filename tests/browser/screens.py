"""Every screen of the page: those that are only addresses, and tables at the moments that look different."""

from collections.abc import Iterator, Mapping
from typing import Final

from tests.server.guests import Guest

from . import stages
from .house import House
from .people import DRAWN, Person

PLAIN: Final[Mapping[str, str]] = {
    "front": "/",
    "settings": "/settings",
    "myself": "/me",
    "about": "/about",
    "return": "/return",
    "invited": "/invited",
    "lost": "/nowhere",
    "rules of colt": "/rules/colt",
    "rules of napad": "/rules/napad",
}
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""As the browser's own back and forward do: the page itself is not loaded again."""

THERE: Final = """() => document.querySelector('#room-seats, input[type=range]')
    ?? document.querySelector(document.querySelector('#end') ? 'section:has(#end) li' : '[data-question]')"""
"""Whether a table is: its waiting room, its replay, the places of its end, or the game."""


class Screens:
    """Ada's tables in a house, and all else that she can open."""

    def __init__(self, house: House) -> None:
        self.ada = Guest(house.address).come_in("Ada")
        napad_over = stages.play_to(self.ada, "napad", 3, stages.the_end)
        colt_over = stages.play_to(self.ada, "colt.first", 4, stages.the_end)
        tables = {
            "room": stages.open_room(self.ada, "colt.first", 4),
            "planning": stages.play_to(self.ada, "colt.first", 4, stages.first("plan")),
            "stealing": stages.play_to(
                self.ada, "colt.first", 4, stages.first("move", "shoot", "punch", "rob")
            ),
            "a team picks": stages.play_to(self.ada, "colt.revised.teams", 3, stages.first("pick")),
            "an expert keeps": stages.play_to(self.ada, "colt.first.expert", 4, stages.first("keep")),
            "end of colt": colt_over,
            "sending": stages.play_to(self.ada, "napad", 3, stages.first("send")),
            "end of napad": napad_over,
            "the device is passed on": stages.open_hot_seat(self.ada, "napad", 2),
        }
        self.paths: dict[str, str] = {**PLAIN, **{name: f"/table/{table}" for name, table in tables.items()}}
        self.paths |= {
            "replay of colt": f"/table/{colt_over}/replay?at=20",
            "replay of napad": f"/table/{napad_over}/replay?at=10",
        }

    def of(self, person: Person) -> Iterator[str]:
        """Open one after the other with a browser that is Ada's; the names."""
        stages.known_as(person, self.ada).go("/nowhere")
        for name, path in self.paths.items():
            person.page.evaluate(GO, path)
            wait_for(person, path)
            yield name


def wait_for(person: Person, path: str) -> None:
    """A screen is all there."""
    page = person.page
    page.wait_for_function("path => location.pathname + location.search === path", arg=path)
    page.locator("main h1").first.wait_for(state="attached")
    if path.startswith("/table/"):
        page.wait_for_function(THERE)
    page.evaluate(DRAWN)
