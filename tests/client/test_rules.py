"""The page's "how to play" states every rule of both games, each in one place that links lead to."""

import re
from collections import Counter
from pathlib import Path

import pytest

from folsom.games import GAMES
from folsom.narration.telling import sentences_of

BOOKS = Path(__file__).parents[2] / "client/src/rules"
STATED = re.compile(r"\{([A-Z]\d+(?: [A-Z]\d+)*)\}")
LANGUAGES = ("en", "pl")


def book(language: str, game: str) -> str:
    """The rules of a game."""
    return (BOOKS / language / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_is_stated_once(game: str, language: str) -> None:
    """None missing, none made up, none in two places."""
    stated = Counter(rule for rules in STATED.findall(book(language, game)) for rule in rules.split())
    assert set(stated) == set(sentences_of(game))
    assert [rule for rule, times in stated.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_holds_in_one_edition_is_marked(language: str) -> None:
    """A rule of one edition stands in a paragraph of that edition, or in one that tells both."""
    for paragraph in re.split(r"\n\s*\n|\n- ", book(language, "colt")):
        for rule in (each for rules in STATED.findall(paragraph) for each in rules.split()):
            editions = sentences_of("colt")[rule].editions
            if len(editions) == 1 and rule not in TOLD_OF_BOTH:
                assert f"@{editions[0]} " in paragraph, rule


TOLD_OF_BOTH = {"Q72"}
"""Rules that one edition states and the other leaves open, so that they are told as what holds in both."""
