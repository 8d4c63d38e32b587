"""Expectations in the scenario language: what `then` says of a position, and how the position differs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from folsom.kernel.errors import ScenarioError

from .answers import NAMES, question_text
from .cards import CARD_NAMES, LETTERS, WAGON_ORDER, card_names
from .knowledge import plays, wagons_by_colour
from .rules import ending, flow
from .rulesets import seat_names
from .table import NOBODY, PASS, Heist, Phase

Lists = dict[str, tuple[str, ...]]
Numbers = dict[str, int]

PLAYS: Final = NAMES[:PASS]
MULTISETS: Final = ("hand", "box", "won", "train", "played", "winners")
"""The keys whose lists are compared in any order."""


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold, as far as it is named."""

    hand: Lists | None = None
    box: Lists | None = None
    won: Lists | None = None
    train: tuple[str, ...] | None = None
    played: Lists | None = None
    hideout: Numbers | None = None
    treasury: Numbers | None = None
    round: int | None = None
    phase: Literal["robbery", "scoring", "over"] | None = None
    first: str | None = None
    asks: str | None = None
    score: Numbers | None = None
    winners: tuple[str, ...] | None = None


def differences(then: Mapping[str, object], h: Heist, /) -> Sequence[str]:
    """One sentence for each thing in `then` that is otherwise; ScenarioError for a key nobody knows."""
    try:
        wanted = msgspec.convert(then, Then)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"then: {error}") from None
    _check_names(wanted, seat_names(h))
    found: list[str] = []
    for key in then:
        found += _compare(key, getattr(wanted, key), actual(h, key))
    return found


def _check_names(wanted: Then, seats: Sequence[str]) -> None:
    """ScenarioError if a seat, card, play, wagon or colour is named that there is not."""
    for key, table in (("hand", wanted.hand), ("box", wanted.box)):
        _check_table(key, table, seats, CARD_NAMES)
    _check_table("played", wanted.played, seats, PLAYS)
    _check_table("won", wanted.won, seats, WAGON_ORDER)
    _check("train", wanted.train, WAGON_ORDER)
    _check("treasury", wanted.treasury, LETTERS)
    for key, numbers in (("hideout", wanted.hideout), ("score", wanted.score)):
        _check(key, numbers, seats)
    _check("winners", wanted.winners, seats)
    _check("first", (wanted.first or seats[0],), seats)
    _check("asks", (wanted.asks or f"{seats[0]} send",), [f"{seat} send" for seat in seats])


def _check_table(key: str, table: Lists | None, seats: Sequence[str], known: Sequence[str]) -> None:
    _check(key, table, seats)
    for seat, names in (table or {}).items():
        _check(f"{key}.{seat}", names, known)


def _check(key: str, names: Iterable[str] | None, known: Sequence[str]) -> None:
    for name in names or ():
        if name not in known:
            raise ScenarioError(f"then.{key}: there is no '{name}'")


def actual(h: Heist, key: str) -> object:
    """What a key of `then` speaks of, as it is, in the language of scenarios."""
    names = seat_names(h)
    match key:
        case "hand":
            return {name: card_names(h.hand[seat]) for seat, name in enumerate(names)}
        case "box":
            return {name: card_names(h.box[seat]) for seat, name in enumerate(names)}
        case "won":
            return {name: wagons_by_colour(h.won[seat]) for seat, name in enumerate(names)}
        case "train":
            return wagons_by_colour(h.train)
        case "played":
            return {name: plays(h.lying[seat]) for seat, name in enumerate(names)}
        case "hideout":
            return {name: h.hideout_n[seat] for seat, name in enumerate(names)}
        case "treasury":
            return {letter: h.treasury_n[colour] for colour, letter in enumerate(LETTERS)}
        case "round":
            return h.round
        case "phase":
            return "over" if h.phase == Phase.OVER else "robbery"
        case "first":
            return names[h.first]
        case "asks":
            return "" if h.turn == NOBODY else f"{names[h.turn]} {question_text(flow.question(h, h.turn))}"
        case "score" if h.phase == Phase.OVER:
            return {name: ending.score(h, seat) for seat, name in enumerate(names)}
        case "winners" if h.phase == Phase.OVER:
            return tuple(name for seat, name in enumerate(names) if ending.has_won(h, seat))
    return None


def _compare(key: str, wanted: object, came: object) -> Iterator[str]:
    if came is None:
        yield f"{key}: expected {_text(wanted)}, but the game is not over"
    elif isinstance(wanted, dict) and isinstance(came, dict):
        for name, value in wanted.items():
            yield from _compare(f"{key}.{name}", value, came[name])
    elif _in_order(key, wanted) != _in_order(key, came):
        yield f"{key}: expected {_text(wanted)}, came {_text(came)}"


def _in_order(key: str, value: object) -> object:
    if isinstance(value, tuple) and key.partition(".")[0] in MULTISETS:
        return sorted(value)
    return value


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(value) + "]"
    return str(value) or "nothing"
