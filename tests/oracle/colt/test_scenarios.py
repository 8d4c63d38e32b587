from collections.abc import Sequence
from pathlib import Path

import pytest

from .fate import Luck
from .scenario import Scenario, failures, scenarios

FOLDER = Path(__file__).parents[2] / "scenarios" / "colt"
ALL: Sequence[Scenario] = tuple(scenarios(sorted(FOLDER.rglob("*.toml"))))


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_the_oracle_agrees_with_every_scenario(scenario: Scenario) -> None:
    """Every scenario of the engine holds for the oracle too, however chance falls."""
    for seed in range(5):
        assert failures(scenario, Luck(seed)) == []
