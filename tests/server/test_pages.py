"""The pages about the server tell the truth: what they name is there, and what is there they name."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest
from typer.core import TyperGroup
from typer.main import get_command

from folsom.cli.app import app
from folsom.server.documents import documents
from folsom.server.problems import STATUS
from folsom.tables.messages import AnyFrame, Command, RefusalCode

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
NAMED_TEST: Final = re.compile(r"`((?:tests|src)/[\w/]+\.py)::(\w+)`")
LINK: Final = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
ROUTE: Final = re.compile(r"\b(GET|POST|PUT|PATCH|DELETE) +(/api/[\w/-]+)")
MESSAGE: Final = re.compile(r"^    (->|<-) (\{.*\})", re.MULTILINE)
NAMES: Final = {"TABLE": "{table}", "DEVICE": "{device}", "GAME": "{game}", "USER": "{user}"}


def text(name: str) -> str:
    """A page."""
    return (ROOT / "docs" / name).read_text("utf-8")


def commands(group: TyperGroup, words: str) -> Iterator[str]:
    """Every command, as it is typed."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, f"{words} {name}")
        else:
            yield f"{words} {name}"


def every_command() -> list[str]:
    """Of the whole program."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    return list(commands(group, "folsom"))


@pytest.mark.parametrize("command", every_command())
def test_every_command_is_documented(command: str) -> None:
    """In the README or on a page."""
    assert any(re.search(rf"{command}\b(?!-)", page.read_text("utf-8")) for page in PAGES)


@pytest.mark.parametrize("name", ["security.md", "privacy.md"])
def test_the_tests_of_every_promise_are_there(name: str) -> None:
    """And every row of a table of promises names one."""
    page = text(name)
    for file, function in NAMED_TEST.findall(page):
        code = (ROOT / file).read_text("utf-8")
        assert re.search(rf"^(?:async )?def {function}\(", code, re.MULTILINE), f"{file}::{function}"
    for table in page.split("| promise | tests |")[1:]:
        rows = table.split("\n\n")[0].splitlines()[2:]
        assert rows
        assert all(NAMED_TEST.search(row) for row in rows)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    """From page to page, to the sources and the pictures."""
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_route_that_a_page_names_is_there(page: Path) -> None:
    """By its method, in the document of the routes."""
    paths = msgspec.json.decode(documents()["openapi.json"])["paths"]
    for method, path in ROUTE.findall(page.read_text("utf-8")):
        template = "/".join(NAMES.get(part, part) for part in path.split("/"))
        assert method.lower() in paths[template], f"{method} {path}"


def test_the_messages_of_the_api_page_are_messages() -> None:
    """What a program says is read by the server's own types; what it hears has one of their tags."""
    said = [message for way, message in MESSAGE.findall(text("api.md")) if way == "->"]
    heard = [message for way, message in MESSAGE.findall(text("api.md")) if way == "<-"]
    assert len(said) >= 3
    for message in said:
        msgspec.json.decode(message, type=Command)
    tags = {frame.__struct_config__.tag for frame in get_args(AnyFrame)}
    named = re.findall(r'"is": "(\w+)"', "\n".join(heard))
    assert len(named) >= len(heard)
    assert set(named) <= tags


def test_the_api_page_has_every_command_and_every_refusal() -> None:
    """By the word that programs meet; refusals with the status that they have over HTTP."""
    page = text("api.md")
    for command in get_args(Command):
        assert f"`{command.__struct_config__.tag}`" in page
    for code in get_args(RefusalCode):
        assert f"| `{code}` | {STATUS[code]} |" in page
