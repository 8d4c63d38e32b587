"""What a seat remembers of cards: its own, and of others what lay open or was counted by all.

X6, B6, Q10 Q59 Q74 Q76 Q83.
"""

from folsom.kernel.rule import rule

from ..table import diary
from ..table.record import Heist
from ..table.vocabulary import BANDITS, CARDS, COLOURS, NO_CARD, Ask, Phase, slot_of
from .memory import FACE_DOWN, SPECTATOR, Memory


@rule
def recall_open_cards(h: Heist, m: Memory) -> None:
    """Sizes, discards, magazines and all Bullet cards handed over are public (Q76).

    Cards chosen in an unfinished `keep` still count as in hand (Q83).
    """
    for each in range(h.seats):
        m.deck_n[each] = h.deck_n[each]
        m.hand_n[each] = h.hand_n[each]
        if h.asking == Ask.KEEP:
            m.hand_n[each] += chosen_to_go(h, each)
        m.discard_n[each] = h.discard_n[each]
        m.met[each] = h.met[each]
        if h.discard_n[each] > 0:
            for card in range(CARDS):
                m.discard[each, card] = h.discard[each, card]
        for colour in range(COLOURS):
            m.bullets[each, colour] = h.bullets[each, colour]
        m.known_top[each] = h.known_top[each]
    for who in range(BANDITS):
        m.magazine[who] = h.magazine[who]
        m.friendly[who] = h.friendly[who]
    m.neutral = h.neutral


@rule
def chosen_to_go(h: Heist, seat: int) -> int:
    """How many cards of its hand a seat has chosen in an unfinished `keep`."""
    total = 0
    for card in range(CARDS):
        total += h.pending[seat, card]
    return total


@rule
def recall_decks(h: Heist, seat: int, m: Memory) -> None:
    """The cards known to lie on a deck are the bullets given since its last shuffle (X6, Q59).

    A seat remembers its own hand at that shuffle.
    """
    for each in range(h.seats):
        for k in range(h.known_top[each]):
            m.top[each, k] = h.deck[each, h.deck_n[each] - 1 - k]
    if seat != SPECTATOR:
        for card in range(CARDS):
            m.held_then[card] = h.held_then[seat, card]


@rule
def recall_own_cards(h: Heist, seat: int, m: Memory) -> None:
    """A hand, what is about to be discarded from it, and the opening pick: their owner's alone (B6, Q83)."""
    m.picked = NO_CARD
    if seat == SPECTATOR:
        return
    for card in range(CARDS):
        m.hand[card] = h.hand[seat, card]
        m.pending[card] = h.pending[seat, card]
    if h.phase == Phase.PICKING:
        m.picked = h.picked[seat]


@rule
def recall_diary(h: Heist, other: int, seat: int, m: Memory) -> None:
    """What all could see of a seat's cards; of another's hidden card, only that one was played (Q10).

    `shuffled` is public, for a deck is shuffled whole or, if it has run out, made of the discard pile. So is
    `held_back`: a diary begins with an empty hand (before the deal, all bullets in the deck, the opening pick
    not yet taken out of it), or when an expert's deck has run out and no card of that seat lies hidden. Then
    all that the seat owns - action cards, and the Bullet cards counted in `bullets` - and that lies neither
    openly in the pile nor among the discards must be in its hand: everybody can work it out, bullets
    included. Nobody draws while a `keep` is unfinished. If a card does lie hidden, no new diary begins, and
    `reshuffled` is the discard pile, which was open.
    """
    for card in range(CARDS):
        m.shuffled[other, card] = h.shuffled[other, card]
        m.held_back[other, card] = h.held_back[other, card]
        m.reshuffled[other, card] = h.reshuffled[other, card]
    m.diary_n[other] = h.diary_n[other]
    for k in range(h.diary_n[other]):
        note = h.diary[other, k]
        if diary.HIDDEN <= note < diary.TURNED and other != seat:
            m.diary[other, k] = hidden_note(h, note - diary.HIDDEN)
        else:
            m.diary[other, k] = note


@rule
def hidden_note(h: Heist, card: int) -> int:
    """That a card was hidden and, where its back shows it, which bandit of the seat it belongs to (Q74)."""
    if h.show_bandit == 1 and h.crew_size > 1:
        return FACE_DOWN + 1 + slot_of(card)
    return FACE_DOWN
