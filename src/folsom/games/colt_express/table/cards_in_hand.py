"""Decks, hands, discard piles and magazines: drawing, shuffling, giving bullets."""

from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from . import diary
from .happenings import Happening
from .record import DECK_CAP, Heist
from .vocabulary import ACTION_CARDS, BULLET, CARDS, KINDS, NEUTRAL, Action, is_bullet


@rule
def action_cards(h: Heist) -> int:
    """How many action card numbers a seat may hold: one or two bandits' worth."""
    return h.crew_size * KINDS


@rule
def put_on_deck(h: Heist, seat: int, card: int) -> None:
    """Lay a card on top of a deck."""
    n = h.deck_n[seat]
    assert n < DECK_CAP, "a deck is full"
    h.deck[seat, n] = card
    h.deck_n[seat] = n + 1


@rule
def put_under_bullets(h: Heist, seat: int, card: int) -> None:
    """Lay a card onto a deck, but under the bullets that are known to lie on top of it."""
    n = h.deck_n[seat]
    assert n < DECK_CAP, "a deck is full"
    deck = h.deck[seat]
    under = n - h.known_top[seat]
    for k in range(n, under, -1):
        deck[k] = deck[k - 1]
    deck[under] = card
    h.deck_n[seat] = n + 1


@rule
def take_from_deck(h: Heist, seat: int, card: int) -> None:
    """Take a given card out of a deck, wherever it lies in it (B6)."""
    deck = h.deck[seat]
    last = h.deck_n[seat] - 1
    for k in range(last + 1):
        if deck[k] == card:
            deck[k] = deck[last]
            h.deck_n[seat] = last
            return
    raise AssertionError("a card was picked that is not in the deck")


@rule
def mix(h: Heist, seat: int) -> None:
    """Bring a deck into random order, every order equally likely."""
    deck = h.deck[seat]
    for k in range(h.deck_n[seat] - 1, 0, -1):
        j = below(h, k + 1)
        card = deck[k]
        deck[k] = deck[j]
        deck[j] = card


@rule
def shuffle(h: Heist, seat: int, rule_id: int) -> None:
    """Shuffle a personal deck (S4, T6)."""
    diary.new_diary(h, seat)
    mix(h, seat)
    emit(h, Happening.SHUFFLED, rule_id, seat, h.deck_n[seat], 0, 0)


@rule
def shuffle_discards(h: Heist, seat: int) -> None:
    """The deck is empty: the discard pile becomes the new deck (X7, Q58)."""
    heap = h.discard[seat]
    for card in range(CARDS):
        for _ in range(heap[card]):
            put_on_deck(h, seat, card)
    if diary.has_hidden(h, seat):
        diary.note_reshuffle(h, seat)
    else:
        diary.new_diary(h, seat)
    for card in range(CARDS):
        heap[card] = 0
    h.discard_n[seat] = 0
    mix(h, seat)
    emit(h, Happening.SHUFFLED, Rule.X7, seat, h.deck_n[seat], 1, 0)


@rule
def take_in_hand(h: Heist, seat: int, card: int) -> None:
    """Add a card to a hand."""
    h.hand[seat, card] += 1
    h.hand_n[seat] += 1


@rule
def take_out_of_hand(h: Heist, seat: int, card: int) -> None:
    """Remove a card from a hand."""
    h.hand[seat, card] -= 1
    h.hand_n[seat] -= 1


@rule
def can_draw(h: Heist, seat: int) -> bool:
    """Whether there is anything to draw: in the deck or, for experts, among the discards (Q2)."""
    return h.deck_n[seat] + h.discard_n[seat] > 0


@rule
def draw(h: Heist, seat: int, cards: int, rule_id: int) -> None:
    """Draw cards from the top of one's own deck, as many as there are (P4, Q1, X7, Q58)."""
    for _ in range(cards):
        if h.deck_n[seat] == 0 and h.discard_n[seat] > 0:
            shuffle_discards(h, seat)
        if h.deck_n[seat] == 0:
            return
        top = h.deck_n[seat] - 1
        card = h.deck[seat, top]
        h.deck_n[seat] = top
        take_in_hand(h, seat, card)
        if h.known_top[seat] > 0:
            h.known_top[seat] -= 1
            diary.note_from_top(h, seat, card)
        else:
            diary.note_draw(h, seat)
        emit(h, Happening.DREW, rule_id, seat, card, 0, 0)


@rule
def discard(h: Heist, seat: int, card: int) -> None:
    """Lay a card on the seat's own discard pile (X1)."""
    h.discard[seat, card] += 1
    h.discard_n[seat] += 1


@rule
def give_bullet(h: Heist, seat: int, colour: int) -> None:
    """A Bullet card goes on top of the deck of the seat that is hit (A11, M3, D8, X6)."""
    put_on_deck(h, seat, BULLET + colour)
    h.known_top[seat] += 1
    h.bullets[seat, colour] += 1


@rule
def bullets_taken(h: Heist, seat: int) -> int:
    """How many Bullet cards are among a seat's cards."""
    total = 0
    for colour in range(NEUTRAL + 1):
        total += h.bullets[seat, colour]
    return total


@rule
def bullets_in_hand(h: Heist, seat: int) -> int:
    """How many Bullet cards a seat holds in hand."""
    total = 0
    for card in range(BULLET, CARDS):
        total += h.hand[seat, card]
    return total


@rule
def copies(h: Heist, seat: int, card: int) -> int:
    """How many copies of an action card a seat owns in all (S4, D5, B4)."""
    action = card % KINDS
    if h.crew_size == 1:
        if card >= KINDS:
            return 0
        return 1 if action == Action.PUNCH or action == Action.MARSHAL else 2
    if card >= ACTION_CARDS:
        return 0
    if action == Action.MARSHAL and card // KINDS != h.marshal_slot[seat]:
        return 0
    return 1


@rule
def is_action_card(card: int) -> bool:
    """Whether a card can be played at all (P5)."""
    return not is_bullet(card)
