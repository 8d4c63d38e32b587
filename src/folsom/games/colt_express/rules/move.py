"""Move: to an adjacent car inside, one to three cars along the roofs.

A6 A7 A8, Q14 Q15. Nobody in the way blocks, and standing still is no move.
"""

from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.train import is_on_train, same_level
from ..table.vocabulary import car_of, is_roof
from . import encounter

ROOF_REACH = 3


@rule
def reach(h: Heist, who: int) -> int:
    """How many cars a bandit may go from where it stands (A6, A7)."""
    return ROOF_REACH if is_roof(h.place[who]) else 1


@rule
def destinations(h: Heist, who: int) -> int:
    """The cars a bandit may move to, as a mask (A6, A7, Q15)."""
    here = car_of(h.place[who])
    far = reach(h, who)
    mask = (1 << (min(here + far, h.rear) + 1)) - (1 << max(here - far, 0))
    return mask & ~(1 << here)


@rule
def forbids(h: Heist, who: int, car: int) -> int:
    """Why a bandit may not move to a car."""
    here = car_of(h.place[who])
    if car == here:
        return Rule.A8
    if not is_on_train(h, car):
        return Rule.C7
    if abs(car - here) > reach(h, who):
        return Rule.A7 if is_roof(h.place[who]) else Rule.A6
    return Rule.NONE


@rule
def enact(h: Heist, who: int, car: int) -> None:
    """The bandit goes there on its level (A6, A7), even into the Marshal's arms (Q14)."""
    place = h.place[who]
    along = Rule.A7 if is_roof(place) else Rule.A6
    encounter.go(h, who, same_level(place, car), Happening.MOVED, along)
