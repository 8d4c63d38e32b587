"""Whole games, by clicking: two people, each at a browser of its own, and bots on the other seats."""

import pytest

from folsom.games import GAMES

from . import playing
from .conftest import Come
from .people import Person
from .tables import join, open_table, start

TABLES = (("colt.first", 4), ("colt.revised.teams", 3), ("colt.first.expert", 4), ("napad", 4))


def every_table() -> list[object]:
    """Every ruleset with every number of seats; most of them are a long proof."""
    tables = [
        (name, seats)
        for game in GAMES
        for name, ruleset in game.rulesets.PRESETS.items()
        for seats in game.rulesets.seats_allowed(ruleset)
    ]
    return [pytest.param(*each, marks=() if each in TABLES else pytest.mark.prove) for each in tables]


@pytest.mark.parametrize(("ruleset", "seats"), every_table())
def test_two_people_and_bots_play_to_the_end(come: Come, ruleset: str, seats: int) -> None:
    """Everything that is asked on the way can be pointed at, and both see the same end."""
    ada, ben = come("Ada"), come("Ben")
    join(ben, open_table(ada, ruleset, seats))
    start(ada, ben)
    playing.play((ada, playing.click), (ben, playing.click))
    endings = [scores(person) for person in (ada, ben)]
    assert len(endings[0]) == seats
    assert endings[0] == endings[1]


def scores(person: Person) -> list[str]:
    """Who got away with what, as the end says it."""
    end = person.page.locator("section", has=person.page.locator("#end"))
    places = end.get_by_role("list").first.locator("> li")
    places.first.wait_for()
    return sorted(places.all_inner_texts())
