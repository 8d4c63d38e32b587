"""A seat's diary written again: hands dealt anew that could have done what everybody saw.

T2 B6 X2 X3 X7, Q10 Q74. The deck of the last shuffle is laid out at random, but so that whatever left the
hand openly had been drawn in time; then the diary is followed, hidden cards being chosen anew among what the
seat could have chosen. A deal that cannot have gone so is thrown away, and one that this way of laying out
would offer too often is kept less often, so that what remains is exactly as likely as it should be: every
order of the deck that could have led here alike, hidden choices equally likely among those open to the seat
then, copies counted.

An imagined world has no log yet, so its rows serve as scratch here; the columns are named below.
"""

from folsom.kernel.chance import below
from folsom.kernel.rule import rule

from ..knowledge.memory import FACE_DOWN, Memory
from ..table import diary
from ..table.cards_in_hand import copies
from ..table.record import Heist
from ..table.vocabulary import ACTION_CARDS, BULLET, CARDS, COLOURS, NO_CARD, is_bullet, slot_of

LEFT = 0  # by card: copies of the deck not yet laid out
KNOWN = 1  # by card: copies in hand that did not come from this deck
DRAWN = 2  # by card: copies drawn from this deck
LEFT_HAND = 3  # by card: copies of this deck that must have left the hand again
REST = 4  # the cards not yet laid out, in a row

EMPTY = -1
ANY = -1  # in place of a slot: the card may be of either bandit


@rule
def replay_until_possible(m: Memory, h: Heist, seat: int) -> None:
    """Deal again until the diary can have been written."""
    while not replay(m, h, seat):
        pass


@rule
def replay(m: Memory, h: Heist, seat: int) -> bool:
    """One new deal, followed through the diary; False if it is not to be kept."""
    h.hand_n[seat] = 0
    for card in range(CARDS):
        h.hand[seat, card] = h.held_back[seat, card]
        h.hand_n[seat] += h.held_back[seat, card]
        h.log[card, LEFT] = h.shuffled[seat, card]
    if not lay_out(m, h, seat, 0):
        return False
    for k in range(m.diary_n[seat]):
        if not follow(m, h, seat, k):
            return False
    return True


# --- laying out the deck


@rule
def lay_out(m: Memory, h: Heist, seat: int, start: int) -> bool:
    """Order the deck from an entry of the diary on, so that what left the hand had been drawn in time."""
    size = 0
    deck = h.deck[seat]
    for card in range(CARDS):
        for _ in range(h.log[card, LEFT]):
            deck[size] = EMPTY
            size += 1
        h.log[card, DRAWN] = 0
        h.log[card, LEFT_HAND] = 0
    count_known(h, seat, start)
    drawn = place_needed(m, h, seat, start)
    if drawn < 0:
        return False
    fill_gaps(h, seat, min(drawn, size))
    count_known(h, seat, start)
    h.deck_n[seat] = 0
    return True


@rule
def count_known(h: Heist, seat: int, start: int) -> None:
    """Count what the hand may hold that is not of this deck: also cards that it has just been said to hide.

    They are chosen anew in every deal, and what is needed of this deck must be the same in all of them.
    """
    for card in range(CARDS):
        h.log[card, KNOWN] = h.hand[seat, card]
    for k in range(start):
        if diary.HIDDEN <= h.diary[seat, k] < diary.TURNED:
            h.log[h.diary[seat, k] - diary.HIDDEN, KNOWN] += 1


@rule
def place_needed(m: Memory, h: Heist, seat: int, start: int) -> int:
    """Give every card that must have come from this deck a place early enough; how many were drawn, or -1."""
    drawn = 0
    placed = 0
    for k in range(start, m.diary_n[seat]):
        entry = m.diary[seat, k]
        if entry == diary.RESHUFFLED:
            return drawn
        drawn += cards_drawn(entry)
        if diary.FROM_TOP <= entry < diary.FROM_TOP + COLOURS:
            h.log[BULLET + entry - diary.FROM_TOP, KNOWN] += 1
        card = card_shown(entry)
        if card != NO_CARD and needs_deck(h, card):
            if h.log[card, LEFT] == 0 or placed == drawn:
                return -1
            h.deck[seat, free_place(h, seat, below(h, drawn - placed))] = card
            h.log[card, LEFT] -= 1
            placed += 1
    return drawn


@rule
def cards_drawn(entry: int) -> int:
    """How many unknown cards an entry took from the deck: the opening pick is one (B6)."""
    if entry > diary.DREW:
        return entry - diary.DREW
    return 1 if entry == diary.PICKED else 0


@rule
def card_shown(entry: int) -> int:
    """The card that an entry shows leaving the hand; NO_CARD if it shows none."""
    if entry < FACE_DOWN:
        return entry
    if diary.TURNED <= entry < diary.TURNED + ACTION_CARDS:
        return entry - diary.TURNED
    return NO_CARD


@rule
def needs_deck(h: Heist, card: int) -> bool:
    """Whether a card that leaves the hand must have come from the deck, all other copies being gone."""
    if h.log[card, KNOWN] > 0:
        h.log[card, KNOWN] -= 1
        return False
    return True


@rule
def free_place(h: Heist, seat: int, k: int) -> int:
    """The k-th free place of the deck from the top."""
    place = 0
    while k > 0 or h.deck[seat, place] != EMPTY:
        if h.deck[seat, place] == EMPTY:
            k -= 1
        place += 1
    return place


@rule
def fill_gaps(h: Heist, seat: int, drawn: int) -> None:
    """The other places down to where the deck was drawn get any of the cards that are left."""
    rest = 0
    for card in range(CARDS):
        for _ in range(h.log[card, LEFT]):
            h.log[rest, REST] = card
            rest += 1
    for place in range(drawn):
        if h.deck[seat, place] == EMPTY:
            k = below(h, rest)
            rest -= 1
            h.deck[seat, place] = h.log[k, REST]
            h.log[k, REST] = h.log[rest, REST]


# --- following the diary


@rule
def follow(m: Memory, h: Heist, seat: int, k: int) -> bool:
    """One entry of the diary; False if this deal is not to be kept."""
    entry = m.diary[seat, k]
    if entry > diary.DREW:
        for _ in range(entry - diary.DREW):
            draw_again(h, seat)
        return True
    if entry < FACE_DOWN:
        return leave_hand(h, seat, entry)
    if is_face_down(entry):
        card = hide_again(h, seat, entry - FACE_DOWN - 1)
        h.diary[seat, k] = diary.HIDDEN + card
        return card != NO_CARD
    return follow_rare(m, h, seat, k, entry)


@rule
def follow_rare(m: Memory, h: Heist, seat: int, k: int, entry: int) -> bool:
    """The rarer entries of a diary."""
    if entry == diary.PICKED:
        return not is_bullet(draw_again(h, seat))  # Q82
    if entry == diary.NO_BULLETS:
        return not holds_bullets(h, seat)
    if entry == diary.RESHUFFLED:
        return renew_deck(m, h, seat, k + 1)
    if entry >= diary.FROM_TOP:
        card = BULLET + entry - diary.FROM_TOP
        h.log[card, KNOWN] += 1
        take(h, seat, card)
        return True
    return was_hidden(m, h, seat, entry - diary.TURNED)


@rule
def renew_deck(m: Memory, h: Heist, seat: int, start: int) -> bool:
    """The discards became the new deck (X7)."""
    for card in range(CARDS):
        h.held_then[seat, card] = h.hand[seat, card]
        h.log[card, LEFT] = h.reshuffled[seat, card]
    return lay_out(m, h, seat, start)


@rule
def draw_again(h: Heist, seat: int) -> int:
    """Draw the next card of the deck as it was laid out."""
    card = h.deck[seat, h.deck_n[seat]]
    h.deck_n[seat] += 1
    h.log[card, DRAWN] += 1
    take(h, seat, card)
    return card


@rule
def take(h: Heist, seat: int, card: int) -> None:
    """A card comes to hand."""
    h.hand[seat, card] += 1
    h.hand_n[seat] += 1


@rule
def lay_down(h: Heist, seat: int, card: int) -> None:
    """A card leaves the hand."""
    h.hand[seat, card] -= 1
    h.hand_n[seat] -= 1


@rule
def leave_hand(h: Heist, seat: int, card: int) -> bool:
    """A card left the hand openly: possible if it was there, and no likelier with two copies than with one.

    If it had to come from the deck, laying out would offer this order once for every copy that could have
    been the one; so it is kept so much less often.
    """
    if h.hand[seat, card] == 0:
        return False
    if needs_deck(h, card):
        ways = h.log[card, DRAWN] - h.log[card, LEFT_HAND]
        h.log[card, LEFT_HAND] += 1
        if below(h, ways) > 0:
            return False
    lay_down(h, seat, card)
    return True


@rule
def is_face_down(entry: int) -> bool:
    """Whether an entry of another seat's diary says only that some card was hidden."""
    return FACE_DOWN <= entry < diary.HIDDEN


@rule
def may_be(card: int, slot: int) -> bool:
    """Whether an action card fits what its back has shown: whose it is (Q74), or nothing."""
    return slot == ANY or slot_of(card) == slot


@rule
def actions_in_hand(h: Heist, seat: int, slot: int) -> int:
    """How many action cards of either bandit, or of the one shown, the hand holds, copies counted."""
    total = 0
    for card in range(ACTION_CARDS):
        if may_be(card, slot):
            total += h.hand[seat, card]
    return total


@rule
def holds_bullets(h: Heist, seat: int) -> bool:
    """Whether any Bullet card is in hand."""
    for card in range(BULLET, CARDS):
        if h.hand[seat, card] > 0:
            return True
    return False


@rule
def hide_again(h: Heist, seat: int, slot: int) -> int:
    """Lay any action card of the hand that fits face down, copies counted; NO_CARD if there is none (Q10)."""
    held = actions_in_hand(h, seat, slot)
    if held == 0:
        return NO_CARD
    k = below(h, held)
    for card in range(ACTION_CARDS):
        if may_be(card, slot):
            k -= h.hand[seat, card]
            if k < 0:
                lay_down(h, seat, card)
                return card
    return NO_CARD


@rule
def was_hidden(m: Memory, h: Heist, seat: int, card: int) -> bool:
    """A card was hidden that is known since: keep the deal as often as it would have been this card.

    It was one of the hand's action cards, each equally likely, so of `held` cards its copies are `there`.
    The odds there / held are compared with the best that any hand of this size could offer. Where backs show
    whose card it is, only that bandit's cards could have been it.
    """
    there = h.hand[seat, card]
    if there == 0:
        return False
    slot = slot_of(card) if m.show_bandit == 1 else ANY
    held = actions_in_hand(h, seat, slot)
    fewest = max(h.hand_n[seat] - others_owned(m, h, seat, slot), 1)
    most = min(copies(h, seat, card), fewest)
    if below(h, held * most) >= there * fewest:
        return False
    return leave_hand(h, seat, card)


@rule
def others_owned(m: Memory, h: Heist, seat: int, slot: int) -> int:
    """How many of a seat's cards could not have been the hidden one: Bullets, and the other bandit's."""
    total = 0
    for colour in range(COLOURS):
        total += m.bullets[seat, colour]
    for card in range(ACTION_CARDS):
        if not may_be(card, slot):
            total += copies(h, seat, card)
    return total
