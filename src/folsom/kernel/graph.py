"""Which rule calls which, found from the byte code, so that rules can be compiled callees first and cached
exactly.

A rule may name rules, modules of rules, and constants: ints, strings, tuples of such, enums, named tuples,
small read-only arrays, and a few builtins. Anything else is refused here by name. The fingerprint of a
function covers all that its compiled form depends on: its own code, the constants it names, its signature,
and its callees' fingerprints.
"""

import builtins
import hashlib
import inspect
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import EnumMeta
from types import FunctionType, ModuleType

from . import placeholders
from .contract import AnyGame
from .names import BUILTINS, ERRORS, GraphError, describe, named, title
from .record import Cells, Fields, Games, Grid, Observation, Record, dtype_of, new_games, strict
from .rule import entries_of, is_rule, is_stand_in


@dataclass(frozen=True)
class Parameter:
    """What a parameter is once compiled."""

    kind: str
    """"int", "record", "games", "cells" or "grid"."""
    record: type[Fields] | None = None


@dataclass(frozen=True, eq=False)
class Node:
    """A function, the names it uses, and whom it calls."""

    function: FunctionType
    parameters: tuple[Parameter, ...]
    names: Mapping[str, object]
    """Its globals, the placeholders replaced."""
    attributes: Mapping[tuple[str, str], object]
    """What it takes from modules, by module name and attribute."""
    callees: tuple[FunctionType, ...]

    @property
    def name(self) -> str:
        """Module and function, for people."""
        return title(self.function)


class Binding:
    """A game's own functions and records, for the placeholders and for `Record` and `Fields`."""

    def __init__(self, game: AnyGame, modules: Iterable[ModuleType] = ()) -> None:
        self.game = game
        self._modules = tuple(modules)
        classes: dict[str, type[Fields]] = {
            "BLANK_HEIST": game.heist,
            "BLANK_MEMORY": game.memory,
            "BLANK_OBSERVATION": game.observation,
        }
        self.blanks = {name: new_games(cls, 1) for name, cls in classes.items()}
        for blank in self.blanks.values():
            blank.flags.writeable = False
        self._strict_blanks = {name: strict(cls, self.blanks[name]) for name, cls in classes.items()}
        self._functions = self._find_functions()

    def _find_functions(self) -> dict[str, FunctionType]:
        found: dict[str, FunctionType] = {}
        for name, stand_in in vars(placeholders).items():
            if not isinstance(stand_in, FunctionType) or name.startswith("_"):
                continue
            if stand_in.__module__ != placeholders.__name__:
                continue
            for module in self.game.rule_modules():
                if is_rule(getattr(module, name, None)):
                    found[name] = getattr(module, name)
                    break
            else:
                raise GraphError(f"the game {self.game.name!r} has no rule {name}")
        return found

    def value(self, function: FunctionType, name: str) -> object:
        """What a global name means in a function made for this game."""
        if name not in function.__globals__:
            if name in BUILTINS or name in ERRORS:
                return getattr(builtins, name)
            raise GraphError(f"{title(function)} names {name}, which its module does not define")
        value = function.__globals__[name]
        if isinstance(value, FunctionType) and value.__module__ == placeholders.__name__:
            return self._functions[value.__name__]
        if is_stand_in(value):
            return self._stood_for(value.__name__)
        if name in self.blanks:
            return self.blanks[name]
        return value

    def _stood_for(self, name: str) -> FunctionType:
        """The rule that one of the further modules has by this name."""
        for module in self._modules:
            found = getattr(module, name, None)
            if isinstance(found, FunctionType) and is_rule(found):
                return found
        raise GraphError(f"no module given for the game {self.game.name!r} has a rule {name}")

    def interpreted(self, name: str, value: object) -> object:
        """A constant as interpreted code takes it: the blanks as strict records."""
        return self._strict_blanks.get(name, value)

    def record_of(self, annotation: object) -> type[Fields] | None:
        """The record class an annotation means: `Record` is this game's own, `Observation` too, `Fields` its
        memory.
        """
        if not isinstance(annotation, type) or not issubclass(annotation, Fields):
            return None
        own: type[Fields] = self.game.memory
        if issubclass(annotation, Record):
            own = self.game.heist
        elif issubclass(annotation, Observation):
            own = self.game.observation
        return own if issubclass(own, annotation) else annotation


def parameters_of(binding: Binding, function: FunctionType) -> tuple[Parameter, ...]:
    """The one signature of a function, from its annotations."""
    found = []
    annotations = inspect.get_annotations(function, eval_str=True)
    code = function.__code__
    if code.co_kwonlyargcount or code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
        raise GraphError(f"{title(function)}: a rule takes plain parameters only")
    for name in code.co_varnames[: code.co_argcount]:
        parameter = _parameter(binding, annotations.get(name))
        if parameter is None:
            raise GraphError(f"{title(function)}: annotate {name} as a record, an int or a bool")
        found.append(parameter)
    return tuple(found)


def _parameter(binding: Binding, annotation: object) -> Parameter | None:
    simple = {int: "int", bool: "int", Cells: "cells", Grid: "grid"}
    for known, kind in simple.items():
        if annotation is known:
            return Parameter(kind)
    if isinstance(annotation, EnumMeta) and issubclass(annotation, int):
        return Parameter("int")
    if typing.get_origin(annotation) is typing.Annotated:
        return _parameter(binding, typing.get_args(annotation)[0])
    if typing.get_origin(annotation) is Games:
        return Parameter("games", binding.record_of(typing.get_args(annotation)[0]))
    record = binding.record_of(annotation)
    return Parameter("record", record) if record is not None else None


class Graph:
    """All functions that a game's entries reach, callees first: `nodes` is in that order."""

    def __init__(self, game: AnyGame, entry_modules: Iterable[ModuleType]) -> None:
        modules = tuple(entry_modules)
        self.binding = Binding(game, modules)
        self.entries = [f for module in modules for f in entries_of(module.__name__).values()]
        self.nodes: dict[FunctionType, Node] = {}
        self._path: list[FunctionType] = []
        for function in self.entries:
            self._visit(function)
        self.fingerprints = self._fingerprints()

    def _visit(self, function: FunctionType) -> None:
        if function in self.nodes:
            return
        if function in self._path:
            circle = [*self._path[self._path.index(function) :], function]
            raise GraphError("rules may not call in a circle: " + " -> ".join(title(f) for f in circle))
        self._path.append(function)
        node = make_node(self.binding, function)
        for callee in node.callees:
            self._visit(callee)
        self._path.pop()
        self.nodes[function] = node

    def _fingerprints(self) -> dict[FunctionType, str]:
        found: dict[FunctionType, str] = {}
        layouts: dict[type[Fields], str] = {}
        for function, node in self.nodes.items():
            for parameter in node.parameters:
                if parameter.record is not None and parameter.record not in layouts:
                    layouts[parameter.record] = layout(parameter.record)
            text = "\n".join([*_describe_node(node, layouts), *(found[callee] for callee in node.callees)])
            found[function] = hashlib.sha256(text.encode()).hexdigest()
        return found


def layout(cls: type[Fields]) -> str:
    """The layout of a record class as text."""
    dtype = dtype_of(cls)
    assert dtype.fields is not None
    fields = (f"{name}:{kind.base.str}{kind.shape}@{at}" for name, (kind, at, *_) in dtype.fields.items())
    return f"{dtype.itemsize} " + " ".join(fields)


def make_node(binding: Binding, function: FunctionType) -> Node:
    """Resolve all that a function names."""
    if function.__closure__ or function.__defaults__ or function.__kwdefaults__:
        raise GraphError(f"{title(function)}: a rule is no closure and has no default arguments")
    names: dict[str, object] = {}
    attributes: dict[tuple[str, str], object] = {}
    for name, attribute in named(function.__code__):
        value = names[name] = binding.value(function, name)
        if isinstance(value, ModuleType):
            if attribute is None:
                raise GraphError(f"{title(function)} names the module {name} without taking a rule from it")
            if not hasattr(value, attribute):
                raise GraphError(f"{title(function)} names {name}.{attribute}, which does not exist")
            attributes[name, attribute] = getattr(value, attribute)
            if isinstance(attributes[name, attribute], ModuleType):
                raise GraphError(f"{title(function)} names {name}.{attribute}: import that module by itself")
    used = [value for value in (*names.values(), *attributes.values()) if isinstance(value, FunctionType)]
    for value in used:
        if not is_rule(value):
            raise GraphError(f"{title(function)} calls {title(value)}, which is not marked as a rule")
    callees = tuple(dict.fromkeys(used))
    return Node(function, parameters_of(binding, function), names, attributes, callees)


def _describe_node(node: Node, layouts: Mapping[type[Fields], str]) -> Iterator[str]:
    code = node.function.__code__
    yield node.name
    yield code.co_code.hex()
    yield repr((code.co_names, code.co_varnames, code.co_argcount, code.co_flags))
    for constant in code.co_consts:
        if constant != node.function.__doc__:
            yield describe(constant, node.name)
    for parameter in node.parameters:
        yield f"{parameter.kind} {layouts[parameter.record] if parameter.record else ''}"
    for name, value in node.names.items():
        yield f"{name} = {describe(value, node.name)}"
    for (module, name), value in node.attributes.items():
        yield f"{module}.{name} = {describe(value, node.name)}"
