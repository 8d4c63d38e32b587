"""Marshal: he goes one car, in the direction the card's owner chooses.

A10, M5, Q17.
"""

from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.record import Heist
from ..table.train import is_on_train, neighbours
from . import encounter


@rule
def destinations(h: Heist) -> int:
    """The cars the Marshal may be sent to, as a mask (A10, Q17)."""
    return neighbours(h, h.marshal)


@rule
def forbids(h: Heist, car: int) -> int:
    """Why the Marshal may not be sent to a car."""
    if not is_on_train(h, car):
        return Rule.C7
    if abs(car - h.marshal) != 1:
        return Rule.A10
    return Rule.NONE


@rule
def enact(h: Heist, car: int) -> None:
    """The Marshal goes there, whoever is inside (A10, Q17)."""
    encounter.send_marshal(h, car, Rule.A10)
