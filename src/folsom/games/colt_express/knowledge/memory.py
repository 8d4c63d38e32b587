"""The memory: all that one seat, or a spectator, has ever seen, as a record of fixed size.

A field that means the same as one of the heist has its name. Whatever a seat may not know is not here at all:
no order of a deck, no number of a purse token, no chance. What cannot be known yet reads -1 or 0, as said
below.
"""

from typing import Annotated

from folsom.kernel.record import Byte, Cells, Fields, Grid, Short

from ..cards import MOST_LAPS
from ..table.record import DECK_CAP, DIARY_CAP, PILE_CAP, TRAIL_CAP
from ..table.vocabulary import BANDITS, CARDS, COLOURS, HOLDERS, PURSE_TOKENS, ROUNDS, SEATS, SLOTS

SPECTATOR = -1
UNKNOWN = -1
FACE_DOWN = 29
"""In the diary of another seat: some action card was played face down and still lies hidden.

Where its back shows which of two bandits it belongs to (Q74), one more for the first and two for the second.
"""

# The columns of a row of the pile: seat, card (-1: not to be known), was laid face down, is still hidden, and
# the bandit whose card it is (-1: not to be known).
PILE_COLUMNS = 5

# The columns of a row of the trail: from, to, value in units of $50 (0: this seat did not see it), how it was
# found.
TRAIL_COLUMNS = 4


class Memory(Fields):
    """What one seat knows; seat -1 is a spectator, to whom no bandit, hand or purse is its own."""

    seat: Byte

    # --- the ruleset, as in the heist
    powers: Byte
    events: Byte
    station: Byte
    expert: Byte
    shed_bullets: Byte
    shortage_clears: Byte
    revenge_drops: Byte
    ask_place: Byte
    opening_pick: Byte
    covering_fire: Byte
    gunslinger: Byte
    pick_before_reveal: Byte
    strict_rob: Byte
    friendly_shots: Byte
    literal_tiebreak: Byte
    show_bandit: Byte
    open_discards: Byte

    # --- seats and bandits
    seats: Byte
    crew_size: Byte
    crew: Annotated[Grid, "i1", SEATS, SLOTS]
    boss: Annotated[Cells, "i1", BANDITS]
    marshal_slot: Annotated[Cells, "i1", SEATS]  # public: which cards a deck holds is no secret
    formation: Annotated[Cells, "i1", SEATS]  # of others -1 until every seat has chosen (Q83)

    # --- the train
    rear: Byte
    car_cards: Annotated[Cells, "i1", 6]
    place: Annotated[Cells, "i1", BANDITS]
    marshal: Byte
    spare_strongbox: Byte
    jewels: Annotated[Cells, "i1", HOLDERS]
    strongboxes: Annotated[Cells, "i1", HOLDERS]
    purses: Annotated[Cells, "i1", HOLDERS]
    """By holder. OUT_OF_PLAY counts those of the start and those lost since, and never takes a ransom off:
    whether the box held a $250 purse to pay with is not to be known (Q52).
    """
    held_kind: Byte  # 1: the purse of the trail's last row has just fallen; Cheyenne may take it

    # --- purses: where they started, how they travelled, and the values this seat knows for its own
    purse_home: Annotated[Cells, "i1", HOLDERS]  # how many lay with each holder when the trail began
    home_known: Annotated[Cells, "i1", HOLDERS]  # how many of those all knew to be starting purses (S5)
    home_values: Annotated[Grid, "i1", BANDITS, PURSE_TOKENS]
    """Of its own bandits: values of the purses they held when the trail began, ascending, then zeros."""
    purse_values: Annotated[Grid, "i1", BANDITS, PURSE_TOKENS]
    """Of its own bandits: values of the purses they hold now, likewise; once the game is over, of all."""
    trail_n: Short
    trail: Annotated[Grid, "i1", TRAIL_CAP, TRAIL_COLUMNS]

    # --- cards
    deck_n: Annotated[Cells, "i1", SEATS]
    hand_n: Annotated[Cells, "i1", SEATS]  # for all: discards of an unfinished `keep` still count (Q83)
    hand: Annotated[Cells, "i1", CARDS]  # its own, by card, without its pending discards
    pending: Annotated[Cells, "i1", CARDS]  # its own
    picked: Byte  # its own opening pick, until it comes to hand; else -1
    discard: Annotated[Grid, "i1", SEATS, CARDS]  # every discard was seen by all
    discard_n: Annotated[Cells, "i1", SEATS]
    magazine: Annotated[Cells, "i1", BANDITS]
    friendly: Annotated[Cells, "i1", BANDITS]
    neutral: Byte
    bullets: Annotated[Grid, "i1", SEATS, COLOURS]
    met: Annotated[Cells, "i1", SEATS]

    # --- what everybody could see of each seat's cards since its deck was last shuffled
    known_top: Annotated[Cells, "i1", SEATS]
    top: Annotated[Grid, "i1", SEATS, DECK_CAP]  # so many cards of the deck, top first; then zeros
    shuffled: Annotated[Grid, "i1", SEATS, CARDS]
    held_back: Annotated[Grid, "i1", SEATS, CARDS]
    reshuffled: Annotated[Grid, "i1", SEATS, CARDS]
    held_then: Annotated[Cells, "i1", CARDS]  # its own hand at that second shuffle
    diary: Annotated[Grid, "i1", SEATS, DIARY_CAP]  # as in the heist, but FACE_DOWN for others' hidden cards
    diary_n: Annotated[Cells, "i1", SEATS]

    # --- the round
    round_no: Byte
    first: Byte
    revealed: Byte  # so many Round cards have been turned up
    round_cards: Annotated[Cells, "i1", ROUNDS]  # those turned up; -1: still face down, or printed nowhere
    laps: Annotated[Cells, "i1", MOST_LAPS]  # -1 in every place until this round's card is turned up
    laps_n: Byte
    event: Byte
    phase: Byte
    lap: Byte
    turn: Byte
    acted: Annotated[Cells, "i1", SEATS]
    covering: Byte

    # --- the common pile
    pile: Annotated[Grid, "i1", PILE_CAP, PILE_COLUMNS]
    pile_n: Byte
    pile_next: Byte

    # --- the question now waiting
    asking: Byte
    owed_by: Short
    who: Byte
    victim: Byte
    card: Byte
    card_seat: Byte
    stage: Byte

    # --- the end; zeros until the game is over
    dollars: Annotated[Cells, "i4", SEATS]
    prize: Short
    winners: Short
