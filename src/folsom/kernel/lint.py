"""The subset of Python that means the same interpreted, compiled and on a device, checked in the source.

Only functions marked as rules or entries are looked at. Each complaint says what to write instead. What needs
the whole program (a cycle of calls, a name that stands for nothing a rule may use) is found by `graph`.
"""

import ast
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from .contract import AnyGame
from .graph import Graph

SCRATCH = "keep scratch in a field of the record"
LOOP = "write a loop, in a noun of the table"

NODES: dict[type[ast.AST], tuple[str, str]] = {
    ast.NamedExpr: ("a walrus", "assign on a line of its own"),
    ast.Delete: ("del", "leave the name alone"),
    ast.GeneratorExp: ("a generator", LOOP),
    ast.ListComp: ("a list comprehension", LOOP),
    ast.SetComp: ("a set comprehension", LOOP),
    ast.DictComp: ("a dict comprehension", LOOP),
    ast.Yield: ("yield", LOOP),
    ast.YieldFrom: ("yield", LOOP),
    ast.Await: ("await", "a rule waits for nothing"),
    ast.List: ("a list", SCRATCH + ", or write a tuple"),
    ast.Set: ("a set", "write a tuple: k in (1, 2)"),
    ast.Dict: ("a dict", "write a tuple, or match"),
    ast.JoinedStr: ("an f-string", "use constant text"),
    ast.Try: ("try", "test before, and let a rule never fail"),
    ast.TryStar: ("try", "test before, and let a rule never fail"),
    ast.With: ("with", "call a rule before and after"),
    ast.Lambda: ("a lambda", "write a rule of its own"),
    ast.FunctionDef: ("a function in a function", "write a rule of its own"),
    ast.ClassDef: ("a class in a function", "put it at the top of the module"),
    ast.Import: ("an import in a function", "import at the top of the module"),
    ast.ImportFrom: ("an import in a function", "import at the top of the module"),
    ast.Global: ("global", "keep it in the record"),
    ast.Nonlocal: ("nonlocal", "pass it as an argument"),
    ast.Starred: ("a star", "write each argument"),
    ast.Div: ("/", "write //: all numbers are ints"),
    ast.Pow: ("**", "multiply, or shift: 1 << k"),
    ast.MatMult: ("@", "write a loop"),
    ast.MatchSequence: ("a pattern of several values", "match one int at a time"),
    ast.MatchMapping: ("a pattern of a mapping", "match one int at a time"),
    ast.MatchClass: ("a pattern of a class", "match one int at a time"),
}
CALLS = {
    "reversed": "write range(n - 1, -1, -1)",
    "any": LOOP,
    "all": LOOP,
    "bin": "use bits.count, bits.has",
    "sorted": "keep it sorted in the record",
    "print": "emit an event",
    "isinstance": "all numbers are ints",
    "list": SCRATCH,
    "set": "use a mask",
    "dict": "write a tuple, or match",
    "tuple": SCRATCH,
    "str": "use constant text",
    "float": "all numbers are ints",
    "sum": LOOP,
}
METHODS = {
    "bit_count": "use bits.count",
    "bit_length": "use bits",
    "format": "use constant text",
    "sum": LOOP,
}


@dataclass(frozen=True, order=True)
class Complaint:
    """What stands where, and what should stand there."""

    file: str
    line: int
    what: str
    instead: str

    def __str__(self) -> str:
        """As compilers write it."""
        return f"{self.file}:{self.line}: {self.what} is not in the subset; {self.instead}"


def lint_game(game: AnyGame, entry_modules: Iterable[ModuleType] = ()) -> list[Complaint]:
    """All complaints about a game's rule modules; GraphError for a cycle or a name no rule may use."""
    from . import drivers

    graph = Graph(game, (drivers, *entry_modules))
    files = {inspect.getfile(function) for function in graph.nodes}
    return [complaint for file in sorted(files) for complaint in lint_file(Path(file))]


def lint_file(file: Path) -> list[Complaint]:
    """All complaints about one file."""
    return lint_source(file.read_text(encoding="utf-8"), str(file))


def lint_source(source: str, file: str = "<rules>") -> list[Complaint]:
    """All complaints about the rules and entries of a source text, in the order of the lines."""
    found: list[Complaint] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and _bases(node) & {"IntFlag", "Flag"}:
            found.append(Complaint(file, node.lineno, "a Flag", "use ints as masks"))
        if isinstance(node, ast.FunctionDef) and _is_marked(node):
            found += [Complaint(file, line, what, instead) for line, what, instead in _in_function(node)]
    return sorted(set(found))


def _bases(node: ast.ClassDef) -> set[str]:
    return {base.id if isinstance(base, ast.Name) else getattr(base, "attr", "") for base in node.bases}


def _is_marked(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(mark, ast.Name) and mark.id in {"rule", "entry"} for mark in function.decorator_list
    )


Found = tuple[int, str, str]


def _in_function(function: ast.FunctionDef) -> Iterator[Found]:
    arguments = function.args
    if arguments.defaults or arguments.kw_defaults:
        yield (
            function.lineno,
            "a default argument",
            "let each caller say it: compiled rules have one signature",
        )
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield function.lineno, "a star argument", "write each parameter"
    yield from _returns(function)
    raised = {
        id(call) for node in ast.walk(function) if isinstance(node, ast.Raise) for call in ast.walk(node)
    }
    for statement in function.body:
        for node in ast.walk(statement):
            if type(node) in NODES and hasattr(node, "lineno"):
                yield node.lineno, *NODES[type(node)]
            yield from _expression(node, function.name, is_raised=id(node) in raised)


def _returns(function: ast.FunctionDef) -> Iterator[Found]:
    values = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    empty = [
        value
        for value in values
        if value is None or (isinstance(value, ast.Constant) and value.value is None)
    ]
    if empty and len(empty) < len(values):
        yield function.lineno, "a return of None beside one of a value", "return one type"


def _expression(node: ast.AST, function: str, *, is_raised: bool) -> Iterator[Found]:
    match node:
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in NODES:
            yield node.lineno, *NODES[type(operator)]
        case ast.Call(func=ast.Name(id=name)) if name == function:
            yield node.lineno, "recursion", "write a loop, or split the verb"
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield node.lineno, f"{name}()", CALLS[name]
        case ast.Call(func=ast.Name(id=name), args=[_]) if name[:1].isupper() and not is_raised:
            yield node.lineno, f"{name}(...) of one value", "keep the int: an enum cannot be made from one"
        case ast.Call(func=ast.Attribute(attr=name)) if name in METHODS:
            yield node.lineno, f".{name}()", METHODS[name]
        case ast.Name(id="np" | "numpy"):
            yield node.lineno, "NumPy", SCRATCH
        case ast.Compare(ops=operators) if any(isinstance(each, ast.Is | ast.IsNot) for each in operators):
            yield node.lineno, "is", "write: if x, if not x"
        case ast.Constant(value=float() | complex() | bytes()):
            yield node.lineno, f"the constant {node.value!r}", "all numbers are ints"
        case ast.Slice() if node.lower or node.upper or node.step:
            yield node.lineno, "a slice", "write a loop; only [:] = value is there"
        case _:
            pass
