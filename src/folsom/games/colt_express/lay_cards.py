"""The cards of a position: named ones where they are named, the others in the deck below them, shuffled."""

from collections import Counter

from .given import Given, bandit_called
from .named_cards import SeatCards, named_cards, pile_cards
from .rule_ids import Rule
from .rules import rounds, setup
from .table import diary
from .table.cards_in_hand import copies, discard, draw, mix, put_on_deck, take_in_hand
from .table.record import Heist
from .table.vocabulary import ACTION_CARDS, BULLET, CARDS


def lay_cards(position: Given, h: Heist) -> None:
    """Bullets in magazines, cards in hands, decks and piles."""
    setup.arm(h)
    named = named_cards(h, position)
    for name, left in position.magazine.items():
        h.magazine[bandit_called(h, "magazine", name)] = left
    if position.neutral is not None:
        h.neutral = position.neutral
    for seat in range(h.seats):
        lay_seat(h, seat, named[seat])
        if position.is_planning and position.hand is None and not position.is_fresh:
            # In the middle of a round: a hand as dealt at its beginning, the opening pick made at random.
            draw(h, seat, rounds.hand_size(h, seat) + h.opening_pick, Rule.T2)
        write_diary(position, h, seat, named[seat])
    for waiting in pile_cards(h, position):
        row = h.pile[h.pile_n]
        row[0], row[1], row[2], row[3] = waiting.seat, waiting.card, waiting.down, waiting.down
        h.pile_n += 1


def lay_seat(h: Heist, seat: int, named: SeatCards) -> None:
    """A seat's cards: those not named are in its deck, below those named, shuffled."""
    spent = Counter(named.all())
    for card in range(ACTION_CARDS):
        for _ in range(copies(h, seat, card) - spent[card]):
            put_on_deck(h, seat, card)
    mix(h, seat)
    for card in reversed(named.deck):
        put_on_deck(h, seat, card)
    for card in named.hand:
        take_in_hand(h, seat, card)
    for card in named.discard:
        discard(h, seat, card)
    for card in spent.elements():
        if card >= BULLET:
            h.bullets[seat, card - BULLET] += 1
    for slot in range(h.crew_size):
        h.friendly[h.crew[seat, slot]] = h.bullets[seat, h.crew[seat, slot]]


def write_diary(position: Given, h: Heist, seat: int, named: SeatCards) -> None:
    """As if hand and played cards had just been drawn from a shuffled deck: no more can be inferred."""
    diary.new_diary(h, seat)
    went_in = h.shuffled[seat]
    for card in range(CARDS):
        went_in[card] += h.hand[seat, card]
        h.held_back[seat, card] = 0
    for waiting in named.pile:
        went_in[waiting.card] += 1
    drawn = h.hand_n[seat] + len(named.pile)
    if not position.is_planning and not h.expert:
        # What was not played has gone back on the deck (P6).
        drawn = max(drawn, min(rounds.hand_size(h, seat), sum(went_in)))
    for _ in range(drawn):
        diary.note_draw(h, seat)
    for waiting in named.pile:
        diary.note(h, seat, waiting.card + diary.HIDDEN * waiting.down)
