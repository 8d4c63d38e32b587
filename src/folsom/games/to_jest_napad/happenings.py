"""What can happen, as the log's numbers.

One member per entry that a verb may write; `events.py` gives each its typed form and says who may see which
of its numbers. The comment beside a member names the numbers a, b, c and d of its row; a trailing * marks one
that only some audiences may see.
"""

from enum import IntEnum


class Happening(IntEnum):
    """The kinds of log entry."""

    # set-up
    TREASURY_STACKED = 1  # wagons a stack
    GANG_HID = 2  # seat, gang, cards in the hideout
    # every round
    MARKER_PASSED = 10  # seat
    WAGONS_COUPLED = 11  # gold wagon, dynamite wagon, money wagon, round
    SENT = 20  # seat, card, colour on top, its value
    PASSED = 21  # seat
    WAGONS_WON = 30  # seat, colour, wagons (mask), strength
    WAGONS_LEFT = 31  # colour, wagons (mask), seats that tied (mask), their strength
    CARDS_BOXED = 32  # seat, colour, cards (mask)
    CARDS_RETURNED = 33  # seat, colour, cards (mask)
    CARDS_DRAWN = 40  # seat, how many, cards (mask)*
    # the end
    GAME_ENDED = 50
    SCORED = 51  # seat, points, cards in hand
    WON = 52  # seat
