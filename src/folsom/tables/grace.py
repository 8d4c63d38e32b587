"""How long a table waits for somebody who is missing before it votes: the quicker the game, the shorter.

30 s for the fastest, twice, four and ten times that for slower ones; days where answers have days; a few
seconds after an explicit goodbye.
"""

from typing import Final

from .house import DAY, House
from .messages import Bank, ClockSetting, Days

SHORTEST: Final = 30.0
MESSAGES: Final = 40  # a seat sends about so many in a game; with the bank they say how fast it is
STEPS: Final = ((180.0, 1), (480.0, 2), (1_500.0, 4))
SLOWEST: Final = 10


def grace(setting: ClockSetting) -> float:
    """Seconds from going missing to the vote.

    >>> [grace(Bank(seconds=s)) for s in (60, 300, 900, 3600)]
    [30.0, 60.0, 120.0, 300.0]
    """
    match setting:
        case Bank(seconds=seconds, increment=increment):
            whole = seconds + MESSAGES * increment
            return SHORTEST * next((times for limit, times in STEPS if whole < limit), SLOWEST)
        case Days(days=days):
            return days * DAY
    return SHORTEST * SLOWEST


def ballot_length(setting: ClockSetting, house: House) -> float:
    """How long a vote is open."""
    return DAY if isinstance(setting, Days) else house.ballot_length


def counts_connection(setting: ClockSetting) -> bool:
    """Whether somebody without a connection is missing: not where answers have days."""
    return not isinstance(setting, Days)
