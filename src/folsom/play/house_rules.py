"""A ruleset as a TOML file: the name of one, and the switches that are otherwise.

ruleset = "..."
expert = true
"""

import tomllib
from typing import Final

import msgspec

from folsom.play.errors import BadText, RulesetError
from folsom.play.start import Choice, game_of

BASE: Final = "ruleset"


def read_ruleset(text: str) -> msgspec.Struct:
    r"""The ruleset that the text of a TOML file describes.

    BadText if it describes none, RulesetError if no rulebook knows such a game.

    >>> read_ruleset('ruleset = "napad.harder"\ntwos = true')
    Ruleset(harder=True, twos=True, cards='reconstruction-1')
    """
    name, choices = read_choices(text)
    switches = {key: value for key, value in choices.items() if isinstance(value, bool | int | str)}
    for key in choices.keys() - switches.keys():
        raise RulesetError(f"the switch '{key}' has one value, not a list of them")
    return game_of(name).rulesets.make(name, **switches)


def read_choices(text: str) -> tuple[str, dict[str, Choice]]:
    """The ruleset that the text of a TOML file names, and what it sets besides."""
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadText(f"this is not TOML: {error}") from None
    name = written.pop(BASE, None)
    if not isinstance(name, str):
        raise BadText(f'a file of rules names the ruleset that it changes: {BASE} = "..."')
    for key, value in written.items():
        if not _is_choice(value):
            raise BadText(f"'{key}' is true, false, a number, a word or a list of these")
    return name, written


def _is_choice(value: object) -> bool:
    parts = value if isinstance(value, list) else [value]
    return all(isinstance(part, bool | int | str) for part in parts)
