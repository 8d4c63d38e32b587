"""Phase 2: the robbery.

R8 R9 R10 R12 R13 R14 R15 R16 R17, V1 V2 V4 V5 V25 V26. Clockwise from the start player each seat sends one
bandit or passes; who has passed is left out, and the last one left goes on until it passes too. The start
player must send somebody in the first turn. There is no other limit than the hand, and nothing else to do.
"""

from folsom.games.to_jest_napad.cards import CARDS, HALF_COLOUR
from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.table import (
    NOBODY,
    PASS,
    Heist,
    Phase,
    has_passed,
    lay_card,
    on_table,
    retire,
    still_robbing,
)
from folsom.kernel.bits import has
from folsom.kernel.rule import rule


@rule
def begin(h: Heist) -> None:
    """The bandits attack, the start player's first (R8)."""
    h.phase = Phase.ROBBERY
    h.passed = 0
    h.turn = h.first
    # V2: whoever had a card left to draw has one to send; only a made-up position can run out of both.
    assert h.hand[h.first] != 0 or h.hideout_n[h.first] == 0, "the start player has no card"


@rule
def is_over(h: Heist) -> bool:
    """The phase ends when all have passed (R16)."""
    return h.turn == NOBODY


@rule
def must_pass(h: Heist) -> bool:
    """Without a card there is nothing left but to pass, in one's turn (R15, V4)."""
    return h.hand[h.turn] == 0


@rule
def must_send(h: Heist, seat: int) -> bool:
    """The start player's duty in the first turn of the round (R13, R14, V25)."""
    return seat == h.first and on_table(h, seat) == 0


@rule
def forbids(h: Heist, seat: int, answer: int) -> int:
    """Why the seat whose turn it is may not give an answer."""
    if answer == PASS:
        return Rule.R13 if must_send(h, seat) else Rule.NONE
    if not 0 <= answer < PASS:
        return Rule.V26
    if has(h.hand[seat], card_of(answer)):
        return Rule.NONE
    return Rule.R10 if has(on_table(h, seat), card_of(answer)) else Rule.R9


@rule
def legal(h: Heist, seat: int) -> int:
    """All that nothing forbids to the seat whose turn it is: either half of every card, and to pass."""
    plays = h.hand[seat] | h.hand[seat] << CARDS
    if must_send(h, seat):
        return plays
    return plays | 1 << PASS


@rule
def enact(h: Heist, seat: int, answer: int) -> None:
    """Send one bandit or pass; then it is the next one's turn (R8)."""
    if answer == PASS:
        pass_on(h, seat, Rule.R12)
    else:
        lay_card(h, seat, card_of(answer), colour_of(answer))
        h.turn = still_robbing(h, seat)


@rule
def pass_on(h: Heist, seat: int, why: int) -> None:
    """A seat passes, for good in this round (R12, R15)."""
    retire(h, seat, why)
    h.turn = still_robbing(h, seat)


@rule
def card_of(answer: int) -> int:
    """The card that an answer plays."""
    return answer % CARDS


@rule
def colour_of(answer: int) -> int:
    """The colour that an answer puts on top (R9)."""
    return HALF_COLOUR[answer % CARDS][answer // CARDS]


@rule
def out_of_turn(h: Heist, seat: int) -> int:
    """Why a seat whose turn it is not may answer nothing at all (R8, R12)."""
    return Rule.R12 if has_passed(h, seat) else Rule.R8
