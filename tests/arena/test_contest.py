import pytest

from folsom.arena import ContestError, contest
from folsom.arena.contest import entrant
from folsom.bots import Budget
from folsom.play.errors import UnknownName


def test_a_bot_has_the_budget_of_all_unless_it_names_its_own() -> None:
    """So that the same bot can be measured against itself."""
    made = contest("napad", ["drifter@200", "drifter"], games=2, budget=Budget(seconds=0.02))
    assert [one.budget for one in made.entrants] == [
        Budget.of(200),
        Budget(seconds=0.02),
    ]
    assert [one.name for one in made.entrants] == ["drifter@200", "drifter"]


def test_a_bot_of_ones_own_is_named_by_module_and_maker() -> None:
    """As at the tables."""
    assert entrant("tests.arena.unfit:First@7").bot == "tests.arena.unfit:First"


@pytest.mark.parametrize("name", ["drifter@", "drifter@fast", "drifter@0", "drifter@1.5", "drifter@-3ms"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    """With what would be right."""
    with pytest.raises(ContestError, match=r"behind the @ stand iterations, as in @200"):
        entrant(name)


def test_a_bot_that_nobody_knows_is_refused() -> None:
    """With the ones there are."""
    with pytest.raises(UnknownName, match="drifter"):
        contest("napad", ["drifter", "drifte"], games=2)


def test_as_many_seats_as_bots_must_be_a_table_of_the_ruleset() -> None:
    """Unless the number of seats is said."""
    with pytest.raises(ContestError, match=r"colt\.first is for 3 to 6 seats, and 2 bots are named"):
        contest("colt.first", ["drifter", "drifter"], games=2)
    assert contest("colt.first", ["drifter", "drifter"], games=2, seats=4).seats == 4
    with pytest.raises(ContestError, match="at least one bot"):
        contest("napad", [], games=1)
