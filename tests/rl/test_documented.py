import pytest

from bench.encodings import PAGE, described, put_into
from folsom import vector
from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.rl import REWARDS


def test_the_page_says_what_the_code_does() -> None:
    """Making its tables anew changes nothing: `python -m bench.encodings`."""
    page = PAGE.read_text(encoding="utf-8")
    assert put_into(page) == page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_is_described(game: AnyGame) -> None:
    """In the order in which they lie, each with a sentence of its own."""
    fields = list(described(game))
    assert [field.name for field in fields] == list(vector.fields(game.name))
    assert all(field.said for field in fields)


def test_every_reward_is_documented() -> None:
    """By its name."""
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in page for name in REWARDS)
