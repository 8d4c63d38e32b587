import pytest

from folsom.games.to_jest_napad import answers
from folsom.games.to_jest_napad.cards import CARD_NAMES
from folsom.games.to_jest_napad.rules import robbery
from folsom.games.to_jest_napad.table import ANSWERS, PASS, Ask
from folsom.kernel.errors import UnknownAnswer
from tests.games.to_jest_napad.tables import dealt


def test_thirty_plays_and_a_pass() -> None:
    """Each of 15 cards with either half on top, and passing: 31 answers, all written differently (R9)."""
    assert len(set(answers.NAMES)) == len(answers.NAMES) == ANSWERS == 31


def test_every_answer_reads_as_itself() -> None:
    """Text and code are one and the same answer."""
    h = dealt(2, seed=1)
    for code in range(ANSWERS):
        assert answers.parse_answer(h, 0, answers.answer_text(h, 0, code)) == code
    assert answers.parse_answer(h, 0, " PASS ") == PASS
    assert answers.parse_answer(h, 0, "y7r2 > y") == answers.parse_answer(h, 0, "Y7R2>Y")


def test_text_says_what_is_done() -> None:
    """Card and colour of a code are those of its text (R9)."""
    h = dealt(2, seed=1)
    for code in range(PASS):
        name, letter = answers.answer_text(h, 0, code).split(">")
        assert name == CARD_NAMES[robbery.card_of(code)]
        assert letter == "YRG"[robbery.colour_of(code)]


@pytest.mark.parametrize("text", ["Y7R2>G", "r4g4>y"])
def test_a_third_colour_is_refused_with_its_rule(text: str) -> None:
    """A card shows only its own colours, and the refusal says so (R9)."""
    with pytest.raises(UnknownAnswer, match=r"one of its own two colours \(R9\)"):
        answers.parse_answer(dealt(2, seed=1), 0, text)


@pytest.mark.parametrize("text", ["", "Y7R2", "Y7R2>", ">Y", "R2Y7>Y", "draw", "pass on", "Y7R2>Y R"])
def test_other_texts_are_no_answers(text: str) -> None:
    """Whatever is no play and not passing is refused with an example of what would be right (V26)."""
    with pytest.raises(UnknownAnswer, match="as in 'Y7R2>Y'"):
        answers.parse_answer(dealt(2, seed=1), 0, text)


def test_the_question_has_a_name() -> None:
    """There is one question, and nothing is no question."""
    assert answers.question_text(Ask.SEND) == "send"
    assert answers.question_text(Ask.NOTHING) == ""
