"""What a scenario expects, compared with how the game stands, in the language of scenarios."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from folsom.kernel.errors import ScenarioError

from .answers import question_text
from .rules import flow
from .standing import actual, waiting
from .table.record import Heist
from .table.vocabulary import (
    Ask,
    Phase,
)
from .words import BANDIT_WORDS

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
    who = BANDIT_WORDS.index(name) if name in BANDIT_WORDS else -1
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


__all__ = ["MULTISETS", "OVER", "SEATS", "Then", "actual", "differences", "waiting"]
