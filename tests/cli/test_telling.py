import msgspec

from folsom.cli import telling
from folsom.games import GAMES


class CardsShown(msgspec.Struct):
    """An event of a game that nobody narrates."""

    seat: int
    cards: tuple[str, ...]
    hidden: int | None
    rule: str


def test_an_event_without_narration_is_told_in_its_own_words() -> None:
    """Seats have names, secrets are left out, and the rule stands at the end."""
    event = CardsShown(seat=1, cards=("a", "b"), hidden=None, rule="R9")
    sentence = telling.Plain().tell(event, game="third", seats=("x", "y"), seat=None, language="en")
    assert sentence == "Cards shown: y, cards a b (R9)."


def test_the_games_of_the_house_are_narrated() -> None:
    """Their events are told in the package's sentences; a game without any is told plainly."""
    assert not any(isinstance(telling.narration(game.name), telling.Plain) for game in GAMES)
    assert isinstance(telling.narration("third"), telling.Plain)
