"""The contract functions."""

from folsom.kernel.bits import count, has, lowest
from folsom.kernel.rule import rule

from . import swaps, table
from .table import BETS, CARDS, KEEP, SWAP, Heist, Phase, Rule


@rule
def begin(h: Heist) -> None:
    """Deal one card each."""
    for k in range(CARDS):
        h.deck[k] = k + 1
    h.deck_n = CARDS
    table.shuffle(h)
    for who in range(h.seats):
        h.hand[who] = table.draw(h)
    h.phase = Phase.BETTING
    advance(h)


@rule
def owing(h: Heist) -> int:
    """All who have not bet; then one at a time."""
    match h.phase:
        case Phase.BETTING:
            mask = 0
            for who in range(h.seats):
                if h.bet[who] == 0:
                    mask |= 1 << who
            return mask
        case Phase.SWAPPING:
            return 1 << h.turn
        case _:
            return 0


@rule
def first_owing(h: Heist) -> int:
    """In order from seat 0."""
    return lowest(owing(h))


@rule
def question(h: Heist, seat: int) -> int:
    """The phase is the question."""
    return h.phase if has(owing(h), seat) else 0


@rule
def forbids(h: Heist, seat: int, answer: int) -> int:
    """Why not."""
    if not has(owing(h), seat):
        return Rule.NOT_ASKED
    if h.phase == Phase.BETTING:
        return Rule.NONE if answer in BETS else Rule.NO_SUCH_ANSWER
    if answer == SWAP and table.is_shaking(h, seat, True):
        return Rule.SHAKING
    return Rule.NONE if answer in (KEEP, SWAP) else Rule.NO_SUCH_ANSWER


@rule
def legal(h: Heist, seat: int) -> int:
    """What nothing forbids."""
    mask = 0
    for answer in range(6):
        if forbids(h, seat, answer) == Rule.NONE:
            mask |= 1 << answer
    return mask


@rule
def resolve(h: Heist, seat: int, answer: int) -> None:
    """Carry out."""
    if h.phase == Phase.BETTING:
        table.place_bet(h, seat, answer - 2)
    else:
        if answer == SWAP:
            swaps.swap(h, seat)
        else:
            swaps.keep(h, seat)
        h.turn += 1


@rule
def advance(h: Heist) -> None:
    """Run on."""
    while True:
        if h.phase != Phase.SWAPPING:
            if h.phase == Phase.OVER or count(owing(h)) > 0:
                return
            h.phase = Phase.SWAPPING
            h.turn = 0
        if h.turn < h.seats:
            return
        h.turn = 0
        h.played += 1
        if h.played >= h.rounds:
            h.phase = Phase.OVER


@rule
def is_over(h: Heist) -> bool:
    """After the last round."""
    return h.phase == Phase.OVER


@rule
def score(h: Heist, seat: int) -> int:
    """Card, bet and zeal."""
    return 100 * (h.hand[seat] + h.bet[seat]) - swaps.swapped_often(h, seat)


@rule
def has_won(h: Heist, seat: int) -> bool:
    """The most wins."""
    best = score(h, seat)
    for other in range(h.seats):
        best = max(best, score(h, other))
    return best == score(h, seat)
