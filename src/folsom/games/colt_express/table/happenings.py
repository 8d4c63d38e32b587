"""What can happen, as the log's numbers.

One member per entry that a verb may write; `events.py` gives each its typed form and says who may see which
of its numbers. The comment beside a member names the numbers a, b, c and d of its row; a trailing * marks
one that only some audiences may see.
"""

from enum import IntEnum


class Happening(IntEnum):
    """The kinds of log entry."""

    # set-up
    FIRST_DRAWN = 1  # seat
    CAR_COUPLED = 2  # car, car card
    LOOT_LAID = 3  # place, loot, count
    BOARDED = 4  # bandit, place
    FORMED = 5  # seat, bandit*            a secret formation was chosen
    PURSE_GIVEN = 6  # bandit
    # rounds
    ROUND_BEGAN = 10  # round, first seat
    CARD_REVEALED = 11  # round card (-1: none printed), event
    SHUFFLED = 12  # seat, cards, 1: the discards were shuffled, 1: the opening pick came to hand before
    DREW = 13  # seat, card*
    PICKED = 14  # seat, card*
    # planning
    ASKED = 19  # seats (mask), question, bandit whose doing it is (-1: the seat's own)
    LAP_BEGAN = 20  # lap (1 = first), kind of lap
    PLAYED = 21  # seat, card* (face down), 1: face down, bandit of the card (-1: not to be known)
    CHOSE_DRAW = 22  # seat
    HELD_FIRE = 23  # seat                  covering fire declined
    SHED = 24  # seat, card              expert: bullets leave the hand openly
    CHOSE_DISCARD = 25  # seat, card*         one more card of an unfinished `keep`
    KEPT = 26  # seat                      done choosing
    DISCARDED = 27  # seat, card             shown when the last seat is done
    HAND_RETURNED = 28  # seat, cards
    # stealing
    TURNED = 30  # seat, card, bandit, 1: it lay face down
    FIZZLED = 31  # bandit, action
    MOVED = 32  # bandit, from, to
    CLIMBED = 33  # bandit, from, to
    MARSHAL_MOVED = 34  # from car, to car
    SHOT = 35  # bandit, victim, bullets left, way (0 inside, 1 along the roofs, 2 through a roof)
    PUNCHED = 36  # bandit, victim
    DROPPED = 37  # victim, loot, place, value*
    TOOK = 38  # bandit, loot, place, value*
    PUSHED = 39  # bandit, from, to
    LEFT_LYING = 40  # bandit, place       a purse that could have been taken
    FLED = 41  # bandit, place
    NEUTRAL_TAKEN = 42  # bandit, bullets left in the supply
    BULLETS_SHORT = 43  # bandits of the group (mask), bullets left in the supply
    CARD_RETURNED = 44  # seat, card, 1: onto the discard pile
    SNATCHED = 45  # bandit, victim, place, value*   the purse that just fell
    # events
    EVENT_BEGAN = 50  # event
    THROWN = 51  # bandit, from, to
    STRONGBOX_LAID = 52  # place
    PURSE_LOST = 53  # bandit, place (-1: out of the game), value*
    RANSOM_PAID = 54  # bandit
    # the end
    FIRST_PASSED = 60  # seat
    PURSE_COUNTED = 61  # bandit, value, how many   by value, so that no token shows
    PRIZE_WON = 62  # seat
    SCORED = 63  # seat, dollars
    WON = 64  # seat
