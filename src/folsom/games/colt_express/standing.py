"""How a game stands, in the language of scenarios: what each key of `then` speaks of."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from .answers import card_text, question_text
from .rules import flow
from .table.loot import held_by
from .table.record import Heist
from .table.vocabulary import (
    BANDITS,
    CARDS,
    COLOURS,
    DOLLARS,
    KINDS,
    NO_CARD,
    NOWHERE,
    PURSE_TOKENS,
    Phase,
    inside,
    roof,
)
from .words import ACTION_WORDS, BANDIT_WORDS, COLOUR_WORDS, place_text


def actual(h: Heist, key: str) -> object:
    """What a key of `then` speaks of, as it is; of seats with two bandits under the names of both."""
    return ACTUAL[key](h)


def _by_bandit(value: Callable[[Heist, int], object]) -> Callable[[Heist], object]:
    def table(h: Heist) -> object:
        return {BANDIT_WORDS[who]: value(h, who) for who in range(BANDITS) if h.boss[who] >= 0}

    return table


def _by_seat(value: Callable[[Heist, int], object]) -> Callable[[Heist], object]:
    return _by_bandit(lambda h, who: value(h, h.boss[who]))


def _place(h: Heist, who: int) -> str:
    return "nowhere yet" if h.place[who] == NOWHERE else place_text(h.place[who])


def _floor(h: Heist) -> object:
    places = [place(car) for car in range(h.rear + 1) for place in (inside, roof)]
    return {place_text(place): loot_texts(h, place) for place in places}


def loot_texts(h: Heist, holder: int) -> tuple[str, ...]:
    """The tokens that lie with a holder, purses with their values."""
    purses = [h.purse_value[token] * DOLLARS for token in range(PURSE_TOKENS) if h.purse_at[token] == holder]
    return (
        *(f"purse {value}" for value in sorted(purses)),
        *["jewel"] * h.jewels[holder],
        *["strongbox"] * h.strongboxes[holder],
    )


def _picks(h: Heist, seat: int) -> list[int]:
    """A secret opening pick: it is in the hand, though it leaves the deck only with the last pick."""
    return [h.picked[seat]] if h.phase == Phase.PICKING and h.picked[seat] != NO_CARD else []


def _hand(h: Heist, seat: int) -> tuple[str, ...]:
    held = [card for card in range(CARDS) for _ in range(h.hand[seat, card])]
    return tuple(card_text(h, seat, card) for card in held + _picks(h, seat))


def _deck(h: Heist, seat: int) -> tuple[str, ...]:
    """Top first."""
    lying = [h.deck[seat, k] for k in range(h.deck_n[seat] - 1, -1, -1)]
    for card in _picks(h, seat):
        lying.remove(card)
    return tuple(card_text(h, seat, card) for card in lying)


def _discard(h: Heist, seat: int) -> tuple[str, ...]:
    """With the discards of an unfinished `keep`, which nobody else sees."""
    heaps = [h.discard[seat, card] + h.pending[seat, card] for card in range(CARDS)]
    return tuple(card_text(h, seat, card) for card in range(CARDS) for _ in range(heaps[card]))


def _bullets(h: Heist, seat: int) -> tuple[str, ...]:
    return tuple(COLOUR_WORDS[colour] for colour in range(COLOURS) for _ in range(h.bullets[seat, colour]))


def _pile(h: Heist) -> object:
    return tuple(_waiting(h, row) for row in range(h.pile_next, h.pile_n))


def _waiting(h: Heist, row: int) -> str:
    seat, card = h.pile[row, 0], h.pile[row, 1]
    text = f"{BANDIT_WORDS[h.crew[seat, card // KINDS]]} {ACTION_WORDS[card % KINDS]}"
    return text + " down" * h.pile[row, 2]


def _phase(h: Heist) -> object:
    return PHASE_WORDS.get(Phase(h.phase), "planning")


PHASE_WORDS: Final = {
    Phase.STEALING: "stealing",
    Phase.EVENT: "event",
    Phase.SCORING: "scoring",
    Phase.OVER: "over",
}
"""All that comes before Stealing is planning: formation, deal, opening pick, and what to keep."""


def _seats(mask: int, h: Heist) -> tuple[str, ...]:
    return tuple(BANDIT_WORDS[h.crew[seat, 0]] for seat in range(h.seats) if mask >> seat & 1)


ACTUAL: Final[Mapping[str, Callable[[Heist], object]]] = {
    "at": _by_bandit(_place),
    "marshal": lambda h: h.marshal,
    "neutral": lambda h: h.neutral,
    "floor": _floor,
    "loot": _by_bandit(lambda h, who: loot_texts(h, held_by(who))),
    "magazine": _by_bandit(lambda h, who: h.magazine[who]),
    "hand": _by_seat(_hand),
    "discard": _by_seat(_discard),
    "deck": _by_seat(_deck),
    "deck_size": _by_seat(lambda h, seat: len(_deck(h, seat))),
    "hand_size": _by_seat(lambda h, seat: len(_hand(h, seat))),
    "deck_top": _by_seat(_deck),
    "pile": _pile,
    "round": lambda h: h.round_no,
    "phase": _phase,
    "first": lambda h: BANDIT_WORDS[h.crew[h.first, 0]],
    "bullets": _by_seat(_bullets),
    "asks": lambda h: " and ".join(waiting(h)),
    "score": _by_seat(lambda h, seat: h.dollars[seat]),
    "gunslingers": lambda h: _seats(h.prize, h),
    "winners": lambda h: _seats(h.winners, h),
}


def waiting(h: Heist) -> Sequence[str]:
    """The questions now waiting, from the First Player on."""
    order = [(h.first + k) % h.seats for k in range(h.seats)]
    owed = [seat for seat in order if flow.owing(h) >> seat & 1]
    return [f"{BANDIT_WORDS[h.crew[seat, 0]]} {question_text(flow.question(h, seat))}" for seat in owed]
