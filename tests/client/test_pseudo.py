"""The language for tests of layout."""

import json

import pytest
from fluent.syntax import ast

from folsom.narration.catalogue import COMMON, source
from folsom.narration.telling import GAMES
from tests.client import pseudo
from tests.client.catalogues import ENGLISH, files, text
from tests.narration.test_catalogues import mentions, parsed
from tests.narration.test_translations import text_of


def size(entry: ast.Message | ast.Term) -> int:
    """How many letters it has."""
    return len("".join(text_of(entry).split()))


@pytest.mark.parametrize("words", ["Settings", "Cards in hand: ", "OK", "Change the name of whoever asks"])
def test_words_grow_by_three_tenths(words: str) -> None:
    """Also short ones, and those without vowels; blanks stay where they are."""
    grown = pseudo.longer(words)
    assert len(grown.strip()) >= 1.3 * len(words.strip())
    assert len(grown.split()) == len(words.split())
    assert grown[-1:].isspace() == words[-1:].isspace()


def test_nothing_stays_nothing() -> None:
    """Blanks between insertions are no text."""
    assert pseudo.longer("") == ""
    assert pseudo.longer(" ") == " "


def test_all_english_is_in_it() -> None:
    """Every message of the page and of the games, longer, with the same insertions."""
    games = [source(file, ENGLISH) for file in (COMMON, *GAMES)]
    own = [text(file, ENGLISH) for file in sorted(files(ENGLISH))]
    module = pseudo.module().removeprefix("export default ").removesuffix(";")
    for before, after in zip((*own, *games), json.loads(module), strict=True):
        for entry, grown in zip(parsed(before), parsed(after), strict=True):
            assert grown.id.name == entry.id.name
            assert mentions(grown, ast.VariableReference) == mentions(entry, ast.VariableReference)
            assert size(grown) >= size(entry) * (1 + pseudo.GROWTH), entry.id.name
