"""A seat's diary: what everybody could see of its cards since its deck was last shuffled.

What another seat holds can be told from what went into that shuffle, how many cards were drawn from it, and
which cards left the hand since. The diary keeps exactly that, in order, so that `imagine` can deal again
only hands that could have done the same. Entries are small numbers:

    0..18       that card left the hand openly (played, shed or discarded)
    32 + card   that action card was played face down and still lies hidden
    64 + card   the same, but it has been turned over since
    80 + colour a bullet known to lie on top of the deck was drawn
    99          an action card was secretly picked out of the deck before the shuffle (B6)
    98          all bullets in hand have just been shed: none is left (X3)
    97          the deck ran out and the discards were shuffled, while a hidden card lay in the pile
    100 + n     n unknown cards were drawn from the deck
"""

from folsom.kernel.rule import rule

from .record import DIARY_CAP, Heist
from .vocabulary import BULLET, CARDS

HIDDEN = 32
TURNED = 64
FROM_TOP = 80
RESHUFFLED = 97
NO_BULLETS = 98
PICKED = 99
DREW = 100
DREW_MOST = 127


@rule
def note(h: Heist, seat: int, entry: int) -> None:
    """Write one entry."""
    n = h.diary_n[seat]
    assert n < DIARY_CAP, "a diary is full"
    h.diary[seat, n] = entry
    h.diary_n[seat] = n + 1


@rule
def note_draw(h: Heist, seat: int) -> None:
    """Note one more unknown card drawn, joining draws in a row."""
    n = h.diary_n[seat]
    if n > 0 and DREW < h.diary[seat, n - 1] < DREW_MOST:
        h.diary[seat, n - 1] += 1
    else:
        note(h, seat, DREW + 1)


@rule
def note_from_top(h: Heist, seat: int, card: int) -> None:
    """Note a known bullet drawn from the top of the deck."""
    note(h, seat, FROM_TOP + card - BULLET)


@rule
def note_turned(h: Heist, seat: int) -> None:
    """The seat's earliest hidden card has been turned over."""
    for k in range(h.diary_n[seat]):
        if HIDDEN <= h.diary[seat, k] < TURNED:
            h.diary[seat, k] += TURNED - HIDDEN
            forget_settled(h, seat)
            return


@rule
def note_reshuffle(h: Heist, seat: int) -> None:
    """The discards, not yet cleared, become the deck while a card of the seat lies hidden."""
    note(h, seat, RESHUFFLED)
    for card in range(CARDS):
        h.reshuffled[seat, card] = h.discard[seat, card]
        h.held_then[seat, card] = h.hand[seat, card]


@rule
def forget_settled(h: Heist, seat: int) -> None:
    """Once nothing hidden is older than the second shuffle, the hand of that moment is known: begin there."""
    for k in range(h.diary_n[seat]):
        entry = h.diary[seat, k]
        if HIDDEN <= entry < TURNED:
            return
        if entry == RESHUFFLED:
            begin_after(h, seat, k + 1)
            return


@rule
def begin_after(h: Heist, seat: int, start: int) -> None:
    """Drop the entries up to the second shuffle, which takes the place of the first."""
    n = h.diary_n[seat] - start
    for k in range(n):
        h.diary[seat, k] = h.diary[seat, k + start]
    h.diary_n[seat] = n
    for card in range(CARDS):
        h.shuffled[seat, card] = h.reshuffled[seat, card]
        h.held_back[seat, card] = h.held_then[seat, card]
        h.reshuffled[seat, card] = 0
        h.held_then[seat, card] = 0


@rule
def has_hidden(h: Heist, seat: int) -> bool:
    """Whether a card of this seat still lies face down."""
    for k in range(h.diary_n[seat]):
        if HIDDEN <= h.diary[seat, k] < TURNED:
            return True
    return False


@rule
def new_diary(h: Heist, seat: int) -> None:
    """Begin a diary at a shuffle of the deck as it lies: what went in and what stayed in hand."""
    h.diary_n[seat] = 0
    h.known_top[seat] = 0
    went_in = h.shuffled[seat]
    stayed = h.held_back[seat]
    hand = h.hand[seat]
    for card in range(CARDS):
        went_in[card] = 0
        stayed[card] = hand[card]
    deck = h.deck[seat]
    for k in range(h.deck_n[seat]):
        went_in[deck[k]] += 1
