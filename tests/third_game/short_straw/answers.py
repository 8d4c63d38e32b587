"""The answers: to keep one's straw, or to swap it."""

from typing import Final

from folsom.kernel.errors import UnknownAnswer

from .table import ANSWERS, Ask, Heist

NAMES: Final = ("keep", "swap")
assert len(NAMES) == ANSWERS


def answer_text(h: Heist, seat: int, code: int, /) -> str:
    """The answer as people write it."""
    del h, seat
    return NAMES[code]


def parse_answer(h: Heist, seat: int, text: str, /) -> int:
    """The code of a text; UnknownAnswer if it is no answer."""
    del h, seat
    word = text.strip().casefold()
    if word not in NAMES:
        raise UnknownAnswer(f"'{text}' is no answer: answers are {' and '.join(NAMES)}")
    return NAMES.index(word)


def fits(h: Heist, seat: int, code: int, /) -> bool:
    """Whether an answer is one to what the seat is asked, allowed or not: there is one question for all."""
    del h, seat
    return code in range(ANSWERS)


def refusal_text(h: Heist, seat: int, code: int, rule: int, /) -> str:
    """The rules' own sentences say it all."""
    del h, seat, code, rule
    return ""


def question_text(kind: int, /) -> str:
    """The name of a kind of question."""
    return "draw" if kind == Ask.DRAW else ""
