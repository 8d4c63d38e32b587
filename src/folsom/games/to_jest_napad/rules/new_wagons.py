"""Phase 1: three new wagons.

R3 R7. A round begins by coupling one wagon of each cargo to the train, however long it is.
"""

from folsom.games.to_jest_napad.table import Heist, couple_wagons
from folsom.kernel.rule import rule


@rule
def arrive(h: Heist) -> None:
    """The next round begins with three more wagons."""
    h.round += 1
    couple_wagons(h)
