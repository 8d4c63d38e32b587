"""Plays an engine and the oracle side by side and reports the first difference.

The engine answers first. The oracle then makes the same step, and wherever it asks for chance it is given
what the engine did: a shuffle is read off the engine's deck, and a blind pick is whichever one explains what
the engine now shows. If no outcome of chance explains it, that is a difference.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from typing import Protocol, TypeVar

from .fate import Chronicle, Retold, Written
from .oracle import Oracle, RefusedError, Snapshot
from .position import Given, read_card
from .words import Card, RoundCard

MOST_TRIES = 2000
T = TypeVar("T")


class Engine(Protocol):
    """What the comparator needs of a game under test."""

    def questions(self) -> dict[int, tuple[str, list[str]]]:
        """By seat: the kind of the question it owes, and its legal answers."""

    def answer(self, seat: int, text: str, /) -> None:
        """Take a legal answer."""

    def snapshot(self) -> Snapshot:
        """The whole position."""

    def round_card(self) -> RoundCard:
        """The Round card that lies open."""


class NoSuchChanceError(Exception):
    """The engine shows an outcome that chance cannot have."""


class DisagreementError(AssertionError):
    """The engine and the oracle differ; the message has the trace of the game."""


class Witness:
    """Chance as the engine shows that it came out; of blind picks, the guesses to try."""

    def __init__(
        self, names: Sequence[str], shown: Snapshot, card: RoundCard, guesses: Sequence[int]
    ) -> None:
        self._names = names
        self._shown = shown
        self._card = card
        self._guesses = guesses
        self.widths: list[int] = []

    def deal(self, seat: int, cards: Sequence[Card]) -> list[Card]:
        """The lowest of these cards lie in the engine's deck; those above them have been drawn since."""
        name = self._names[seat]
        deck = [read_card(name, text) for text in self._shown.deck[name]]
        below = deck[max(0, len(deck) - len(cards)) :]
        above = Counter(cards)
        above.subtract(below)
        if min(above.values(), default=0) < 0:
            return sorted(
                cards
            )  # they cannot lie so: all drawn since, or a difference that the decks will show
        return [*sorted(above.elements()), *below]

    def purse(self, values: Sequence[int]) -> int:
        """A guess."""
        return self._guess(sorted(set(values)))

    def token(self, tokens: Sequence[str]) -> str:
        """A guess."""
        return self._guess(sorted(set(tokens)))

    def _guess(self, options: Sequence[T]) -> T:
        number = len(self.widths)
        self.widths.append(len(options))
        return options[self._guesses[number] if number < len(self._guesses) else 0]

    def round_card(self, cards: Sequence[RoundCard]) -> RoundCard:
        """What lies open."""
        if self._card not in cards:
            raise NoSuchChanceError(f"{self._card} is none of {cards}")
        return self._card


def next_guesses(guesses: Sequence[int], widths: Sequence[int]) -> list[int] | None:
    """The next combination of guesses, the last pick varied first; None after the last one."""
    full = [*guesses, *[0] * (len(widths) - len(guesses))][: len(widths)]
    while full:
        last = full.pop()
        if last + 1 < widths[len(full)]:
            return [*full, last + 1]
    return None


class Match:
    """A game on the engine, with the oracle beside it."""

    def __init__(self, engine: Engine, given: Given) -> None:
        self.engine = engine
        self.given = given
        self.names = [text.split("+")[0] for text in given.seats]
        self.trace: list[str] = []
        self._answers: list[tuple[int, str]] = []
        self._chronicle = Chronicle()
        self._oracle: Oracle | None = None
        self._follow()

    @property
    def oracle(self) -> Oracle:
        """The oracle in the engine's position."""
        assert self._oracle is not None
        return self._oracle

    def answer(self, seat: int, text: str) -> None:
        """Both take the answer; raise if they then differ."""
        question, _ = self.engine.questions()[seat]
        self.trace.append(f"{self.names[seat]} {question}: {text}")
        self._answers.append((seat, text))
        self.engine.answer(seat, text)
        self._follow()

    def _follow(self) -> None:
        """Some outcome of chance must explain what the engine shows."""
        shown, card = self.engine.snapshot(), self.engine.round_card()
        problems: list[str] = []
        guesses: list[int] | None = []
        for _ in range(MOST_TRIES):
            if guesses is None:
                break
            witness = Witness(self.names, shown, card, guesses)
            found = self._try(witness, shown)
            if not found:
                return
            problems = problems or found
            guesses = next_guesses(guesses, witness.widths)
        raise DisagreementError(self._report(problems))

    def _try(self, witness: Witness, shown: Snapshot) -> list[str]:
        """The oracle makes the step with this fate; what then differs."""
        fate = Written(witness)
        oracle, self._oracle = self._oracle, None  # if this fate is wrong, its oracle is spoilt
        try:
            if not self._answers:
                oracle = Oracle(self.given, fate)
            else:
                oracle = oracle or self._retell()
                oracle.table.fate = fate
                oracle.answer(*self._answers[-1])
        except (RefusedError, NoSuchChanceError) as problem:
            return [str(problem)]
        problems = list(differences(oracle, shown, self.engine.questions()))
        if not problems:
            self._oracle = oracle
            self._chronicle.add(fate.chronicle)
        return problems

    def _retell(self) -> Oracle:
        """The oracle before the last answer, made anew from what is known."""
        oracle = Oracle(self.given, Retold(self._chronicle))
        for seat, text in self._answers[:-1]:
            oracle.answer(seat, text)
        return oracle

    def _report(self, problems: Sequence[str]) -> str:
        return "\n".join([f"{self.given}", *self.trace, "differs:", *problems])


def differences(oracle: Oracle, shown: Snapshot, asked: dict[int, tuple[str, list[str]]]) -> Iterator[str]:
    """Where the engine's questions and position are not the oracle's."""
    expected = oracle.questions()
    if {s: (kind, sorted(answers)) for s, (kind, answers) in asked.items()} != {
        s: (kind, sorted(answers)) for s, (kind, answers) in expected.items()
    }:
        yield f"questions: engine {asked}, oracle {expected}"
    ours, theirs = comparable(oracle, oracle.snapshot()), comparable(oracle, shown)
    if ours != theirs:
        for key, value in asdict(ours).items():
            if (came := getattr(theirs, key)) != value:
                yield f"{key}: engine {came}, oracle {value}"


def comparable(oracle: Oracle, snapshot: Snapshot) -> Snapshot:
    """The snapshot without what the rules leave open at this moment."""
    table = oracle.table
    is_ordered = table.rules.expert or (table.phase == "planning" and table.is_dealt)
    if is_ordered and not table.formation_open:
        return snapshot
    unordered = {name: sorted(deck) for name, deck in snapshot.deck.items()}
    at = {} if table.formation_open else snapshot.at
    return replace(snapshot, deck=unordered, at=at)


def play_randomly(match: Match, dice: random.Random, most_answers: int = 10_000) -> int:
    """Random answers to the end, every game with tastes of its own, to reach rare positions; how many."""
    tastes = {word: dice.choice((1, 1, 4, 16)) for word in ("draw", "done", "no", "discard")}
    tastes |= {
        word: dice.choice((1, 1, 2, 6)) for word in ("move", "floor", "shoot", "rob", "punch", "marshal")
    }
    for number in range(most_answers):
        questions = match.engine.questions()
        if not questions:
            return number
        seat = dice.choice(sorted(questions))
        answers = sorted(questions[seat][1])
        match.answer(seat, dice.choices(answers, [_weight(tastes, text) for text in answers])[0])
    return most_answers


def _weight(tastes: dict[str, int], text: str) -> int:
    return max(tastes.get(word, 1) for word in text.split())
