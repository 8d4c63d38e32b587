"""What several commands take: rulesets, seats, and switches by name."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from folsom.kernel.errors import BadText, RulesetError
from folsom.play import house_rules
from folsom.play.start import Choice

RulesetOption = Annotated[
    str,
    typer.Option("--ruleset", "-r", help="The ruleset; `folsom rules` lists them. Or a TOML file of one."),
]
SeatsOption = Annotated[
    str | None, typer.Option("--seats", "-n", help="How many seats, or their names: ghost,tuco,doc.")
]
SetOption = Annotated[
    list[str] | None,
    typer.Option("--set", help="A switch of the ruleset or a choice at set-up, NAME=VALUE; may be repeated."),
]
SeedOption = Annotated[int | None, typer.Option("--seed", help="A number that decides all chance.")]


def examples(*commands: str) -> str:
    """Examples as they stand under a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {command}" for command in commands)


def read_seats(text: str | None) -> int | list[str] | None:
    """A number of seats, or their names.

    >>> read_seats("3"), read_seats("ghost, tuco")
    (3, ['ghost', 'tuco'])
    """
    if text is None:
        return None
    return int(text) if _is_number(text) else [name.strip() for name in text.split(",")]


def read_rules(ruleset: str, words: Sequence[str] | None) -> tuple[str, dict[str, Choice]]:
    """The ruleset by its name, and the switches and choices: of a TOML file, and as they were written."""
    choices = read_choices(words)
    if not ruleset.endswith(".toml"):
        return ruleset, choices
    path = Path(ruleset)
    with about(path):
        name, written = house_rules.read_choices(read_file(path))
    return name, written | choices


def read_choices(words: Sequence[str] | None) -> dict[str, Choice]:
    """Switches and choices as they were written.

    >>> read_choices(["expert=yes", "cars=3,1,2"])
    {'expert': True, 'cars': '3,1,2'}
    """
    choices: dict[str, Choice] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise RulesetError(f"'{word}' should be a name, an equals sign and a value, as in expert=yes")
        choices[name.replace("-", "_")] = _value(value)
    return choices


def _value(text: str) -> Choice:
    if text in {"yes", "true", "on"}:
        return True
    if text in {"no", "false", "off"}:
        return False
    return int(text) if _is_number(text) else text


def _is_number(text: str) -> bool:
    """Whether a word is a whole number.

    >>> _is_number("-3"), _is_number("3,1"), _is_number("--3")
    (True, False, False)
    """
    return text.removeprefix("-").isdecimal()


@contextmanager
def about(path: Path) -> Iterator[None]:
    """A text that cannot be read is told with the file it stands in."""
    try:
        yield
    except BadText as error:
        raise type(error)(f"{path}: {error}") from error


def read_file(path: Path) -> str:
    """A text file's content; BadText if it is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadText("this is not text in UTF-8") from None
