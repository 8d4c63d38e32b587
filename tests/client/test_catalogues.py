"""The page in six languages: nothing missing, nothing idle, nothing left in English."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast

from folsom.narration.catalogue import COMMON, languages
from folsom.narration.telling import GAMES
from tests.client import spoken
from tests.client.catalogues import ENGLISH, everything, files, text
from tests.client.families import families, members
from tests.narration.test_catalogues import entries, mentions
from tests.narration.test_translations import NO_REVIEW, PLURAL_TAGS, choices, patterns, text_of

FOREIGN = [language for language in languages() if language != ENGLISH]
TITLE, SAME_WORD = "the title of a game", "the language has the same word"
SAME_AS_ENGLISH = {("ruleset-napad", language): TITLE for language in FOREIGN} | {
    ("no", "es"): SAME_WORD,
    ("no", "it"): SAME_WORD,
    ("seat-bot", "pl"): SAME_WORD,
    ("bot-named", "pl"): SAME_WORD,
}
"""Messages that are the same in English and in a language, and why."""
NO_MESSAGES = {"seat-*"}
"""Made in the same way as ids of messages, but ids of what is drawn."""


def told(language: str) -> set[str]:
    """The messages of the games, which the page knows too."""
    return {entry.id.name for file in (COMMON, *GAMES) for entry in entries(file, language)}


def variables(entry: ast.Message) -> set[str]:
    """What a message is to be given."""
    return mentions(entry, ast.VariableReference)


def cases(entry: ast.Message) -> set[tuple[str, str]]:
    """What a message tells apart but for one and several."""
    return {(selector, key) for selector, keys in choices(entry) for key in keys - PLURAL_TAGS}


def asked_for() -> set[str]:
    """Every id that the page may ever ask for."""
    return spoken.direct() | spoken.elsewhere() | {id_ for pattern in families() for id_ in members(pattern)}


def made() -> set[str]:
    """The families that the sources make ids of: their patterns fit some message, or are asked for as one."""
    known = set(everything(ENGLISH)) | told(ENGLISH)
    fits = {
        pattern
        for pattern in spoken.families()
        if any(re.fullmatch(pattern.replace("*", ".+"), id_) for id_ in known)
    }
    return fits - NO_MESSAGES


def test_every_message_that_is_asked_for_is_there() -> None:
    """In English: whatever else is spoken has the same messages."""
    wanted = spoken.direct() | {id_ for pattern in families() for id_ in members(pattern)}
    assert wanted - set(everything(ENGLISH)) - told(ENGLISH) == set()


def test_every_family_is_declared_and_made() -> None:
    """What ids are made of while the page runs stands in families.py, and nothing stands there in vain."""
    assert made() == set(families())


def test_a_message_gets_what_it_mentions() -> None:
    """No more, no less."""
    english = everything(ENGLISH)
    wrong = {id_ for id_, names in spoken.given() if id_ in english and variables(english[id_]) != names}
    assert wrong == set()


@pytest.mark.parametrize("language", languages())
def test_the_page_and_the_games_have_no_id_in_common(language: str) -> None:
    """Of two messages with one id the page would say whichever comes first."""
    assert set(everything(language)) & told(language) == set()


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translation_says_what_the_english_sentence_says(language: str) -> None:
    """The same arguments, the same cases told apart, the same attributes."""
    for id_, translated in everything(language).items():
        entry = everything(ENGLISH)[id_]
        assert variables(translated) == variables(entry), id_
        assert cases(translated) == cases(entry), id_
        assert set(patterns(translated)) == set(patterns(entry)), id_


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_was_left_in_english(language: str) -> None:
    """Whatever has words has other words, unless it is named above; and no exception is idle."""
    english = everything(ENGLISH)
    same = {
        (id_, language)
        for id_, entry in everything(language).items()
        if re.search(r"\w", text_of(entry)) and text_of(entry) == text_of(english[id_])
    }
    assert same == {each for each in SAME_AS_ENGLISH if each[1] == language}


@pytest.mark.parametrize("language", languages())
def test_every_plural_of_the_language_is_there(language: str) -> None:
    """Wherever a number decides, each category that whole numbers have is told apart."""
    rule = Locale(language).plural_form
    wanted = {rule(number) for number in range(201)}
    for id_, entry in everything(language).items():
        for selector, keys in choices(entry):
            plurals = {key for key in keys if not key.isdigit()}
            if plurals <= PLURAL_TAGS and plurals != {"other"}:
                assert plurals == wanted, f"{id_}: {selector}"


@pytest.mark.parametrize("language", languages())
def test_no_message_needs_more_than_variables(language: str) -> None:
    """No functions, hence no ordinals, as in the games' sentences; no message or term inside another."""
    for id_, entry in everything(language).items():
        for kind in (ast.FunctionReference, ast.MessageReference, ast.TermReference):
            assert mentions(entry, kind) == set(), id_


@pytest.mark.parametrize("language", FOREIGN)
def test_every_file_says_that_nobody_reviewed_it(language: str) -> None:
    """Honest to who reads it; the words go when a native speaker has."""
    for file in files(language):
        assert NO_REVIEW.removeprefix("# ") in text(file, language).partition("\n\n")[0], file
