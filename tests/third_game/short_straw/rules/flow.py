"""A game from the deal to the last straw shown."""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table import (
    KEEP,
    LONGEST,
    NOBODY,
    STRAWS,
    SWAP,
    Ask,
    Happening,
    Heist,
    deal,
    keep,
    show,
    shuffle,
    swap,
)


@rule
def begin(h: Heist) -> None:
    """Deal a straw to each seat; the first has its turn (S1, S2)."""
    for k in range(STRAWS):
        h.bundle[k] = k + 1
    h.bundle_n = STRAWS
    shuffle(h)
    for seat in range(h.seats):
        deal(h, seat)
    h.turn = 0


@rule
def owing(h: Heist) -> int:
    """The seat whose turn it is, as a mask."""
    if h.turn == NOBODY:
        return 0
    return 1 << h.turn


@rule
def first_owing(h: Heist) -> int:
    """The seat whose turn it is; NOBODY once the game is over."""
    return h.turn


@rule
def question(h: Heist, seat: int) -> int:
    """There is one question: whether to draw another straw."""
    return Ask.DRAW if seat != NOBODY and seat == h.turn else Ask.NOTHING


@rule
def forbids(h: Heist, seat: int, answer: int) -> int:
    """The rule that forbids an answer, or none."""
    if h.turn == NOBODY:
        return Rule.S5
    if seat != h.turn:
        return Rule.S2
    if answer == SWAP and h.hand[seat] == LONGEST:
        return Rule.S4
    return Rule.NONE


@rule
def legal(h: Heist, seat: int) -> int:
    """What nothing forbids, as a mask."""
    mask = 0
    for answer in (KEEP, SWAP):
        if forbids(h, seat, answer) == Rule.NONE:
            mask |= 1 << answer
    return mask


@rule
def resolve(h: Heist, seat: int, answer: int) -> None:
    """Carry out a legal answer."""
    if answer == SWAP:
        swap(h, seat)
    else:
        keep(h, seat)
    h.turn += 1


@rule
def advance(h: Heist) -> None:
    """After the last turn all show their straws (S5)."""
    if h.turn < h.seats:
        return
    h.turn = NOBODY
    for seat in range(h.seats):
        show(h, seat)
    for seat in range(h.seats):
        if has_won(h, seat):
            emit(h, Happening.WON, Rule.S5, seat, 0, 0, 0)


@rule
def is_over(h: Heist) -> bool:
    """Whether all straws have been shown."""
    return h.turn == NOBODY


@rule
def score(h: Heist, seat: int) -> int:
    """The length of a seat's straw."""
    return h.hand[seat]


@rule
def has_won(h: Heist, seat: int) -> bool:
    """Whether no other straw beats this one; all are different, so just one seat wins (S5)."""
    for other in range(h.seats):
        is_shorter = h.hand[other] < h.hand[seat]
        if other != seat and is_shorter == (h.shortest == 1):
            return False
    return True
