"""The scenario files of this game, one test each."""

from pathlib import Path

import pytest

from folsom.play.scenario import Scenario, files, read, run

FOLDER = Path(__file__).parents[2] / "scenarios" / "napad"
SCENARIOS = [scenario for file in files([FOLDER]) for scenario in read(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_scenario_holds(scenario: Scenario) -> None:
    """What the file says happens, step by step."""
    assert run(scenario) == []


def test_ids_are_unique() -> None:
    """No two scenarios are called alike."""
    ids = [scenario.id for scenario in SCENARIOS]
    assert len(set(ids)) == len(ids)


def test_all_scenarios_are_of_this_game() -> None:
    """And there are at least 25 beside those of the list."""
    assert {scenario.game for scenario in SCENARIOS} == {"napad"}
    ours = [scenario for scenario in SCENARIOS if not scenario.id.startswith("napad-ledger-")]
    assert len(ours) >= 25
    assert len(SCENARIOS) > len(ours)
