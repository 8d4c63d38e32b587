"""Sets of small numbers as masks: non-negative ints of at most 62 bits."""

from .rule import rule


@rule
def has(mask: int, k: int) -> bool:
    """Whether k is in the set."""
    return (mask >> k) & 1 == 1


@rule
def count(mask: int) -> int:
    """How many are in the set."""
    total = 0
    while mask != 0:  # the compiler knows this loop and makes it one instruction
        mask &= mask - 1
        total += 1
    return total


@rule
def lowest(mask: int) -> int:
    """The smallest of the set, -1 if it is empty."""
    if mask == 0:
        return -1
    return count((mask & -mask) - 1)


@rule
def nth(mask: int, k: int) -> int:
    """The k-th smallest of the set, from 0; -1 if it has no more than k."""
    while k > 0 and mask != 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)
