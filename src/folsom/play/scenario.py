"""The scenario language: a position, named decisions, and exactly what must follow.

Here is what all games share: the file, the steps, the verdict. What `given` and `then` may say, each game
knows.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import msgspec

from folsom.games import GAMES
from folsom.kernel.chance import set_key
from folsom.kernel.engine import Engine, interpreted
from folsom.kernel.errors import FolsomError, ScenarioError
from folsom.kernel.record import new_games, strict
from folsom.play.game import Game, Origin
from folsom.play.optional import SplitsFate
from folsom.play.start import game_named
from folsom.play.suggest import unknown

Table: TypeAlias = dict[str, object]
"""What only the game can read."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: who is asked what, what is legal, what is refused, and what is answered."""

    asks: str | None = None
    legal: tuple[str, ...] | None = None
    refuse: tuple[str, ...] = ()
    do: str | None = None


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, decisions, and what must hold after them."""

    id: str
    title: str
    game: str
    rules: tuple[str, ...]
    given: Table
    step: tuple[Step, ...] = ()
    then: Table = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: tuple[Scenario, ...]


class Failure(msgspec.Struct, frozen=True):
    """What came otherwise in a scenario, and where."""

    id: str
    step: str
    what: str

    def __str__(self) -> str:
        return f"{self.id}, {self.step}: {self.what}"


# ---------------------------------------------------------------- files


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among these paths: files as they are, folders with all that is in them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.is_file():
            found.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    return list(dict.fromkeys(found))


def read(path: Path) -> tuple[Scenario, ...]:
    """The scenarios in a file; ScenarioError, with file, key and reason, if it is none."""
    try:
        scenarios = parse(path.read_text(encoding="utf-8"))
    except FolsomError as error:
        raise ScenarioError(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: this is not text in UTF-8") from None
    return scenarios


def parse(text: str) -> tuple[Scenario, ...]:
    """The scenarios in a text, every one with a game there is and a position there can be."""
    try:
        scenarios = msgspec.toml.decode(text, type=_File).scenario
    except msgspec.DecodeError as error:
        raise ScenarioError(str(error)) from None
    for scenario in scenarios:
        try:
            _check(scenario)
        except FolsomError as error:
            raise ScenarioError(f"scenario '{scenario.id}': {error}") from None
    return scenarios


def _check(scenario: Scenario) -> None:
    """ScenarioError for what no engine need be asked: names, ids, the position, the keys of `then`."""
    if scenario.game not in {game.name for game in GAMES}:
        raise ScenarioError(unknown("game", scenario.game, (game.name for game in GAMES)))
    for step in scenario.step[:-1]:
        if step.do is None:
            raise ScenarioError("step: only the last step may leave out 'do'")
    for step in scenario.step:
        if step.legal is not None and len(set(step.legal)) < len(step.legal):
            raise ScenarioError("step.legal: each answer is listed once")
    game = begin(scenario)
    # Compared too early and to no purpose, but for the keys and names that nobody knows.
    game.definition.scenarios.differences(scenario.then, game.heist)


# ---------------------------------------------------------------- the run


def begin(scenario: Scenario, engine: Engine | None = None) -> Game:
    """The scenario's position, its fate drawn from its id."""
    definition = game_named(scenario.game)
    games = new_games(definition.heist, 1)
    heist = strict(definition.heist, games)[0]
    set_key(heist, sha256(scenario.id.encode()).digest())
    definition.scenarios.set_up(scenario.given, heist)
    return Game(definition, engine or interpreted(definition), games, Origin())


def run(scenario: Scenario, engine: Engine | None = None) -> list[Failure]:
    """Carry a scenario out; everything that came otherwise, up to the first step that went wrong."""
    game = begin(scenario, engine)
    for number, step in enumerate(scenario.step, 1):
        wrong = list(_carry_out(game, step))
        if wrong:
            return [Failure(scenario.id, f"step {number}", what) for what in wrong]
    wrong = list(game.definition.scenarios.differences(scenario.then, game.heist))
    return [Failure(scenario.id, "then", what) for what in wrong]


def _carry_out(game: Game, step: Step) -> Iterator[str]:
    seat = _seat_asked(game, step)
    if isinstance(seat, str):
        yield seat
        return
    if step.legal is not None:
        yield from _compare_legal(step.legal, game.question(seat).answers)
    for text in step.refuse:
        wrong = list(_offer_refused(game, seat, text))
        yield from wrong
        if wrong:
            return
    if step.do is not None:
        yield from _do(game, seat, step.do)


def _seat_asked(game: Game, step: Step) -> int | str:
    """The seat whose answer the step is about, or what is wrong with its `asks`."""
    if not game.owed:
        return f"expected {step.asks or 'a question'}, but the game is over"
    if step.asks is None:
        return game.owed[0]
    waiting = {name: seat for seat in game.owed for name in _asks(game, seat)}
    if step.asks not in waiting:
        return f"asks: expected {step.asks}, came {' or '.join(waiting)}"
    return waiting[step.asks]


def _asks(game: Game, seat: int) -> Iterator[str]:
    """A seat's question as scenarios name it: a seat with two bandits is called by either."""
    kind = game.question(seat).kind
    return (f"{name} {kind}" for name in game.seats[seat].split("+"))


def _compare_legal(wanted: Sequence[str], came: Sequence[str]) -> Iterator[str]:
    missing = [text for text in wanted if text not in came]
    surplus = [text for text in came if text not in wanted]
    if missing:
        yield f"legal: expected {', '.join(missing)}, which is not on offer"
    if surplus:
        yield f"legal: {', '.join(surplus)} is on offer and not expected"


def _offer_refused(game: Game, seat: int, text: str) -> Iterator[str]:
    before = game.state()
    try:
        game.answer(seat, text)
    except FolsomError as error:
        if not str(error):
            yield f"refuse: {text} was refused without a word"
        if game.state() != before:
            yield f"refuse: {text} was refused and has changed the position"
    else:
        yield f"refuse: {text} was accepted"


def _do(game: Game, seat: int, text: str) -> Iterator[str]:
    answers = game.definition.answers
    try:
        if isinstance(answers, SplitsFate):
            text, game.heist.fate = answers.split_fate(game.heist, seat, text)
        game.answer(seat, text)
    except FolsomError as error:
        yield f"do: {text} was refused: {error}"
