"""Every rule of Short Straw by its id, as a small int."""

from enum import IntEnum


class Rule(IntEnum):
    """The ids of the rules; NONE where no rule is meant."""

    NONE = 0
    S1 = 1
    S2 = 2
    S3 = 3
    S4 = 4
    S5 = 5
