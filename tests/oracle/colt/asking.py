"""Questions. A rule that needs a decision yields them and is sent (seat, answer)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from .table import Bandit

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What a seat owes: the kind, the bandit it is about (if one), and the legal answers."""

    seat: int
    kind: str
    bandit: str
    answers: tuple[str, ...]
    purses: tuple[int, ...] = ()  # a scenario may name one of these, so fate need not be asked


Reply = tuple[int, str]
Asking = Generator[dict[int, Question], Reply, T]


def ask(question: Question) -> Asking[str]:
    """One seat is asked."""
    _, text = yield {question.seat: question}
    return text


def choose(bandit: Bandit, kind: str, answers: Sequence[str], purses: Sequence[int] = ()) -> Asking[str]:
    """The card's owner chooses in public (A3); a single possibility is not asked, but carried out (A2)."""
    if len(answers) == 1:
        return answers[0]
    text = yield from ask(Question(bandit.seat, kind, bandit.name, tuple(answers), tuple(purses)))
    return text
