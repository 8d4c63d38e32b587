"""Purses dealt again: values that agree with all a seat saw of them.

S7 A19 A23 A24, Q36 Q41 Q44 Q50 Q78. A purse whose value the seat has not seen has none yet; its trail is
walked again, each blind pick taking any purse of its holder, and a value is given to a purse at the moment
when the seat saw one. Picks that could not have shown what was seen are walked again, in proportion to how
unlikely they were; so what remains is exactly as likely as it should be.
"""

from folsom.kernel.chance import below
from folsom.kernel.rule import rule

from .. import cards
from ..knowledge.memory import Memory
from ..table.loot import BLIND, LEAST, PAID, any_purse, held_by, place_purse
from ..table.record import Heist
from ..table.vocabulary import BANDITS, HOLDERS, ON_BANDIT, OUT_OF_PLAY, PURSE_TOKENS, PURSES, UNUSED

UNSEEN = 0
"""The value of a purse that has none yet."""


@rule
def refill_purses(m: Memory, h: Heist) -> None:
    """Walk the trail until it shows what the seat saw, then give the unseen purses their values."""
    while not walk(m, h):
        pass
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] != UNUSED and h.purse_value[token] == UNSEEN:
            h.purse_value[token] = value_from_pool(h)
    h.held = h.trail[h.trail_n - 1, 2] if m.held_kind else UNUSED
    for row in range(h.trail_n):
        h.trail[row, 2] = h.purse_value[h.trail[row, 2]]


@rule
def walk(m: Memory, h: Heist) -> bool:
    """All purses home, then the trail again from its beginning; False if it cannot have gone so."""
    put_home(m, h)
    h.trail_n = 0
    for row in range(m.trail_n):
        token = find(m, h, row)
        if token == UNUSED:
            return False
        bring(h, token, m.trail[row, 1])
        note_row(m, h, row, token)
    return True


@rule
def note_row(m: Memory, h: Heist, row: int, token: int) -> None:
    """Write the row of the trail; the token stands in for a value that may still come."""
    h.trail[row, 0] = m.trail[row, 0]
    h.trail[row, 1] = m.trail[row, 1]
    h.trail[row, 2] = token
    h.trail[row, 3] = m.trail[row, 3]
    h.trail_n = row + 1


@rule
def put_home(m: Memory, h: Heist) -> None:
    """Every purse where the trail began; only the values seen there are known (S5)."""
    token = 0
    for holder in range(HOLDERS):
        h.purses[holder] = m.purse_home[holder]
        for _ in range(m.purse_home[holder]):
            h.purse_at[token] = holder
            h.purse_home[token] = holder
            h.home_known[token] = 0
            h.purse_value[token] = UNSEEN
            token += 1
    while token < PURSE_TOKENS:
        h.purse_at[token] = UNUSED
        h.purse_home[token] = UNUSED
        h.purse_value[token] = UNSEEN
        token += 1
    label_home(m, h)


@rule
def label_home(m: Memory, h: Heist) -> None:
    """The values that the seat knew from the start: everybody's $250, and its own."""
    token = 0
    for holder in range(HOLDERS):
        for k in range(m.purse_home[holder]):
            if k < m.home_known[holder]:
                h.purse_value[token] = cards.STARTING_PURSE
                h.home_known[token] = 1
            elif is_own(m, holder):
                h.purse_value[token] = m.home_values[holder - ON_BANDIT, k]
            token += 1


@rule
def bring(h: Heist, token: int, to: int) -> None:
    """A purse comes to a holder."""
    h.purses[h.purse_at[token]] -= 1
    h.purses[to] += 1
    h.purse_at[token] = to


# --- finding the purse that a row of the trail may have been


@rule
def find(m: Memory, h: Heist, row: int) -> int:
    """A purse that may have gone this way; UNUSED if there is none."""
    start = m.trail[row, 0]
    seen = m.trail[row, 2]
    how = m.trail[row, 3]
    if how == BLIND:
        return any_purse(h, start) if seen == UNSEEN else purse_seen(m, h, row, start, seen)
    if how == PAID:
        return ransom_again(h)
    if how == LEAST:
        return least_again(h, start, seen)
    return same_again(h, h.trail[row - 1, 2], seen)


@rule
def purse_seen(m: Memory, h: Heist, row: int, holder: int, value: int) -> int:
    """A purse of a holder that turned out to have this value; UNUSED as often as it would not have.

    Of `n` purses there, `known` have this value already and `blank` have none yet; of the values still to be
    given, `left` of `pool` are this one. The odds (known + blank * left / pool) / n are compared with the
    best they can be.
    """
    n = h.purses[holder]
    known = count_at(h, holder, value)
    blank = count_at(h, holder, UNSEEN)
    pool = max(unseen_purses(h), 1)
    left = left_in_pool(h, value)
    chance = known * pool + blank * left
    if chance == 0:
        return UNUSED
    if not is_own(m, holder) and not passes(m, h, row, value, n, chance, pool):
        return UNUSED
    if below(h, chance) < known * pool:
        return pick_of_value(h, holder, value, known)
    token = pick_of_value(h, holder, UNSEEN, blank)
    h.purse_value[token] = value
    return token


@rule
def passes(m: Memory, h: Heist, row: int, value: int, n: int, chance: int, pool: int) -> bool:
    """Keep this walk as often as its odds (chance / pool / n) bear to the best odds any walk could have
    here.
    """
    known_before = known_values(m, row)
    abroad = min(n, known_of(m, row, value) - own_of(m, h, value))
    least_pool = max(PURSES - known_before, 1)
    most_left = min(total_of(value) - own_of(m, h, value), least_pool)
    best = abroad * least_pool + (n - abroad) * most_left
    return below(h, pool * best) < chance * least_pool


@rule
def same_again(h: Heist, token: int, seen: int) -> int:
    """The purse that has just moved, if it can have the value that was seen."""
    if seen == UNSEEN or h.purse_value[token] == seen:
        return token
    if h.purse_value[token] != UNSEEN or below(h, unseen_purses(h)) >= left_in_pool(h, seen):
        return UNUSED
    h.purse_value[token] = seen
    return token


@rule
def least_again(h: Heist, holder: int, seen: int) -> int:
    """The least valuable purse of a bandit, whose purses must have values for that (E8)."""
    give_values(h, holder)
    least = UNUSED
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and (least == UNUSED or h.purse_value[token] < h.purse_value[least]):
            least = token
    return least if seen == UNSEEN or h.purse_value[least] == seen else UNUSED


@rule
def ransom_again(h: Heist) -> int:
    """A $250 purse out of the box, or one more (E9, Q52)."""
    give_values(h, OUT_OF_PLAY)
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == OUT_OF_PLAY and h.purse_value[token] == cards.STARTING_PURSE:
            return token
    return one_more(h)


@rule
def one_more(h: Heist) -> int:
    """A $250 purse that was not printed, added to the box for a ransom (Q52)."""
    token = PURSES
    while h.purse_at[token] != UNUSED:
        token += 1
    h.purse_at[token] = OUT_OF_PLAY
    h.purses[OUT_OF_PLAY] += 1
    h.purse_value[token] = cards.STARTING_PURSE
    return token


@rule
def give_values(h: Heist, holder: int) -> None:
    """Give every purse of a holder a value now."""
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and h.purse_value[token] == UNSEEN:
            h.purse_value[token] = value_from_pool(h)


# --- counting


@rule
def count_at(h: Heist, holder: int, value: int) -> int:
    """How many purses of a holder have this value."""
    total = 0
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and h.purse_value[token] == value:
            total += 1
    return total


@rule
def pick_of_value(h: Heist, holder: int, value: int, number: int) -> int:
    """Any of a holder's purses of this value, of which there are so many."""
    k = below(h, number)
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and h.purse_value[token] == value:
            if k == 0:
                return token
            k -= 1
    return UNUSED


@rule
def total_of(value: int) -> int:
    """How many purses of this value the box was printed with (S7)."""
    total = 0
    for printed in cards.PURSE_VALUES:
        if printed == value:
            total += 1
    return total


@rule
def unseen_purses(h: Heist) -> int:
    """How many purses have no value yet."""
    total = 0
    for token in range(PURSES):
        if h.purse_value[token] == UNSEEN:
            total += 1
    return total


@rule
def left_in_pool(h: Heist, value: int) -> int:
    """How many purses of this value are still to be given out."""
    total = total_of(value)
    for token in range(PURSES):
        if h.purse_value[token] == value:
            total -= 1
    return total


@rule
def value_from_pool(h: Heist) -> int:
    """One of the values still to be given out, all equally likely."""
    k = below(h, unseen_purses(h))
    value = cards.STARTING_PURSE
    while k >= left_in_pool(h, value):
        k -= left_in_pool(h, value)
        value += 1
    return value


@rule
def is_own(m: Memory, holder: int) -> bool:
    """Whether a holder is a bandit of the memory's seat."""
    return ON_BANDIT <= holder < OUT_OF_PLAY and m.boss[holder - ON_BANDIT] == m.seat


@rule
def own_of(m: Memory, h: Heist, value: int) -> int:
    """How many purses of this value the memory's seat holds."""
    total = 0
    for token in range(PURSE_TOKENS):
        if h.purse_value[token] == value and is_own(m, h.purse_at[token]):
            total += 1
    return total


@rule
def known_values(m: Memory, row: int) -> int:
    """How many values the seat had seen before a row of the trail, some perhaps of the same purse."""
    total = 0
    for holder in range(ON_BANDIT, OUT_OF_PLAY):
        total += m.purse_home[holder] if is_own(m, holder) else m.home_known[holder]
    for k in range(row):
        if m.trail[k, 2] != UNSEEN:
            total += 1
    return total


@rule
def known_of(m: Memory, row: int, value: int) -> int:
    """How often the seat had seen this value before a row of the trail."""
    total = 0
    for who in range(BANDITS):
        total += known_at_home(m, who, value)
    for k in range(row):
        if m.trail[k, 2] == value:
            total += 1
    return total


@rule
def known_at_home(m: Memory, who: int, value: int) -> int:
    """How many purses of a value the seat knew to be with a bandit when the trail began."""
    holder = held_by(who)
    if not is_own(m, holder):
        return m.home_known[holder] if value == cards.STARTING_PURSE else 0
    total = 0
    for k in range(m.purse_home[holder]):
        if m.home_values[who, k] == value:
            total += 1
    return total


# --- the end of the game, when all that bandits hold is known


@rule
def count_out(m: Memory, h: Heist) -> None:
    """All purses lie open with the bandits; the others have any values that are left (G1)."""
    mint(h)
    h.held = UNUSED
    added = purses_in_play(m) - PURSES
    for who in range(BANDITS):
        for k in range(m.purses[held_by(who)]):
            value = m.purse_values[who, k]
            if added > 0 and value == cards.STARTING_PURSE:
                added -= 1
                place_purse(h, one_more(h), held_by(who))
            else:
                place_purse(h, printed_or_paid(h, value), held_by(who))
    for place in range(ON_BANDIT):
        for _ in range(m.purses[place]):
            place_purse(h, any_purse(h, OUT_OF_PLAY), place)
    remember_homes(m, h)
    for row in range(m.trail_n):
        note_row(m, h, row, m.trail[row, 2])


@rule
def mint(h: Heist) -> None:
    """All printed purses lie in the box."""
    for token in range(PURSE_TOKENS):
        h.purse_at[token] = OUT_OF_PLAY if token < PURSES else UNUSED
        h.purse_value[token] = cards.PURSE_VALUES[token] if token < PURSES else UNSEEN
        h.purse_home[token] = UNUSED
        h.home_known[token] = 0
    h.purses[OUT_OF_PLAY] = PURSES


@rule
def printed_or_paid(h: Heist, value: int) -> int:
    """A purse of this value from the box, or one that a ransom added."""
    token = 0
    while h.purse_at[token] != OUT_OF_PLAY or h.purse_value[token] != value:
        token += 1
        if token == PURSES:
            return one_more(h)
    return token


@rule
def purses_in_play(m: Memory) -> int:
    """How many purses lie on the train or with bandits."""
    total = 0
    for holder in range(OUT_OF_PLAY):
        total += m.purses[holder]
    return total


@rule
def remember_homes(m: Memory, h: Heist) -> None:
    """Purses of the right values are said to have started where the seat knows it; any others elsewhere."""
    for who in range(BANDITS):
        holder = held_by(who)
        for k in range(m.purse_home[holder]):
            if k < m.home_known[holder]:
                claim(h, cards.STARTING_PURSE, holder, 1)
            elif is_own(m, holder):
                claim(h, m.home_values[who, k], holder, 0)
    for holder in range(HOLDERS):
        while homes_of(h, holder) < m.purse_home[holder]:
            claim(h, UNSEEN, holder, 0)


@rule
def claim(h: Heist, value: int, holder: int, known: int) -> None:
    """A printed purse of this value (UNSEEN: of any) started at this holder."""
    for token in range(PURSES):
        if h.purse_home[token] == UNUSED and (value == UNSEEN or h.purse_value[token] == value):
            h.purse_home[token] = holder
            h.home_known[token] = known
            return


@rule
def homes_of(h: Heist, holder: int) -> int:
    """How many purses are said to have started at a holder."""
    total = 0
    for token in range(PURSES):
        if h.purse_home[token] == holder:
            total += 1
    return total
