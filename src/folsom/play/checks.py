"""What must hold in every position of every game, checked from outside: each check says what does not, in
sentences.

`folsom fuzz` runs all of them after every answer of random games.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Final, cast

from msgspec import Struct

from folsom.kernel.contract import AnyGame
from folsom.kernel.errors import FolsomError
from folsom.kernel.record import Record
from folsom.kernel.sealed import told
from folsom.kernel.traceability import source_of
from folsom.play import gamefile
from folsom.play.game import Game
from folsom.play.start import from_position, replay

Check = Callable[[Game], Iterator[str]]
SEED: Final = 20_001


def somebody_can_answer(game: Game) -> Iterator[str]:
    """Until the end somebody owes an answer, and whoever does has a legal one."""
    if not game.is_over and not game.owed:
        yield "nobody owes an answer, and the game is not over"
    for seat in game.owed:
        if not game.question(seat).answers:
            yield f"{game.seats[seat]} owes an answer and has none"


def legal_is_what_nothing_forbids(game: Game) -> Iterator[str]:
    """The legal answers are exactly those that no rule forbids."""
    flow, heist = game.definition.flow, game.heist
    for seat in range(len(game.seats)):
        mask = flow.legal(heist, seat)
        for code in range(game.definition.answer_count):
            legal, rule = mask >> code & 1 == 1, flow.forbids(heist, seat, code)
            if legal == bool(rule):
                said = "legal" if legal else "not legal"
                yield f"answer {code} of seat {seat} is {said}, and the rule that forbids it is {rule}"


def answers_are_texts(game: Game) -> Iterator[str]:
    """Every legal answer can be written, and read as the same answer."""
    answers = game.definition.answers
    for seat in game.owed:
        question = game.question(seat)
        if len(set(question.answers)) < len(question.answers):
            yield f"two answers of {game.seats[seat]} are written alike: {', '.join(question.answers)}"
        for text in question.answers:
            code = answers.parse_answer(game.heist, seat, text)
            if answers.answer_text(game.heist, seat, code) != text:
                yield f"'{text}' is read as another answer"


def position_is_a_text(game: Game) -> Iterator[str]:
    """The position can be written, and read as the same position."""
    text = game.to_text()
    try:
        other = from_position(text, engine=game.engine)
    except FolsomError as error:
        yield f"the position cannot be read: {error}"
        return
    if other.to_text() != text:
        yield "the position, read again, is written otherwise"
    if other.state() != game.state():
        yield "the position, read again, is another"


def forks_are_apart(game: Game) -> Iterator[str]:
    """A fork is equal, and what happens in it is nothing to the game."""
    before, other = game.state(), game.fork()
    if other.state() != before:
        yield "a fork is not equal"
    if other.owed:
        other.answer(other.owed[0], other.question(other.owed[0]).answers[-1])
        if game.state() != before:
            yield "an answer in a fork has changed the game"


def imagined_worlds_look_the_same(game: Game) -> Iterator[str]:
    """In a world imagined for a seat, that seat sees and knows the same."""
    for seat in (*range(len(game.seats)), None):
        world = game.imagine(seat, SEED)
        if world.view(seat) != game.view(seat):
            yield f"a world imagined for {seat} gives it another view"
        if world.knowledge(seat) != game.knowledge(seat):
            yield f"a world imagined for {seat} gives it other knowledge"
        if world.owed != game.owed:
            yield f"in a world imagined for {seat} others owe an answer"


def nothing_is_lost(game: Game) -> Iterator[str]:
    """The game's own invariants: every card and token is somewhere, once."""
    flaw = _flaw(game.definition)
    if flaw is not None and (sentence := flaw(game.heist)):
        yield sentence


@cache
def _flaw(definition: AnyGame) -> Callable[[Record], str] | None:
    """The game's `invariants.flaw`, if it has one."""
    name = source_of(definition).package + ".invariants"
    if find_spec(name) is None:
        return None
    return cast("Callable[[Record], str]", importlib.import_module(name).flaw)


CHECKS: Final[tuple[Check, ...]] = (
    somebody_can_answer,
    legal_is_what_nothing_forbids,
    answers_are_texts,
    position_is_a_text,
    forks_are_apart,
    imagined_worlds_look_the_same,
    nothing_is_lost,
)


def check(game: Game) -> list[str]:
    """Everything that does not hold in this position."""
    return [f"{one.__name__}: {sentence}" for one in CHECKS for sentence in one(game)]


def check_answer(before: Game, game: Game, events: Sequence[Struct]) -> list[str]:
    """Whether what each seat is told of an answer leads from the view it had to the view it has."""
    flaws = []
    for seat in (*range(len(game.seats)), None):
        view = before.view(seat)
        for event in told(events, seat):
            view = game.definition.view.fold(view, event)
        if view != game.view(seat):
            flaws.append(f"the events told to {seat} do not lead to its next view")
    return flaws


def check_file(game: Game) -> list[str]:
    """Whether the game, played again from its own file, comes out the same."""
    again = replay(gamefile.read(game.to_file(key=True)), engine=game.engine)
    return (
        [] if again.state() == game.state() else ["the game, played again from its file, comes out otherwise"]
    )
