"""The log in sentences: the narration's, or a plain one where there is none."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

import folsom.narration
from folsom.narration.telling import GAMES as NARRATED

LANGUAGE: Final = "en"


class Narration(Protocol):
    """What the command line asks of `folsom.narration`."""

    def tell(
        self, event: msgspec.Struct, *, game: str, seats: Sequence[str], seat: int | None, language: str
    ) -> str:
        """The sentence for an event, redacted for `seat` (None: a spectator); empty if it is not worth one.

        `game` is the game's short name, `seats` the seats' names clockwise.
        """


class Plain:
    """Sentences made of the event's own words, for games that nobody narrates yet."""

    def tell(
        self, event: msgspec.Struct, *, game: str, seats: Sequence[str], seat: int | None, language: str
    ) -> str:
        """What happened, and its particulars."""
        del game, seat, language
        values = {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
        told = [_particular(name, value, seats) for name, value in values.items() if value not in (None, ())]
        particulars = f": {', '.join(told)}" if told else ""
        rule = getattr(event, "rule", "")
        return f"{_spaced(type(event).__name__)}{particulars}{f' ({rule})' if rule else ''}."


def _spaced(name: str) -> str:
    """A class's name as words.

    >>> _spaced("CardsDrawn")
    'Cards drawn'
    """
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.strip().capitalize()


def _particular(name: str, value: object, seats: Sequence[str]) -> str:
    if name == "seat" and isinstance(value, int) and 0 <= value < len(seats):
        return seats[value]
    if isinstance(value, tuple | list):
        return f"{name} {' '.join(str(part) for part in value)}"
    return f"{name.replace('_', ' ')} {value}"


def narration(game: str) -> Narration:
    """The package's sentences for a game with this short name, if it has them."""
    return folsom.narration if game in NARRATED else Plain()
