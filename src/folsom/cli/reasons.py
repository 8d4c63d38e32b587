"""What is forbidden now, rule by rule, for somebody who asks `?`."""

from typing import Final

from folsom.play import rulebook
from folsom.play.game import Game

FEW: Final = 6  # so many answers stand for all that a rule forbids


def forbidden(game: Game, seat: int) -> dict[str, list[str]]:
    """For each rule that forbids something, with its sentence, the first few answers it forbids."""
    definition, heist = game.definition, game.heist
    found: dict[str, list[str]] = {}
    answers = definition.answers
    for code in range(definition.answer_count):
        number = definition.flow.forbids(heist, seat, code)
        if number and answers.fits(heist, seat, code):
            reason = rulebook.reason(definition, heist, seat, code, number)
            texts = found.setdefault(str(reason), [])
            texts.append(answers.answer_text(heist, seat, code))
    return {reason: _few(texts) for reason, texts in found.items()}


def _few(texts: list[str]) -> list[str]:
    return texts if len(texts) <= FEW else [*texts[:FEW], f"and {len(texts) - FEW} more"]
