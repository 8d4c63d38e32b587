"""Loot in the hands of the rules: counted by holder, picked blindly, carried from holder to holder.

A holder is a place, a bandit, or OUT_OF_PLAY. Purses are tokens with values; a token's number never leaves
the record. Every way a purse takes is noted in the trail, so that `knowledge` can tell each seat what it saw
of it.
"""

from folsom.kernel.chance import below
from folsom.kernel.rule import rule

from .record import TRAIL_CAP, Heist
from .vocabulary import ON_BANDIT, OUT_OF_PLAY, PURSE_TOKENS, UNUSED, Loot

# How a purse on the trail was found.
BLIND = 0  # any of those at the holder it came from, alike
PAID = 1  # a ransom: everybody knows its value
SAME = 2  # the purse of the entry before
LEAST = 3  # the least valuable one of a bandit (E8)


@rule
def held_by(who: int) -> int:
    """The holder number of a bandit."""
    return ON_BANDIT + who


@rule
def loot_kinds(h: Heist, holder: int) -> int:
    """Which kinds of loot lie with a holder, as a mask over Loot."""
    mask = 0
    if h.purses[holder] > 0:
        mask |= 1 << Loot.PURSE
    if h.jewels[holder] > 0:
        mask |= 1 << Loot.JEWEL
    if h.strongboxes[holder] > 0:
        mask |= 1 << Loot.STRONGBOX
    return mask


@rule
def loot_count(h: Heist, holder: int) -> int:
    """How many tokens lie with a holder."""
    return h.purses[holder] + h.jewels[holder] + h.strongboxes[holder]


@rule
def blind_purse(h: Heist, holder: int) -> int:
    """One of a holder's purses, all equally likely (Q36, Q41); a scenario may name the value fate deals."""
    if h.fate > 0:
        token = purse_worth(h, holder, h.fate)
        h.fate = 0  # fate is fixed for this pick only
        return token
    token = any_purse(h, holder)
    assert token != UNUSED, "a purse was counted that is not there"
    return token


@rule
def any_purse(h: Heist, holder: int) -> int:
    """One of a holder's purses, all equally likely; UNUSED if there is none."""
    k = below(h, h.purses[holder])
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder:
            if k == 0:
                return token
            k -= 1
    return UNUSED


@rule
def place_purse(h: Heist, token: int, holder: int) -> None:
    """Put a purse from the box somewhere before anybody takes one."""
    h.purse_at[token] = holder
    h.purses[OUT_OF_PLAY] -= 1
    h.purses[holder] += 1


@rule
def purse_worth(h: Heist, holder: int, value: int) -> int:
    """A holder's purse of a given value; UNUSED if there is none."""
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and h.purse_value[token] == value:
            return token
    return UNUSED


@rule
def least_purse(h: Heist, holder: int) -> int:
    """A holder's purse of the lowest value (Q51)."""
    least = UNUSED
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and (least == UNUSED or h.purse_value[token] < h.purse_value[least]):
            least = token
    return least


@rule
def carry_purse(h: Heist, token: int, to: int, how: int) -> None:
    """Bring one purse to a holder, and note its way."""
    start = h.purse_at[token]
    h.purses[start] -= 1
    h.purses[to] += 1
    h.purse_at[token] = to
    if h.trail_n < TRAIL_CAP:
        row = h.trail[h.trail_n]
        row[0] = start
        row[1] = to
        row[2] = h.purse_value[token]
        row[3] = how
        h.trail_n += 1


@rule
def carry_token(h: Heist, loot: int, start: int, to: int) -> int:
    """Bring one token of a kind from holder to holder; returns a purse's token, or UNUSED for other loot."""
    if loot == Loot.JEWEL:
        assert h.jewels[start] > 0, "Q80: jewels never run out, for none is ever made"
        h.jewels[start] -= 1
        h.jewels[to] += 1
        return UNUSED
    if loot == Loot.STRONGBOX:
        h.strongboxes[start] -= 1
        h.strongboxes[to] += 1
        return UNUSED
    token = blind_purse(h, start)
    carry_purse(h, token, to, BLIND)
    return token


@rule
def value_of(h: Heist, token: int) -> int:
    """A purse's value in units of $50; 0 for loot of another kind."""
    return h.purse_value[token] if token != UNUSED else 0
