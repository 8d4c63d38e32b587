"""Means and intervals of what was seen in deals: the games of a deal are no independent witnesses.

So each deal counts once, with the mean of its games. A win share's interval is Wilson's, with as many games
as would give the same spread if they were independent, and never with more than were played.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

Z: Final = 1.96
"""Nineteen of twenty intervals hold what is true."""

Deals = Mapping[int, Sequence[float]]
"""What was seen in the games of each deal."""


def mean(values: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    seen = list(values)
    return sum(seen) / len(seen) if seen else 0.0


def overall(deals: Deals) -> float:
    """The mean of all games."""
    return mean(value for games in deals.values() for value in games)


def spread(deals: Deals) -> float:
    """The standard error of the overall mean, deal by deal."""
    centre, n = overall(deals), sum(map(len, deals.values()))
    if len(deals) < 2:
        return 0.0
    squares = sum(sum(value - centre for value in games) ** 2 for games in deals.values())
    return sqrt(squares * len(deals) / (len(deals) - 1)) / n


def mean_interval(deals: Deals) -> tuple[float, float]:
    """Where a mean lies.

    >>> mean_interval({1: [10, 20], 2: [20, 30], 3: [0, 10]})
    (3.684, 26.316)
    """
    centre, error = overall(deals), spread(deals)
    return round(centre - Z * error, 3), round(centre + Z * error, 3)


def share_interval(deals: Deals) -> tuple[float, float]:
    """Where a share between 0 and 1 lies.

    >>> share_interval({k: [1, 0] for k in range(50)})
    (0.404, 0.596)
    >>> share_interval({k: [1, 1] for k in range(50)})
    (0.963, 1.0)
    """
    share, n = overall(deals), float(sum(map(len, deals.values())))
    variance = spread(deals) ** 2
    if n == 0:
        return 0.0, 1.0
    if variance > 0:
        n = min(n, share * (1 - share) / variance)
    width = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    centre = share + Z * Z / (2 * n)
    low, high = (centre - width) / (1 + Z * Z / n), (centre + width) / (1 + Z * Z / n)
    return round(max(low, 0.0), 3), round(min(high, 1.0), 3)
