"""The tree: what was tried, and what came of it. Every twig is an answer of one seat.

A search has one tree for each seat, in which an answer that the seat is not told is one twig, whatever it
was. A twig counts how often its answer was open to its seat, for what is legal differs between worlds.
"""

from math import log, sqrt

import numpy as np

from folsom.kernel.bits import count, has, nth
from folsom.kernel.record import Byte, Fields, Games, Long, Word
from folsom.kernel.rule import rule

from .quest import Quest, draw

ONE = 1 << 16
"""The unit of what is shared out at the end of a world."""
NONE = -1
HIDDEN = 63
"""The answer on a twig that stands for all that its seat did not show."""

OCTAVES = 30
EIGHTHS = 8
ROOTS = 1024

_OCTAVE_STARTS = [EIGHTHS * 2**octave for octave in range(OCTAVES)]
SMALL_LOGS = np.array([round(ONE * sqrt(log(max(n, 1)))) for n in range(2 * EIGHTHS)], np.int64)
"""Square roots of logarithms of small numbers."""
LOGS = np.array(
    [round(ONE * sqrt(log(start + start * k / EIGHTHS))) for start in _OCTAVE_STARTS for k in range(EIGHTHS)],
    np.int64,
)
"""And of larger ones, by octave and eighth."""
INVERSE_ROOTS = np.array([0, *(round(ONE / sqrt(n)) for n in range(1, ROOTS))], np.int64)
for _table in (SMALL_LOGS, LOGS, INVERSE_ROOTS):
    _table.flags.writeable = False


class Twig(Fields):
    """An answer that was tried."""

    seat: Byte
    code: Byte
    visits: Word
    open: Word
    """How often it could have been given."""
    total: Long
    """What its seat got of those visits, in parts of ONE."""
    first: Word
    """The first twig that grows from it."""
    next: Word
    """The next twig beside it."""


@rule
def root_of_log(n: int) -> int:
    """The square root of the natural logarithm, in parts of ONE."""
    if n < 2 * EIGHTHS:
        return int(SMALL_LOGS[n])
    octave = 0
    while n >= 2 * EIGHTHS:
        n >>= 1
        octave += 1
    return int(LOGS[octave * EIGHTHS + n - EIGHTHS])


@rule
def inverse_root(n: int) -> int:
    """One by the square root, in parts of ONE."""
    shift = 0
    while n >= ROOTS:
        n >>= 2
        shift += 1
    return int(INVERSE_ROOTS[n]) >> shift


@rule
def promise(quest: Quest, twig: Twig) -> int:
    """What may be hoped for of an answer: what it has brought, and more if it was seldom tried."""
    visits = max(twig.visits, 1)
    doubt = (root_of_log(twig.open) * inverse_root(visits)) >> 16
    return twig.total // visits + ((quest.exploration * doubt) >> 16)


@rule
def plant(twigs: Games[Twig], quest: Quest) -> None:
    """The roots, one for each tree."""
    quest.twigs = 0
    for _ in range(quest.trees):
        grow(twigs, quest, NONE, NONE, NONE)


@rule
def grow(twigs: Games[Twig], quest: Quest, where: int, seat: int, code: int) -> int:
    """A new twig; NONE if there is no more room."""
    k = quest.twigs
    if k >= len(twigs):
        return NONE
    quest.twigs = k + 1
    twig = twigs[k]
    twig.seat = seat
    twig.code = code
    twig.visits = 0
    twig.open = 1
    twig.total = 0
    twig.first = NONE
    twig.next = NONE
    if where != NONE:
        twig.next = twigs[where].first
        twigs[where].first = k
    return k


@rule
def find(twigs: Games[Twig], where: int, seat: int, code: int) -> int:
    """The twig of a seat's answer; NONE if there is none."""
    k = twigs[where].first
    while k != NONE:
        twig = twigs[k]
        if twig.code == code and twig.seat == seat:
            return k
        k = twig.next
    return NONE


@rule
def most_promising(twigs: Games[Twig], quest: Quest, where: int, seat: int, answers: int, usual: int) -> int:
    """The legal answer to try: one that is new, the usual one first of all; when all were tried the best."""
    best, most, untried = NONE, 0, answers
    k = twigs[where].first
    while k != NONE:
        twig = twigs[k]
        if twig.seat == seat and has(answers, twig.code):
            untried &= ~(1 << twig.code)
            twig.open += 1
            hope = promise(quest, twig)
            if best == NONE or hope > most:
                best, most = twig.code, hope
        k = twig.next
    if has(untried, usual):
        return usual
    return nth(untried, (draw(quest) * count(untried)) >> 32) if untried else best
