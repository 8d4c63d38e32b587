"""The ruleset of a position: a preset's name, and whatever switches are set otherwise."""

from typing import Final

from folsom.kernel.errors import BadText
from folsom.kernel.record import new_games, strict

from ..knowledge.known import SWITCHES as FIELDS
from ..rulesets import PRESETS, write_switches
from ..table.record import Heist
from .part import Part, items, number, one_of


def _written(name: str) -> dict[str, int]:
    h = strict(Heist, new_games(Heist, 1))[0]
    write_switches(h, PRESETS[name])
    return {field: int(getattr(h, field)) for field in FIELDS}


def differing(h: Heist, name: str) -> dict[str, int]:
    """The switches that a record has set otherwise than a preset."""
    usual = _written(name)
    return {field: getattr(h, field) for field in FIELDS if getattr(h, field) != usual[field]}


def preset_of(h: Heist) -> str:
    """The preset with which a record has most in common."""
    return min(PRESETS, key=lambda name: len(differing(h, name)))


def read_preset(name: str, h: Heist) -> None:
    """Set the switches of a preset."""
    one_of(name, tuple(PRESETS), "ruleset of Colt Express")
    write_switches(h, PRESETS[name])


def _write(h: Heist) -> str:
    return ",".join(f"{field}:{value}" for field, value in differing(h, preset_of(h)).items())


def _read(text: str, h: Heist) -> None:
    for word in items(text):
        field, colon, value = word.partition(":")
        if not colon or field not in FIELDS:
            raise BadText(f"'{word}' should be a switch, a colon, and 0 or 1")
        setattr(h, field, number(value, 0, 1))


SWITCHES: Final = Part("with", _write, _read)
