"""What a seat knows, as numbers."""

from typing import Annotated, Final

from folsom.kernel.record import Byte, Cells, Observation
from folsom.kernel.rule import rule

from .table import SEATS, Memory

VERSION: Final = 1


class Sight(Observation):
    """What a seat knows."""

    legal: Annotated[Cells, "i1", 6]
    mine: Byte
    bet: Annotated[Cells, "i1", SEATS]


@rule
def encode(m: Memory, o: Sight) -> None:
    """Its own card and all bets it knows."""
    o.mine = m.mine
    for seat in range(SEATS):
        o.bet[seat] = m.bet[seat]
