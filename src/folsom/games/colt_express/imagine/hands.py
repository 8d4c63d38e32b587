"""Hands, hidden cards and deck orders that a seat cannot tell from the true ones.

P4 B6 X4, Q10 Q83. What a seat knows of another's cards is replayed from its diary (`replay`); what nobody
has seen of a deck lies in any order.
"""

from folsom.kernel.chance import below
from folsom.kernel.rule import rule

from ..knowledge.memory import Memory
from ..table import diary
from ..table.cards_in_hand import copies, mix
from ..table.record import Heist
from ..table.vocabulary import BULLET, CARDS, Ask, is_bullet
from . import replay


@rule
def redeal(m: Memory, h: Heist, seat: int) -> None:
    """Give a seat a hand, hidden cards and a deck order it could have."""
    if seat == m.seat:
        copy_own(m, h, seat)
    else:
        copy_diary(m, h, seat)
        if is_open(m, seat):
            replay.replay_until_possible(m, h, seat)
            set_hidden_cards(m, h, seat)
        if m.hand_n[seat] == 0:
            empty_hand(h, seat)
        choose_pick(m, h, seat)
        choose_discards(m, h, seat)
    stack_deck(m, h, seat)


@rule
def copy_own(m: Memory, h: Heist, seat: int) -> None:
    """A seat knows its own hand and its own secret choices."""
    copy_diary(m, h, seat)
    for card in range(CARDS):
        h.hand[seat, card] = m.hand[card]
        h.hand_n[seat] += m.hand[card]
        h.pending[seat, card] = m.pending[card]
        h.held_then[seat, card] = m.held_then[card]
    h.picked[seat] = m.picked


@rule
def copy_diary(m: Memory, h: Heist, seat: int) -> None:
    """What everybody saw of a seat's cards."""
    h.diary_n[seat] = m.diary_n[seat]
    for k in range(m.diary_n[seat]):
        h.diary[seat, k] = m.diary[seat, k]
    for card in range(CARDS):
        h.shuffled[seat, card] = m.shuffled[seat, card]
        h.held_back[seat, card] = m.held_back[seat, card]
        h.reshuffled[seat, card] = m.reshuffled[seat, card]


@rule
def is_open(m: Memory, seat: int) -> bool:
    """Whether the seat has anything to redraw: cards in hand, or a hidden one in the pile."""
    if m.hand_n[seat] > 0:
        return True
    for k in range(m.diary_n[seat]):
        if replay.is_face_down(m.diary[seat, k]):
            return True
    return False


@rule
def empty_hand(h: Heist, seat: int) -> None:
    """Unplayed cards have gone back on the deck (P6)."""
    h.hand_n[seat] = 0
    for card in range(CARDS):
        h.hand[seat, card] = 0


@rule
def set_hidden_cards(m: Memory, h: Heist, seat: int) -> None:
    """What the seat laid face down, in the order of the diary, lies so in the pile."""
    row = h.pile_next
    for k in range(h.diary_n[seat]):
        if replay.is_face_down(m.diary[seat, k]):
            while h.pile[row, 0] != seat or h.pile[row, 3] == 0:
                row += 1
            h.pile[row, 1] = h.diary[seat, k] - diary.HIDDEN
            row += 1


@rule
def choose_pick(m: Memory, h: Heist, seat: int) -> None:
    """A seat that has picked may have picked any action card of its deck (B6, Q83)."""
    if m.asking != Ask.PICK or m.owed_by >> seat & 1:
        return
    begin_whole_deck(m, h, seat)
    h.picked[seat] = random_action(h, seat)


@rule
def random_action(h: Heist, seat: int) -> int:
    """Any action card of a deck, copies counted."""
    deck = h.deck[seat]
    while True:
        card = deck[below(h, h.deck_n[seat])]
        if not is_bullet(card):
            return card


@rule
def choose_discards(m: Memory, h: Heist, seat: int) -> None:
    """A seat that is done keeping may have discarded any part of its hand, each part equally likely (X4,
    Q83).
    """
    if m.asking != Ask.KEEP or m.owed_by >> seat & 1:
        return
    for card in range(CARDS):
        for _ in range(h.hand[seat, card]):
            if below(h, 2) == 1:
                h.hand[seat, card] -= 1
                h.hand_n[seat] -= 1
                h.pending[seat, card] += 1


@rule
def cards_owned(m: Memory, h: Heist, seat: int, card: int) -> int:
    """How many copies of a card are among a seat's cards, wherever they are."""
    if is_bullet(card):
        return m.bullets[seat, card - BULLET]
    return copies(h, seat, card)


@rule
def begin_whole_deck(m: Memory, h: Heist, seat: int) -> None:
    """All of a seat's cards lie in its deck."""
    h.deck_n[seat] = 0
    for card in range(CARDS):
        fill_deck(h, seat, card, cards_owned(m, h, seat, card))


@rule
def fill_deck(h: Heist, seat: int, card: int, number: int) -> None:
    """So many copies of a card onto a deck."""
    n = h.deck_n[seat]
    for k in range(n, n + number):
        h.deck[seat, k] = card
    h.deck_n[seat] = n + number


@rule
def stack_deck(m: Memory, h: Heist, seat: int) -> None:
    """Whatever is nowhere else lies in the deck, in any order but for the bullets known to be on top (A11,
    X6).
    """
    h.deck_n[seat] = 0
    for card in range(CARDS):
        elsewhere = h.hand[seat, card] + h.pending[seat, card] + h.discard[seat, card]
        elsewhere += in_pile(h, seat, card) + on_top(m, seat, card)
        fill_deck(h, seat, card, cards_owned(m, h, seat, card) - elsewhere)
    mix(h, seat)
    n = h.deck_n[seat]
    for k in range(m.known_top[seat]):
        h.deck[seat, n + k] = m.top[seat, m.known_top[seat] - 1 - k]
    h.deck_n[seat] = n + m.known_top[seat]
    h.known_top[seat] = m.known_top[seat]


@rule
def in_pile(h: Heist, seat: int, card: int) -> int:
    """Copies of a card in the common pile or being carried out."""
    total = 0
    for row in range(h.pile_next, h.pile_n):
        if h.pile[row, 0] == seat and h.pile[row, 1] == card:
            total += 1
    if h.card == card and h.card_seat == seat:
        total += 1
    return total


@rule
def on_top(m: Memory, seat: int, card: int) -> int:
    """Copies of a card among those known to lie on top of a deck."""
    total = 0
    for k in range(m.known_top[seat]):
        if m.top[seat, k] == card:
            total += 1
    return total
