"""From the small numbers that compiled code answers with to the words of the question."""

from folsom.kernel.bits import count
from folsom.kernel.engine import Engine
from folsom.kernel.record import Records
from folsom.play.question import Question


def text_of(engine: Engine, worlds: Records, question: Question, code: int) -> str:
    """An answer in the question's own words, which stand in the order of the codes."""
    legal = engine.options(worlds, 0, question.seat)
    return question.answers[count(legal & ((1 << code) - 1))]
