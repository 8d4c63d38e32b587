"""What a scenario expects, compared with how the game stands, in the language of scenarios."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from folsom.kernel.errors import ScenarioError

from .answers import card_text, question_text
from .rules import flow
from .seating import BANDIT_NAMES
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
    Ask,
    Phase,
    inside,
    roof,
)
from .words import ACTION_WORDS, COLOUR_WORDS, place_text

Lists = dict[str, tuple[str, ...]]
Numbers = dict[str, int]
Words = dict[str, str]

MULTISETS: Final = ("floor", "loot", "hand", "discard", "bullets")
"""The keys whose lists are compared in any order."""
SEATS: Final = ("first", "gunslingers", "winners")
"""The keys that name seats: a seat with two bandits is called by either."""
OVER: Final = ("score", "gunslingers", "winners")
"""The keys that mean something at the end only."""


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold, as far as it is named."""

    at: Words | None = None
    marshal: int | None = None
    neutral: int | None = None
    floor: Lists | None = None
    loot: Lists | None = None
    magazine: Numbers | None = None
    hand: Lists | None = None
    discard: Lists | None = None
    deck: Lists | None = None
    deck_size: Numbers | None = None
    hand_size: Numbers | None = None
    deck_top: Lists | None = None
    pile: tuple[str, ...] | None = None
    round: int | None = None
    phase: Literal["planning", "stealing", "event", "scoring", "over"] | None = None
    first: str | None = None
    bullets: Lists | None = None
    asks: str | None = None
    score: Numbers | None = None
    gunslingers: tuple[str, ...] | None = None
    winners: tuple[str, ...] | None = None


def differences(then: Mapping[str, object], h: Heist, /) -> Sequence[str]:
    """One sentence for each thing in `then` that is otherwise; ScenarioError for a key nobody knows."""
    try:
        wanted = msgspec.convert(then, Then)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"then: {error}") from None
    return [sentence for key in then for sentence in _compare(key, getattr(wanted, key), h)]


def _compare(key: str, wanted: object, h: Heist) -> Iterator[str]:
    if key == "asks":
        yield from _compare_asks(str(wanted), h)
    elif key in OVER and h.phase != Phase.OVER:
        _named_seats(key, wanted, h)
        yield f"{key}: expected {_text(wanted)}, but the game is not over"
    elif key in SEATS:
        came = actual(h, key)
        if _named_seats(key, wanted, h) != _named_seats(key, came, h):
            yield f"{key}: expected {_text(wanted)}, came {_text(came)}"
    elif isinstance(wanted, dict):
        came = actual(h, key)
        assert isinstance(came, dict)
        for name, value in wanted.items():
            if name not in came:
                raise ScenarioError(f"then.{key}: there is no '{name}', only {', '.join(came)}")
            yield from _compare_entry(key, f"{key}.{name}", value, came[name])
    else:
        yield from _compare_entry(key, key, wanted, actual(h, key))


def _compare_entry(key: str, where: str, wanted: object, came: object) -> Iterator[str]:
    if key == "deck_top" and isinstance(wanted, tuple) and isinstance(came, tuple):
        came = came[: len(wanted)]
    if _in_order(key, wanted) != _in_order(key, came):
        yield f"{where}: expected {_text(wanted)}, came {_text(came)}"


def _in_order(key: str, value: object) -> object:
    return sorted(value) if key in MULTISETS and isinstance(value, tuple) else value


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(value) + "]"
    return str(value) if value != "" else "nothing"


# ---------------------------------------------------------------- seats and questions


def _named_seats(key: str, names: object, h: Heist) -> set[int]:
    """The seats that are named; no seat means an impossible expectation."""
    if isinstance(names, dict):
        names = tuple(names)
    return {_seat(key, name, h) for name in (names if isinstance(names, tuple) else (str(names),))}


def _seat(key: str, name: str, h: Heist) -> int:
    who = BANDIT_NAMES.index(name) if name in BANDIT_NAMES else -1
    if who < 0 or h.boss[who] < 0:
        raise ScenarioError(f"then.{key}: '{name}' has no seat here")
    return h.boss[who]


def _compare_asks(wanted: str, h: Heist) -> Iterator[str]:
    name, _, question = wanted.partition(" ")
    seat = _seat("asks", name, h)
    if question not in [question_text(kind) for kind in Ask if kind != Ask.NOTHING]:
        raise ScenarioError(f"then.asks: there is no question '{question}'")
    if question_text(flow.question(h, seat)) != question:
        came = " and ".join(waiting(h)) or "nothing: the game is over"
        yield f"asks: expected {wanted}, came {came}"


def waiting(h: Heist) -> Sequence[str]:
    """The questions now waiting, from the First Player on."""
    order = [(h.first + k) % h.seats for k in range(h.seats)]
    owed = [seat for seat in order if flow.owing(h) >> seat & 1]
    return [f"{BANDIT_NAMES[h.crew[seat, 0]]} {question_text(flow.question(h, seat))}" for seat in owed]


# ---------------------------------------------------------------- how the game stands


def actual(h: Heist, key: str) -> object:
    """What a key of `then` speaks of, as it is; of seats with two bandits under the names of both."""
    return ACTUAL[key](h)


def _by_bandit(value: Callable[[Heist, int], object]) -> Callable[[Heist], object]:
    def table(h: Heist) -> object:
        return {BANDIT_NAMES[who]: value(h, who) for who in range(BANDITS) if h.boss[who] >= 0}

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
    """A secret opening pick: it has left the deck for the hand, though nobody moves it before the last pick."""
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
    text = f"{BANDIT_NAMES[h.crew[seat, card // KINDS]]} {ACTION_WORDS[card % KINDS]}"
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
    return tuple(BANDIT_NAMES[h.crew[seat, 0]] for seat in range(h.seats) if mask >> seat & 1)


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
    "first": lambda h: BANDIT_NAMES[h.crew[h.first, 0]],
    "bullets": _by_seat(_bullets),
    "asks": lambda h: " and ".join(waiting(h)),
    "score": _by_seat(lambda h, seat: h.dollars[seat]),
    "gunslingers": lambda h: _seats(h.prize, h),
    "winners": lambda h: _seats(h.winners, h),
}
