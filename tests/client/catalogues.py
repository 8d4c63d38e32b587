"""The page's own catalogues: client/src/i18n/<language>/<file>.ftl."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tests.narration.test_catalogues import parsed

FOLDER = Path(__file__).parents[2] / "client/src/i18n"
ENGLISH = "en"


def files(language: str) -> set[str]:
    """The names of a language's catalogues."""
    return {path.stem for path in (FOLDER / language).glob("*.ftl")}


def text(file: str, language: str) -> str:
    """What stands in a catalogue."""
    return (FOLDER / language / f"{file}.ftl").read_text("utf-8")


@cache
def messages(file: str, language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by their ids. It needs no terms: what is said again is said again."""
    found = [entry for entry in parsed(text(file, language)) if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), (
        f"{language}/{file}: of two messages with one id the second is never said"
    )
    return dict(zip(ids, found, strict=True))


@cache
def everything(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {id_: entry for file in sorted(files(language)) for id_, entry in messages(file, language).items()}
