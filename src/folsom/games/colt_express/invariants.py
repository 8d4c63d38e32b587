"""What holds in every position between two answers: every card, bullet and token is somewhere, once.

M1 Q3 Q80. Test positions may leave bullets and loot unaccounted for, so
fewer than all are no flaw of a position, but more than there are is one; a game that was dealt has all.
"""

from enum import IntEnum
from typing import Final

from folsom.kernel.bits import has
from folsom.kernel.record import Games
from folsom.kernel.rule import entry, rule

from . import cards
from .rules import flow
from .table.cards_in_hand import copies
from .table.record import Heist
from .table.vocabulary import (
    ACTION_CARDS,
    BANDITS,
    BULLET,
    CARDS,
    COLOURS,
    HOLDERS,
    MOST_CARS,
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    PURSE_TOKENS,
    PURSES,
    ROUNDS,
    SEATS,
    UNUSED,
    Ask,
    Phase,
    car_of,
    inside,
    is_bullet,
)
from .words import BANDIT_WORDS, COLOUR_WORDS


class Flaw(IntEnum):
    """What may not hold."""

    ROUND = 1
    LAP = 2
    ACTION_CARDS = 3  # seat
    BULLET_CARDS = 4  # seat
    SIZES = 5  # seat
    TOP_CARDS = 6  # seat
    BULLETS = 7  # colour
    PURSE_VALUES = 8
    RANSOM = 9
    PURSES = 10
    JEWELS = 11
    STRONGBOXES = 12
    TRAIN = 13
    NOT_PLAYING = 14  # bandit
    NOT_ABOARD = 15  # bandit
    WITH_MARSHAL = 16  # bandit
    ASKED_AFTER_THE_END = 17
    NOT_ASKED = 18
    WRONG_PHASE = 19
    ACTING = 20
    PUNCHING = 21
    PICKPOCKET = 22
    HELD_PURSE = 23
    NO_ANSWER = 24  # seat
    LOST_BULLETS = 25  # colour
    LOST_LOOT = 26


ABOUT: Final = 100
"""The number of a flaw is its kind, and so many times the seat, bandit or colour that it is about."""
BITS: Final = 5
MOST_TALLIED: Final = 12
"""So many kinds, of at most 31 each, can be tallied in one number."""
SENTENCES: Final = {
    Flaw.ROUND: "there is no such round",
    Flaw.LAP: "there is no such lap in this round",
    Flaw.ACTION_CARDS: "{seat} has too many or too few of an action card",
    Flaw.BULLET_CARDS: "the bullets among the cards of {seat} are miscounted",
    Flaw.SIZES: "the cards of {seat} are miscounted",
    Flaw.TOP_CARDS: "all that is known of a deck is which bullets lie on top, and not so of {seat}'s",
    Flaw.BULLETS: "there are more bullets '{colour}' than exist",
    Flaw.PURSE_VALUES: "the purses are not those that are printed",
    Flaw.RANSOM: "a ransom is worth $250",
    Flaw.PURSES: "the purses are miscounted",
    Flaw.JEWELS: f"there are too many jewels: only {cards.JEWELS} exist",
    Flaw.STRONGBOXES: f"there are too many strongboxes: only {cards.STRONGBOXES} exist",
    Flaw.TRAIN: "the Marshal is not on the train",
    Flaw.NOT_PLAYING: "{bandit} cannot be on the train",
    Flaw.NOT_ABOARD: "{bandit} is not on the train",
    Flaw.WITH_MARSHAL: "{bandit} is inside the Marshal's car (M1)",
    Flaw.ASKED_AFTER_THE_END: "the game is over and asks something",
    Flaw.NOT_ASKED: "nobody is asked anything, and the game is not over",
    Flaw.WRONG_PHASE: "the question does not fit the phase",
    Flaw.ACTING: "a question in Stealing is about the card being carried out",
    Flaw.PUNCHING: "whoever is punched stands beside the puncher",
    Flaw.PICKPOCKET: "whoever may pick a pocket is asked",
    Flaw.HELD_PURSE: "Cheyenne may take a purse that has just fallen",
    Flaw.NO_ANSWER: "{seat} has no legal answer",
    Flaw.LOST_BULLETS: "bullets '{colour}' have got lost",
    Flaw.LOST_LOOT: "loot has got lost",
}


def flaw(h: Heist, /) -> str:
    """The first thing that does not hold, in one sentence; nothing if all does."""
    about, kind = divmod(first_flaw(h), ABOUT)
    if kind == 0:
        return ""
    seat = BANDIT_WORDS[h.crew[about % len(h.crew), 0]]
    return SENTENCES[Flaw(kind)].format(
        seat=seat, bandit=BANDIT_WORDS[about % BANDITS], colour=COLOUR_WORDS[about]
    )


@entry
def first_flawed(games: Games[Heist]) -> int:
    """The first of these games, all of them dealt, in which something does not hold; -1 if none is such."""
    for i in range(len(games)):
        if first_flaw(games[i]) != 0 or first_loss(games[i]) != 0:
            return i
    return -1


@rule
def first_flaw(h: Heist) -> int:
    """The number of the first thing that does not hold; 0 if all does."""
    number = flaw_of_round(h)
    if number == 0:
        number = flaw_of_cards(h)
    if number == 0:
        number = flaw_of_bullets(h)
    if number == 0:
        number = flaw_of_purses(h)
    if number == 0:
        number = flaw_of_loot(h)
    if number == 0:
        number = flaw_of_places(h)
    if number == 0:
        number = flaw_of_question(h)
    return number


@rule
def numbered(kind: int, about: int) -> int:
    """The number of a flaw."""
    return kind + ABOUT * about


@rule
def flaw_of_round(h: Heist) -> int:
    """The game is in a round and a lap that there is (T1, T4)."""
    if not 1 <= h.round_no <= ROUNDS or not 0 <= h.first < h.seats <= SEATS:
        return Flaw.ROUND
    if h.phase == Phase.PLANNING and not 0 <= h.lap < h.laps_n:
        return Flaw.LAP
    return 0


# ---------------------------------------------------------------- cards and bullets


@rule
def flaw_of_cards(h: Heist) -> int:
    """Every seat owns exactly its action cards and the bullets it was given (S4, D5, B4)."""
    for seat in range(h.seats):
        if tally(h, seat, 0, ACTION_CARDS) != action_cards_owned(h, seat):
            return numbered(Flaw.ACTION_CARDS, seat)
        if tally(h, seat, BULLET, CARDS) != bullets_owned(h, seat):
            return numbered(Flaw.BULLET_CARDS, seat)
        if not are_counted(h, seat):
            return numbered(Flaw.SIZES, seat)
        if not are_bullets_on_top(h, seat):
            return numbered(Flaw.TOP_CARDS, seat)
    return 0


@rule
def tally(h: Heist, seat: int, low: int, high: int) -> int:
    """How many of each card from `low` on a seat has, wherever they are: some bits for each."""
    total = 0
    for card in range(low, high):
        in_heaps = h.hand[seat, card] + h.discard[seat, card] + h.pending[seat, card]
        total += in_heaps << BITS * (card - low)
    for k in range(h.deck_n[seat]):
        total += one(h.deck[seat, k], low, high)
    for row in range(h.pile_next, h.pile_n):
        if h.pile[row, 0] == seat:
            total += one(h.pile[row, 1], low, high)
    if h.card != NO_CARD and h.card_seat == seat:
        total += one(h.card, low, high)
    return total


@rule
def one(card: int, low: int, high: int) -> int:
    """One such card, or purse, in a tally of those from `low` on."""
    return 1 << BITS * (card - low) if low <= card < high else 0


@rule
def action_cards_owned(h: Heist, seat: int) -> int:
    """The tally of a seat's own action cards."""
    total = 0
    for card in range(ACTION_CARDS):
        total += copies(h, seat, card) << BITS * card
    return total


@rule
def bullets_owned(h: Heist, seat: int) -> int:
    """The tally of the bullets that a seat was given."""
    total = 0
    for colour in range(COLOURS):
        total += h.bullets[seat, colour] << BITS * colour
    return total


@rule
def are_counted(h: Heist, seat: int) -> bool:
    """Whether hand and discard pile hold as many cards as they say."""
    held = 0
    discarded = 0
    for card in range(CARDS):
        held += h.hand[seat, card]
        discarded += h.discard[seat, card]
    return held == h.hand_n[seat] and discarded == h.discard_n[seat]


@rule
def are_bullets_on_top(h: Heist, seat: int) -> bool:
    """Whether the cards of a deck that all know are bullets (X6)."""
    n = h.deck_n[seat]
    if not 0 <= h.known_top[seat] <= n:
        return False
    for k in range(n - h.known_top[seat], n):
        if not is_bullet(h.deck[seat, k]):
            return False
    return True


@rule
def flaw_of_bullets(h: Heist) -> int:
    """Six bullets a bandit, thirteen neutral ones, and no more (S3, S12)."""
    for colour in range(COLOURS):
        if bullets_found(h, colour) > bullets_printed(colour):
            return numbered(Flaw.BULLETS, colour)
    return 0


@rule
def bullets_found(h: Heist, colour: int) -> int:
    """How many bullets of a colour are given or left."""
    found = h.neutral if colour == NEUTRAL else h.magazine[colour]
    for seat in range(h.seats):
        found += h.bullets[seat, colour]
    return found


@rule
def bullets_printed(colour: int) -> int:
    """How many bullets of a colour there are."""
    return cards.NEUTRAL_BULLETS if colour == NEUTRAL else cards.MAGAZINE


# ---------------------------------------------------------------- loot and places


@rule
def flaw_of_purses(h: Heist) -> int:
    """Purses of the printed values, ransoms of $250, and as many with each holder as are counted there."""
    values = 0
    printed = 0
    for token in range(PURSES):
        values += one(h.purse_value[token], 0, MOST_TALLIED)
        printed += one(cards.PURSE_VALUES[token], 0, MOST_TALLIED)
        if not 0 <= h.purse_at[token] < HOLDERS:
            return Flaw.PURSES
    if values != printed:
        return Flaw.PURSE_VALUES
    for token in range(PURSES, PURSE_TOKENS):
        if not UNUSED <= h.purse_at[token] < HOLDERS:
            return Flaw.PURSES
        if h.purse_at[token] != UNUSED and h.purse_value[token] != cards.STARTING_PURSE:
            return Flaw.RANSOM
    return 0 if are_purses_counted(h, 0) and are_purses_counted(h, MOST_TALLIED) else Flaw.PURSES


@rule
def are_purses_counted(h: Heist, low: int) -> bool:
    """Whether so many purses lie with holders from `low` on as are counted there."""
    found = 0
    counted = 0
    high = min(low + MOST_TALLIED, HOLDERS)
    for token in range(PURSE_TOKENS):
        found += one(h.purse_at[token], low, high)
    for holder in range(low, high):
        counted += h.purses[holder] << BITS * (holder - low)
    return found == counted


@rule
def flaw_of_loot(h: Heist) -> int:
    """No jewel or strongbox is ever made (Q80)."""
    if jewels_found(h) > cards.JEWELS:
        return Flaw.JEWELS
    if strongboxes_found(h) > cards.STRONGBOXES:
        return Flaw.STRONGBOXES
    return 0


@rule
def jewels_found(h: Heist) -> int:
    """How many jewels lie anywhere."""
    total = 0
    for holder in range(HOLDERS):
        total += h.jewels[holder]
    return total


@rule
def strongboxes_found(h: Heist) -> int:
    """How many strongboxes lie anywhere, the second one beside the train too."""
    total = h.spare_strongbox
    for holder in range(HOLDERS):
        total += h.strongboxes[holder]
    return total


@rule
def flaw_of_places(h: Heist) -> int:
    """Everybody is on the train, and nobody inside the Marshal's car (M1)."""
    if not 0 <= h.marshal <= h.rear <= MOST_CARS:
        return Flaw.TRAIN
    for who in range(BANDITS):
        place = h.place[who]
        if h.boss[who] < 0 or h.phase == Phase.PLACING:
            if place != NOWHERE:
                return numbered(Flaw.NOT_PLAYING, who)
        elif not 0 <= car_of(place) <= h.rear:
            return numbered(Flaw.NOT_ABOARD, who)
        elif place == inside(h.marshal):
            return numbered(Flaw.WITH_MARSHAL, who)
    return 0


# ---------------------------------------------------------------- the question


@rule
def flaw_of_question(h: Heist) -> int:
    """Until the end somebody is asked something that fits the phase and can be answered (Q3)."""
    if h.phase == Phase.OVER:
        return Flaw.ASKED_AFTER_THE_END if h.asking != Ask.NOTHING else 0
    if h.asking == Ask.NOTHING or h.owed_by == 0:
        return Flaw.NOT_ASKED
    if phase_of(h.asking) != h.phase:
        return Flaw.WRONG_PHASE
    number = flaw_of_acting(h)
    if number == 0:
        number = flaw_of_answers(h)
    return number


@rule
def phase_of(asking: int) -> int:
    """The phase in which a question is asked."""
    if asking == Ask.PLACE:
        return Phase.PLACING
    if asking == Ask.PICK:
        return Phase.PICKING
    if asking == Ask.PLAN or asking == Ask.COVER:
        return Phase.PLANNING
    if asking == Ask.KEEP:
        return Phase.KEEPING
    return Phase.EVENT if asking == Ask.PICKPOCKET else Phase.STEALING


@rule
def flaw_of_acting(h: Heist) -> int:
    """A card is carried out by its own bandit, for its own seat; a punched bandit stands beside."""
    if h.phase == Phase.STEALING:
        if h.card == NO_CARD or not is_playing(h, h.who) or h.boss[h.who] != h.card_seat:
            return Flaw.ACTING
        if h.owed_by != 1 << h.card_seat:
            return Flaw.ACTING
        if h.asking == Ask.DROP or h.asking == Ask.TAKE or h.asking == Ask.KNOCK:
            if not is_playing(h, h.victim) or h.place[h.victim] != h.place[h.who]:
                return Flaw.PUNCHING
    if h.asking == Ask.PICKPOCKET:
        if not is_playing(h, h.who) or h.owed_by != 1 << h.boss[h.who]:
            return Flaw.PICKPOCKET
    return Flaw.HELD_PURSE if (h.held != UNUSED) != (h.asking == Ask.TAKE) else 0


@rule
def is_playing(h: Heist, who: int) -> bool:
    """Whether this is a bandit that takes part."""
    return 0 <= who < BANDITS and h.boss[who] >= 0


@rule
def flaw_of_answers(h: Heist) -> int:
    """Whoever is asked has a legal answer (Q3)."""
    for seat in range(h.seats):
        if has(h.owed_by, seat) and flow.legal(h, seat) == 0:
            return numbered(Flaw.NO_ANSWER, seat)
    return 0


# ---------------------------------------------------------------- in a game that was dealt


@rule
def first_loss(h: Heist) -> int:
    """Whether something has got lost since set-up: then the number of that flaw, else 0 (M4, E5, Q80)."""
    for colour in range(COLOURS):
        plays = colour == NEUTRAL or h.boss[colour] >= 0
        if plays and bullets_found(h, colour) != bullets_printed(colour) and not is_cleared(h, colour):
            return numbered(Flaw.LOST_BULLETS, colour)
    jewels = 0
    for k in range(h.rear):
        jewels += cards.CAR_JEWELS[h.car_cards[k]]
    if jewels_found(h) != jewels or strongboxes_found(h) != cards.LOCOMOTIVE_STRONGBOXES + h.events:
        return Flaw.LOST_LOOT
    return 0


@rule
def is_cleared(h: Heist, colour: int) -> bool:
    """Whether the neutral bullets may have run short and left the game: first edition (M4, SW8)."""
    return colour == NEUTRAL and h.shortage_clears == 1 and h.neutral == 0
