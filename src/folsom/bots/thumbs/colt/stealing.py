"""Rules of thumb for Stealing: where to go, whom to hit, what to take, the next card of the pile in mind."""

from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.train import at, same_level
from folsom.games.colt_express.table.vocabulary import (
    CHOOSE_BANDIT,
    NO_CARD,
    TO_CAR,
    Action,
    Ask,
    action_of,
    inside,
    slot_of,
)
from folsom.kernel.bits import count, lowest
from folsom.kernel.rule import rule

from .nouns import best_worth, carried, in_view, is_near_marshal, others, reach_of, worth_at

JITTER = 15
"""Merits that differ by less are as good as equal: any of the answers may be given."""
LUCK = 15
"""The jitter of an answer begins at one of so many bits of the luck."""
MARSHAL_HITS = 800
"""Who meets the Marshal loses a card, and the place he was at."""


@rule
def do_best(h: Heist, seat: int, answers: int, luck: int) -> int:
    """The answer of most merit to a question about what is on the train."""
    following = next_action(h, seat) if h.asking == Ask.MOVE else NO_CARD
    foes = others(h, seat)
    best, most = -1, 0
    while answers != 0:
        code = lowest(answers)
        answers &= answers - 1
        merit = merit_of(h, code, following, foes) + (luck >> (code & LUCK) & JITTER)
        if best < 0 or merit > most:
            best, most = code, merit
    return best


@rule
def merit_of(h: Heist, code: int, following: int, foes: int) -> int:
    """What an answer is good for."""
    asking = h.asking
    if asking == Ask.MOVE:
        return merit_of_place(h, same_level(h.place[h.who], code - TO_CAR), following, foes)
    if asking == Ask.SHOOT or asking == Ask.PUNCH:
        return merit_of_victim(h, code - CHOOSE_BANDIT)
    if asking == Ask.MARSHAL:
        return merit_of_marshal(h, code - TO_CAR, foes)
    if asking == Ask.KNOCK:
        return merit_of_knock(h, same_level(h.place[h.victim], code - TO_CAR))
    return merit_of_loot(code)


@rule
def next_action(h: Heist, seat: int) -> int:
    """What the acting bandit's next card in the pile says; NO_CARD if it has none left."""
    slot = slot_of(h.card)
    for k in range(h.pile_next, h.pile_n):
        if h.pile[k, 0] == seat and slot_of(h.pile[k, 1]) == slot:
            return action_of(h.pile[k, 1])
    return NO_CARD


@rule
def merit_of_place(h: Heist, place: int, following: int, foes: int) -> int:
    """Be where the bandit's next card does most, and not in the Marshal's arms."""
    if place == inside(h.marshal):
        return -MARSHAL_HITS
    merit = worth_at(h, place, 0) // 4
    if following == Action.ROB:
        merit += worth_at(h, place, 0)
    elif following == Action.FLOOR:
        merit += worth_at(h, place ^ 1, 0) // 2
    elif following == Action.MOVE:
        merit += best_worth(h, reach_of(h, place), 0) // 2
    elif following == Action.SHOOT:
        merit += 250 * min(in_view(h, place, foes), 2)
    elif following == Action.PUNCH:
        merit += 250 * min(count(at(h, place) & foes), 2)
    return merit - (60 if is_near_marshal(h, 1 << place) else 0)


@rule
def merit_of_victim(h: Heist, who: int) -> int:
    """Hit whoever seems to carry most: he is ahead, and loses most."""
    return carried(h, who)


@rule
def merit_of_loot(code: int) -> int:
    """A strongbox before a jewel before a purse: that is the order of their codes."""
    return (JITTER + 1) * code


@rule
def merit_of_marshal(h: Heist, car: int, foes: int) -> int:
    """Send him to as many of the others as possible, and to none of one's own."""
    there = at(h, inside(car))
    met = count(there & foes)
    return 100 * met - 300 * (count(there) - met)


@rule
def merit_of_knock(h: Heist, place: int) -> int:
    """Knock the victim to the Marshal if he is there, else to where there is least to rob."""
    return MARSHAL_HITS if place == inside(h.marshal) else -worth_at(h, place, 0)
