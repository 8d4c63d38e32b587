"""Cards: hands, decks, discards, the common pile, magazines.

A card is "move", of a seat with two bandits "tuco.move", "bullet.tuco"; in the common pile it always has its
bandit's name, and ".down" if it was laid face down.
"""

from collections.abc import Callable
from typing import Final

from folsom.kernel.errors import BadText
from folsom.kernel.record import Cells, Grid

from ..cards import MAGAZINE, NEUTRAL_BULLETS
from ..table.record import DECK_CAP, PILE_CAP, Heist
from ..table.vocabulary import (
    ACTION_CARDS,
    BANDITS,
    BULLET,
    CARDS,
    KINDS,
    NO_CARD,
    SLOTS,
)
from ..words import ACTION_WORDS, BANDIT_WORDS, COLOUR_WORDS
from .part import NONE, Part, bandit, by_seat, each_seat, items, joined, number, scalar

BULLET_WORD: Final = "bullet"
DOWN: Final = "down"


def card_word(h: Heist, seat: int, card: int) -> str:
    """A card as its seat calls it."""
    if card >= BULLET:
        return f"{BULLET_WORD}.{COLOUR_WORDS[card - BULLET]}"
    return _with_bandit(h, seat, card) if h.crew_size == SLOTS else ACTION_WORDS[card]


def _with_bandit(h: Heist, seat: int, card: int) -> str:
    return f"{BANDIT_WORDS[h.crew[seat, card // KINDS]]}.{ACTION_WORDS[card % KINDS]}"


def read_card(h: Heist, seat: int, word: str) -> int:
    """The number of a seat's card."""
    match word.split("."):
        case [first, colour] if first == BULLET_WORD and colour in COLOUR_WORDS:
            return BULLET + COLOUR_WORDS.index(colour)
        case [action] if h.crew_size == 1 and action in ACTION_WORDS:
            return ACTION_WORDS.index(action)
        case [name, action] if h.crew_size == SLOTS and action in ACTION_WORDS:
            owner, card = _owned(h, name, action)
            if owner == seat:
                return card
    raise BadText(f"'{word}' is no card of this seat")


def _owned(h: Heist, name: str, action: str) -> tuple[int, int]:
    """Seat and number of a bandit's action card."""
    who = bandit(h, name)
    seat = h.boss[who]
    slot = 0 if h.crew[seat, 0] == who else 1
    return seat, slot * KINDS + ACTION_WORDS.index(action)


# ---------------------------------------------------------------- heaps: so many of each card


def _heap(name: str, grid: Callable[[Heist], Grid], counts: Callable[[Heist], Cells] | None) -> Part:
    def write(h: Heist) -> str:
        return by_seat(h, lambda seat: joined(_copies(h, seat, grid(h)[seat])))

    def read(text: str, h: Heist) -> None:
        for seat, words in enumerate(each_seat(h, text)):
            cards = [read_card(h, seat, word) for word in items(words)]
            for card in cards:
                grid(h)[seat, card] += 1
            if counts is not None:
                counts(h)[seat] = number(str(len(cards)), 0, DECK_CAP)
            _note_bullets(h, seat, cards)

    return Part(name, write, read)


def _copies(h: Heist, seat: int, heap: Cells) -> list[str]:
    return [card_word(h, seat, card) for card in range(CARDS) for _ in range(heap[card])]


def _note_bullets(h: Heist, seat: int, cards: list[int]) -> None:
    """All Bullet cards among a seat's cards are counted by colour."""
    for card in cards:
        if card >= BULLET:
            h.bullets[seat, card - BULLET] += 1


# ---------------------------------------------------------------- decks and the pile


def _decks(h: Heist) -> str:
    def deck(seat: int) -> str:
        return joined(card_word(h, seat, h.deck[seat, k]) for k in range(h.deck_n[seat] - 1, -1, -1))

    return by_seat(h, deck)


def _read_decks(text: str, h: Heist) -> None:
    for seat, words in enumerate(each_seat(h, text)):
        cards = [read_card(h, seat, word) for word in reversed(items(words))]
        h.deck_n[seat] = number(str(len(cards)), 0, DECK_CAP)
        for k, card in enumerate(cards):
            h.deck[seat, k] = card
        _note_bullets(h, seat, cards)


def _picks(h: Heist) -> str:
    def pick(seat: int) -> str:
        card = h.picked[seat]
        return NONE if card == NO_CARD else card_word(h, seat, card)

    return by_seat(h, pick)


def _read_picks(text: str, h: Heist) -> None:
    for seat, word in enumerate(each_seat(h, text)):
        h.picked[seat] = NO_CARD if word == NONE else read_card(h, seat, word)


def _pile(h: Heist) -> str:
    rows = (h.pile[k] for k in range(h.pile_n))
    return ",".join(_with_bandit(h, row[0], row[1]) + f".{DOWN}" * row[2] for row in rows)


def _read_pile(text: str, h: Heist) -> None:
    words = items(text)
    h.pile_n = number(str(len(words)), 0, PILE_CAP)
    for k, word in enumerate(words):
        match word.split("."):
            case [name, action] if action in ACTION_WORDS:
                down = 0
            case [name, action, last] if action in ACTION_WORDS and last == DOWN:
                down = 1
            case _:
                raise BadText(f"'{word}' is no card of the common pile, as 'doc.move' or 'doc.move.down' is")
        row = h.pile[k]
        row[0], row[1] = _owned(h, name, action)
        row[2] = row[3] = down


def _put_carried_out(h: Heist, n: int) -> None:
    """The first so many cards of the pile have been turned over."""
    h.pile_next = number(str(n), 0, h.pile_n)
    for k in range(n):
        h.pile[k, 3] = 0


def _carried(h: Heist) -> str:
    return _with_bandit(h, h.card_seat, h.card) if 0 <= h.card < ACTION_CARDS else ""


def _read_carried(text: str, h: Heist) -> None:
    name, _, action = text.partition(".")
    if action not in ACTION_WORDS:
        raise BadText(f"'{text}' is no card")
    h.card_seat, h.card = _owned(h, name, action)


# ---------------------------------------------------------------- bullets


def _magazines(h: Heist) -> str:
    return ",".join(f"{BANDIT_WORDS[who]}:{h.magazine[who]}" for who in range(BANDITS) if h.boss[who] >= 0)


def _read_magazines(text: str, h: Heist) -> None:
    for word in items(text):
        name, _, left = word.partition(":")
        h.magazine[bandit(h, name)] = number(left, 0, MAGAZINE)


def _put_neutral(h: Heist, value: int) -> None:
    h.neutral = value


PARTS: Final = (
    Part("magazines", _magazines, _read_magazines, is_needed=True),
    scalar("neutral", lambda h: h.neutral, _put_neutral, NEUTRAL_BULLETS),
    _heap("hands", lambda h: h.hand, lambda h: h.hand_n),
    Part("decks", _decks, _read_decks),
    _heap("discards", lambda h: h.discard, lambda h: h.discard_n),
    _heap("discarding", lambda h: h.pending, None),
    Part("picks", _picks, _read_picks),
    Part("pile", _pile, _read_pile),
    scalar("turned", lambda h: h.pile_next, _put_carried_out, PILE_CAP),
    Part("card", _carried, _read_carried),
)
