"""Phase 3: dividing the loot.

R18 R19 R20 R21 R22 R23, V6 V7 V8 V9 V10 V11. Each colour is settled for itself: whoever alone is strongest
takes all its wagons and pays with the cards played in that colour; everybody else's go back into the hand.
"""

from folsom.games.to_jest_napad.cards import COLOURS
from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.table import (
    Heist,
    box_cards,
    leave_wagons,
    return_cards,
    strength,
    win_wagons,
)
from folsom.kernel.bits import count, lowest
from folsom.kernel.rule import rule


@rule
def divide(h: Heist) -> None:
    """Gold, dynamite, money: each for itself (V10)."""
    for colour in range(COLOURS):
        divide_colour(h, colour)


@rule
def divide_colour(h: Heist, colour: int) -> None:
    """One colour goes to the strongest, or to nobody."""
    best = strongest(h, colour)
    if count(best) == 1:
        award(h, lowest(best), colour)
    elif best == 0:
        leave_wagons(h, colour, best, Rule.R23)
    else:
        leave(h, colour, best)


@rule
def strongest(h: Heist, colour: int) -> int:
    """The seats with the highest strength in a colour, as a mask; none if nobody played it (R18, R23)."""
    most = 0
    mask = 0
    for seat in range(h.seats):
        power = strength(h, seat, colour)
        if power > most:
            most = power
            mask = 1 << seat
        elif power == most and power > 0:
            mask |= 1 << seat
    return mask


@rule
def award(h: Heist, winner: int, colour: int) -> None:
    """The winner takes all wagons of the colour and pays; the others get their cards back (R19, R20, R21)."""
    win_wagons(h, winner, colour)
    box_cards(h, winner, colour)
    for seat in range(h.seats):
        return_cards(h, seat, colour, Rule.R21)


@rule
def leave(h: Heist, colour: int, tied: int) -> None:
    """A tie on top: the wagons stay, and all get their cards back (R22, V7)."""
    leave_wagons(h, colour, tied, Rule.R22)
    for seat in range(h.seats):
        return_cards(h, seat, colour, Rule.R22)
