"""Who names the id of a rule: the places in the text of a module, a data file or a test that speak of it."""

import ast
import re
import tokenize
from collections.abc import Iterator

Mention = tuple[str, int]
"""An id, or what looks like one, and the line it stands on."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

_ID = re.compile(r"\b[A-Z]{1,3}[0-9]{1,3}\b")


def named_in_code(text: str) -> Iterator[Mention]:
    """All that a module names: members of Rule, words of docstrings and of comments."""
    tree = ast.parse(text)
    yield from members(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            yield from _ids(_string(node.value), node.lineno)
    for line, comment in _comments(text):
        yield from _ids(comment, line)


def members(tree: ast.AST) -> Iterator[Mention]:
    """`Rule.A14`, from wherever Rule was imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "Rule":
            yield node.attr, node.lineno


def asserted(text: str) -> Iterator[Mention]:
    """The ids that assertions name: in their own lines or in the comment right above."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assert):
            first = node.lineno
            while first > 1 and lines[first - 2].lstrip().startswith("#"):
                first -= 1
            for said in lines[first - 1 : node.end_lineno]:
                yield from _ids(said, node.lineno, step=0)


def commented(text: str) -> Iterator[Mention]:
    """The ids in the comments of a data file."""
    for number, line in enumerate(text.splitlines(), start=1):
        yield from _ids(line.partition("#")[2], number)


def tested(text: str) -> Iterator[tuple[str, Mention]]:
    """The tests of a module that name ids in their name, docstring or decorators: name and mention."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Definition) and node.name.startswith(("test", "Test")):
            for said in _claims(node):
                for mention in _ids(said, node.lineno, step=0):
                    yield node.name, mention


def _claims(node: Definition) -> Iterator[str]:
    """What a test says of itself."""
    yield node.name.upper().replace("_", " ")
    yield ast.get_docstring(node) or ""
    for decorator in node.decorator_list:
        yield from (rule for rule, _ in members(decorator))
        yield from (_string(part) for part in ast.walk(decorator))


def _ids(text: str, line: int, step: int = 1) -> Iterator[Mention]:
    """The words of a text that look like ids, `step` lines of the file to each line of the text."""
    for offset, said in enumerate(text.split("\n")):
        for found in _ID.findall(said):
            yield found, line + step * offset


def _string(node: ast.AST) -> str:
    """The text of a string constant, else nothing."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _comments(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a module that have a comment, and the comment."""
    lines = iter(text.splitlines(keepends=True))
    for token in tokenize.generate_tokens(lambda: next(lines, "")):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
