"""Functions made again from their own code with other globals: how rules are compiled as they stand."""

import builtins
from collections.abc import Callable, Iterable, Mapping
from enum import EnumMeta, IntEnum
from types import FunctionType, ModuleType
from typing import Generic, TypeVar

from .graph import Node

Made = TypeVar("Made")


class Remaker(Generic[Made]):
    """What has been made so far of a game's functions, and the globals that the next one needs."""

    def __init__(self) -> None:
        self.made: dict[FunctionType, Made] = {}
        self._shadows: dict[ModuleType, ModuleType] = {}

    def globals_of(self, node: Node) -> dict[str, object]:
        """The function's names, each rule replaced by what was made of it."""
        return {name: self._replaced(node, name, value) for name, value in node.names.items()}

    def _replaced(self, node: Node, name: str, value: object) -> object:
        return self._shadow(value, node, name) if isinstance(value, ModuleType) else self._made(value)

    def _made(self, value: object) -> object:
        return self.made[value] if isinstance(value, FunctionType) else plain(value)

    def _shadow(self, module: ModuleType, node: Node, name: str) -> ModuleType:
        """A module that holds what was made of this one's rules, so that `shoot.targets(...)` works."""
        shadow = self._shadows.setdefault(module, ModuleType(module.__name__))
        for (owner, attribute), value in node.attributes.items():
            if owner == name:
                setattr(shadow, attribute, self._made(value))
        return shadow


def plain(value: object) -> object:
    """A constant without enums, whose members become ints: Numba would refuse to mix them with ints."""
    if isinstance(value, IntEnum):
        return int(value)
    if isinstance(value, EnumMeta):
        numbers = ModuleType(value.__name__)
        vars(numbers).update({name: int(member) for name, member in vars(value)["_member_map_"].items()})
        return numbers
    if isinstance(value, tuple):
        make: Callable[[Iterable[object]], object] = getattr(value, "_make", tuple)  # a named tuple stays one
        return make(plain(item) for item in value)
    return value


def remade(function: FunctionType, names: Mapping[str, object], mark: str) -> FunctionType:
    """The same code under other globals."""
    # The module's name must be importable when compiled code is loaded again. The qualified name becomes part
    # of the machine code's symbols: Numba numbers record types by process, so only the mark keeps two games
    # apart.
    own = {"__name__": function.__module__, "__builtins__": builtins, **names}
    made = FunctionType(function.__code__, own, function.__name__)
    made.__qualname__ = f"{function.__name__}_{mark}"
    made.__doc__ = function.__doc__
    return made
