"""What a seat knows as numbers of a fixed place and meaning, to learn from: the same for every ruleset.

Bandits stand in the order of their tokens, Ghost first, as in the answers; seats go clockwise from one's own,
which is 0 (a spectator counts from seat 0). Where a comment says "1 at", all other cells of that row are 0.
What only the history tells (how purses travelled, what a seat drew when) is left to `knowledge`.

A batch does this at every step, so what differs from game to game is written without a branch where it can:
a processor that guesses a branch wrongly loses more time than it takes to write a 0.
"""

from typing import Annotated, Final

from folsom.kernel.bits import has
from folsom.kernel.record import Byte, Cells, Grid, Observation
from folsom.kernel.rule import rule

from .cards import MOST_LAPS, PURSE_VALUES, ROUND_CARDS
from .knowledge import Memory
from .table.record import PILE_CAP
from .table.vocabulary import (
    ACTION_CARDS,
    ANSWERS,
    BANDITS,
    BULLET,
    CARDS,
    COLOURS,
    MOST_CARS,
    NO_CARD,
    NOWHERE,
    ON_BANDIT,
    PLACES,
    ROUNDS,
    SEATS,
    SLOTS,
    Action,
    Ask,
    Lap,
    Loot,
    Phase,
    RoundEvent,
    action_of,
)

VERSION: Final = 1

SWITCHES = 17
LEAST_PURSE = min(PURSE_VALUES)
PURSE_SIZES = max(PURSE_VALUES) - LEAST_PURSE + 1

# A row of the pile: 1 at the bandit whose card it is, 1 at the seat that laid it, 1 at its action; then
# whether it was laid face down and whether it still lies so. What is not to be known is 0; in a row where
# nothing lies, all is.
PILE_SEAT = BANDITS
PILE_ACTION = PILE_SEAT + SEATS
PILE_DOWN = PILE_ACTION + len(Action)
PILE_HIDDEN = PILE_DOWN + 1
PILE_COLUMNS = PILE_HIDDEN + 1


class Sight(Observation):
    """What a seat knows, in numbers of one byte each."""

    legal: Annotated[Cells, "i1", ANSWERS]

    # --- the ruleset
    switches: Annotated[Cells, "i1", SWITCHES]  # 1 at each that is on, in the order of `knowledge.SWITCHES`
    seats: Byte  # how many
    slots: Byte  # how many bandits a seat has

    # --- the round
    round_no: Annotated[Cells, "i1", ROUNDS]  # 1 at the round
    turned_up: Annotated[Cells, "i1", len(ROUND_CARDS)]  # 1 at each Round card seen so far, this round's too
    laps: Annotated[Grid, "i1", MOST_LAPS, len(Lap)]  # by lap of this round: 1 at its kind
    lap: Annotated[Cells, "i1", MOST_LAPS]  # 1 at the lap that is played
    event: Annotated[Cells, "i1", len(RoundEvent)]  # 1 at this round's event
    phase: Annotated[Cells, "i1", len(Phase)]  # 1 at the phase
    turn: Byte  # sub-turns taken in this lap
    first: Annotated[Cells, "i1", SEATS]  # 1 at the First Player's seat
    acted: Annotated[Cells, "i1", SEATS]  # by seat: sub-turns taken in this round
    owing: Annotated[Cells, "i1", SEATS]  # 1 at each seat that owes an answer
    covering: Annotated[Cells, "i1", SLOTS]  # 1 at the slot that may give covering fire

    # --- what is being carried out
    asking: Annotated[Cells, "i1", len(Ask)]  # 1 at the kind of question
    actor: Annotated[Cells, "i1", BANDITS]  # 1 at the bandit that acts
    victim: Annotated[Cells, "i1", BANDITS]  # 1 at the bandit to which it is done
    action: Annotated[Cells, "i1", len(Action)]  # 1 at the action of the card
    stage: Byte  # how far an event has been carried through

    # --- the train
    rear: Annotated[Cells, "i1", MOST_CARS + 1]  # 1 at the rear car
    marshal: Annotated[Cells, "i1", MOST_CARS + 1]  # 1 at his car
    lying: Annotated[Grid, "i1", PLACES, len(Loot)]  # by place: tokens of each kind
    spare_strongbox: Byte  # 1 while it waits beside the train
    fallen: Byte  # 1: Cheyenne may take the purse that has just fallen

    # --- bandits
    formation: Annotated[Cells, "i1", SEATS]  # by seat: its bandit 1 or 2 starts in the rear car; 0: unknown
    boss: Annotated[Grid, "i1", BANDITS, SEATS]  # by bandit: 1 at its seat; all 0 if it is not in the game
    place: Annotated[Grid, "i1", BANDITS, PLACES]  # by bandit: 1 at its place
    carried: Annotated[Grid, "i1", BANDITS, len(Loot)]  # by bandit: tokens of each kind
    purses: Annotated[Grid, "i1", BANDITS, PURSE_SIZES]  # by one's own bandit: purses of $250, $300 ... $500
    magazine: Annotated[Cells, "i1", BANDITS]  # by bandit: bullets left
    friendly: Annotated[Cells, "i1", BANDITS]  # by bandit: bullets fired at its team-mate
    neutral: Byte  # neutral bullets left

    # --- cards, by number as in the answers: the action cards of both slots, then bullets by colour
    hand: Annotated[Cells, "i1", CARDS]  # one's own, without what is already chosen to be discarded
    pending: Annotated[Cells, "i1", CARDS]  # one's own that are chosen to be discarded
    picked: Annotated[Cells, "i1", ACTION_CARDS]  # 1 at one's opening pick
    hand_n: Annotated[Cells, "i1", SEATS]  # by seat: cards in hand
    deck_n: Annotated[Cells, "i1", SEATS]  # by seat: cards in the deck
    discard: Annotated[Grid, "i1", SEATS, CARDS]  # by seat: cards in the discard pile
    bullets: Annotated[Grid, "i1", SEATS, COLOURS]  # by seat: Bullet cards among all its cards, by colour
    met: Annotated[Cells, "i1", SEATS]  # by seat: how many of these came from meeting the Marshal
    known_top: Annotated[Cells, "i1", SEATS]  # by seat: so many bullets are known to lie on top of its deck

    # --- the common pile, what is still to be carried out: the next card first
    pile: Annotated[Grid, "i1", PILE_CAP, PILE_COLUMNS]  # bandit, seat, action, was laid face down, still is


@rule
def encode(m: Memory, o: Sight) -> None:
    """Fill a blank observation, but for the mask."""
    encode_ruleset(m, o)
    encode_round(m, o)
    encode_seats(m, o)
    encode_question(m, o)
    encode_train(m, o)
    encode_bandits(m, o)
    encode_purses(m, o)
    encode_own_cards(m, o)
    encode_pile(m, o)


@rule
def encode_ruleset(m: Memory, o: Sight) -> None:
    """What is played."""
    o.switches[0] = m.powers
    o.switches[1] = m.events
    o.switches[2] = m.station
    o.switches[3] = m.expert
    o.switches[4] = m.shed_bullets
    o.switches[5] = m.shortage_clears
    o.switches[6] = m.revenge_drops
    o.switches[7] = m.ask_place
    o.switches[8] = m.opening_pick
    o.switches[9] = m.covering_fire
    o.switches[10] = m.gunslinger
    o.switches[11] = m.pick_before_reveal
    o.switches[12] = m.strict_rob
    o.switches[13] = m.friendly_shots
    o.switches[14] = m.literal_tiebreak
    o.switches[15] = m.show_bandit
    o.switches[16] = m.open_discards
    o.seats = m.seats
    o.slots = m.crew_size


@rule
def encode_round(m: Memory, o: Sight) -> None:
    """The round and its card; before the card is turned up there are no laps."""
    if m.round_no > 0:
        o.round_no[m.round_no - 1] = 1
    for k in range(m.revealed):
        if m.round_cards[k] >= 0:
            o.turned_up[m.round_cards[k]] = 1
    for k in range(m.laps_n):
        o.laps[k, m.laps[k]] = 1
    if m.lap < m.laps_n:
        o.lap[m.lap] = 1
    o.event[m.event] = 1
    o.phase[m.phase] = 1
    o.turn = m.turn
    if m.covering >= 0:
        o.covering[m.covering] = 1


@rule
def from_own_seat(m: Memory, seat: int) -> int:
    """How many seats clockwise from one's own a seat is."""
    k = seat - max(m.seat, 0)  # a spectator's seat is -1
    return k + (m.seats if k < 0 else 0)


@rule
def encode_seats(m: Memory, o: Sight) -> None:
    """What all know of each seat and its cards."""
    o.first[from_own_seat(m, m.first)] = 1
    for seat in range(m.seats):
        k = from_own_seat(m, seat)
        o.owing[k] = 1 if has(m.owed_by, seat) else 0
        o.acted[k] = m.acted[seat]
        o.hand_n[k] = m.hand_n[seat]
        o.deck_n[k] = m.deck_n[seat]
        o.met[k] = m.met[seat]
        o.known_top[k] = m.known_top[seat]
        o.formation[k] = m.formation[seat] + 1
        if m.discard_n[seat] > 0:
            for card in range(CARDS):
                o.discard[k, card] = m.discard[seat, card]
        for colour in range(COLOURS):
            o.bullets[k, colour] = m.bullets[seat, colour]


@rule
def encode_question(m: Memory, o: Sight) -> None:
    """The question and what it is about."""
    o.asking[m.asking] = 1
    if m.who >= 0:
        o.actor[m.who] = 1
    if m.victim >= 0:
        o.victim[m.victim] = 1
    if 0 <= m.card < BULLET:
        o.action[action_of(m.card)] = 1
    o.stage = m.stage


@rule
def encode_train(m: Memory, o: Sight) -> None:
    """The cars, the Marshal, and what lies about."""
    o.rear[m.rear] = 1
    o.marshal[m.marshal] = 1
    o.spare_strongbox = m.spare_strongbox
    o.fallen = m.held_kind
    for place in range(PLACES):
        o.lying[place, Loot.PURSE] = m.purses[place]
        o.lying[place, Loot.JEWEL] = m.jewels[place]
        o.lying[place, Loot.STRONGBOX] = m.strongboxes[place]


@rule
def encode_bandits(m: Memory, o: Sight) -> None:
    """Whose they are, where they stand, what they carry."""
    o.neutral = m.neutral
    for who in range(BANDITS):
        o.boss[who, from_own_seat(m, max(m.boss[who], 0))] = 1 if m.boss[who] >= 0 else 0
        o.place[who, max(m.place[who], 0)] = 1 if m.place[who] != NOWHERE else 0
        o.magazine[who] = m.magazine[who]
        o.friendly[who] = m.friendly[who]
        o.carried[who, Loot.PURSE] = m.purses[ON_BANDIT + who]
        o.carried[who, Loot.JEWEL] = m.jewels[ON_BANDIT + who]
        o.carried[who, Loot.STRONGBOX] = m.strongboxes[ON_BANDIT + who]


@rule
def encode_purses(m: Memory, o: Sight) -> None:
    """What the purses of one's own bandits hold; once the game is over, all do."""
    for who in range(BANDITS):
        if m.purse_values[who, 0] != 0:
            for k in range(m.purses[ON_BANDIT + who]):
                o.purses[who, m.purse_values[who, k] - LEAST_PURSE] += 1


@rule
def encode_own_cards(m: Memory, o: Sight) -> None:
    """One's own hand, and what one has chosen in secret."""
    for card in range(CARDS):
        o.hand[card] = m.hand[card]
        o.pending[card] = m.pending[card]
    if m.picked != NO_CARD:
        o.picked[m.picked] = 1


@rule
def encode_pile(m: Memory, o: Sight) -> None:
    """What is still to be carried out."""
    for k in range(m.pile_next, m.pile_n):
        row = k - m.pile_next
        who, card = m.pile[k, 4], m.pile[k, 1]
        o.pile[row, max(who, 0)] = 1 if who >= 0 else 0
        o.pile[row, PILE_SEAT + from_own_seat(m, m.pile[k, 0])] = 1
        o.pile[row, PILE_ACTION + action_of(max(card, 0))] = 1 if card != NO_CARD else 0
        o.pile[row, PILE_DOWN] = m.pile[k, 2]
        o.pile[row, PILE_HIDDEN] = m.pile[k, 3]
