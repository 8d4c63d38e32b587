import msgspec
import pytest

from folsom.cli import measure
from folsom.games import GAMES
from folsom.play.start import game_named

from .conftest import Folsom

KEYS = {"rulesets", "compile_s", "load_s", "fork_us", "imagine_us", "answer_us", "calibration"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is not measured here: the form is tested, the figures are for `make bench`."""
    monkeypatch.setattr(measure, "start_times", lambda: (50.0, 1.0))
    monkeypatch.setattr(measure, "ENOUGH_S", 0.0001)
    monkeypatch.setattr(measure, "POSITIONS", 20)
    monkeypatch.setattr(measure, "FACE_GAMES", 1)


def test_json_is_one_object_of_the_agreed_form(folsom: Folsom) -> None:
    """Every ruleset at every number of seats, and every figure, each a positive number."""
    said = folsom("bench", "--json")
    figures = msgspec.json.decode(said.out)
    assert set(figures) == KEYS
    wanted = {
        f"{name}/{seats}"
        for game in GAMES
        for name, ruleset in game.rulesets.PRESETS.items()
        for seats in game.rulesets.seats_allowed(ruleset)
    }
    assert set(figures["rulesets"]) == wanted
    for speed in figures["rulesets"].values():
        assert speed["decisions_per_s"] > speed["games_per_s"] > 0
    assert all(figures[key] > 0 for key in KEYS - {"rulesets"})


def test_positions_are_those_of_games_on_their_way() -> None:
    """What is measured is measured in positions where somebody is asked."""
    napad = game_named("napad")
    engine = measure.engine_of(napad)
    seen = [engine.next_seat(games, 0) for games in measure.positions(napad, "napad", 2)]
    assert len(seen) == 20
    assert min(seen) >= 0
