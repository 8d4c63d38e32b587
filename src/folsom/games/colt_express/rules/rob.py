"""Robbery: take one token from where the bandit stands.

A19 A20 A21, Q36 Q37 Q38 Q39. The owner chooses the kind; of several purses chance picks one, for all look
alike.
"""

from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.happenings import Happening
from ..table.loot import carry_token, held_by, loot_count, loot_kinds, value_of
from ..table.record import Heist
from ..table.vocabulary import Loot


@rule
def kinds(h: Heist, who: int) -> int:
    """The kinds of loot in reach, as a mask: same car and same level only (A19, A20)."""
    return loot_kinds(h, h.place[who])


@rule
def forbids(h: Heist, who: int, loot: int) -> int:
    """Why a kind of loot may not be taken."""
    if kinds(h, who) >> loot & 1:
        return Rule.NONE
    return Rule.A20 if loot_kinds(h, h.place[who] ^ 1) >> loot & 1 else Rule.A21


@rule
def enact(h: Heist, who: int, loot: int) -> None:
    """The token comes onto the bandit's card, a purse unseen until it lies there (A19, Q38)."""
    place = h.place[who]
    token = carry_token(h, loot, place, held_by(who))
    emit(h, Happening.TOOK, Rule.A19, who, loot, place, value_of(h, token))


@rule
def blind_kind(h: Heist, who: int) -> int:
    """The strict reading: a token of any kind, at random, all tokens alike (Q36)."""
    place = h.place[who]
    k = below(h, loot_count(h, place))
    if k < h.purses[place]:
        return Loot.PURSE
    if k < h.purses[place] + h.jewels[place]:
        return Loot.JEWEL
    return Loot.STRONGBOX
