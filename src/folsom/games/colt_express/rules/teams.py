"""Two bandits a seat: secret formation, opening pick, covering fire.

First edition duel: D2 D3 D5 D8 D9; revised teams: B1 B3 B4 B5 B6 B7 B8 B11 B12, Q60 Q63 Q65 Q67 Q82 Q83.
"""

from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from ..rule_ids import Rule
from ..table import diary
from ..table.cards_in_hand import draw, mix, take_from_deck, take_in_hand
from ..table.happenings import Happening
from ..table.record import Heist
from ..table.train import seat_from_first
from ..table.vocabulary import (
    ACTION_CARDS,
    CHOOSE_BANDIT,
    DECLINE,
    KINDS,
    NO_CARD,
    PLAY,
    Action,
    Ask,
    Lap,
    Phase,
    action_of,
    inside,
    is_bullet,
    slot_of,
)
from . import laps

NO_SLOT = -1


# --- formation


@rule
def ask_formation(h: Heist) -> None:
    """Every seat secretly chooses which of its bandits starts in the rear car (B5, D3, Q67)."""
    h.phase = Phase.PLACING
    h.asking = Ask.PLACE
    h.owed_by = (1 << h.seats) - 1
    emit(h, Happening.ASKED, formation_rule(h), h.owed_by, Ask.PLACE, -1, 0)


@rule
def formation_rule(h: Heist) -> int:
    """The rule of this edition by which bandits take their places (D3, B5)."""
    return Rule.B5 if h.opening_pick else Rule.D3


@rule
def formation_options(h: Heist, seat: int) -> int:
    """The seat's own two bandits."""
    return 1 << (CHOOSE_BANDIT + h.crew[seat, 0]) | 1 << (CHOOSE_BANDIT + h.crew[seat, 1])


@rule
def choose_formation(h: Heist, seat: int, who: int) -> None:
    """A seat has chosen; all is shown when the last one has (B5, Q83)."""
    h.formation[seat] = 0 if h.crew[seat, 0] == who else 1
    emit(h, Happening.FORMED, formation_rule(h), seat, who, 0, 0)
    h.owed_by &= ~(1 << seat)
    if h.owed_by == 0:
        h.asking = Ask.NOTHING
        for k in range(h.seats):
            board(h, seat_from_first(h, k))
        h.phase = Phase.PLANNING if has_dealt(h) else Phase.DEALING


@rule
def has_dealt(h: Heist) -> bool:
    """Whether hands are there before the formation: in test positions only, which go on from there."""
    for seat in range(h.seats):
        if h.hand_n[seat] > 0:
            return True
    return False


@rule
def board(h: Heist, seat: int) -> None:
    """The chosen bandit starts inside the rear car, the other in the car before it (D3, B5)."""
    for slot in range(h.crew_size):
        who = h.crew[seat, slot]
        car = h.rear if slot == h.formation[seat] else h.rear - 1
        h.place[who] = inside(car)
        emit(h, Happening.BOARDED, formation_rule(h), who, h.place[who], 0, 0)


# --- opening pick


@rule
def ask_pick(h: Heist) -> None:
    """Before the shuffle every seat secretly chooses a card of its deck (B6)."""
    h.phase = Phase.PICKING
    h.asking = Ask.PICK
    h.owed_by = (1 << h.seats) - 1
    emit(h, Happening.ASKED, Rule.B6, h.owed_by, Ask.PICK, -1, 0)
    for seat in range(h.seats):
        h.picked[seat] = NO_CARD


@rule
def pick_options(h: Heist, seat: int) -> int:
    """The action cards in the seat's deck (B6, Q82)."""
    mask = 0
    deck = h.deck[seat]
    for k in range(h.deck_n[seat]):
        if not is_bullet(deck[k]):
            mask |= 1 << (PLAY + deck[k])
    return mask


@rule
def choose_pick(h: Heist, seat: int, card: int) -> None:
    """A seat has chosen its opening card; nobody sees it before it is played (B6, Q83)."""
    h.picked[seat] = card
    emit(h, Happening.PICKED, Rule.B6, seat, card, 0, 0)
    h.owed_by &= ~(1 << seat)
    if h.owed_by == 0:
        h.asking = Ask.NOTHING


@rule
def deal_with_pick(h: Heist, seat: int, cards: int) -> None:
    """The chosen card comes to hand, the rest is shuffled, and the hand is dealt on top of it (B6, B12)."""
    card = h.picked[seat]
    diary.new_diary(h, seat)
    diary.note(h, seat, diary.PICKED)
    take_from_deck(h, seat, card)
    take_in_hand(h, seat, card)
    h.picked[seat] = NO_CARD
    mix(h, seat)
    emit(h, Happening.SHUFFLED, Rule.B6, seat, h.deck_n[seat], 0, 1)
    draw(h, seat, cards, Rule.B6)


# --- covering fire


@rule
def brings_cover(h: Heist, card: int) -> bool:
    """Whether this card, played openly, lets the other bandit act too: a Shoot in a Standard lap (B7,
    Q63).
    """
    return h.covering_fire == 1 and action_of(card) == Action.SHOOT and laps.kind(h) == Lap.STANDARD


@rule
def ask_cover(h: Heist, seat: int, card: int) -> None:
    """Ask for a card of the seat's other bandit (B7)."""
    h.covering = 1 - slot_of(card)
    h.asking = Ask.COVER
    h.owed_by = 1 << seat


@rule
def cover_options(h: Heist, seat: int) -> int:
    """Cards of the other bandit, but not the Marshal; or none (B7, Q63)."""
    mask = 1 << DECLINE
    for card in range(h.covering * KINDS, (h.covering + 1) * KINDS):
        if h.hand[seat, card] > 0 and action_of(card) != Action.MARSHAL:
            mask |= 1 << (PLAY + card)
    return mask


@rule
def forbids_cover(h: Heist, seat: int, answer: int) -> int:
    """Why a card may not be added as covering fire."""
    if cover_options(h, seat) >> answer & 1:
        return Rule.NONE
    if answer < PLAY + ACTION_CARDS and h.hand[seat, answer - PLAY] == 0:
        return Rule.P3
    return Rule.B7


@rule
def hold_fire(h: Heist, seat: int) -> None:
    """The seat adds no card (B7)."""
    emit(h, Happening.HELD_FIRE, Rule.B7, seat, 0, 0, 0)
