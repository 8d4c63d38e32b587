"""An event as a sentence, and a rule as a reason."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from folsom.kernel import rulings
from folsom.kernel.rulings import Ruling
from folsom.kernel.sealed import redacted

from . import colt, napad
from .catalogue import catalogue
from .wording import Arguments, GameWords, Speaker

ENGLISH: Final = "en"
RECENT: Final = 1024
"""So many sentences are kept: those that all readers of a table are told now."""
GAMES: Final[dict[str, GameWords]] = {"colt": colt.WORDS, "napad": napad.WORDS}
"""How each game's events are worded, by its short name."""


def tell(
    event: Struct,
    *,
    game: str,
    seats: Sequence[str] = (),
    seat: int | None = None,
    language: str = ENGLISH,
) -> str:
    """The sentence for an event, as a seat, or a spectator (None), may know it; empty if it is not worth one.

    `seats` is what the seats are called, clockwise: as the game calls them, or as their users do.
    """
    known = redacted(event, seat)
    if known is None:
        return ""
    text, met = _told(known, game, tuple(seats), None, language)
    if seat in met:  # who is spoken of is spoken to
        text, _ = _told(known, game, tuple(seats), seat, language)
    return text


@lru_cache(maxsize=RECENT)
def _told(
    event: Struct, game: str, seats: tuple[str, ...], reader: int | None, language: str
) -> tuple[str, frozenset[int]]:
    """The sentence, and the seats that it speaks of: all other readers of a table are told the same."""
    sentences, words = catalogue(game, language), GAMES[game]
    speaker = Speaker(sentences, seats, reader, words.seat_names)
    text = sentences.say(message_of(type(event)), arguments_of(event, speaker, words))
    return text, frozenset(speaker.met)


def message_of(kind: type[Struct]) -> str:
    """The message for a kind of event.

    >>> from folsom.games.colt_express.events import MarshalMoved
    >>> message_of(MarshalMoved)
    'marshal-moved'
    """
    letters = (f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
    return "".join(letters).removeprefix("-")


def arguments_of(event: Struct, speaker: Speaker, words: GameWords) -> Arguments:
    """All that the sentence for an event may use."""
    arguments: Arguments = {}
    for field in event.__struct_fields__:
        arguments |= words.fields[field](field.replace("_", "-"), getattr(event, field), speaker)
    return arguments


def explain(rule: str, *, game: str, language: str = ENGLISH) -> str:
    """What a rule says, in one sentence; KeyError if the game has no such rule."""
    english = sentences_of(game)[rule].sentence
    message = f"rule-{rule}"
    words = catalogue(game, language)
    return words.say(message, {}) if words.has(message) else english


@cache
def sentences_of(game: str) -> dict[str, Ruling]:
    """The game's rules and rulings by id."""
    return rulings.load(GAMES[game].package)
