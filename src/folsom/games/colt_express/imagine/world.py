"""Worlds that could be true: a full heist that a memory's seat could be in.

Shuffles and blind picks are uniform, hidden choices equally likely among what their seat could have chosen,
and whatever the seat has seen holds. The true record is never read: everything comes out of the memory.
"""

from folsom.kernel.bits import count, nth
from folsom.kernel.chance import below
from folsom.kernel.rule import rule

from .. import cards
from ..knowledge.memory import Memory
from ..rules.setup import first_ordinary
from ..table.record import Heist
from ..table.vocabulary import BANDITS, CARDS, COLOURS, HOLDERS, ROUNDS, Ask, Phase
from . import hands, purses

HIDDEN = -1


@rule
def imagine(m: Memory, h: Heist) -> None:
    """Fill a record (zeroed, its chance keyed) with a world that this memory's seat could be in."""
    copy_ruleset(m, h)
    copy_seats(m, h)
    copy_train(m, h)
    copy_round(m, h)
    copy_question(m, h)
    copy_pile(m, h)
    stack_round_cards(m, h)
    for seat in range(m.seats):
        copy_open_cards(m, h, seat)
        hands.redeal(m, h, seat)
        choose_formation(m, h, seat)
    if m.phase == Phase.OVER:
        purses.count_out(m, h)
    else:
        purses.refill_purses(m, h)


@rule
def copy_ruleset(m: Memory, h: Heist) -> None:
    """The ruleset's switches."""
    h.powers = m.powers
    h.events = m.events
    h.station = m.station
    h.expert = m.expert
    h.shed_bullets = m.shed_bullets
    h.shortage_clears = m.shortage_clears
    h.revenge_drops = m.revenge_drops
    h.ask_place = m.ask_place
    h.opening_pick = m.opening_pick
    h.covering_fire = m.covering_fire
    h.gunslinger = m.gunslinger
    h.pick_before_reveal = m.pick_before_reveal
    h.strict_rob = m.strict_rob
    h.friendly_shots = m.friendly_shots
    h.literal_tiebreak = m.literal_tiebreak
    h.show_bandit = m.show_bandit
    h.open_discards = m.open_discards


@rule
def copy_seats(m: Memory, h: Heist) -> None:
    """Who sits where with which bandits."""
    h.seats = m.seats
    h.crew_size = m.crew_size
    for seat in range(len(h.crew)):
        h.crew[seat, 0] = m.crew[seat, 0]
        h.crew[seat, 1] = m.crew[seat, 1]
        h.marshal_slot[seat] = m.marshal_slot[seat]
        h.formation[seat] = m.formation[seat]
        h.picked[seat] = HIDDEN
    for who in range(BANDITS):
        h.boss[who] = m.boss[who]
        h.place[who] = m.place[who]
        h.magazine[who] = m.magazine[who]
        h.friendly[who] = m.friendly[who]


@rule
def copy_train(m: Memory, h: Heist) -> None:
    """The cars and what everybody sees lying in them."""
    h.rear = m.rear
    for k in range(len(h.car_cards)):
        h.car_cards[k] = m.car_cards[k]
    h.marshal = m.marshal
    h.spare_strongbox = m.spare_strongbox
    h.neutral = m.neutral
    for holder in range(HOLDERS):
        h.jewels[holder] = m.jewels[holder]
        h.strongboxes[holder] = m.strongboxes[holder]


@rule
def copy_round(m: Memory, h: Heist) -> None:
    """How far the round has gone."""
    h.round_no = m.round_no
    h.first = m.first
    h.laps_n = m.laps_n
    for k in range(len(h.laps)):
        h.laps[k] = m.laps[k]
    h.event = m.event
    h.phase = m.phase
    h.lap = m.lap
    h.turn = m.turn
    h.covering = m.covering
    for seat in range(m.seats):
        h.acted[seat] = m.acted[seat]


@rule
def copy_question(m: Memory, h: Heist) -> None:
    """Who is asked what, and the result once there is one."""
    h.asking = m.asking
    h.owed_by = m.owed_by
    h.who = m.who
    h.victim = m.victim
    h.card = m.card
    h.card_seat = m.card_seat
    h.stage = m.stage
    h.prize = m.prize
    h.winners = m.winners
    for seat in range(m.seats):
        h.dollars[seat] = m.dollars[seat]


@rule
def copy_pile(m: Memory, h: Heist) -> None:
    """The common pile; cards that the seat has not seen are filled in later."""
    h.pile_n = m.pile_n
    h.pile_next = m.pile_next
    for row in range(m.pile_n):
        for column in range(4):
            h.pile[row, column] = m.pile[row, column]


@rule
def copy_open_cards(m: Memory, h: Heist, seat: int) -> None:
    """What is public of a seat's cards: its discards and the bullets it was given."""
    h.met[seat] = m.met[seat]
    h.discard_n[seat] = m.discard_n[seat]
    for card in range(CARDS):
        h.discard[seat, card] = m.discard[seat, card]
    for colour in range(COLOURS):
        h.bullets[seat, colour] = m.bullets[seat, colour]


@rule
def stack_round_cards(m: Memory, h: Heist) -> None:
    """Round cards still face down: any ordinary ones not yet seen, and any station last (S10, S11, N1)."""
    free = (1 << cards.ORDINARY_CARDS) - 1
    for k in range(m.revealed):
        card = m.round_cards[k]
        h.round_cards[k] = card
        if first_ordinary(h) <= card < first_ordinary(h) + cards.ORDINARY_CARDS:
            free &= ~(1 << (card - first_ordinary(h)))
    for k in range(m.revealed, ROUNDS):
        if h.station and k == ROUNDS - 1:
            h.round_cards[k] = cards.FIRST_STATION + below(h, cards.STATIONS)
        else:
            card = nth(free, below(h, count(free)))
            free &= ~(1 << card)
            h.round_cards[k] = first_ordinary(h) + card


@rule
def choose_formation(m: Memory, h: Heist, seat: int) -> None:
    """A seat that has secretly chosen its formation may have chosen either way (B5, Q83)."""
    if m.asking == Ask.PLACE and seat != m.seat and not m.owed_by >> seat & 1:
        h.formation[seat] = below(h, 2)
