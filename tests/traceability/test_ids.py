"""Every rule and ruling of both games is kept as its kind asks, and no id is used that does not exist."""

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from folsom.kernel.rulings import load
from folsom.kernel.traceability import Places, Source, lacks, places, strangers

ROOT = Path(__file__).parents[2]
GAMES = (Source("colt", "folsom.games.colt_express"), Source("napad", "folsom.games.to_jest_napad"))
IDS = [pytest.param(game, rule, id=f"{game.name}-{rule}") for game in GAMES for rule in load(game.package)]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def index(game: Source) -> dict[str, Places]:
    """Where each id is named: read once, for all the tests below."""
    return dict(places(game, ROOT))


@each_game
def test_rulings_and_rule_ids_name_the_same_ids_in_the_same_order(game: Source) -> None:
    """What has a number has a sentence, and the other way round."""
    members = [member.name for member in import_module(f"{game.package}.rule_ids").Rule]
    assert members == ["NONE", *load(game.package)]


@each_game
def test_numbers_of_ids_are_their_places_in_the_list(game: Source) -> None:
    """New ids are added at the end, so the numbers run without a gap."""
    numbers = [member.value for member in import_module(f"{game.package}.rule_ids").Rule]
    assert numbers == list(range(len(numbers)))


@each_game
def test_no_id_is_used_that_does_not_exist(game: Source) -> None:
    """Neither the code nor a scenario may name a rule that nobody wrote down."""
    assert strangers(game, ROOT) == []


@pytest.mark.parametrize(("game", "rule"), IDS)
def test_every_id_is_kept_by_what_its_kind_asks_for(game: Source, rule: str) -> None:
    """A rule has code and a test, an example a test, a fact data and a test, the impossible an assertion."""
    assert lacks(load(game.package)[rule], index(game)[rule]) == []
