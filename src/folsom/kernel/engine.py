"""Engines: a game's entries, ready to be called, interpreted or compiled. Both take plain structured arrays.

engine = engine_for(game)
games = new_games(game.heist, 1)
engine.apply(games, 0, seat, answer)
"""

import importlib
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from . import drivers, lookout
from .contract import AnyGame
from .drivers import What
from .errors import FolsomError
from .graph import Graph, Node, Parameter
from .record import Fields, Games, Records, strict, strict_cells, strict_grid

if TYPE_CHECKING:
    from .compile import Report

BACKEND_VARIABLE = "FOLSOM_BACKEND"
BASE = (drivers, lookout)
"""The modules whose entries every engine has."""
BACKENDS = ("auto", "interpreted", "compiled")
REMEMBERED_ARRAYS = 16

Ints: TypeAlias = NDArray[np.int64]
Entry: TypeAlias = Callable[..., int]
"""An entry of a further module; its own signature is the one it was written with."""


class BackendError(FolsomError):
    """A backend was asked for that is not there."""


@dataclass(frozen=True, eq=False)
class Engine:
    """What can be done with games, each named by its place in an array; `drivers` and `lookout` say more."""

    backend: Literal["interpreted", "compiled"]
    extra: Mapping[str, Entry]
    """Entries of further modules, by name."""
    start: Callable[[Records, int], None]
    """(games, i): begin a prepared game."""
    apply: Callable[[Records, int, int, int], None]
    """(games, i, seat, answer): carry out a legal answer; the log then holds what it caused."""
    owed: Callable[[Records, int], int]
    """(games, i): the mask of seats that owe an answer."""
    next_seat: Callable[[Records, int], int]
    """(games, i): the seat to answer next, -1 once the game is over."""
    asked: Callable[[Records, int, int], int]
    """(games, i, seat): the kind of question it owes an answer to, 0 if none."""
    options: Callable[[Records, int, int], int]
    """(games, i, seat): the mask of its legal answers."""
    refusal: Callable[[Records, int, int, int], int]
    """(games, i, seat, answer): the id of the rule that forbids it, 0 if it is legal."""
    over: Callable[[Records, int], int]
    """(games, i): 1 once the game has ended."""
    points: Callable[[Records, int, int], int]
    """(games, i, seat): its result at the end."""
    won: Callable[[Records, int, int], int]
    """(games, i, seat): 1 if it has won."""
    remember: Callable[[Records, int, int, Records, int], None]
    """(games, i, seat, memories, j): all that the seat, or with -1 a spectator, has seen."""
    dream: Callable[[Records, int, Records, int, int], None]
    """(memories, j, games, i, seed): a world that the memory's seat could be in."""
    playout: Callable[[Records, int, int], int]
    """(games, i, seed): play to the end at random; how many answers were given."""
    play_many: Callable[[Records, int, int, int, int], int]
    """(games, template, i, n, seed): n whole random games in place i; all answers counted."""
    step_many: Callable[[Records, Records, Ints, Ints, Ints, Ints, Ints, Ints, Records, Records], int]
    """(games, prepared, seats, answers, masks, seeds, ended, results, memories, sights): a step of all; how
    many refused."""
    observe: Callable[[Records, int, int, Records, Records, int], None]
    """(games, i, seat, memories, sights, j): what the seat, or with -1 a spectator, sees, as numbers."""
    draw_many: Callable[[Ints, Ints, int], None]
    """(masks, answers, seed): a legal answer for every game, drawn evenly."""


def engine_for(game: AnyGame, extra: Sequence[ModuleType] = (), report: "Report | None" = None) -> Engine:
    """The best engine there is: compiled if it can be, unless FOLSOM_BACKEND says otherwise."""
    wanted = os.environ.get(BACKEND_VARIABLE) or "auto"
    if wanted not in BACKENDS:
        raise BackendError(f"{BACKEND_VARIABLE} is {wanted!r}, but must be one of {', '.join(BACKENDS)}.")
    if wanted == "interpreted" or (wanted == "auto" and not can_compile()):
        return interpreted(game, extra)
    return compiled(game, report, extra)


def can_compile() -> bool:
    """Whether Numba is there and has not been switched off."""
    try:
        numba = importlib.import_module("numba")
    except ImportError:
        return False
    return not numba.config.DISABLE_JIT


_engines: dict[tuple[object, ...], Engine] = {}
# One each, so that play can begin interpreted while another thread compiles.
_compiling, _interpreting = threading.Lock(), threading.Lock()


def compiled(game: AnyGame, report: "Report | None" = None, extra: Sequence[ModuleType] = ()) -> Engine:
    """The game as machine code; the first call of a process loads or compiles it, reporting progress."""
    if not can_compile():
        raise BackendError("The rules can only be compiled where Numba is installed and not switched off.")
    from .compile import compile_game

    key = ("compiled", game, *extra)
    with _compiling:
        if key not in _engines:
            _engines[key] = _engine("compiled", compile_game(game, (*BASE, *extra), report))
        return _engines[key]


def interpreted(game: AnyGame, extra: Sequence[ModuleType] = ()) -> Engine:
    """The game as plain Python over the strict view: slower, ready at once, and it finds more mistakes."""
    key = ("interpreted", game, *extra)
    with _interpreting:
        if key not in _engines:
            graph = Graph(game, (*BASE, *extra))
            _engines[key] = _engine("interpreted", interpret(graph))
        return _engines[key]


def _engine(backend: Literal["interpreted", "compiled"], entries: Mapping[str, Entry]) -> Engine:
    """An engine of these entries, `run` under the names of all that it does."""
    run = entries["run"]
    start, apply, playout, play_many = (int(what) for what in What)
    own = {field.name: entries[field.name] for field in fields(Engine) if field.name in entries}
    make = cast(Callable[..., Engine], Engine)
    return make(
        backend=backend,
        extra={name: entry for name, entry in entries.items() if name not in own and name != "run"},
        start=lambda games, i: run(games, i, start, 0, 0, 0),
        apply=lambda games, i, seat, answer: run(games, i, apply, seat, answer, 0),
        playout=lambda games, i, seed: run(games, i, playout, seed, 0, 0),
        play_many=lambda games, template, i, n, seed: run(games, i, play_many, template, n, seed),
        **own,
    )


class Compilation:
    """A game being compiled in a thread, while play begins interpreted: ask `engine` until it is there."""

    def __init__(self, game: AnyGame, extra: Sequence[ModuleType] = ()) -> None:
        self.engine: Engine | None = None
        self.error: Exception | None = None
        self.done = self.total = 0
        self._thread = threading.Thread(target=self._run, args=(game, extra), name="compile", daemon=True)
        self._thread.start()

    def _run(self, game: AnyGame, extra: Sequence[ModuleType]) -> None:
        try:
            self.engine = compiled(game, self._report, extra)
        except Exception as error:  # noqa: BLE001  # it is whoever polls that must know
            self.error = error

    def _report(self, done: int, total: int, _name: str) -> None:
        self.done, self.total = done, total

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end; whether it has come."""
        self._thread.join(seconds)
        return not self._thread.is_alive()


def compile_in_background(game: AnyGame, extra: Sequence[ModuleType] = ()) -> Compilation:
    """Begin to compile, and come back at once."""
    return Compilation(game, extra)


def interpret(graph: Graph) -> dict[str, Entry]:
    """The entries as plain Python that takes arrays."""
    made: dict[FunctionType, FunctionType] = {}
    for function, node in graph.nodes.items():
        made[function] = _bound(graph, node, made)
    views = _Views()
    return {f.__name__: _taking_arrays(made[f], graph.nodes[f].parameters, views) for f in graph.entries}


def _bound(graph: Graph, node: Node, made: Mapping[FunctionType, FunctionType]) -> FunctionType:
    """The function itself, or, where it names placeholders, one with the game's own in their stead."""
    function = node.function
    names: dict[str, object] = {}
    for name, value in node.names.items():
        new = made[value] if isinstance(value, FunctionType) else graph.binding.interpreted(name, value)
        if name in function.__globals__ and new is not function.__globals__[name]:
            names[name] = new
    if not names:
        return function
    bound = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    bound.__doc__ = function.__doc__
    return bound


class _Views:
    """Strict views of the arrays last used."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Records, Games[Fields]]] = {}

    def of(self, cls: type[Fields], array: Records) -> Games[Fields]:
        seen = self._seen.get(id(array))
        if seen is not None and seen[0] is array:
            return seen[1]
        view = strict(cls, array)
        if len(self._seen) >= REMEMBERED_ARRAYS:
            self._seen.clear()
        self._seen[id(array)] = (array, view)
        return view


def _taking_arrays(function: FunctionType, parameters: tuple[Parameter, ...], views: _Views) -> Entry:
    convert = [_converter(parameter, views) for parameter in parameters]

    def call(*arguments: object) -> int | None:
        if len(arguments) != len(convert):
            raise TypeError(f"{function.__name__} takes {len(convert)} arguments, not {len(arguments)}")
        result = function(*[change(value) for change, value in zip(convert, arguments, strict=True)])
        # A plain int for an enum's member or a bool, as from compiled code.
        return result if result is None else int(result)

    return cast(Entry, call)


def _converter(parameter: Parameter, views: _Views) -> Callable[..., object]:
    cls = parameter.record
    if cls is not None:
        return lambda array: views.of(cls, array)
    # NumPy's numbers must not get into the rules: they wrap.
    converters: dict[str, Callable[..., object]] = {"int": int, "cells": strict_cells, "grid": strict_grid}
    return converters[parameter.kind]
