"""What holds in every position between two answers: every card, bullet and token is somewhere, once.

The ledger's invariants (section 6) and Q3 Q80. Test positions may leave bullets unaccounted for, so that
fewer than all are no flaw, but more than there are is one.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from folsom.kernel.bits import has

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
    NEUTRAL,
    NO_CARD,
    NOWHERE,
    PURSE_TOKENS,
    PURSES,
    ROUNDS,
    UNUSED,
    Ask,
    Phase,
    car_of,
    inside,
)
from .words import BANDIT_WORDS, COLOUR_WORDS

ASKED_IN: Final = {
    Ask.PLACE: Phase.PLACING,
    Ask.PICK: Phase.PICKING,
    Ask.PLAN: Phase.PLANNING,
    Ask.COVER: Phase.PLANNING,
    Ask.KEEP: Phase.KEEPING,
    Ask.PICKPOCKET: Phase.EVENT,
}
"""All other questions are asked in Stealing."""
OF_A_PUNCH: Final = (Ask.DROP, Ask.TAKE, Ask.KNOCK)


def flaw(h: Heist, /) -> str:
    """What does not hold, in one sentence; nothing if all does."""
    for check in CHECKS:
        if sentence := check(h):
            return sentence
    return ""


# ---------------------------------------------------------------- cards and bullets


def cards_of(h: Heist, seat: int) -> Counter[int]:
    """All cards of a seat, wherever they are."""
    found = Counter(h.deck[seat, k] for k in range(h.deck_n[seat]))
    for card in range(CARDS):
        found[card] += h.hand[seat, card] + h.discard[seat, card] + h.pending[seat, card]
    found.update(h.pile[k, 1] for k in range(h.pile_next, h.pile_n) if h.pile[k, 0] == seat)
    if h.card != NO_CARD and h.card_seat == seat:
        found[h.card] += 1
    return found


def _cards(h: Heist) -> str:
    """Every seat owns exactly its action cards."""
    for seat in range(h.seats):
        found = cards_of(h, seat)
        name = BANDIT_WORDS[h.crew[seat, 0]]
        for card in range(ACTION_CARDS):
            if found[card] != copies(h, seat, card):
                return f"{name} has {found[card]} of action card {card}, not {copies(h, seat, card)}"
        for colour in range(COLOURS):
            if found[BULLET + colour] != h.bullets[seat, colour]:
                return f"the bullets '{COLOUR_WORDS[colour]}' among the cards of {name} are miscounted"
    return ""


def _sizes(h: Heist) -> str:
    """Hands and discard piles hold as many cards as they say."""
    for seat in range(h.seats):
        if sum(h.hand[seat]) != h.hand_n[seat] or sum(h.discard[seat]) != h.discard_n[seat]:
            return f"the cards of {BANDIT_WORDS[h.crew[seat, 0]]} are miscounted"
    return ""


def _bullets(h: Heist) -> str:
    """Six bullets a bandit, thirteen neutral ones."""
    for colour in range(COLOURS):
        given = sum(h.bullets[seat, colour] for seat in range(h.seats))
        left = h.neutral if colour == NEUTRAL else h.magazine[colour]
        most = cards.NEUTRAL_BULLETS if colour == NEUTRAL else cards.MAGAZINE
        if given + left > most:
            return f"there are {given + left} bullets '{COLOUR_WORDS[colour]}', and only {most} exist"
    return ""


# ---------------------------------------------------------------- loot and places


def _purses(h: Heist) -> str:
    """Purses of the printed values, and ransoms of $250; each holder has as many as are counted there."""
    values = Counter(h.purse_value[token] for token in range(PURSES))
    if values != Counter(cards.PURSE_VALUES):
        return "the purses are not those that are printed"
    for token in range(PURSES, PURSE_TOKENS):
        if h.purse_at[token] != UNUSED and h.purse_value[token] != cards.STARTING_PURSE:
            return "a ransom is worth $250"
    where = Counter(h.purse_at[token] for token in range(PURSE_TOKENS))
    if any(where[holder] != h.purses[holder] for holder in range(HOLDERS)) or h.purse_at[0] == UNUSED:
        return "the purses are miscounted"
    return ""


def _loot(h: Heist) -> str:
    """No jewel or strongbox is ever made (Q80)."""
    if sum(h.jewels) > cards.JEWELS:
        return f"there are {sum(h.jewels)} jewels, and only {cards.JEWELS} exist"
    strongboxes = sum(h.strongboxes) + h.spare_strongbox
    if strongboxes > cards.STRONGBOXES:
        return f"there are {strongboxes} strongboxes, and only {cards.STRONGBOXES} exist"
    return ""


def _places(h: Heist) -> str:
    """Everybody is on the train, and nobody inside the Marshal's car (M1)."""
    for who in range(BANDITS):
        place, name = h.place[who], BANDIT_WORDS[who]
        if h.boss[who] < 0 or h.phase == Phase.PLACING:
            if place != NOWHERE:
                return f"{name} cannot be on the train"
        elif place == NOWHERE or car_of(place) > h.rear:
            return f"{name} is not on the train"
        elif place == inside(h.marshal):
            return f"{name} is inside the Marshal's car (M1)"
    return ""


# ---------------------------------------------------------------- the question


def _round(h: Heist) -> str:
    """The game is in a round and a lap that there is."""
    if not 1 <= h.round_no <= ROUNDS or not 0 <= h.first < h.seats:
        return "there is no such round"
    if h.phase == Phase.PLANNING and not 0 <= h.lap < h.laps_n:
        return f"there is no lap {h.lap + 1} in this round"
    return ""


def _question(h: Heist) -> str:
    """Until the end somebody is asked something that fits the phase and can be answered (Q3)."""
    if h.phase == Phase.OVER:
        return "the game is over and asks something" if h.asking != Ask.NOTHING else ""
    if h.asking == Ask.NOTHING or h.owed_by == 0:
        return "nobody is asked anything, and the game is not over"
    if ASKED_IN.get(Ask(h.asking), Phase.STEALING) != h.phase:
        return "the question does not fit the phase"
    return _acting(h) or _answers(h)


def _acting(h: Heist) -> str:
    """A card is carried out by its own bandit, for its own seat; a punched bandit stands beside."""
    if h.phase == Phase.STEALING:
        if h.card == NO_CARD or h.owed_by != 1 << h.card_seat or h.boss[h.who] != h.card_seat:
            return "a question in Stealing is about the card being carried out"
        if h.asking in OF_A_PUNCH and (h.boss[h.victim] < 0 or h.place[h.victim] != h.place[h.who]):
            return "whoever is punched stands beside the puncher"
    if h.asking == Ask.PICKPOCKET and h.owed_by != 1 << h.boss[h.who]:
        return "whoever may pick a pocket is asked"
    return (
        "Cheyenne may take a purse that has just fallen"
        if (h.held != UNUSED) != (h.asking == Ask.TAKE)
        else ""
    )


def _answers(h: Heist) -> str:
    for seat in range(h.seats):
        if has(h.owed_by, seat) and flow.legal(h, seat) == 0:
            return f"{BANDIT_WORDS[h.crew[seat, 0]]} has no legal answer"
    return ""


CHECKS: Final[tuple[Callable[[Heist], str], ...]] = (
    _round,
    _cards,
    _sizes,
    _bullets,
    _purses,
    _loot,
    _places,
    _question,
)
