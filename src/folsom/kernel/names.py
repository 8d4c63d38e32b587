"""The names that a rule uses, read from its byte code, and what each may stand for."""

import builtins
import hashlib
import opcode
import sys
from collections.abc import Iterator
from enum import EnumMeta
from types import CodeType, FunctionType, ModuleType

import numpy as np

BUILTINS = ("abs", "bool", "divmod", "enumerate", "int", "len", "max", "min", "range", "zip")
ERRORS = ("AssertionError", "IndexError", "ValueError")


class GraphError(TypeError):
    """Rules that cannot be compiled: a cycle of calls, or a name that stands for nothing a rule may use."""


def title(function: FunctionType) -> str:
    """Module and name of a function."""
    return f"{function.__module__}.{function.__name__}"


_SHIFTED_ATTRIBUTES = sys.version_info >= (3, 12)
_LOAD_GLOBAL = opcode.opmap["LOAD_GLOBAL"]
_LOAD_ATTRIBUTE = {opcode.opmap[name] for name in ("LOAD_ATTR", "LOAD_METHOD") if name in opcode.opmap}
_EXTENDED, _CACHE = opcode.opmap["EXTENDED_ARG"], opcode.opmap["CACHE"]


def named(code: CodeType) -> Iterator[tuple[str, str | None]]:
    """Each use of a global name, with the attribute then taken from it; `dis` takes ten times as long."""
    raw = code.co_code
    pending: str | None = None
    extended = 0
    for operation, low in zip(raw[::2], raw[1::2], strict=True):
        if operation == _CACHE:
            continue
        if operation == _EXTENDED:
            extended = (extended | low) << 8
            continue
        argument, extended = extended | low, 0
        if pending is not None:
            taken = operation in _LOAD_ATTRIBUTE
            yield pending, code.co_names[argument >> _SHIFTED_ATTRIBUTES] if taken else None
            pending = None
        if operation == _LOAD_GLOBAL:
            pending = code.co_names[argument >> 1]


def describe(value: object, where: str) -> str:
    """A constant as text that differs whenever the compiled code would; GraphError if no rule may name it."""
    if value is None or isinstance(value, bool | int | float | str):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, tuple) and not any(isinstance(item, FunctionType | ModuleType) for item in value):
        return f"{type(value).__name__}({', '.join(describe(item, where) for item in value)})"
    if isinstance(value, FunctionType):
        return f"rule {title(value)}"
    if isinstance(value, ModuleType):
        return f"module {value.__name__}"
    if isinstance(value, EnumMeta) and issubclass(value, int):
        members = [(name, int(member)) for name, member in vars(value)["_member_map_"].items()]
        return f"enum {value.__name__} {members!r}"
    if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
        return f"tuple {value.__name__} {value._fields!r}"
    if isinstance(value, np.ndarray):
        return f"array {value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    name = getattr(value, "__name__", "")
    if name in BUILTINS + ERRORS and getattr(builtins, name) is value:
        return f"builtin {name}"
    raise GraphError(f"{where} uses {value!r}, and a rule may only use rules and constants")
