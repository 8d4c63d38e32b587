"""The answers: thirty ways to lay a card, and to pass.

A play is a card and the colour on top, "Y7R2>Y" (R9); code k is card k on its first half, code 15 + k the
same card on its second half, code 30 is "pass".
"""

from typing import Final

from folsom.kernel.errors import UnknownAnswer

from .cards import CARD_NAMES, CARDS, HALF_COLOUR, LETTERS, play_name
from .table import PASS, Ask, Heist

DECLINE: Final = "pass"
_PLAYS = (play_name(card, HALF_COLOUR[card][half]) for half in range(2) for card in range(CARDS))
NAMES: Final = (*_PLAYS, DECLINE)
_CODES: Final = {name.casefold(): code for code, name in enumerate(NAMES)}
assert _CODES[DECLINE] == PASS


def answer_text(h: Heist, seat: int, code: int, /) -> str:
    """The answer as people write it."""
    del h, seat
    return NAMES[code]


def parse_answer(h: Heist, seat: int, text: str, /) -> int:
    """The code of a text, in any case and spacing; UnknownAnswer, with the rule, if no card can be played so
    (R9, R10, V26).
    """
    del h, seat
    code = _CODES.get("".join(text.split()).casefold())
    if code is None:
        raise UnknownAnswer(_why_unknown(text.strip()))
    return code


def _why_unknown(text: str) -> str:
    card, _, colour = "".join(text.split()).upper().partition(">")
    if card in CARD_NAMES and colour in LETTERS:
        return f"{card} cannot be played as {colour}: a card shows one of its own two colours (R9)"
    return f"'{text}' is no answer: send a bandit, as in '{NAMES[0]}', or '{DECLINE}' (R8)"


def fits(h: Heist, seat: int, code: int, /) -> bool:
    """Whether an answer is one to what the seat is asked, allowed or not: there is one question for all."""
    del h, seat
    return code in range(len(NAMES))


def refusal_text(h: Heist, seat: int, code: int, rule: int, /) -> str:
    """Every rule's own sentence says it all: nobody else has a part in what is refused."""
    del h, seat, code, rule
    return ""


def question_text(kind: int, /) -> str:
    """The name of a kind of question."""
    return "send" if kind == Ask.SEND else ""
