"""What a rule is called and what it says, for any game."""

import importlib
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import cast

from folsom.kernel import rulings, traceability
from folsom.kernel.contract import AnyGame
from folsom.kernel.record import Record
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


def reason(game: AnyGame, heist: Record, seat: int, code: int, number: int) -> Reason:
    """The rule with this number, which forbids the answer: what it says of the case, or at all."""
    rule = ids(game)(number).name
    said = game.answers.refusal_text(heist, seat, code, number) or sentences(game)[rule].sentence
    return Reason(rule, said.rstrip("."))
