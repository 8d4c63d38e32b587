"""Games under every value of the named parameters but the default: sound, and as tight as the others."""

from random import Random
from typing import Final

import pytest

from folsom.games import GAMES
from folsom.games.colt_express.presets import CARD_SET, PARAMETERS, PRESETS
from folsom.kernel.engine import engine_for
from folsom.play.start import Choice
from folsom.testkit.claims import Claim, backends_agree, events_lead_from_view_to_view, positions_are_sound
from folsom.testkit.tables import Table
from tests.leaks.worlds import audiences, compare

COLT: Final = next(game for game in GAMES if game.name == "colt")


def table(ruleset: str, **choices: Choice) -> Table:
    """A ruleset with parameters, at its fewest seats."""
    return Table(COLT, ruleset, COLT.rulesets.seats_allowed(PRESETS[ruleset])[0], choices)


TABLES: Final = (
    table("colt.first", purse_pick="strict_RE"),
    table("colt.revised", tiebreak="literal_FE", purse_pick="strict_RE"),
    table("colt.first.expert", discards_open=False),
    table("colt.revised.expert", discards_open=False),
    table("colt.first.duel", facedown_shows_bandit=True, discards_open=False),
    table("colt.revised.teams", pick_before_reveal=True, friendly_shots_count=False),
    table("colt.revised.teams", facedown_shows_bandit=True),
)
at_every_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda table: "-".join([table.ruleset, *table.choices])
)


def test_every_parameter_is_tried() -> None:
    """With another value than its default, in some game that it changes; of cards there is one set."""
    tried = {name for each in TABLES for name in each.choices}
    assert tried == set(PARAMETERS) - {"cards"}
    defaults = PRESETS["colt.first"]
    assert all(getattr(defaults, name) != value for each in TABLES for name, value in each.choices.items())
    assert defaults.cards == CARD_SET


@at_every_table
@pytest.mark.parametrize(
    "claim",
    [positions_are_sound, events_lead_from_view_to_view, backends_agree],
    ids=lambda each: each.__name__,
)
def test_games_are_sound(table: Table, claim: Claim) -> None:
    """What must hold in any game holds in these."""
    claim(table, engine_for(COLT), 11)


@at_every_table
def test_no_audience_can_tell_its_world_from_one_that_only_looks_the_same(table: Table) -> None:
    """Closed discards, hidden cards and picks are no more to be seen than under the defaults."""
    chance = Random(str(table))
    true, decisions = table.deal(engine_for(COLT), 12), 0
    while true.owed:
        assert compare(true, chance.choice(audiences(true)), chance).differences == ()
        decisions += 1
    assert decisions >= 50
