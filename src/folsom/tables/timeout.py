"""What the clock answers for a seat that has not: always the same in kind, stated in the docs.

`plan`: draw if that is legal, else a random card, face down where possible. `keep`: done. `cover`: no. Every
other question: any legal answer, each as likely.
"""

from collections.abc import Mapping
from typing import Final

from folsom.play.question import Question

from .ports import Luck

DRAW: Final = "draw"
DOWN: Final = " down"
QUIET: Final[Mapping[str, str]] = {"keep": "done", "cover": "no"}


def timeouts_answer(question: Question, luck: Luck) -> str:
    """The answer to a question whose time is over."""
    choices = candidates(question)
    return choices[luck.below(len(choices))] if len(choices) > 1 else choices[0]


def candidates(question: Question) -> tuple[str, ...]:
    """The answers among which the clock picks at random."""
    answers = question.answers
    quiet = DRAW if question.kind == "plan" else QUIET.get(question.kind)
    if quiet in answers:
        return (quiet,)
    hidden = tuple(answer for answer in answers if answer.endswith(DOWN)) if question.kind == "plan" else ()
    return hidden or answers
