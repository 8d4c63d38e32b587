"""Rounds: hands are dealt, the Round card is turned up; at the end the First Player passes to the left.

T1 T2 T3 T4 T5 T6 T7 T8, C4 B12, X2 X3, Q1 Q47 Q57 Q62 Q66.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from .. import cards
from ..rule_ids import Rule
from ..table.cards_in_hand import draw, shuffle
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.train import seat_from_first
from ..table.vocabulary import NO_CARD, ROUNDS, Bandit, Phase, RoundEvent
from . import expert, planning, teams

UNPRINTED = -1
"""A Round card of a test position: its laps and event are in the record already."""


@rule
def begin(h: Heist) -> None:
    """A round begins; in the revised team game every seat first picks a card (B6)."""
    h.pile_n = 0
    h.pile_next = 0
    h.card = NO_CARD
    for seat in range(h.seats):
        h.acted[seat] = 0
    emit(h, Happening.ROUND_BEGAN, Rule.T1, h.round_no, h.first, 0, 0)
    if h.opening_pick:
        if not h.pick_before_reveal:
            reveal(h)
        teams.ask_pick(h)
        return
    reveal(h)
    for k in range(h.seats):
        deal(h, seat_from_first(h, k))
    start_planning(h)


@rule
def deal_after_picks(h: Heist) -> None:
    """All have picked: now the decks are shuffled and hands dealt (B6, Q62)."""
    for k in range(h.seats):
        seat = seat_from_first(h, k)
        teams.deal_with_pick(h, seat, hand_size(h, seat))
    if h.pick_before_reveal:
        reveal(h)
    start_planning(h)


@rule
def start_planning(h: Heist) -> None:
    """Phase 1 begins; first edition experts now shed the bullets in their hands (T5, X3)."""
    if h.expert and h.shed_bullets:
        expert.shed_bullets(h, Rule.X3)
    planning.begin(h)


@rule
def hand_size(h: Heist, seat: int) -> int:
    """Six cards, seven with Doc in the crew (T2, C4, B12, Q57, Q66)."""
    if h.powers == 1 and h.boss[Bandit.DOC] == seat:
        return cards.HAND_WITH_DOC
    return cards.HAND


@rule
def deal(h: Heist, seat: int) -> None:
    """Shuffle the whole deck and draw a hand (T2, T6, Q47); experts only fill their hand up (X1, X2, Q59)."""
    if h.expert:
        draw(h, seat, hand_size(h, seat) - h.hand_n[seat], Rule.X2)
    else:
        shuffle(h, seat, Rule.T6)
        draw(h, seat, hand_size(h, seat), Rule.T2)


@rule
def reveal(h: Heist) -> None:
    """The top Round card is turned up for all to see; without events its icon is ignored (T3, T4, Q75)."""
    card = h.round_cards[h.round_no - 1]
    if card != UNPRINTED:
        h.laps_n = cards.ROUND_LAPS_N[card]
        for k in range(cards.MOST_LAPS):
            h.laps[k] = cards.ROUND_LAPS[card][k]
        h.event = cards.ROUND_EVENT[card] if h.events else RoundEvent.NONE
    emit(h, Happening.CARD_REVEALED, Rule.T3, card, h.event, 0, 0)


@rule
def finish(h: Heist) -> None:
    """After the event: the seat to the left becomes First Player, or the game ends (T6, T7, T8)."""
    if h.round_no == ROUNDS:
        h.phase = Phase.SCORING
        return
    h.round_no += 1
    h.first = seat_from_first(h, 1)
    emit(h, Happening.FIRST_PASSED, Rule.T7, h.first, 0, 0, 0)
    h.phase = Phase.DEALING
