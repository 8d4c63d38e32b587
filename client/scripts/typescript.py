"""Write the page's types from the server's own: what is said over the socket, and what each game shows.

python client/scripts/typescript.py          writes client/src/generated
python client/scripts/typescript.py --check  says whether that would change anything
"""

import ast
import inspect
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar, get_args

import msgspec
from msgspec import inspect as shapes

from folsom.games.colt_express import events as colt_events
from folsom.games.colt_express.rulesets import Ruleset as ColtRuleset
from folsom.games.colt_express.view import View as ColtView
from folsom.games.to_jest_napad import events as napad_events
from folsom.games.to_jest_napad.rulesets import Ruleset as NapadRuleset
from folsom.games.to_jest_napad.view import View as NapadView
from folsom.kernel.sealed import Event
from folsom.server.problems import Problem
from folsom.server.routes import bodies
from folsom.tables import chat, ports
from folsom.tables.messages.commands import Command
from folsom.tables.messages.frames import AnyFrame
from folsom.tables.messages.replays import Replay

FOLDER: Final = Path(__file__).resolve().parents[1] / "src/generated"
WARNING: Final = (
    "// Made by client/scripts/typescript.py from the server's messages: change those, and run it again.\n"
)
WIDTH: Final = 100
KIND = TypeVar("KIND")

# What a table passes on unread is an event, or a view, of one of the games.
PASSED_ON: Final = {
    ("Told", "event"): "GameEvent",
    ("GamePart", "view"): "GameView",
    ("Moment", "view"): "GameView | null",
    ("Moment", "views"): "readonly GameView[]",
}

# What the page asks for over HTTP, and what it brings.
BROUGHT: Final = (bodies.Arriving, bodies.Returning, bodies.Renaming, bodies.Opening)
GIVEN: Final = (
    bodies.HouseDocument,
    bodies.Rule,
    bodies.Person,
    bodies.Link,
    bodies.Kept,
    bodies.Opened,
    bodies.Tables,
    Replay,
    Problem,
)


def files() -> dict[str, str]:
    """Every generated file by name."""
    return {
        "messages.ts": messages_file(),
        "house.ts": house_file(),
        "colt.ts": game_file(ColtView, colt_events, ColtRuleset),
        "napad.ts": game_file(NapadView, napad_events, NapadRuleset),
    }


# ---------------------------------------------------------------- files


def said_at_tables() -> list[type[msgspec.Struct]]:
    """All that is said over the socket, and the rows of the lists of tables."""
    return closure((*get_args(Command), *get_args(AnyFrame), ports.TableRow))


def messages_file() -> str:
    """What is said over the socket, and the rows of the lists of tables."""
    commands, frames = get_args(Command), get_args(AnyFrame)
    found = said_at_tables()
    parts = [
        WARNING,
        "import type { Event as ColtEvent, View as ColtView } from './colt.ts';",
        "import type { Event as NapadEvent, View as NapadView } from './napad.ts';\n",
        "export type GameEvent = ColtEvent | NapadEvent;",
        "export type GameView = ColtView | NapadView;\n",
        *(interface(each, sent=each in commands) for each in found),
        union("Command", commands),
        union("Frame", frames),
        f"export const PHRASES = {strings(chat.PHRASES)} as const;\n",
    ]
    return "\n".join(parts)


def house_file() -> str:
    """What is said over HTTP, as far as it is not said over the socket too."""
    common = said_at_tables()
    found = closure((*BROUGHT, *GIVEN))
    shared = [each for each in found if each in common and is_named_by(each, found, common)]
    names = "".join(f"  {name},\n" for name in sorted({*(each.__name__ for each in shared), "GameView"}))
    own = [interface(each, sent=each in BROUGHT) for each in found if each not in common]
    return "\n".join([WARNING, f"import type {{\n{names}}} from './messages.ts';\n", *own])


def is_named_by(
    struct: type[msgspec.Struct],
    found: Sequence[type[msgspec.Struct]],
    common: Sequence[type[msgspec.Struct]],
) -> bool:
    """Whether a struct of the socket's is a part of one that is not."""
    own = (each for each in found if each not in common)
    fields = (field.type for each in own for field in described(each).fields)
    return any(struct in structs_in(each) for each in fields)


def described(struct: type[msgspec.Struct]) -> shapes.StructType:
    """A struct's fields."""
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    return info


def structs_in(kind: shapes.Type) -> set[type[msgspec.Struct]]:
    """The structs that a type names itself, not those within them."""
    if isinstance(kind, shapes.StructType):
        return {kind.cls}
    return {each for inner in within(kind) for each in structs_in(inner)}


def game_file(view: type[msgspec.Struct], module: types.ModuleType, ruleset: type[msgspec.Struct]) -> str:
    """What a game shows and what may happen in it."""
    kinds = [each for each in of_kind(module, Event) if each.__struct_config__.tag and is_final(module, each)]
    found = closure((view, *kinds, ruleset))
    return "\n".join([WARNING, *(interface(each) for each in found), union("Event", kinds)])


def of_kind(module: types.ModuleType, base: type[KIND]) -> list[type[KIND]]:
    """The classes of a module, in the order of their names."""
    found = (each for _, each in sorted(vars(module).items()))
    return [each for each in found if isinstance(each, type) and issubclass(each, base) and each is not base]


def is_final(module: types.ModuleType, kind: type) -> bool:
    """A kind of event of its own, not what several have in common."""
    return of_kind(module, kind) == []


# ---------------------------------------------------------------- structs


def closure(roots: Sequence[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The structs, and all that their fields are made of, each before what needs it."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(kind: shapes.Type) -> None:
        if isinstance(kind, shapes.StructType) and kind.cls not in found:
            for field in kind.fields:
                visit(field.type)
            found[kind.cls] = None
        for inner in within(kind):
            visit(inner)

    for root in roots:
        visit(shapes.type_info(root))
    return list(found)


def within(kind: shapes.Type) -> Iterator[shapes.Type]:
    """The types that a type is made of."""
    match kind:
        case shapes.UnionType(types=inner) | shapes.TupleType(item_types=inner):
            yield from inner
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            yield item
        case shapes.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case shapes.Metadata(type=inner_type):
            yield inner_type


def interface(cls: type[msgspec.Struct], *, sent: bool = False) -> str:
    """A struct as an interface; a command, which is sent, may leave out what has a default."""
    info = described(cls)
    notes = notes_of(cls)
    lines = [*comment(inspect.getdoc(cls) or "", ""), f"export interface {cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {literal(info.tag)};")
    may_lack = sent or cls.__struct_config__.omit_defaults
    for field in info.fields:
        lines += comment(notes.get(field.name, ""), "  ")
        mark = "?" if may_lack and not field.required else ""
        written = PASSED_ON.get((cls.__name__, field.name)) or text_of(field.type)
        lines.append(f"  {field.encode_name}{mark}: {written};")
    return "\n".join([*lines, "}\n"])


def text_of(kind: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case shapes.StrType():
            return "string"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
        case shapes.StructType(cls=cls):
            return cls.__name__
        case shapes.Metadata(type=inner):
            return text_of(inner)
    return text_of_many(kind)


def text_of_many(kind: shapes.Type) -> str:
    """A type that is made of others."""
    match kind:
        case shapes.UnionType(types=inner):
            return " | ".join(dict.fromkeys(text_of(each) for each in inner))
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            return f"readonly {bracketed(text_of(item))}[]"
        case shapes.TupleType(item_types=inner):
            return f"readonly [{', '.join(text_of(each) for each in inner)}]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{text_of(key)}, {text_of(value)}>>"
    raise TypeError(f"nobody has said how {kind} is written in TypeScript")


def bracketed(text: str) -> str:
    """A type that an array can be made of."""
    return f"({text})" if " " in text else text


def literal(value: object) -> str:
    """A word as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def strings(words: Iterable[str]) -> str:
    """Several words."""
    lines = textwrap.wrap(", ".join(literal(word) for word in words), WIDTH - 4)
    return "[\n" + "".join(f"  {line}\n" for line in lines) + "]"


def union(name: str, members: Iterable[type]) -> str:
    """One of several."""
    return f"export type {name} =\n" + "\n".join(f"  | {each.__name__}" for each in members) + ";\n"


# ---------------------------------------------------------------- comments


def comment(text: str, indent: str) -> list[str]:
    """A docstring as a comment."""
    wrapped = [
        line
        for paragraph in text.split("\n\n")
        for line in ("", *textwrap.wrap(" ".join(paragraph.split()), WIDTH))
    ][1:]
    if len(wrapped) <= 1:
        return [f"{indent}/** {line} */" for line in wrapped if line]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in wrapped), f"{indent} */"]


def notes_of(cls: type[msgspec.Struct]) -> dict[str, str]:
    """What stands below each field of a struct, and of those that it extends."""
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each is not msgspec.Struct and issubclass(each, msgspec.Struct):
            found |= own_notes(each)
    return found


def own_notes(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The same for the fields that the struct adds itself."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            note = text_below(after)
            if note:
                found[field.target.id] = note
    return found


def text_below(statement: ast.stmt) -> str:
    """A text that stands by itself."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return inspect.cleandoc(str(statement.value.value))
    return ""


# ---------------------------------------------------------------- writing


def differing() -> list[str]:
    """The files that would change."""
    made = files()
    there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.ts")}
    return sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))


def write() -> None:
    """Write all of them, and remove what is no longer made."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = files()
    for path in FOLDER.glob("*.ts"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        write()
    elif changed := differing():
        sys.exit(f"not as the server's messages are: {', '.join(changed)}; run client/scripts/typescript.py")
