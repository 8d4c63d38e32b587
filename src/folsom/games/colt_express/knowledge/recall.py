"""What a seat remembers, taken out of the heist field by field: what is not named here, nobody is told.

As docs/who-knows-what.md has it; T3, Q10 Q11 Q62 Q67 Q74 Q83. A memory is filled from zeros.
"""

from folsom.kernel.rule import rule

from ..cards import MOST_LAPS, NO_LAP
from ..table.record import Heist
from ..table.vocabulary import (
    BANDITS,
    HOLDERS,
    MOST_CARS,
    NO_CARD,
    OUT_OF_PLAY,
    ROUNDS,
    SEATS,
    SLOTS,
    UNUSED,
    Phase,
    RoundEvent,
    slot_of,
)
from .memory import UNKNOWN, Memory
from .recall_cards import recall_decks, recall_diary, recall_open_cards, recall_own_cards
from .recall_purses import recall_homes, recall_purses, recall_trail

NO_BANDIT = -1


@rule
def recall(h: Heist, seat: int, m: Memory) -> None:
    """Fill a blank memory with all that a seat (-1: a spectator) has ever seen."""
    glimpse(h, seat, m)
    recall_what_stays(h, m)
    recall_trail(h, seat, m)
    recall_homes(h, seat, m)
    recall_decks(h, seat, m)
    for other in range(h.seats):
        recall_diary(h, other, seat, m)
    for k in range(h.pile_next):
        recall_pile_card(h, seat, k, m)
    if h.phase == Phase.OVER:
        recall_result(h, m)


@rule
def glimpse(h: Heist, seat: int, m: Memory) -> None:
    """Fill a blank memory with what a seat knows of the moment, without what came before.

    A batch does this at every step: what an observation does not need is left to `recall`.
    """
    m.seat = seat
    recall_ruleset(h, m)
    recall_crews(h, seat, m)
    recall_train(h, m)
    recall_purses(h, seat, m)
    recall_open_cards(h, m)
    recall_own_cards(h, seat, m)
    recall_round(h, m)
    recall_pile(h, seat, m)
    recall_question(h, m)


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
        if each == seat or h.phase != Phase.PLACING:
            m.formation[each] = h.formation[each]
        else:
            m.formation[each] = UNKNOWN
    for who in range(BANDITS):
        m.boss[who] = h.boss[who]


@rule
def recall_what_stays(h: Heist, m: Memory) -> None:
    """What is settled at set-up for the whole game: crews, their decks, the cars' order (S6, D5)."""
    for each in range(SEATS):
        for slot in range(SLOTS):
            m.crew[each, slot] = h.crew[each, slot]
        m.marshal_slot[each] = h.marshal_slot[each]
    for k in range(MOST_CARS):
        m.car_cards[k] = h.car_cards[k]


@rule
def recall_train(h: Heist, m: Memory) -> None:
    """Cars, pawns, and loot by kind and number lie open; for the box see `recall_trail`."""
    m.rear = h.rear
    for who in range(BANDITS):
        m.place[who] = h.place[who]
    m.marshal = h.marshal
    m.spare_strongbox = h.spare_strongbox
    for holder in range(HOLDERS):
        m.jewels[holder] = h.jewels[holder]
        m.strongboxes[holder] = h.strongboxes[holder]
    for holder in range(OUT_OF_PLAY):
        m.purses[holder] = h.purses[holder]
    if h.held != UNUSED:
        m.held_kind = 1


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
    """The round and its card; Round cards still to come are known to nobody."""
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
    """The common pile, as far as it is still to be carried out."""
    m.pile_n = h.pile_n
    m.pile_next = h.pile_next
    for k in range(h.pile_next, h.pile_n):
        recall_pile_card(h, seat, k, m)


@rule
def recall_pile_card(h: Heist, seat: int, k: int, m: Memory) -> None:
    """A card of the common pile: open ones stay known (Q11), hidden ones are their owner's (Q10).

    So is whose card it is, unless a seat runs one bandit only or the ruleset shows it (Q74).
    """
    owner = h.pile[k, 0]
    card = h.pile[k, 1]
    known = h.pile[k, 3] == 0 or owner == seat
    shown = known or h.crew_size == 1 or h.show_bandit == 1
    m.pile[k, 0] = owner
    m.pile[k, 1] = card if known else NO_CARD
    m.pile[k, 2] = h.pile[k, 2]
    m.pile[k, 3] = h.pile[k, 3]
    m.pile[k, 4] = h.crew[owner, slot_of(card)] if shown else NO_BANDIT


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
