"""Rules of thumb for Planning: which card will do most where its bandit will stand by then, or to draw.

A bandit's own cards in the pile are carried out in mind, every way that they leave open being kept; the
others' cards are not, for there is no telling.
"""

from folsom.games.colt_express.rules.ending import most_shots
from folsom.games.colt_express.rules.planning import bandit_of
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.train import at, neighbours
from folsom.games.colt_express.table.vocabulary import (
    ACTION_CARDS,
    DECLINE,
    DISCARD,
    DRAW,
    KINDS,
    PLAY_DOWN,
    Action,
    action_of,
    inside,
    slot_of,
)
from folsom.kernel.bits import count, lowest
from folsom.kernel.rule import rule

from .nouns import (
    best_worth,
    is_near_marshal,
    most_in_view,
    other_level,
    others,
    reach_of_all,
    richest_at,
    worth_at,
)

JITTER = 31
"""Merits that differ by less are as good as equal: any of the answers may be given."""
LUCK = 15
"""The jitter of an answer begins at one of so many bits of the luck."""
HIDDEN_IS_BETTER = 12
CLAIMS = 16
"""A prospect is a mask of places, and from this bit on how many tokens are robbed by then."""


@rule
def play_or_draw(h: Heist, seat: int, answers: int, luck: int) -> int:
    """The answer of most merit to a question about cards of the hand."""
    foes = others(h, seat)
    first = prospect(h, seat, 0)
    second = prospect(h, seat, 1) if h.crew_size > 1 else 0
    best, most = -1, 0
    while answers != 0:
        code = lowest(answers)
        answers &= answers - 1
        if code == DRAW:
            merit = merit_of_drawing(h, seat)
        elif code == DECLINE:
            merit = merit_of_holding_fire()
        else:
            card = code % ACTION_CARDS
            ahead = first if slot_of(card) == 0 else second
            merit = merit_of_card(h, seat, card, ahead, foes)
            if code >= PLAY_DOWN:
                merit += HIDDEN_IS_BETTER
        merit += luck >> (code & LUCK) & JITTER
        if best < 0 or merit > most:
            best, most = code, merit
    return best


@rule
def prospect(h: Heist, seat: int, slot: int) -> int:
    """Where a bandit may stand once its own cards in the pile are carried out, and how often it will have
    robbed.
    """
    who = h.crew[seat, slot]
    places = 1 << h.place[who] if h.place[who] >= 0 else 0
    claimed = 0
    for k in range(h.pile_next, h.pile_n):
        if h.pile[k, 0] == seat and slot_of(h.pile[k, 1]) == slot:
            action = action_of(h.pile[k, 1])
            if action == Action.MOVE:
                places = reach_of_all(h, places)
                claimed = 0
            elif action == Action.FLOOR:
                places = other_level(places)
                claimed = 0
            elif action == Action.ROB:
                places = where_loot_lies(h, places)
                claimed += 1
    return places | claimed << CLAIMS


@rule
def where_loot_lies(h: Heist, places: int) -> int:
    """Those of the places with loot, for who means to rob will go there; all of them if there is none."""
    mask = 0
    left = places
    while left != 0:
        place = lowest(left)
        left &= left - 1
        if worth_at(h, place, 0) > 0:
            mask |= 1 << place
    return mask or places


@rule
def merit_of_card(h: Heist, seat: int, card: int, ahead: int, foes: int) -> int:
    """What a card is good for, its bandit's prospect and the others' places being what they are."""
    places, claimed = ahead & ((1 << CLAIMS) - 1), ahead >> CLAIMS
    action = action_of(card)
    if action == Action.ROB:
        return merit_of_robbing(h, places, claimed)
    if action == Action.MOVE:
        return merit_of_going(h, seat, places, reach_of_all(h, places), claimed)
    if action == Action.FLOOR:
        return merit_of_going(h, seat, places, other_level(places), claimed)
    if action == Action.SHOOT:
        return merit_of_shooting(h, seat, bandit_of(h, seat, card), places, foes)
    if action == Action.PUNCH:
        return merit_of_punching(h, places, foes)
    return merit_of_marshal(h, places, foes)


@rule
def merit_of_robbing(h: Heist, places: int, claimed: int) -> int:
    """Money is what it is all about: as much as lies there, if it lies there."""
    return 80 + best_worth(h, places, claimed)


@rule
def merit_of_going(h: Heist, seat: int, places: int, there: int, claimed: int) -> int:
    """Go where loot is if there is none here, more so with a Robbery in hand; and keep away from the
    Marshal.
    """
    here, ahead = best_worth(h, places, claimed), best_worth(h, there, 0)
    merit = 90
    if here < ahead:
        merit += (ahead - here) // 4 + (120 if has_robbery(h, seat) else 40)
    if is_near_marshal(h, places):
        merit += 100
    return merit


@rule
def has_robbery(h: Heist, seat: int) -> bool:
    """Whether a Robbery is in hand."""
    return h.hand[seat, Action.ROB] > 0 or h.hand[seat, KINDS + Action.ROB] > 0


@rule
def merit_of_shooting(h: Heist, seat: int, who: int, places: int, foes: int) -> int:
    """A bullet costs its victim a card for the rest of the heist, and the prize goes to whoever fires
    most.
    """
    if h.magazine[who] == 0:
        return 0
    seen = most_in_view(h, places, foes)
    if seen == 0:
        return 60
    return 200 + 40 * min(seen, 3) + (80 if h.gunslinger and keeps_up(h, seat, foes) else 0)


@rule
def keeps_up(h: Heist, seat: int, foes: int) -> bool:
    """Whether nobody has fired two more bullets: then the prize can still be won."""
    own = most_shots(h, seat)
    while foes != 0:
        if most_shots(h, h.boss[lowest(foes)]) > own + 1:
            return False
        foes &= foes - 1
    return True


@rule
def merit_of_punching(h: Heist, places: int, foes: int) -> int:
    """Loot that another carries may be knocked out of him, and be robbed then."""
    purse = richest_at(h, places, foes)
    if purse < 0:
        return 40
    return 150 + min(purse, 1000) // 4


@rule
def merit_of_marshal(h: Heist, places: int, foes: int) -> int:
    """He should meet the others and not us."""
    caught = 0
    cars = neighbours(h, h.marshal)
    while cars != 0:
        caught = max(caught, count(at(h, inside(lowest(cars))) & foes))
        cars &= cars - 1
    return 60 + 130 * caught + (40 if is_near_marshal(h, places) else 0)


@rule
def merit_of_drawing(h: Heist, seat: int) -> int:
    """Three cards are as good as one that does a little, and better when few are left to choose from."""
    playable = h.hand_n[seat] - bullets_held(h, seat)
    return 260 if playable <= 2 else 165


@rule
def bullets_held(h: Heist, seat: int) -> int:
    """The dead cards in hand."""
    total = 0
    for card in range(ACTION_CARDS, ACTION_CARDS + 7):
        total += h.hand[seat, card]
    return total


@rule
def merit_of_holding_fire() -> int:
    """A second card for nothing is worth it if it does anything at all."""
    return 130


@rule
def get_rid_of(answers: int) -> int:
    """Keep what can be played, and no bullets."""
    bullets = answers >> (DISCARD + ACTION_CARDS)
    return DISCARD + ACTION_CARDS + lowest(bullets) if bullets else DECLINE
