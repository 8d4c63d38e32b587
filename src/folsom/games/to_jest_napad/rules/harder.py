"""The harder variant: only the scoring differs.

R31 R32 R33 R35, V16 V17 V18 V19 V20 V21. A colour scores the number of wagons times the highest value among
them, which most bullets in that colour raise by one. On top of that, most wagons of printed value 2 may
score.
"""

from folsom.games.to_jest_napad.cards import COLOURS, WAGON_BULLETS, WAGON_VALUE
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.bits import count, lowest
from folsom.kernel.rule import rule

TWO = 2


@rule
def highest_value(wagons: int) -> int:
    """The highest value among some wagons of a colour, 0 without any (R31)."""
    most = 0
    while wagons != 0:
        most = max(most, WAGON_VALUE[lowest(wagons)])
        wagons &= wagons - 1
    return most


@rule
def bullets(wagons: int) -> int:
    """The bullets on some wagons of a colour, all together (R31)."""
    total = 0
    while wagons != 0:
        total += WAGON_BULLETS[lowest(wagons)]
        wagons &= wagons - 1
    return total


@rule
def has_most_bullets(h: Heist, seat: int, colour: int) -> bool:
    """Whether nobody has more bullets in a colour: all who tie count (R32, V16, V18)."""
    own = bullets(h.won[seat, colour])
    for other in range(h.seats):
        if bullets(h.won[other, colour]) > own:
            return False
    return True


@rule
def colour_score(h: Heist, seat: int, colour: int) -> int:
    """Number of wagons times highest value, raised by one for most bullets; 0 without any (R33, V17)."""
    wagons = h.won[seat, colour]
    if wagons == 0:
        return 0
    # V19: so "most bullets" never means none at all.
    assert bullets(wagons) > 0, "a wagon without a bullet"
    value = highest_value(wagons)
    if has_most_bullets(h, seat, colour):
        value += 1
    return count(wagons) * value


@rule
def colours_score(h: Heist, seat: int) -> int:
    """The sum over the three colours (R34)."""
    total = 0
    for colour in range(COLOURS):
        total += colour_score(h, seat, colour)
    return total


@rule
def twos(h: Heist, seat: int) -> int:
    """How many wagons of printed value 2 a seat has won, in all colours (R35, V21)."""
    total = 0
    for colour in range(COLOURS):
        wagons = h.won[seat, colour]
        while wagons != 0:
            if WAGON_VALUE[lowest(wagons)] == TWO:
                total += 1
            wagons &= wagons - 1
    return total


@rule
def twos_bonus(h: Heist, seat: int) -> int:
    """One point more for each two, for all who have most of them (R35)."""
    own = twos(h, seat)
    for other in range(h.seats):
        if twos(h, other) > own:
            return 0
    return own
