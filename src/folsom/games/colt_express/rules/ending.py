"""The end: loot is counted, the Gunslinger gets a prize, the richest wins.

G1 G2 G3 G4 G5 G6, D7 B9 B10, Q64 Q69 Q71 Q72 Q80.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from .. import cards
from ..rule_ids import Rule
from ..table.cards_in_hand import bullets_taken
from ..table.happenings import Happening
from ..table.loot import held_by
from ..table.record import Heist
from ..table.vocabulary import DOLLARS, PURSE_TOKENS, Phase

CHEAPEST_PURSE = cards.PURSE_VALUES[0]
DEAREST_PURSE = cards.PURSE_VALUES[-1]


@rule
def settle(h: Heist) -> None:
    """Count everything and name the winners; the game is over (T8, G1-G6)."""
    h.prize = gunslingers(h) if h.gunslinger else 0
    for seat in range(h.seats):
        show_purses(h, seat)
        h.dollars[seat] = loot_of_seat(h, seat)
        if h.prize >> seat & 1:
            h.dollars[seat] += cards.PRIZE_DOLLARS
            emit(h, Happening.PRIZE_WON, Rule.G2, seat, 0, 0, 0)
        emit(h, Happening.SCORED, Rule.G1, seat, h.dollars[seat], 0, 0)
    h.winners = least_shot(h, richest(h))
    for seat in range(h.seats):
        if h.winners >> seat & 1:
            emit(h, Happening.WON, Rule.G4, seat, 0, 0, 0)
    h.phase = Phase.OVER


@rule
def loot_of(h: Heist, who: int) -> int:
    """What a bandit's loot is worth (G1)."""
    holder = held_by(who)
    total = h.jewels[holder] * cards.JEWEL_DOLLARS + h.strongboxes[holder] * cards.STRONGBOX_DOLLARS
    if h.purses[holder] > 0:
        for token in range(PURSE_TOKENS):
            if h.purse_at[token] == holder:
                total += h.purse_value[token] * DOLLARS
    return total


@rule
def loot_of_seat(h: Heist, seat: int) -> int:
    """The loot of all bandits of a seat (G1, B9, D7)."""
    total = 0
    for slot in range(h.crew_size):
        total += loot_of(h, h.crew[seat, slot])
    return total


@rule
def show_purses(h: Heist, seat: int) -> None:
    """Purses are now revealed, by value (G1)."""
    for slot in range(h.crew_size):
        who = h.crew[seat, slot]
        if h.purses[held_by(who)] > 0:
            for value in range(CHEAPEST_PURSE, DEAREST_PURSE + 1):
                alike = purses_worth(h, held_by(who), value)
                if alike > 0:
                    emit(h, Happening.PURSE_COUNTED, Rule.G1, who, value, alike, 0)


@rule
def purses_worth(h: Heist, holder: int, value: int) -> int:
    """How many of a holder's purses have that value."""
    alike = 0
    for token in range(PURSE_TOKENS):
        if h.purse_at[token] == holder and h.purse_value[token] == value:
            alike += 1
    return alike


@rule
def shots(h: Heist, who: int) -> int:
    """Bullets a bandit has fired: those no longer in its magazine (G2, Q64)."""
    fired = cards.MAGAZINE - h.magazine[who]
    return fired if h.friendly_shots else fired - h.friendly[who]


@rule
def most_shots(h: Heist, seat: int) -> int:
    """The best single bandit of a seat; magazines are never added up (B10)."""
    most = 0
    for slot in range(h.crew_size):
        most = max(most, shots(h, h.crew[seat, slot]))
    return most


@rule
def gunslingers(h: Heist) -> int:
    """The seats of the bandits who fired most, all of them if tied, as a mask (G2, G3, B10, Q64, Q69)."""
    best = 0
    mask = 0
    for seat in range(h.seats):
        fired = most_shots(h, seat)
        if fired > best:
            best = fired
            mask = 0
        if fired == best:
            mask |= 1 << seat
    return mask


@rule
def richest(h: Heist) -> int:
    """The seats with most money, as a mask (G4)."""
    best = -1
    mask = 0
    for seat in range(h.seats):
        if h.dollars[seat] > best:
            best = h.dollars[seat]
            mask = 0
        if h.dollars[seat] == best:
            mask |= 1 << seat
    return mask


@rule
def bullets_that_count(h: Heist, seat: int) -> int:
    """Bullets received; by the literal first edition, not those from meeting the Marshal (G5, Q71)."""
    taken = bullets_taken(h, seat)
    return taken - h.met[seat] if h.literal_tiebreak else taken


@rule
def least_shot(h: Heist, tied: int) -> int:
    """Of the richest, those who received fewest bullets; if still tied they share the win (G5, G6, Q72)."""
    fewest = 1 << 10
    mask = 0
    for seat in range(h.seats):
        if tied >> seat & 1:
            taken = bullets_that_count(h, seat)
            if taken < fewest:
                fewest = taken
                mask = 0
            if taken == fewest:
                mask |= 1 << seat
    return mask
