"""Whole games, by clicking: two people, each at a browser of its own, and bots on the other seats."""

import pytest

from . import playing
from .conftest import Come
from .tables import join, open_table, start

RULESETS = {"colt.first": 4, "colt.revised.teams": 3, "colt.first.expert": 4, "napad": 4}


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS.items(), ids=RULESETS)
def test_two_people_and_bots_play_to_the_end(come: Come, ruleset: str, seats: int) -> None:
    """Everything that is asked on the way can be pointed at, and both see the same end."""
    ada, ben = come("Ada"), come("Ben")
    join(ben, open_table(ada, ruleset, seats))
    start(ada)
    playing.play((ada, playing.click), (ben, playing.click))
    endings = [person.page.locator("section", has=person.page.locator("#end")) for person in (ada, ben)]
    scores = [sorted(ending.get_by_role("listitem").all_inner_texts()) for ending in endings]
    assert len(scores[0]) == seats
    assert scores[0] == scores[1]
