"""What a world is worth to each seat: to have won it, and by how much it is ahead in what it holds.

A playout that ends before the game does is judged as if the game had ended there.
"""

from folsom.kernel.bits import count, has
from folsom.kernel.placeholders import has_won, is_over
from folsom.kernel.record import Record
from folsom.kernel.rule import rule

from ..stand_ins import holdings, prospects
from .quest import SCALE, Quest
from .tree import ONE

HALF = ONE // 2


@rule
def weigh(h: Record, quest: Quest) -> None:
    """Write what everybody got out of this world, and count it for the answer at the root."""
    for seat in range(quest.seats):
        quest.held[seat] = holdings(h, seat)
    winners = winners_of(h, quest)
    prize = ONE // max(count(winners), 1)
    for seat in range(quest.seats):
        won = prize if has(winners, seat) else 0
        money = part_of(lead_of(quest, seat), prospects(h))
        quest.worth[seat] = (won * quest.ambition + money * (SCALE - quest.ambition)) // SCALE
    count_at_root(quest, prize if has(winners, quest.me) else 0)


@rule
def winners_of(h: Record, quest: Quest) -> int:
    """The seats that have won, or would if the game ended now, as a mask."""
    mask = 0
    over = is_over(h)
    for seat in range(quest.seats):
        if has_won(h, seat) if over else lead_of(quest, seat) >= 0:
            mask |= 1 << seat
    return mask


@rule
def lead_of(quest: Quest, seat: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    most = quest.held[1 if seat == 0 else 0]
    for other in range(quest.seats):
        if other != seat:
            most = max(most, quest.held[other])
    return quest.held[seat] - most


@rule
def part_of(lead: int, scale: int) -> int:
    """A lead as a part of ONE: a half if there is none, and ever closer to all or nothing."""
    return HALF + HALF * lead // (abs(lead) + scale)


@rule
def count_at_root(quest: Quest, won: int) -> None:
    """Remember what the first answer led to."""
    code = quest.first
    quest.iterations += 1
    quest.tried[code] += 1
    quest.wins[code] += won
    quest.money[code] += quest.held[quest.me]
