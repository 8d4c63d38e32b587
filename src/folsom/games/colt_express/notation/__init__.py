"""A position as one line of text, hidden things and chance included: see docs/notation.md for every part.

    colt.first seats=ghost,tuco,doc first=ghost round=1 phase=planning laps=standard,tunnel,standard lap=1 ...

The name of the ruleset, then parts with a name each, the readable ones first. A part that would say what the
game begins with is left out. Read again, a text gives the same record, byte for byte (but for the log).
"""

from collections.abc import Mapping
from typing import Final

from folsom.kernel.errors import BadText
from folsom.kernel.record import new_games, strict

from ..invariants import flaw
from ..table.record import Heist
from . import bookkeeping, cards, course, rest, train
from .part import Part, begin_blank
from .switches import SWITCHES, preset_of, read_preset

PARTS: Final[tuple[Part, ...]] = (
    rest.REST,
    SWITCHES,
    *train.SEATS,
    *course.PARTS,
    *train.PARTS,
    *cards.PARTS,
    *bookkeeping.PARTS,
)
"""In the order of reading: `rest` first, though it is written last, so that what is told in words wins."""


def position_text(h: Heist, /) -> str:
    """The whole position of a game that has begun."""
    written = {part.name: part.write(h) for part in PARTS}
    told = {name: text for name, text in written.items() if text}
    name = preset_of(h)
    scratch = strict(Heist, new_games(Heist, 1))[0]
    fill(scratch, name, told)
    if left := rest.left_out(h, scratch):
        told[rest.REST.name] = left
    return " ".join([name, *(f"{part}={text}" for part, text in told.items())])


def parse_position(text: str, h: Heist, /) -> None:
    """Fill a zeroed record from a text; BadText, with the part that is wrong, where it cannot be read."""
    name, *words = text.split() or [""]
    fill(h, name, _told(words))
    if sentence := flaw(h):
        raise BadText(f"this position cannot be: {sentence}")


def fill(h: Heist, name: str, told: Mapping[str, str]) -> None:
    """Fill a zeroed record from a ruleset's name and parts."""
    begin_blank(h)
    read_preset(name, h)
    for part in PARTS:
        if part.name in told:
            _read(part, told[part.name], h)
        elif part.is_needed:
            raise BadText(f"the part '{part.name}=' is missing")


def _told(words: list[str]) -> Mapping[str, str]:
    """The parts by name, each known and there once."""
    told: dict[str, str] = {}
    known = [part.name for part in PARTS]
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise BadText(f"'{word[:40]}' is no part of a position: there are {', '.join(known)}")
        if name in told:
            raise BadText(f"the part '{name}=' stands there twice")
        told[name] = value
    return told


def _read(part: Part, text: str, h: Heist) -> None:
    try:
        part.read(text, h)
    except BadText as error:
        raise BadText(f"in '{part.name}=': {error}") from None


__all__ = ["PARTS", "parse_position", "position_text"]
