"""Planning: each sub-turn a seat plays an action card onto the common pile or draws three.

P1 P2 P3 P4 P5 P6, Q2 Q3 Q4 Q11 Q12; Ghost's hidden first card C5 B11, Q8 Q9 Q66.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from .. import cards
from ..rule_ids import Rule
from ..table import diary
from ..table.cards_in_hand import action_cards, can_draw, draw, put_on_deck, take_out_of_hand
from ..table.happenings import Happening
from ..table.record import PILE_CAP, Heist
from ..table.vocabulary import (
    ACTION_CARDS,
    CARDS,
    DRAW,
    PLAY,
    PLAY_BULLET,
    PLAY_DOWN,
    Ask,
    Bandit,
    Phase,
    slot_of,
)
from . import expert, laps, teams


@rule
def begin(h: Heist) -> None:
    """Phase 1 begins with the first lap (T5, P1)."""
    h.phase = Phase.PLANNING
    h.lap = 0
    h.turn = 0
    emit(h, Happening.LAP_BEGAN, Rule.T4, 1, laps.kind(h), 0, 0)


@rule
def step(h: Heist) -> None:
    """Ask the next seat in turn, or go on to the next lap, or end Planning (P1, P6)."""
    if not laps.is_finished(h):
        ask(h, laps.seat_to_act(h))
    elif h.lap + 1 < h.laps_n:
        h.lap += 1
        h.turn = 0
        emit(h, Happening.LAP_BEGAN, Rule.T4, h.lap + 1, laps.kind(h), 0, 0)
    else:
        end(h)


@rule
def ask(h: Heist, seat: int) -> None:
    """Ask a seat to play or draw (P2)."""
    h.asking = Ask.PLAN
    h.owed_by = 1 << seat


@rule
def has_ghost(h: Heist, seat: int) -> bool:
    """Whether Ghost, with his power, is among the seat's bandits (C5, B11, Q66, Q81)."""
    return h.powers == 1 and h.boss[Bandit.GHOST] == seat


@rule
def may_hide(h: Heist, seat: int) -> bool:
    """Ghost's first sub-turn of the round; in a tunnel there is nothing to choose (C5, Q8, Q9)."""
    return has_ghost(h, seat) and h.acted[seat] == 0 and not laps.is_dark(h)


@rule
def playable(h: Heist, seat: int) -> int:
    """The action cards in a seat's hand, as a mask: Bullet cards are dead (P3, P5, Q12)."""
    mask = 0
    hand = h.hand[seat]
    for card in range(action_cards(h)):
        if hand[card] > 0:
            mask |= 1 << card
    return mask


@rule
def options(h: Heist, seat: int) -> int:
    """All that a seat may do in its sub-turn; one thing is always possible (P2, Q3)."""
    in_hand = playable(h, seat)
    mask = in_hand << PLAY
    if may_hide(h, seat):
        mask |= in_hand << PLAY_DOWN
    if can_draw(h, seat):
        mask |= 1 << DRAW
    assert mask != 0, "Q3: a seat can neither play nor draw"
    return mask


@rule
def forbids(h: Heist, seat: int, answer: int) -> int:
    """Why a seat may not answer so in its sub-turn."""
    if answer == DRAW:
        return Rule.NONE if can_draw(h, seat) else Rule.Q2
    if answer >= PLAY_BULLET:
        return Rule.P5
    if answer >= DRAW:
        return Rule.P2
    if not playable(h, seat) >> (answer % ACTION_CARDS) & 1:
        return Rule.P3
    if answer < PLAY_DOWN or may_hide(h, seat):
        return Rule.NONE
    return why_open(h, seat)


@rule
def why_open(h: Heist, seat: int) -> int:
    """Why hiding this card is not on offer: a tunnel hides all, others never may, Ghost only once."""
    if laps.is_dark(h):
        return Rule.K2
    if not has_ghost(h, seat):
        return Rule.P3
    return Rule.C5


@rule
def resolve(h: Heist, seat: int, answer: int) -> None:
    """The seat draws, or plays a card, which may bring covering fire (P2, B7)."""
    if answer == DRAW:
        emit(h, Happening.CHOSE_DRAW, Rule.P4, seat, 0, 0, 0)
        draw(h, seat, cards.CARDS_DRAWN, Rule.P4)
        end_turn(h, seat)
        return
    card = answer % ACTION_CARDS
    hides = answer >= PLAY_DOWN
    if laps.is_dark(h):
        lay_hidden(h, seat, card, Rule.K2)
    elif hides:
        lay_hidden(h, seat, card, Rule.C5)
    else:
        lay_open(h, seat, card, Rule.P3)
        if teams.brings_cover(h, card):
            teams.ask_cover(h, seat, card)
            return
    end_turn(h, seat)


@rule
def end_turn(h: Heist, seat: int) -> None:
    """The sub-turn is over."""
    h.acted[seat] += 1
    h.turn += 1
    h.asking = Ask.NOTHING
    h.owed_by = 0


@rule
def bandit_of(h: Heist, seat: int, card: int) -> int:
    """The bandit whose card it is, and who will carry it out (D5)."""
    return h.crew[seat, slot_of(card)]


@rule
def lay_open(h: Heist, seat: int, card: int, rule_id: int) -> None:
    """A card from hand lies face up on top of the common pile, and stays known (P3, Q11)."""
    lay(h, seat, card, 0)
    diary.note(h, seat, card)
    emit(h, Happening.PLAYED, rule_id, seat, card, 0, bandit_of(h, seat, card))


@rule
def lay_hidden(h: Heist, seat: int, card: int, rule_id: int) -> None:
    """A card lies face down; whose bandit's it is, in a team, is not shown by default (K2, C5, Q10, Q74)."""
    lay(h, seat, card, 1)
    diary.note(h, seat, diary.HIDDEN + card)
    shown = bandit_of(h, seat, card) if h.show_bandit or h.crew_size == 1 else -1
    emit(h, Happening.PLAYED, rule_id, seat, card, 1, shown)


@rule
def lay(h: Heist, seat: int, card: int, down: int) -> None:
    """Put a card from hand onto the pile."""
    take_out_of_hand(h, seat, card)
    n = h.pile_n
    assert n < PILE_CAP, "the common pile is full"
    row = h.pile[n]
    row[0] = seat
    row[1] = card
    row[2] = down
    row[3] = down
    h.pile_n = n + 1


@rule
def end(h: Heist) -> None:
    """All laps are done: unplayed cards go back on the deck, or experts choose what to keep (P6, X4)."""
    if h.expert:
        expert.end_planning(h)
    else:
        for seat in range(h.seats):
            return_hand(h, seat)
        h.phase = Phase.STEALING


@rule
def return_hand(h: Heist, seat: int) -> None:
    """Unplayed cards go on top of the personal deck (P6)."""
    left = h.hand_n[seat]
    if left == 0:
        return
    emit(h, Happening.HAND_RETURNED, Rule.P6, seat, left, 0, 0)
    hand = h.hand[seat]
    for card in range(CARDS):
        if left == 0:
            break
        left -= hand[card]
        for _ in range(hand[card]):
            put_on_deck(h, seat, card)
        hand[card] = 0
    h.hand_n[seat] = 0
