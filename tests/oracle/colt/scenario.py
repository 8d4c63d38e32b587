"""Runs scenario files against the oracle."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from .fate import Fate
from .oracle import Oracle, RefusedError, Snapshot
from .position import Given


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One decision."""

    asks: str | None = None
    legal: list[str] | None = None
    refuse: list[str] = []
    do: str | None = None


class Then(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What must hold at the end; what is left out is not compared."""

    at: dict[str, str] = {}
    marshal: int | None = None
    neutral: int | None = None
    floor: dict[str, list[str]] = {}
    loot: dict[str, list[str]] = {}
    magazine: dict[str, int] = {}
    hand: dict[str, list[str]] = {}
    deck: dict[str, list[str]] = {}
    discard: dict[str, list[str]] = {}
    deck_size: dict[str, int] = {}
    hand_size: dict[str, int] = {}
    deck_top: dict[str, list[str]] = {}
    bullets: dict[str, list[str]] = {}
    pile: list[str] | None = None
    round: int | None = None
    phase: str | None = None
    first: str | None = None
    asks: str | None = None
    score: dict[str, int] = {}
    gunslingers: list[str] | None = None
    winners: list[str] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position, decisions, and what must follow."""

    id: str
    title: str
    game: str
    rules: list[str]
    given: Given
    then: Then = Then()
    step: list[Step] = []


class _AnyGame(msgspec.Struct, frozen=True):
    game: str


def scenarios(files: Sequence[Path]) -> Iterator[Scenario]:
    """The Colt Express scenarios of these files."""
    for file in files:
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]:
            if msgspec.convert(entry, _AnyGame).game == "colt":
                yield msgspec.convert(entry, Scenario)


def failures(scenario: Scenario, fate: Fate) -> list[str]:
    """What the oracle does otherwise than the scenario says; empty if it agrees."""
    oracle = Oracle(scenario.given, fate)
    for number, step in enumerate(scenario.step, 1):
        try:
            wrong = list(_step_failures(oracle, step))
        except RefusedError as refusal:
            wrong = [str(refusal)]
        if wrong:
            return [f"{scenario.id}, step {number}: {problem}" for problem in wrong]
    return [f"{scenario.id}, then: {problem}" for problem in _then_failures(oracle, scenario.then)]


def _step_failures(oracle: Oracle, step: Step) -> Iterator[str]:
    if not oracle.owed():
        yield "nobody is asked anything"
        return
    question = oracle.owed()[0]
    if step.asks is not None and not _asks(oracle, step.asks):
        yield f"asks {oracle.snapshot().asks}, not {step.asks}"
    if step.legal is not None and sorted(step.legal) != sorted(question.answers):
        yield f"legal are {sorted(question.answers)}, not {sorted(step.legal)}"
    for text in step.refuse:
        if text in question.answers:
            yield f"does not refuse {text!r}"
    if step.do is not None:
        oracle.answer(question.seat, step.do)


def _asks(oracle: Oracle, text: str) -> bool:
    name, kind = text.split()
    return any(q.kind == kind and name in oracle.table.seats[q.seat].names for q in oracle.owed())


def _then_failures(oracle: Oracle, then: Then) -> Iterator[str]:
    actual = oracle.snapshot()
    expected: dict[str, object] = msgspec.to_builtins(then)  # only the keys that the scenario names
    for key, value in expected.items():
        if isinstance(value, dict):
            for entry, said in value.items():
                wanted = said
                came = _entry(oracle, actual, key, entry)
                if isinstance(came, list) and isinstance(wanted, list):
                    came = _comparable(key, came, len(wanted))
                    wanted = _comparable(key, wanted, len(wanted))
                if came != wanted:
                    yield f"{key} of {entry} is {came}, not {wanted}"
        elif key == "asks":
            if not _asks(oracle, str(value)):
                yield f"asks {actual.asks}, not {value}"
        elif (came := getattr(actual, key)) != value and not _same_seats(oracle, came, value):
            yield f"{key} is {came}, not {value}"


def _comparable(key: str, entries: list[str], length: int) -> list[str]:
    """Decks have an order, of `deck_top` only so many cards count; all else is a multiset."""
    if key == "deck":
        return entries
    return entries[:length] if key == "deck_top" else sorted(entries)


def _entry(oracle: Oracle, actual: Snapshot, key: str, name: str) -> object:
    """One entry of a table; a seat may be called by either of its bandits."""
    if key == "floor":
        return actual.floor.get(name, [])
    if key in ("at", "loot", "magazine"):
        return getattr(actual, key)[name]
    seat = next(seat for seat in oracle.table.seats if name in seat.names)
    table: dict[str, object] = getattr(actual, key.removesuffix("_size").removesuffix("_top"))
    value = table[seat.names[0]]
    if isinstance(value, list) and key.endswith("_size"):
        return len(value)
    return value


def _same_seats(oracle: Oracle, came: object, wanted: object) -> bool:
    """Seats named by other bandits of theirs, in any order."""
    seats = {name: seat.number for seat in oracle.table.seats for name in seat.names}
    if isinstance(came, str) and isinstance(wanted, str):
        return came in seats and seats[came] == seats.get(wanted)
    if isinstance(came, list) and isinstance(wanted, list):
        return {*wanted, *came} <= {*seats} and {seats[n] for n in came} == {seats[n] for n in wanted}
    return False
