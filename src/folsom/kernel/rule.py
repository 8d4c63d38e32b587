"""The markers of the rules: `rule` for what the rulebook says, `entry` for what Python calls, `stand_in` for
what each game must have by that name.

They give the function back as it is; a game's rules are plain functions, called as such by tests. An engine
finds the marked functions again and may compile them.
"""

from collections.abc import Callable
from types import FunctionType
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

_rules: dict[str, dict[str, FunctionType]] = {}
_entries: dict[str, dict[str, FunctionType]] = {}
_stand_ins: dict[str, dict[str, FunctionType]] = {}


def rule(function: F) -> F:
    """Mark a function of records and ints as part of the rules."""
    return _keep(_rules, function)


def entry(function: F) -> F:
    """Mark a function f(games, index, ...) as one that Python calls."""
    return _keep(_entries, function)


def stand_in(function: F) -> F:
    """Mark a function in whose place, wherever it is called, comes whichever game's rule of that name."""
    return _keep(_stand_ins, function)


def _keep(book: dict[str, dict[str, FunctionType]], function: F) -> F:
    if not isinstance(function, FunctionType):
        raise TypeError(f"{function!r} is not a plain function")
    book.setdefault(function.__module__, {})[function.__name__] = function
    return function


def rules_of(module: str) -> dict[str, FunctionType]:
    """The rules of a module, by name, in the order of the file."""
    return _rules.get(module, {})


def entries_of(module: str) -> dict[str, FunctionType]:
    """The entries of a module, by name, in the order of the file."""
    return _entries.get(module, {})


def is_rule(value: object) -> bool:
    """Whether this very function was marked as a rule."""
    return isinstance(value, FunctionType) and rules_of(value.__module__).get(value.__name__) is value


def is_stand_in(value: object) -> bool:
    """Whether this very function was marked as standing for others."""
    if not isinstance(value, FunctionType):
        return False
    return _stand_ins.get(value.__module__, {}).get(value.__name__) is value
