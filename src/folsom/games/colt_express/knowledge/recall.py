"""What a seat remembers, taken out of the heist field by field: what is not named here, nobody is told.

Ledger section 5; S16, Q10 Q11 Q36 Q38 Q52 Q59 Q74 Q76 Q78 Q83. A memory is filled from zeros.
"""

from folsom.kernel.rule import rule

from ..cards import MOST_LAPS, NO_LAP
from ..table import diary
from ..table.loot import PAID, SAME
from ..table.record import Heist
from ..table.vocabulary import (
    BANDITS,
    CARDS,
    COLOURS,
    HOLDERS,
    MOST_CARS,
    NO_CARD,
    ON_BANDIT,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    ROUNDS,
    SEATS,
    SLOTS,
    UNUSED,
    Phase,
    RoundEvent,
    slot_of,
)
from .memory import FACE_DOWN, SPECTATOR, UNKNOWN, Memory

NO_BANDIT = -1


@rule
def recall(h: Heist, seat: int, m: Memory) -> None:
    """Fill a blank memory with all that a seat (-1: a spectator) has ever seen."""
    m.seat = seat
    recall_ruleset(h, m)
    recall_crews(h, seat, m)
    recall_train(h, m)
    recall_trail(h, seat, m)
    recall_purses(h, seat, m)
    recall_open_cards(h, m)
    recall_own_cards(h, seat, m)
    for other in range(h.seats):
        recall_diary(h, other, seat, m)
    recall_round(h, m)
    recall_pile(h, seat, m)
    recall_question(h, m)
    if h.phase == Phase.OVER:
        recall_result(h, m)


@rule
def recall_ruleset(h: Heist, m: Memory) -> None:
    """What is played: known to all."""
    m.powers = h.powers
    m.events = h.events
    m.station = h.station
    m.expert = h.expert
    m.shed_bullets = h.shed_bullets
    m.shortage_clears = h.shortage_clears
    m.revenge_drops = h.revenge_drops
    m.ask_place = h.ask_place
    m.opening_pick = h.opening_pick
    m.covering_fire = h.covering_fire
    m.gunslinger = h.gunslinger
    m.pick_before_reveal = h.pick_before_reveal
    m.strict_rob = h.strict_rob
    m.friendly_shots = h.friendly_shots
    m.literal_tiebreak = h.literal_tiebreak
    m.show_bandit = h.show_bandit
    m.open_discards = h.open_discards


@rule
def recall_crews(h: Heist, seat: int, m: Memory) -> None:
    """Who runs whom; a formation is its owner's secret until all have chosen (B5, Q67, Q83)."""
    m.seats = h.seats
    m.crew_size = h.crew_size
    for each in range(SEATS):
        for slot in range(SLOTS):
            m.crew[each, slot] = h.crew[each, slot]
        m.marshal_slot[each] = h.marshal_slot[each]
        if each == seat or h.phase != Phase.PLACING:
            m.formation[each] = h.formation[each]
        else:
            m.formation[each] = UNKNOWN
    for who in range(BANDITS):
        m.boss[who] = h.boss[who]


@rule
def recall_train(h: Heist, m: Memory) -> None:
    """Cars, pawns, and loot by kind and number lie open (section 5); for the box see `recall_trail`."""
    m.rear = h.rear
    for k in range(MOST_CARS):
        m.car_cards[k] = h.car_cards[k]
    for who in range(BANDITS):
        m.place[who] = h.place[who]
    m.marshal = h.marshal
    m.spare_strongbox = h.spare_strongbox
    for holder in range(HOLDERS):
        m.jewels[holder] = h.jewels[holder]
        m.strongboxes[holder] = h.strongboxes[holder]
        if holder != OUT_OF_PLAY:
            m.purses[holder] = h.purses[holder]
    if h.held != UNUSED:
        m.held_kind = 1


# --- purses


@rule
def is_own(h: Heist, seat: int, holder: int) -> bool:
    """Whether a holder of loot is a bandit of this seat."""
    who = holder - ON_BANDIT
    return 0 <= who < BANDITS and seat != SPECTATOR and h.boss[who] == seat


@rule
def recall_trail(h: Heist, seat: int, m: Memory) -> None:
    """How purses travelled: all saw whence and whither, a value only who gave or took it (Q36, Q38, Q78).

    The purse that Cheyenne snatches is the one that its owner has just seen leave (C2). A ransom's value is
    known to all, but not whether it was found in the box: that is counted as if no ransom came from it (Q52).
    """
    m.trail_n = h.trail_n
    seen_before = False
    for k in range(h.trail_n):
        start = h.trail[k, 0]
        to = h.trail[k, 1]
        how = h.trail[k, 3]
        seen = how == PAID or is_own(h, seat, start) or is_own(h, seat, to)
        if how == SAME and seen_before:
            seen = True
        m.trail[k, 0] = start
        m.trail[k, 1] = to
        m.trail[k, 2] = h.trail[k, 2] if seen else 0
        m.trail[k, 3] = how
        if to == OUT_OF_PLAY:
            m.purses[OUT_OF_PLAY] += 1
        seen_before = seen


@rule
def recall_purses(h: Heist, seat: int, m: Memory) -> None:
    """Where purses began, and the values of one's own, in ascending order so that no token shows (S5,
    S16).
    """
    over = h.phase == Phase.OVER
    for token in range(PURSE_TOKENS):
        home = h.purse_home[token]
        if home != UNUSED:
            m.purse_home[home] += 1
            m.home_known[home] += h.home_known[token]
            if home == OUT_OF_PLAY:
                m.purses[OUT_OF_PLAY] += 1
            if is_own(h, seat, home):
                insert_home_value(m, home - ON_BANDIT, h.purse_value[token])
        holder = h.purse_at[token]
        if is_own(h, seat, holder) or (over and ON_BANDIT <= holder < OUT_OF_PLAY):
            insert_value(m, holder - ON_BANDIT, h.purse_value[token])


@rule
def insert_value(m: Memory, who: int, value: int) -> None:
    """Put a value in its place among those of a bandit's purses."""
    row = m.purse_values[who]
    for k in range(PURSE_TOKENS):
        there = row[k]
        if there == 0 or there > value:
            row[k] = value
            value = there
            if there == 0:
                return


@rule
def insert_home_value(m: Memory, who: int, value: int) -> None:
    """Put a value in its place among those of the purses a bandit began with."""
    row = m.home_values[who]
    for k in range(PURSE_TOKENS):
        there = row[k]
        if there == 0 or there > value:
            row[k] = value
            value = there
            if there == 0:
                return


# --- cards


@rule
def recall_open_cards(h: Heist, m: Memory) -> None:
    """Sizes, discards, magazines and all Bullet cards handed over are public (section 5, Q76).

    Cards chosen in an unfinished `keep` still count as in hand (Q83). The cards known to lie on a deck are
    the bullets given since its last shuffle (X6, Q59).
    """
    for each in range(h.seats):
        m.deck_n[each] = h.deck_n[each]
        m.hand_n[each] = h.hand_n[each]
        m.discard_n[each] = h.discard_n[each]
        m.met[each] = h.met[each]
        for card in range(CARDS):
            m.hand_n[each] += h.pending[each, card]
            m.discard[each, card] = h.discard[each, card]
        for colour in range(COLOURS):
            m.bullets[each, colour] = h.bullets[each, colour]
        m.known_top[each] = h.known_top[each]
        for k in range(h.known_top[each]):
            m.top[each, k] = h.deck[each, h.deck_n[each] - 1 - k]
    for who in range(BANDITS):
        m.magazine[who] = h.magazine[who]
        m.friendly[who] = h.friendly[who]
    m.neutral = h.neutral


@rule
def recall_own_cards(h: Heist, seat: int, m: Memory) -> None:
    """A hand, what is about to be discarded from it, and the opening pick: their owner's alone (B6, Q83)."""
    m.picked = NO_CARD
    if seat == SPECTATOR:
        return
    for card in range(CARDS):
        m.hand[card] = h.hand[seat, card]
        m.pending[card] = h.pending[seat, card]
        m.held_then[card] = h.held_then[seat, card]
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
            m.diary[other, k] = FACE_DOWN
        else:
            m.diary[other, k] = note


# --- the round


@rule
def round_cards_revealed(h: Heist) -> int:
    """How many Round cards have been turned up: this round's before or after the opening pick (T3, Q62)."""
    if h.phase == Phase.PLACING or h.phase == Phase.DEALING:
        return h.round_no - 1
    if h.phase == Phase.PICKING and h.pick_before_reveal == 1:
        return h.round_no - 1
    return h.round_no


@rule
def recall_round(h: Heist, m: Memory) -> None:
    """The round and its card; Round cards still to come are known to nobody (section 5)."""
    m.round_no = h.round_no
    m.first = h.first
    m.revealed = round_cards_revealed(h)
    for k in range(ROUNDS):
        m.round_cards[k] = h.round_cards[k] if k < m.revealed else UNKNOWN
    for k in range(MOST_LAPS):
        m.laps[k] = h.laps[k] if m.revealed == h.round_no else NO_LAP
    if m.revealed == h.round_no:
        m.laps_n = h.laps_n
        m.event = h.event
    else:
        m.event = RoundEvent.NONE
    m.phase = h.phase
    m.lap = h.lap
    m.turn = h.turn
    for each in range(SEATS):
        m.acted[each] = h.acted[each]
    m.covering = h.covering


@rule
def recall_pile(h: Heist, seat: int, m: Memory) -> None:
    """The common pile: open cards stay known (Q11), hidden ones are their owner's (Q10).

    So is whose card it is, unless a seat runs one bandit only or the ruleset shows it (Q74).
    """
    m.pile_n = h.pile_n
    m.pile_next = h.pile_next
    for k in range(h.pile_n):
        owner = h.pile[k, 0]
        m.pile[k, 0] = owner
        m.pile[k, 2] = h.pile[k, 2]
        m.pile[k, 3] = h.pile[k, 3]
        known = h.pile[k, 3] == 0 or owner == seat
        m.pile[k, 1] = h.pile[k, 1] if known else NO_CARD
        if known or h.crew_size == 1 or h.show_bandit == 1:
            m.pile[k, 4] = h.crew[owner, slot_of(h.pile[k, 1])]
        else:
            m.pile[k, 4] = NO_BANDIT


@rule
def recall_question(h: Heist, m: Memory) -> None:
    """Who owes which kind of answer, and what is being carried out: all of it happens in the open."""
    m.asking = h.asking
    m.owed_by = h.owed_by
    m.who = h.who
    m.victim = h.victim
    m.card = h.card
    m.card_seat = h.card_seat
    m.stage = h.stage


@rule
def recall_result(h: Heist, m: Memory) -> None:
    """The reckoning (G1-G6)."""
    for each in range(h.seats):
        m.dollars[each] = h.dollars[each]
    m.prize = h.prize
    m.winners = h.winners
