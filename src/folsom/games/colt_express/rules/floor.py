"""Change Floor: up to the roof of the same car, or down inside.

A9, Q16: always possible, and nothing to choose.
"""

from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table.happenings import Happening
from ..table.record import Heist
from . import encounter


@rule
def enact(h: Heist, who: int) -> None:
    """The bandit changes level, even if the Marshal is below (A9, Q16)."""
    encounter.go(h, who, h.place[who] ^ 1, Happening.CLIMBED, Rule.A9)
