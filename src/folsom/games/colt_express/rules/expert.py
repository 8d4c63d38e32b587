"""The expert variant: discard piles, bullets shed, cards kept for the next round.

X1 X2 X3 X4 X5 X6 X7 X8, Q55 Q56 Q57 Q58 Q59 Q76 Q83. Executed cards are discarded by `stealing`, bullets go
on top of the deck by the verb that gives them, and the deck renews itself when somebody draws.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table import diary
from ..table.cards_in_hand import bullets_in_hand, discard, take_out_of_hand
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.vocabulary import BULLET, CARDS, DECLINE, DISCARD, Ask, Phase


@rule
def shed_bullets(h: Heist, rule_id: int) -> None:
    """First edition: all Bullet cards in hand are discarded and not replaced (X3, Q55, Q56)."""
    for seat in range(h.seats):
        if bullets_in_hand(h, seat) > 0:
            shed_all(h, seat, rule_id)
        diary.note(h, seat, diary.NO_BULLETS)


@rule
def shed_all(h: Heist, seat: int, rule_id: int) -> None:
    """One seat lays its Bullet cards on its discard pile, face up."""
    for card in range(BULLET, CARDS):
        for _ in range(h.hand[seat, card]):
            take_out_of_hand(h, seat, card)
            discard(h, seat, card)
            diary.note(h, seat, card)
            emit(h, Happening.SHED, rule_id, seat, card, 0, 0)


@rule
def end_planning(h: Heist) -> None:
    """Whoever still holds cards chooses which to keep (X4); hand sizes being public, an empty hand is not
    asked.
    """
    h.phase = Phase.KEEPING
    if h.shed_bullets:
        shed_bullets(h, Rule.X4)
    mask = 0
    for seat in range(h.seats):
        if h.hand_n[seat] > 0:
            mask |= 1 << seat
    if mask == 0:
        h.phase = Phase.STEALING
        return
    h.asking = Ask.KEEP
    h.owed_by = mask
    emit(h, Happening.ASKED, Rule.X4, mask, Ask.KEEP, -1, 0)


@rule
def keep_options(h: Heist, seat: int) -> int:
    """Discard one more card, or be done; revised: bullets are cards like any other here (X4, Q55)."""
    mask = 1 << DECLINE
    for card in range(CARDS):
        if h.hand[seat, card] > 0:
            mask |= 1 << (DISCARD + card)
    return mask


@rule
def forbids_keep(h: Heist, seat: int, answer: int) -> int:
    """Why a card may not be discarded: it is not in hand."""
    return Rule.NONE if answer < DISCARD + CARDS and keep_options(h, seat) >> answer & 1 else Rule.X4


@rule
def choose_discard(h: Heist, seat: int, card: int) -> None:
    """One more card will be discarded, unseen yet; with an empty hand there is no more to choose (X4,
    Q83).
    """
    take_out_of_hand(h, seat, card)
    h.pending[seat, card] += 1
    emit(h, Happening.CHOSE_DISCARD, Rule.X4, seat, card, 0, 0)
    if h.hand_n[seat] == 0:
        finish_keep(h, seat)


@rule
def finish_keep(h: Heist, seat: int) -> None:
    """A seat is done; when the last one is, all discards are shown (X4, Q83)."""
    emit(h, Happening.KEPT, Rule.X4, seat, 0, 0, 0)
    h.owed_by &= ~(1 << seat)
    if h.owed_by == 0:
        for each in range(h.seats):
            show_discards(h, each)
        h.asking = Ask.NOTHING
        h.phase = Phase.STEALING


@rule
def show_discards(h: Heist, seat: int) -> None:
    """What a seat chose to discard goes face up on its pile (X4, Q76)."""
    for card in range(CARDS):
        for _ in range(h.pending[seat, card]):
            discard(h, seat, card)
            diary.note(h, seat, card)
            emit(h, Happening.DISCARDED, Rule.X4, seat, card, 0, 0)
        h.pending[seat, card] = 0
