"""What a rule is called and what it says, for any game."""

import importlib
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import cast

from folsom.kernel import rulings, traceability
from folsom.kernel.contract import AnyGame
from folsom.kernel.rulings import Ruling
from folsom.play.question import Reason


@cache
def ids(game: AnyGame) -> type[IntEnum]:
    """The game's ids as the numbers that stand in its record."""
    module = importlib.import_module(traceability.source_of(game).package + ".rule_ids")
    return cast("type[IntEnum]", module.Rule)


@cache
def sentences(game: AnyGame) -> Mapping[str, Ruling]:
    """The game's rules and rulings by id."""
    return rulings.load(traceability.source_of(game).package)


def reason(game: AnyGame, number: int) -> Reason:
    """The rule with this number, and what it says."""
    rule = ids(game)(number).name
    return Reason(rule, sentences(game)[rule].sentence.rstrip("."))
