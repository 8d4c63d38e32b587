"""What must hold in every position of every game, checked from outside: each check says what does not, in
sentences.

`folsom fuzz` runs all of them after every answer of random games.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Final

from msgspec import Struct

from folsom.kernel.contract import SPECTATOR
from folsom.kernel.errors import FolsomError
from folsom.kernel.record import new_games, raw_bytes, strict
from folsom.kernel.sealed import told
from folsom.play import gamefile
from folsom.play.game import Game
from folsom.play.start import from_position, replay
from folsom.testkit.tables import flaw_in

Check = Callable[[Game], Iterator[str]]
SEED: Final = 20_001


def somebody_can_answer(game: Game) -> Iterator[str]:
    """Until the end somebody owes an answer, and whoever does has a legal one."""
    if not game.is_over and not game.owed:
        yield "nobody owes an answer, and the game is not over"
    for seat in game.owed:
        if not game.question(seat).answers:
            yield f"{game.seats[seat]} owes an answer and has none"


def only_who_owes_is_asked(game: Game) -> Iterator[str]:
    """A seat is asked something, and has legal answers, exactly if it owes one."""
    flow, heist = game.definition.flow, game.heist
    for seat in range(len(game.seats)):
        if (flow.question(heist, seat) != 0) != (seat in game.owed):
            yield f"{game.seats[seat]} is asked and owes nothing, or owes and is not asked"
        if (flow.legal(heist, seat) != 0) != (seat in game.owed):
            yield f"{game.seats[seat]} has answers and owes none, or owes one and has none"


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
    """Every legal answer can be written, and read as the same answer; all are written in one order."""
    answers = game.definition.answers
    for seat in game.owed:
        question = game.question(seat)
        codes = [answers.parse_answer(game.heist, seat, text) for text in question.answers]
        if codes != sorted(set(codes)):
            yield f"the answers of {game.seats[seat]} are not in order, or one is there twice: {codes}"
        for text, code in zip(question.answers, codes, strict=True):
            if answers.answer_text(game.heist, seat, code) != text:
                yield f"'{text}' is read as another answer"
            if not answers.fits(game.heist, seat, code):
                yield f"'{text}' is legal and no answer to '{question.kind}'"
            if answers.parse_answer(game.heist, seat, f"  {text.upper().replace(' ', '   ')} ") != code:
                yield f"'{text}' is not read in every case and spacing"


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
    """Forks are equal, go the same way by the same answer, and are nothing to the game."""
    before, one, other = game.state(), game.fork(), game.fork()
    if one.state() != before:
        yield "a fork is not equal"
    for seat in game.owed[:1]:
        text = game.question(seat).answers[-1]
        if one.answer(seat, text) != other.answer(seat, text) or one.state() != other.state():
            yield "two forks go different ways by the same answer"
        if game.state() != before:
            yield "an answer in a fork has changed the game"


def imagined_worlds_look_the_same(game: Game) -> Iterator[str]:
    """A world imagined for a seat gives it the same memory, byte for byte: the same view and answers."""
    for seat in (*range(len(game.seats)), None):
        world = game.imagine(seat, SEED)
        if memory_of(world, seat) != memory_of(game, seat):
            yield f"a world imagined for {seat} gives it another memory"
        if sight_of(world, seat) != sight_of(game, seat):
            yield f"a world imagined for {seat} gives it other numbers to learn from"
        if world.view(seat) != game.view(seat):
            yield f"a world imagined for {seat} gives it another view"
        if world.owed != game.owed:
            yield f"in a world imagined for {seat} others owe an answer"
        elif seat in game.owed and world.question(seat).answers != game.question(seat).answers:
            yield f"a world imagined for {seat} gives it other answers"
        if sentence := flaw_in(world):
            yield f"a world imagined for {seat} cannot be: {sentence}"


def memory_of(game: Game, seat: int | None) -> bytes:
    """All that a seat, or a spectator, remembers."""
    memories = new_games(game.definition.memory, 1)
    m = strict(game.definition.memory, memories)[0]
    game.definition.knowledge.recall(game.heist, SPECTATOR if seat is None else seat, m)
    return bytes(raw_bytes(memories)[0])


def sight_of(game: Game, seat: int | None) -> bytes:
    """What a seat, or a spectator, sees, as the numbers a program learns from."""
    return bytes(raw_bytes(game.sight(seat))[0])


def numbers_say_what_is_legal(game: Game) -> Iterator[str]:
    """The first of the numbers are the mask of legal answers: of one who owes none, all 0."""
    for seat in range(len(game.seats)):
        mask = game.definition.flow.legal(game.heist, seat)
        numbers = sight_of(game, seat)[: game.definition.answer_count]
        if any(number != (mask >> code & 1) for code, number in enumerate(numbers)):
            yield f"what {game.seats[seat]} sees does not say which answers are legal"


def nothing_is_lost(game: Game) -> Iterator[str]:
    """The game's own invariants: every card and token is somewhere, once."""
    if sentence := flaw_in(game):
        yield sentence


CHECKS: Final[tuple[Check, ...]] = (
    somebody_can_answer,
    only_who_owes_is_asked,
    legal_is_what_nothing_forbids,
    answers_are_texts,
    position_is_a_text,
    forks_are_apart,
    imagined_worlds_look_the_same,
    numbers_say_what_is_legal,
    nothing_is_lost,
)


def check(game: Game) -> list[str]:
    """Everything that does not hold in this position."""
    return [f"{one.__name__}: {sentence}" for one in CHECKS for sentence in one(game)]


Views = Mapping[int | None, Struct]


def views_of(game: Game) -> Views:
    """What each seat, and a spectator, sees."""
    return {seat: game.view(seat) for seat in (*range(len(game.seats)), None)}


def check_answer(before: Views, game: Game, events: Sequence[Struct]) -> list[str]:
    """Whether what each audience is told of an answer leads from the view it had to the view it has."""
    flaws = []
    for seat, view in before.items():
        folded, seen = reduce(game.definition.view.fold, told(events, seat), view), game.view(seat)
        if folded != seen:
            flaws.append(f"the events told to {seat} do not lead to its next view: {differing(folded, seen)}")
    return flaws


def differing(one: Struct, other: Struct) -> dict[str, tuple[object, object]]:
    """The fields in which two values differ."""
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in one.__struct_fields__}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def check_file(game: Game) -> list[str]:
    """Whether the game, played again from its own file, comes out the same."""
    again = replay(gamefile.read(game.to_file(key=True)), engine=game.engine)
    return (
        [] if again.state() == game.state() else ["the game, played again from its file, comes out otherwise"]
    )
