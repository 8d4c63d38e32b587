"""What the README and the pages show can be typed, run and found: commands, code, places."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from typer import TyperException
from typer.core import TyperGroup
from typer.main import get_command

from folsom.cli.app import app

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
TYPED: Final = re.compile(r"(?:^ +|`)(?:[A-Z_]+=\S+ )?folsom((?: [^`\n]*)?)", re.MULTILINE)
NO_COMMAND: Final = re.compile(r" (?:game 1|COMMAND|\d|\W)")
BLOCK: Final = re.compile(r"(?:^    .*\n|^\n)+", re.MULTILINE)
PLACE: Final = re.compile(r"`([\w/.-]+\.(?:py|toml|md|css|ts)|[\w./-]+/)(?:::\w+)?`")
TEST: Final = re.compile(r"`((?:tests|src)/[\w/]+\.py)?::(\w+)`")
ELSEWHERE: Final = ("backups/",)
"""Places that are named and are not the project's own."""
SHORT: Final = ("Missing argument", "requires an argument")
"""What is said of a command that prose names without all its words."""


def group() -> TyperGroup:
    """The whole program."""
    command = get_command(app)
    assert isinstance(command, TyperGroup)
    return command


def typed(text: str) -> Iterator[str]:
    """The commands in a text, without what a shell does with them."""
    for match in TYPED.finditer(text):
        if match[1].strip() and not NO_COMMAND.match(match[1]):
            yield re.split(r" +[#>|]", match[1])[0].strip()


def helps() -> Iterator[tuple[str, str]]:
    """The help of every command, with its examples."""
    for name, command in group().commands.items():
        yield name, (command.epilog or "").replace("\b", "")


COMMANDS: Final = sorted(
    {(page.name, line) for page in PAGES for line in typed(page.read_text("utf-8"))}
    | {(f"{name} --help", line) for name, text in helps() for line in typed(text)}
)


def understand(words: list[str], commands: TyperGroup) -> None:
    """Read a command and its options as if it were typed, without doing anything."""
    name, *rest = words
    command = commands.commands[name]
    with command.make_context(name, rest, resilient_parsing=not rest or rest == ["--help"]):
        pass
    if isinstance(command, TyperGroup) and rest:
        subcommand = next(k for k, word in enumerate(rest) if word in command.commands)
        understand(rest[subcommand:], command)


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_every_command_that_is_shown_can_be_typed(page: str, line: str) -> None:
    """Its name and its options are there, and their values are such as they take."""
    try:
        understand(shlex.split(line), group())
    except TyperException as error:
        if not any(words in error.format_message() for words in SHORT):
            pytest.fail(f"{page}: folsom {line}: {error.format_message()}")


def test_there_are_commands_to_try() -> None:
    """The pages show many, and one that is wrong would be noticed."""
    assert len(COMMANDS) > 60
    for wrong in ("dance", "play --dance", "sim --games many"):
        with pytest.raises((KeyError, TyperException)):
            understand(wrong.split(), group())


def test_the_code_in_the_readme_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A whole game, and how it ended."""
    monkeypatch.setenv("FOLSOM_BACKEND", "interpreted")
    blocks = [
        block for block in BLOCK.findall((ROOT / "README.md").read_text("utf-8")) if "import folsom" in block
    ]
    assert len(blocks) == 1
    exec(re.sub(r"^    ", "", blocks[0], flags=re.MULTILINE), {})
    assert capsys.readouterr().out.startswith("Outcome(scores=(")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_place_that_is_named_is_there(page: Path) -> None:
    """Files and folders, from the root, from the package or, on the tour, from a game's own folder."""
    for place in PLACE.findall(page.read_text("utf-8")):
        if "/" in place and place not in ELSEWHERE:
            assert is_there(place), f"{page.name} names {place}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_test_that_is_named_is_there(page: Path) -> None:
    """With its file, or in the file that was named before it."""
    file = ""
    for named, test in TEST.findall(page.read_text("utf-8")):
        file = named or file
        assert re.search(rf"^(?:async )?def {test}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE), test


def is_there(place: str) -> bool:
    """Whether something of this path lies somewhere in the project."""
    starts = (
        ROOT,
        ROOT / "src/folsom",
        ROOT / "src/folsom/games/colt_express",
        ROOT / "tests/third_game",
        ROOT / "examples",
    )
    return any((start / place).exists() for start in starts)
