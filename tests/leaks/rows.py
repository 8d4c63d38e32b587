"""Answers that look the same to somebody in two worlds: what lets both go on side by side."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from folsom.kernel.errors import FolsomError
from folsom.play.game import Game
from folsom.play.question import Question
from folsom.tables.playing import carried_out
from tests.leaks.worlds import SECRET, memory, revealed

TRIES: Final = 4
LONGEST: Final = 16
Row = tuple[str, ...]
"""Answers of one seat."""
Choices = Callable[[Question], Sequence[str]]


def row(game: Game, seat: int, choices: Choices, chance: Random) -> Row:
    """As many answers as nobody hears of, at random: what a bot sends, or the clock."""
    trial, answers = game.fork(), list[str]()
    while len(answers) < LONGEST:
        answers.append(chance.choice(choices(trial.question(seat))))
        if carried_out(trial, seat, answers[-1:], 0.0).heard or seat not in trial.owed:
            break
    return tuple(answers)


def one(game: Game, seat: int, choices: Choices, chance: Random) -> Row:
    """A single answer."""
    return (chance.choice(choices(game.question(seat))),)


def dice_for(game: Game, seat: int, given: Row, choices: Choices) -> list[int]:
    """What the dice must show for the clock to give these answers."""
    trial, dice = game.fork(), list[int]()
    for answer in given:
        options = choices(trial.question(seat))
        if len(options) > 1:
            dice.append(options.index(answer))
        trial.answer(seat, answer)
    return dice


def legal(question: Question) -> Sequence[str]:
    """All that may be answered."""
    return question.answers


class Seen(Struct, frozen=True):
    """What somebody has seen once answers were given."""

    memory: bytes
    revealed: list[Struct]
    is_over: bool


def seen(game: Game, seat: int, given: Row, eyes: int | None, choices: Choices = legal) -> Seen | None:
    """What it would have seen; None where they cannot be given."""
    trial = game.fork()
    events: list[Struct] = []
    try:
        for answer in given:
            if answer not in choices(trial.question(seat)):
                return None
            events += trial.answer(seat, answer)
    except FolsomError:
        return None
    return Seen(memory(trial, eyes), revealed(tuple(events)), trial.is_over)


def other_row(
    other: Game,
    seat: int,
    given: Row,
    wanted: Seen,
    eyes: int | None,
    choices: Choices,
    make: Callable[[], Row],
) -> Row | None:
    """Answers for the other world that look the same to these eyes, if some are found."""
    tries = _tries(other, seat, given, make, is_own=seat == eyes)
    return next((each for each in tries if seen(other, seat, each, eyes, choices) == wanted), None)


def _tries(other: Game, seat: int, given: Row, make: Callable[[], Row], *, is_own: bool) -> Iterator[Row]:
    """Its own answers; of others, where they answer in secret, also any that they could have given."""
    if not is_own and other.question(seat).kind in SECRET:
        yield from (make() for _ in range(TRIES))
    yield given
