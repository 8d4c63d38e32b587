"""Shoot: one bandit in sight takes a bullet of the shooter's colour.

A11 A12 A13 A14 A15 A17 A18, Q20 Q21 Q23 Q24 Q28 Q29 Q34 Q35. The powers of Belle (C1), Tuco (C6) and Django
(C3, C7, Q30-Q33) each amend one sentence here.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.cards_in_hand import give_bullet
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.train import (
    at,
    car_now,
    has_power,
    insiders_next_door,
    is_aboard,
    is_on_train,
    nearest_on_roofs,
    same_level,
    spare_belle,
)
from ..table.vocabulary import Bandit, car_of, is_roof
from . import encounter

INSIDE = 0
ALONG_ROOFS = 1
THROUGH_ROOF = 2


@rule
def in_sight(h: Heist, who: int) -> int:
    """The bandits a shot could reach: next door inside (A13), the nearest each way on the roofs (A14,
    A15).
    """
    place = h.place[who]
    car = car_of(place)
    if is_roof(place):
        seen = nearest_on_roofs(h, car, -1) | nearest_on_roofs(h, car, 1)
    else:
        seen = insiders_next_door(h, car)
    if has_power(h, who, Bandit.TUCO):
        seen |= at(h, place ^ 1)  # C6, Q28: through the roof of his own car, both ways
    return seen


@rule
def targets(h: Heist, who: int) -> int:
    """The bandits that may be shot, as a mask: none with an empty magazine (A18), Belle only alone (C1,
    Q24).
    """
    if h.magazine[who] == 0:
        return 0
    return spare_belle(h, in_sight(h, who))


@rule
def forbids(h: Heist, who: int, victim: int) -> int:
    """Why a bandit may not be shot."""
    if h.magazine[who] == 0:
        return Rule.A18
    if not is_aboard(h, victim):
        return Rule.S2
    if h.place[victim] == h.place[who]:
        return Rule.A12
    if not in_sight(h, who) >> victim & 1:
        return out_of_sight(h, who)
    if not targets(h, who) >> victim & 1:
        return Rule.C1
    return Rule.NONE


@rule
def out_of_sight(h: Heist, who: int) -> int:
    """Which rule keeps a bandit out of sight."""
    if not is_roof(h.place[who]):
        return Rule.A13
    return Rule.A14


@rule
def enact(h: Heist, who: int, victim: int) -> None:
    """The victim takes the shooter's top bullet into its cards (A11, Q35)."""
    h.magazine[who] -= 1
    if h.boss[victim] == h.boss[who]:
        h.friendly[who] += 1
    give_bullet(h, h.boss[victim], who)
    emit(h, Happening.SHOT, Rule.A11, who, victim, h.magazine[who], way_of_shot(h, who, victim))
    if has_power(h, who, Bandit.DJANGO):
        knock_back(h, who, victim)


@rule
def way_of_shot(h: Heist, who: int, victim: int) -> int:
    """Which way a bullet flew (A13, A14, C6), for those who tell of it."""
    if car_now(h, who) == car_now(h, victim):
        return THROUGH_ROOF
    return ALONG_ROOFS if is_roof(h.place[who]) else INSIDE


@rule
def knock_back(h: Heist, who: int, victim: int) -> None:
    """Whom Django shoots is moved one car away from him, never off the train (C3, C7, Q30, Q33)."""
    way = 1 if car_now(h, victim) > car_now(h, who) else -1
    car = car_now(h, victim) + way
    if is_on_train(h, car):  # Q31: beyond an end it stays, the bullet taken all the same
        # Q32: pushed into the Marshal's car it takes a neutral bullet too
        encounter.go(h, victim, same_level(h.place[victim], car), Happening.PUSHED, Rule.C3)


@rule
def why_nothing(h: Heist, who: int) -> int:
    """Why a Shoot card has no effect: the magazine is empty, or nobody is in sight (A17, A18, Q34)."""
    return Rule.A18 if h.magazine[who] == 0 else Rule.A17
