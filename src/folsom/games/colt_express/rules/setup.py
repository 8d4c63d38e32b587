"""Set-up: the train and its loot, decks and magazines, the Round deck, who begins and where everybody stands.

S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15, N1, D1 D4, Q61 Q68 Q70 Q73. Whatever the ruleset leaves to
the players and they did not choose is left to chance.
"""

from folsom.kernel.bits import count, nth
from folsom.kernel.chance import below
from folsom.kernel.log import emit
from folsom.kernel.rule import rule

from .. import cards
from ..rule_ids import Rule
from ..table.cards_in_hand import copies, put_on_deck, shuffle
from ..table.happenings import Happening
from ..table.loot import any_purse, held_by, place_purse
from ..table.record import Heist
from ..table.train import seat_from_first
from ..table.vocabulary import (
    ACTION_CARDS,
    BANDITS,
    HOLDERS,
    NEUTRAL,
    NOWHERE,
    OUT_OF_PLAY,
    PURSE_TOKENS,
    PURSES,
    ROUNDS,
    SEATS,
    UNUSED,
    Bandit,
    Loot,
    inside,
)

FATE_DECIDES = -1
ALL_CARS = 6


@rule
def lay_out(h: Heist) -> None:
    """Everything that happens before the first round."""
    deal_bandits(h)
    choose_first(h)
    clear_train(h)
    couple_cars(h)
    mint_purses(h)
    give_starting_purses(h)
    load_cars(h)
    load_locomotive(h)
    stack_round_deck(h)
    arm(h)
    build_decks(h)


@rule
def deal_bandits(h: Heist) -> None:
    """Seats that chose no bandit are dealt any that are free (S2, Q70), revised teams a pair (B2, Q60)."""
    free = (1 << BANDITS) - 1
    for who in range(BANDITS):
        if h.boss[who] != FATE_DECIDES:
            free &= ~(1 << who)
    for seat in range(h.seats):
        for slot in range(h.crew_size):
            if h.crew[seat, slot] == FATE_DECIDES:
                fit = free & half_of_pairs(slot) if h.opening_pick else free
                who = nth(fit, below(h, count(fit)))
                h.crew[seat, slot] = who
                h.boss[who] = seat
                free &= ~(1 << who)


@rule
def half_of_pairs(slot: int) -> int:
    """Ghost, Doc and Belle each get one of the other three, as a mask (B2)."""
    leaders = 1 << Bandit.GHOST | 1 << Bandit.DOC | 1 << Bandit.BELLE
    return leaders if slot == 0 else (1 << BANDITS) - 1 - leaders


@rule
def choose_first(h: Heist) -> None:
    """A bandit pawn drawn at random makes its seat First Player of round 1 (S13)."""
    if h.first == FATE_DECIDES:
        h.first = below(h, h.seats)
    h.round_no = 1
    emit(h, Happening.FIRST_DRAWN, Rule.S13, h.first, 0, 0, 0)


@rule
def clear_train(h: Heist) -> None:
    """Nothing and nobody is on the train yet."""
    for holder in range(HOLDERS):
        h.jewels[holder] = 0
        h.strongboxes[holder] = 0
        h.purses[holder] = 0
    for who in range(BANDITS):
        h.place[who] = NOWHERE
    h.held = UNUSED
    h.trail_n = 0


@rule
def couple_cars(h: Heist) -> None:
    """Cars behind the Locomotive: those chosen, or any that are left (S6, B1, D1, Q68)."""
    free = (1 << ALL_CARS) - 1
    for k in range(h.rear):
        if h.car_cards[k] != FATE_DECIDES:
            free &= ~(1 << h.car_cards[k])
    for k in range(h.rear):
        if h.car_cards[k] == FATE_DECIDES:
            h.car_cards[k] = nth(free, below(h, count(free)))
            free &= ~(1 << h.car_cards[k])
        emit(h, Happening.CAR_COUPLED, Rule.S6, k + 1, h.car_cards[k], 0, 0)


@rule
def mint_purses(h: Heist) -> None:
    """All purses lie in the box, the cheapest first."""
    for token in range(PURSE_TOKENS):
        h.purse_at[token] = OUT_OF_PLAY if token < PURSES else UNUSED
        h.purse_value[token] = cards.PURSE_VALUES[token] if token < PURSES else 0
        h.home_known[token] = 0
    h.purses[OUT_OF_PLAY] = PURSES


@rule
def give_starting_purses(h: Heist) -> None:
    """Each bandit gets a $250 purse, set aside before the train is loaded (S5, D4, Q61, Q73)."""
    token = 0
    for seat in range(h.seats):
        for slot in range(h.crew_size):
            who = h.crew[seat, slot]
            assert h.purse_value[token] == cards.STARTING_PURSE, "S5: there are enough $250 purses"
            place_purse(h, token, held_by(who))
            h.home_known[token] = 1
            emit(h, Happening.PURSE_GIVEN, Rule.S5, who, 0, 0, 0)
            token += 1


@rule
def load_cars(h: Heist) -> None:
    """The loot printed on each floor; purses are drawn at random, face down (S7)."""
    for k in range(h.rear):
        card = h.car_cards[k]
        place = inside(k + 1)
        for _ in range(cards.CAR_PURSES[card]):
            place_purse(h, any_purse(h, OUT_OF_PLAY), place)  # Q73: they suffice
        h.jewels[place] = cards.CAR_JEWELS[card]
        if cards.CAR_PURSES[card] > 0:
            emit(h, Happening.LOOT_LAID, Rule.S7, place, Loot.PURSE, cards.CAR_PURSES[card], 0)
        if cards.CAR_JEWELS[card] > 0:
            emit(h, Happening.LOOT_LAID, Rule.S7, place, Loot.JEWEL, cards.CAR_JEWELS[card], 0)
    for token in range(PURSE_TOKENS):
        h.purse_home[token] = h.purse_at[token]


@rule
def load_locomotive(h: Heist) -> None:
    """The Marshal and a strongbox; the second strongbox waits for its event (S8, S9, N3)."""
    h.marshal = 0
    h.strongboxes[inside(0)] = cards.LOCOMOTIVE_STRONGBOXES
    h.spare_strongbox = h.events
    emit(h, Happening.LOOT_LAID, Rule.S8, inside(0), Loot.STRONGBOX, cards.LOCOMOTIVE_STRONGBOXES, 0)


@rule
def stack_round_deck(h: Heist) -> None:
    """Four ordinary Round cards and a station last, or five ordinary ones (S10, S11, N1)."""
    ordinary = ROUNDS - 1 if h.station else ROUNDS
    free = (1 << cards.ORDINARY_CARDS) - 1
    for k in range(ordinary):
        card = nth(free, below(h, count(free)))
        free &= ~(1 << card)
        h.round_cards[k] = first_ordinary(h) + card
    if h.station:
        h.round_cards[ROUNDS - 1] = cards.FIRST_STATION + below(h, cards.STATIONS)


@rule
def first_ordinary(h: Heist) -> int:
    """The first Round card of the set for this number of seats (S10, B1, D1)."""
    return cards.ORDINARY_CARDS if h.seats >= 5 else 0


@rule
def arm(h: Heist) -> None:
    """Six bullets a bandit and a common supply of neutral ones (S3, S12, Q61)."""
    h.neutral = cards.NEUTRAL_BULLETS
    for who in range(BANDITS):
        h.magazine[who] = cards.MAGAZINE if h.boss[who] != FATE_DECIDES else 0
        h.friendly[who] = 0
    for seat in range(SEATS):
        h.met[seat] = 0
        for colour in range(NEUTRAL + 1):
            h.bullets[seat, colour] = 0


@rule
def build_decks(h: Heist) -> None:
    """Ten action cards, or eleven of two bandits, shuffled face down (S4, D5, B4, Q67)."""
    for seat in range(h.seats):
        if h.crew_size == 2 and h.marshal_slot[seat] == FATE_DECIDES:
            h.marshal_slot[seat] = below(h, 2)
        h.deck_n[seat] = 0
        for card in range(ACTION_CARDS):
            for _ in range(copies(h, seat, card)):
                put_on_deck(h, seat, card)
        if h.expert:
            shuffle(h, seat, Rule.S4)


@rule
def line_up(h: Heist) -> None:
    """From the First Player: odd seats in the rear car, even ones in the car before it, all inside (S14,
    S15).
    """
    for k in range(h.seats):
        who = h.crew[seat_from_first(h, k), 0]
        h.place[who] = inside(h.rear - (k & 1))
        emit(h, Happening.BOARDED, Rule.S14, who, h.place[who], 0, 0)
