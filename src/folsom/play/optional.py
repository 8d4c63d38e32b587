"""What a game may offer besides the contract; a game that does not is played without it."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast, runtime_checkable

from msgspec import Struct

from folsom.kernel.contract import AnyGame
from folsom.kernel.record import Record


@runtime_checkable
class NamesBandits(Protocol):
    """In `answers.py`, where a seat may run several bandits."""

    def bandit_asked(self, h: Record, seat: int, /) -> str:
        """Which of the seat's bandits the question is about; the seat's name if it is about the seat."""


@runtime_checkable
class SplitsFate(Protocol):
    """In `answers.py`, where an answer may leave something to fate."""

    def split_fate(self, h: Record, seat: int, text: str, /) -> tuple[str, int]:
        """A scenario's answer: the answer without what fate deals, and that as the record's `fate`."""


@runtime_checkable
class NamesSeats(Protocol):
    """In `rulesets.py`, where a seat's name says what it plays."""

    def seat_names_allowed(self, ruleset: Struct, /) -> Sequence[str]:
        """Everything that a seat of this ruleset may be called, in a fixed order."""


@runtime_checkable
class OffersChoices(Protocol):
    """In `rulesets.py`, where players may settle things at set-up that fate settles otherwise."""

    @property
    def CHOICES(self) -> Mapping[str, str]:  # noqa: N802  # a module's constant
        """Every choice by name, with one sentence that says what it is and how it is written."""


@runtime_checkable
class Chooses(OffersChoices, Protocol):
    """One way to take the choices: after `prepare`."""

    def choose(self, h: Record, choices: Mapping[str, str], /) -> None:
        """Write choices into a prepared record; RulesetError if one is not possible."""


class Prepares(OffersChoices, Protocol):
    """The other way: with `prepare`."""

    def prepare(
        self, h: Record, ruleset: Struct, seats: Sequence[str], choices: Mapping[str, str], /
    ) -> None:
        """As the contract's `prepare`, with the players' choices; RulesetError if one is not possible."""


def seat_names_of(rulesets: object, ruleset: Struct) -> Sequence[str]:
    """What a seat may be called; nothing where its name is nobody's choice."""
    return rulesets.seat_names_allowed(ruleset) if isinstance(rulesets, NamesSeats) else ()


def choices_of(rulesets: object) -> Mapping[str, str]:
    """What players may choose at set-up, by name, with one sentence each; nothing where all is settled."""
    return rulesets.CHOICES if isinstance(rulesets, OffersChoices) else {}


def prepare(
    game: AnyGame, h: Record, ruleset: Struct, seats: Sequence[str], choices: Mapping[str, str]
) -> None:
    """Write ruleset, seats and choices into a zeroed record."""
    rulesets = game.rulesets
    if choices and not isinstance(rulesets, Chooses):
        cast(Prepares, rulesets).prepare(h, ruleset, seats, choices)
        return
    rulesets.prepare(h, ruleset, seats)
    if choices and isinstance(rulesets, Chooses):
        rulesets.choose(h, choices)
