"""Punch: a bandit at the same place loses a token and is knocked into the next car.

A22 A23 A24 A25 A26, Q26 Q40 Q41 Q42 Q43 Q45. Asked in this order, each only where there is a choice: whom,
which token, whether Cheyenne takes the purse (C2, Q44), which way.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.happenings import Happening
from ..table.loot import SAME, carry_purse, carry_token, held_by, loot_kinds, value_of
from ..table.record import Heist
from ..table.train import (
    car_now,
    companions,
    has_power,
    is_aboard,
    is_on_train,
    neighbours,
    same_level,
    spare_belle,
)
from ..table.vocabulary import UNUSED, Ask, Bandit, Loot
from . import encounter


@rule
def targets(h: Heist, who: int) -> int:
    """The bandits that may be punched: those beside it, Belle only if there is no other (A22, C1, Q40)."""
    return spare_belle(h, companions(h, who))


@rule
def forbids_victim(h: Heist, who: int, victim: int) -> int:
    """Why a bandit may not be punched."""
    if not is_aboard(h, victim):
        return Rule.S2
    if victim == who or h.place[victim] != h.place[who]:
        return Rule.A22
    return Rule.NONE if targets(h, who) >> victim & 1 else Rule.C1


@rule
def strike(h: Heist, who: int, victim: int) -> None:
    """The victim is chosen; with no loot there is nothing to drop, and it is knocked away all the same
    (A26).
    """
    h.victim = victim
    emit(h, Happening.PUNCHED, Rule.A22, who, victim, 0, 0)
    h.asking = Ask.DROP if droppable(h, victim) else Ask.KNOCK


@rule
def droppable(h: Heist, victim: int) -> int:
    """The kinds of loot the victim carries, as a mask (A23)."""
    return loot_kinds(h, held_by(victim))


@rule
def forbids_loot(h: Heist, victim: int, loot: int) -> int:
    """Why a kind of loot may not be knocked out of the victim."""
    return Rule.NONE if droppable(h, victim) >> loot & 1 else Rule.A23


@rule
def drop(h: Heist, who: int, loot: int) -> None:
    """The token falls where both stand; whoever punched never sees a purse's value (A23, A24, Q41, Q43)."""
    place = h.place[h.victim]
    token = carry_token(h, loot, held_by(h.victim), place)
    emit(h, Happening.DROPPED, Rule.A23, h.victim, loot, place, value_of(h, token))
    if loot == Loot.PURSE and has_power(h, who, Bandit.CHEYENNE):
        h.held = token
        h.asking = Ask.TAKE
    else:
        h.asking = Ask.KNOCK


@rule
def snatch(h: Heist, who: int) -> None:
    """Cheyenne takes the purse that has just fallen; she sees its value only then (C2, Q44)."""
    emit(h, Happening.SNATCHED, Rule.C2, who, h.victim, h.place[who], value_of(h, h.held))
    carry_purse(h, h.held, held_by(who), SAME)
    let_go(h)


@rule
def leave(h: Heist, who: int) -> None:
    """Cheyenne lets the purse lie (C2, Q44)."""
    emit(h, Happening.LEFT_LYING, Rule.C2, who, h.place[who], 0, 0)
    let_go(h)


@rule
def let_go(h: Heist) -> None:
    """The purse is dealt with: next comes the way the victim is knocked."""
    h.held = UNUSED
    h.asking = Ask.KNOCK


@rule
def ways(h: Heist, victim: int) -> int:
    """The cars the victim may be knocked into, as a mask (A25, Q42)."""
    return neighbours(h, car_now(h, victim))


@rule
def forbids_way(h: Heist, victim: int, car: int) -> int:
    """Why the victim may not be knocked into a car."""
    if not is_on_train(h, car):
        return Rule.C7
    return Rule.NONE if ways(h, victim) >> car & 1 else Rule.A25


@rule
def knock(h: Heist, victim: int, car: int) -> None:
    """The victim flies into the next car on its level, and may meet the Marshal there (A25, Q42)."""
    encounter.go(h, victim, same_level(h.place[victim], car), Happening.PUSHED, Rule.A25)
