"""Meeting the Marshal: whoever comes to be inside his car flees to its roof and takes a neutral bullet.

M1 M2 M3 M4 M5, Q14 Q16 Q18 Q19. The rulebook says *whenever*, so the meeting is part of the two verbs by
which anybody ever comes to be anywhere: `go` for bandits and `send_marshal` for him.
"""

from folsom.kernel.bits import count
from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.cards_in_hand import give_bullet
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.train import at
from ..table.vocabulary import BANDITS, NEUTRAL, inside, roof


@rule
def go(h: Heist, who: int, place: int, happening: int, rule_id: int) -> None:
    """A bandit comes to another place, for whatever reason, and may meet the Marshal there (M1)."""
    emit(h, happening, rule_id, who, h.place[who], place, 0)
    h.place[who] = place
    if place == inside(h.marshal):
        meet(h)


@rule
def send_marshal(h: Heist, car: int, rule_id: int) -> None:
    """The Marshal goes into another car, always inside (M5), and meets whoever is there (M1)."""
    emit(h, Happening.MARSHAL_MOVED, rule_id, h.marshal, car, 0, 0)
    h.marshal = car
    meet(h)


@rule
def meet(h: Heist) -> None:
    """All bandits inside the Marshal's car flee to its roof, even one just come down, and are shot at (M1,
    M2, Q18).
    """
    fleeing = at(h, inside(h.marshal))
    if fleeing == 0:
        return
    for who in range(BANDITS):
        if fleeing >> who & 1:
            h.place[who] = roof(h.marshal)
            emit(h, Happening.FLED, Rule.M1, who, h.place[who], 0, 0)
    if hand_out_neutral(h, fleeing, Rule.M3):
        for who in range(BANDITS):
            if fleeing >> who & 1:
                h.met[h.boss[who]] += 1


@rule
def hand_out_neutral(h: Heist, group: int, rule_id: int) -> bool:
    """Everybody of a group takes one neutral bullet; if they do not suffice for all, nobody does (M3, M4,
    Q19).
    """
    if count(group) > h.neutral:
        if h.shortage_clears:
            h.neutral = 0
        emit(h, Happening.BULLETS_SHORT, Rule.M4, group, h.neutral, 0, 0)
        return False
    for who in range(BANDITS):
        if group >> who & 1:
            h.neutral -= 1
            give_bullet(h, h.boss[who], NEUTRAL)
            emit(h, Happening.NEUTRAL_TAKEN, rule_id, who, h.neutral, 0, 0)
    return True
