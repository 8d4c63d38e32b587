"""What a seat remembers of purses: where they began, how they travelled, and the values it has seen.

S5 S16, C2, E8 E9, Q36 Q38 Q52 Q78.
"""

from folsom.kernel.bits import lowest
from folsom.kernel.rule import rule

from ..table.loot import PAID, SAME
from ..table.record import Heist
from ..table.vocabulary import BANDITS, ON_BANDIT, OUT_OF_PLAY, PURSE_TOKENS, UNUSED, Phase
from .memory import SPECTATOR, Memory


@rule
def is_own(h: Heist, seat: int, holder: int) -> bool:
    """Whether a holder of loot is a bandit of this seat."""
    who = holder - ON_BANDIT
    return 0 <= who < BANDITS and seat != SPECTATOR and h.boss[who] == seat


@rule
def recall_trail(h: Heist, seat: int, m: Memory) -> None:
    """How purses travelled: all saw whence and whither, a value only who gave or took it (Q36, Q38, Q78).

    The purse that Cheyenne snatches is the one that its owner has just seen leave (C2). A ransom's value is
    known to all, but not whether it was found in the box: that is counted as if no ransom came from it (Q52).
    """
    m.trail_n = h.trail_n
    seen_before = False
    for k in range(h.trail_n):
        start = h.trail[k, 0]
        to = h.trail[k, 1]
        how = h.trail[k, 3]
        seen = how == PAID or is_own(h, seat, start) or is_own(h, seat, to)
        if how == SAME and seen_before:
            seen = True
        m.trail[k, 0] = start
        m.trail[k, 1] = to
        m.trail[k, 2] = h.trail[k, 2] if seen else 0
        m.trail[k, 3] = how
        if to == OUT_OF_PLAY:
            m.purses[OUT_OF_PLAY] += 1
        seen_before = seen


@rule
def recall_purses(h: Heist, seat: int, m: Memory) -> None:
    """The values of one's own purses, in ascending order so that no token shows (S16)."""
    over = h.phase == Phase.OVER
    for who in range(BANDITS):
        if h.purses[ON_BANDIT + who] > 0 and (over or is_own(h, seat, ON_BANDIT + who)):
            tokens = purses_of(h, who)
            while tokens != 0:
                insert_value(m, who, h.purse_value[lowest(tokens)], False)
                tokens &= tokens - 1


@rule
def purses_of(h: Heist, who: int) -> int:
    """The purse tokens that a bandit holds, as a mask."""
    tokens = 0
    for token in range(PURSE_TOKENS):
        tokens |= (1 if h.purse_at[token] == ON_BANDIT + who else 0) << token
    return tokens


@rule
def recall_homes(h: Heist, seat: int, m: Memory) -> None:
    """Where purses began, and the values that one's own had there, in ascending order too (S5, S16)."""
    for token in range(PURSE_TOKENS):
        home = h.purse_home[token]
        if home != UNUSED:
            m.purse_home[home] += 1
            m.home_known[home] += h.home_known[token]
            if home == OUT_OF_PLAY:
                m.purses[OUT_OF_PLAY] += 1
            if is_own(h, seat, home):
                insert_value(m, home - ON_BANDIT, h.purse_value[token], True)


@rule
def insert_value(m: Memory, who: int, value: int, at_home: bool) -> None:
    """Put a value in its place among those of the purses a bandit began with, or holds now."""
    row = m.home_values[who] if at_home else m.purse_values[who]
    for k in range(PURSE_TOKENS):
        there = row[k]
        if there == 0 or there > value:
            row[k] = value
            value = there
            if there == 0:
                return
