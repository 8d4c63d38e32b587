"""A memory as a typed value, in words: what a seat knows besides what lies on the table.

S4 S16, D5 B4, Q11 Q52 Q59 Q76 Q78. Only what was seen, and what follows from it for certain; how likely the
rest is, `imagine` shows.
"""

import msgspec

from folsom.kernel.record import Cells

from ..cards import ONE_BANDIT_DECK, TWO_BANDIT_DECK
from ..table import diary
from ..table.loot import BLIND, LEAST, PAID, SAME
from ..table.vocabulary import (
    BANDITS,
    BULLET,
    CARDS,
    COLOURS,
    DOLLARS,
    HOLDERS,
    KINDS,
    NO_CARD,
    ON_BANDIT,
    OUT_OF_PLAY,
    Action,
    action_of,
    slot_of,
)
from ..words import BANDIT_WORDS, crew_words, deck_words, place_text, round_card_text
from .memory import FACE_DOWN, SPECTATOR, Memory

SWITCHES = (
    "powers",
    "events",
    "station",
    "expert",
    "shed_bullets",
    "shortage_clears",
    "revenge_drops",
    "ask_place",
    "opening_pick",
    "covering_fire",
    "gunslinger",
    "pick_before_reveal",
    "strict_rob",
    "friendly_shots",
    "literal_tiebreak",
    "show_bandit",
    "open_discards",
)
FOUND = {BLIND: "blind", PAID: "ransom", SAME: "same", LEAST: "least"}
BOX = "box"


class Passage(msgspec.Struct, frozen=True):
    """A purse that went from holder to holder: a place, a bandit, or the box."""

    start: str
    to: str
    value: int | None
    """In dollars, if this seat saw it."""
    found: str
    """blind: any of those there, by chance; same: the one of the passage before; least: the one worth least;
    ransom: from outside the game, worth $250."""


class Purses(msgspec.Struct, frozen=True):
    """The purses of one holder when they began to travel."""

    holder: str
    count: int
    starting: int
    """So many were starting purses, known to all to be worth $250."""
    values: tuple[int, ...]
    """What they were worth, in dollars, if this seat's bandits held them."""


class SeatKnowledge(msgspec.Struct, frozen=True):
    """What is known of one seat's cards."""

    bandits: tuple[str, ...]
    unseen: tuple[str, ...]
    """Its cards of which it is not known where they are: in its deck, or of another seat also in its hand or
    face down in the pile.
    """
    on_top: tuple[str, ...]
    """Cards known to lie on its deck, the top one first."""
    discards: tuple[str, ...]
    shuffled: tuple[str, ...]
    """The cards that went into the last shuffle of its deck."""
    held: tuple[str, ...]
    """Its hand at that shuffle."""
    since: tuple[str, ...]
    """What everybody saw of its cards since then, in order: "drew 3", "left move" (played open, shed or
    discarded), "hid" (one's own: "hid move"; where backs show it: "hid a card of tuco"), "turned move",
    "drew bullet tuco", "picked", "shed all", "reshuffled".
    """
    met: int
    """So many of its bullets came from meeting the Marshal."""


class Knowledge(msgspec.Struct, frozen=True):
    """All that a seat, or a spectator, knows besides its view."""

    seat: int | None
    switches: tuple[str, ...]
    """The ruleset's switches that are on."""
    round_cards: tuple[str, ...]
    rounds_left: int
    """Round cards still face down."""
    seats: tuple[SeatKnowledge, ...]
    friendly_shots: dict[str, int]
    """Bullets that bandits have fired at their team-mates."""
    purses: tuple[Purses, ...]
    passages: tuple[Passage, ...]


def knowledge_of(m: Memory) -> Knowledge:
    """The memory as a typed value."""
    return Knowledge(
        seat=m.seat if m.seat != SPECTATOR else None,
        switches=tuple(name for name in SWITCHES if getattr(m, name) == 1),
        round_cards=tuple(round_card_text(m.round_cards[k]) for k in range(m.revealed)),
        rounds_left=len(m.round_cards) - m.revealed,
        seats=tuple(_seat(m, seat) for seat in range(m.seats)),
        friendly_shots={BANDIT_WORDS[who]: m.friendly[who] for who in range(BANDITS) if m.friendly[who] > 0},
        purses=tuple(_purses(m, holder) for holder in range(HOLDERS) if m.purse_home[holder] > 0),
        passages=tuple(_passage(m.trail[k]) for k in range(m.trail_n)),
    )


# --- cards


def _seat(m: Memory, seat: int) -> SeatKnowledge:
    crew = crew_words(m.crew[seat], m.crew_size)
    words = deck_words(crew)
    return SeatKnowledge(
        bandits=crew,
        unseen=_in_words(words, unseen(m, seat)),
        on_top=tuple(words[m.top[seat, k]] for k in range(m.known_top[seat])),
        discards=_in_words(words, m.discard[seat]),
        shuffled=_in_words(words, m.shuffled[seat]),
        held=_in_words(words, m.held_back[seat]),
        since=tuple(_note(crew, words, m.diary[seat, k]) for k in range(m.diary_n[seat])),
        met=m.met[seat],
    )


def _in_words(words: tuple[str, ...], counts: Cells | list[int]) -> tuple[str, ...]:
    return tuple(word for word, count in zip(words, counts, strict=True) for _ in range(count))


def owned(m: Memory, seat: int) -> list[int]:
    """All cards of a seat, wherever they are: action cards, and the bullets it was openly given (S4, D5,
    B4).
    """
    return [_copies(m, seat, card) for card in range(BULLET)] + [
        m.bullets[seat, colour] for colour in range(COLOURS)
    ]


def _copies(m: Memory, seat: int, card: int) -> int:
    if m.crew_size == 1:
        return ONE_BANDIT_DECK[card] if card < KINDS else 0
    if action_of(card) == Action.MARSHAL and slot_of(card) != m.marshal_slot[seat]:
        return 0
    return TWO_BANDIT_DECK[action_of(card)]


def unseen(m: Memory, seat: int) -> list[int]:
    """The cards of a seat of which the memory's seat cannot tell where they are."""
    cards = owned(m, seat)
    for card in range(CARDS):
        cards[card] -= m.discard[seat, card]
        if seat == m.seat:
            cards[card] -= m.hand[card] + m.pending[card]
    for k in range(m.known_top[seat]):
        cards[m.top[seat, k]] -= 1
    for k in range(m.pile_next, m.pile_n):
        if m.pile[k, 0] == seat and m.pile[k, 1] != NO_CARD:
            cards[m.pile[k, 1]] -= 1
    if m.card != NO_CARD and m.card_seat == seat:
        cards[m.card] -= 1
    return cards


def _note(crew: tuple[str, ...], words: tuple[str, ...], note: int) -> str:
    if note > diary.DREW:
        return f"drew {note - diary.DREW}"
    special = {
        FACE_DOWN: "hid",
        **{FACE_DOWN + 1 + slot: f"hid a card of {who}" for slot, who in enumerate(crew)},
        diary.PICKED: "picked",
        diary.NO_BULLETS: "shed all",
        diary.RESHUFFLED: "reshuffled",
    }
    if note in special:
        return special[note]
    if note >= diary.FROM_TOP:
        return f"drew {words[BULLET + note - diary.FROM_TOP]}"
    if note >= diary.TURNED:
        return f"turned {words[note - diary.TURNED]}"
    return f"hid {words[note - diary.HIDDEN]}" if note >= diary.HIDDEN else f"left {words[note]}"


# --- purses


def _holder(holder: int) -> str:
    if holder == OUT_OF_PLAY:
        return BOX
    return BANDIT_WORDS[holder - ON_BANDIT] if holder >= ON_BANDIT else place_text(holder)


def _purses(m: Memory, holder: int) -> Purses:
    values: tuple[int, ...] = ()
    if ON_BANDIT <= holder < OUT_OF_PLAY:
        values = tuple(value * DOLLARS for value in m.home_values[holder - ON_BANDIT] if value > 0)
    return Purses(_holder(holder), m.purse_home[holder], m.home_known[holder], values)


def _passage(row: Cells) -> Passage:
    value = row[2] * DOLLARS if row[2] > 0 else None
    return Passage(_holder(row[0]), _holder(row[1]), value, FOUND[row[3]])
