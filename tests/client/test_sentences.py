"""The sentences that the page's tests expect are those of the server."""

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tests.narration.test_catalogues import EVENTS, kinds

SCRIPT = Path(__file__).parents[2] / "client/scripts/sentences.py"


@pytest.fixture(scope="module")
def sentences() -> ModuleType:
    """The program that writes them."""
    spec = importlib.util.spec_from_file_location("sentences", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_telling_them_again_changes_nothing(sentences: ModuleType) -> None:
    """Whoever changes an event or a sentence writes the page's fixture anew."""
    assert sentences.FILE.read_text("utf-8") == sentences.text(), "run client/scripts/sentences.py"


@pytest.mark.parametrize("game", EVENTS)
def test_every_kind_of_event_is_among_them(sentences: ModuleType, game: str) -> None:
    """Also the rare ones."""
    cases = msgspec.json.decode(sentences.FILE.read_bytes())
    told = {case["event"]["type"] for case in cases if case["game"] == game}
    assert told == {kind.__name__ for kind in kinds(game)}
