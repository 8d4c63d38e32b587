import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from folsom.narration.catalogue import COMMON, PERSON, catalogue, languages, source
from folsom.narration.telling import ENGLISH, GAMES
from folsom.narration.wording import MIDDLE
from tests.narration.test_catalogues import entries, mentions, walk

FOREIGN = [language for language in languages() if language != ENGLISH]
FILES = [(name, language) for name in (COMMON, *GAMES) for language in FOREIGN]
SAME_AS_ENGLISH = {("card-marshal", "es")}
"""Messages that are the same in English and in this language. The Spanish rulebook keeps the English word."""
PLURAL_TAGS = {"zero", "one", "two", "few", "many", "other"}
NO_REVIEW = "# No native speaker has reviewed these sentences yet."


def patterns(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    """The text of an entry and of its attributes, by attribute; "" is its own."""
    found = {each.id.name: each.value for each in entry.attributes}
    return found | {"": entry.value} if entry.value else found


def by_name(name: str, language: str) -> dict[str, ast.Message]:
    """The messages of a file."""
    return {each.id.name: each for each in entries(name, language) if isinstance(each, ast.Message)}


def fields(entry: ast.Message, game: str, language: str) -> set[str]:
    """The arguments that a message mentions, whatever their form."""
    forms = "|".join(form for form in catalogue(game, language).forms if form)
    return {re.sub(rf"-({forms})$", "", name) for name in mentions(entry, ast.VariableReference)}


def choices(entry: ast.BaseNode) -> Iterator[tuple[str, set[str]]]:
    """What an entry chooses by, and the cases it distinguishes."""
    for node in walk(entry):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = (each.key for each in node.variants)
            yield (
                node.selector.id.name,
                {key.name if isinstance(key, ast.Identifier) else key.value for key in keys},
            )


def cases(entry: ast.BaseNode) -> dict[str, set[str]]:
    """All cases that an entry distinguishes but for number and person, by what it chooses by."""
    found: dict[str, set[str]] = {}
    for selector, keys in choices(entry):
        if not keys <= PLURAL_TAGS and not selector.endswith(PERSON):
            found.setdefault(selector, set()).update(keys)
    return found


def text_of(entry: ast.BaseNode) -> str:
    """All the words of an entry, without what it inserts."""
    return "".join(node.value for node in walk(entry) if isinstance(node, ast.TextElement)).strip()


def test_the_six_languages_are_there() -> None:
    """English, Polish, Romanian, Spanish, Italian and Danish."""
    assert set(languages()) == {"en", "pl", "ro", "es", "it", "da"}


@pytest.mark.parametrize(("name", "language"), FILES)
def test_every_file_says_that_nobody_reviewed_it(name: str, language: str) -> None:
    """Honest to who reads it; the line goes when a native speaker has."""
    assert NO_REVIEW in source(name, language).splitlines()


@pytest.mark.parametrize(("name", "language"), FILES)
def test_the_same_messages_are_there_as_in_english(name: str, language: str) -> None:
    """None missing, none of its own."""
    assert set(by_name(name, language)) == set(by_name(name, ENGLISH))


@pytest.mark.parametrize(("name", "language"), FILES)
def test_a_translation_says_what_the_english_sentence_says(name: str, language: str) -> None:
    """The same arguments, and the same cases told apart."""
    game = name if name in GAMES else "colt"
    english = by_name(name, ENGLISH)
    for key, entry in by_name(name, language).items():
        assert fields(entry, game, language) == fields(english[key], game, ENGLISH), key
        assert cases(entry) == cases(english[key]), key


@pytest.mark.parametrize(("name", "language"), FILES)
def test_nothing_was_left_in_english(name: str, language: str) -> None:
    """Whatever has words has other words, unless it is named above; and no exception is idle."""
    english = by_name(name, ENGLISH)
    same = {
        (key, language)
        for key, entry in by_name(name, language).items()
        if re.search(r"\w", text_of(entry)) and text_of(entry) == text_of(english[key])
    }
    assert same == {(key, where) for key, where in SAME_AS_ENGLISH if key in english and where == language}


@pytest.mark.parametrize(("name", "language"), FILES)
def test_every_plural_of_the_language_is_there(name: str, language: str) -> None:
    """Wherever a number decides, each category that whole numbers have is told apart."""
    rule = Locale(language).plural_form
    wanted = {rule(number) for number in range(201)}
    for entry in entries(name, language):
        for selector, keys in choices(entry):
            if keys <= PLURAL_TAGS and not selector.endswith(PERSON):
                assert keys == wanted, f"{entry.id.name}: {selector}"


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_name_is_used(language: str) -> None:
    """A form that no sentence asks for would only be more to write; lists ask for `.middle` themselves."""
    mentioned = {MIDDLE} | {
        name.rpartition("-")[2]
        for file in (COMMON, *GAMES)
        for entry in entries(file, language)
        for name in mentions(entry, ast.VariableReference)
    }
    defined = {
        form
        for file in (COMMON, *GAMES)
        for entry in entries(file, language)
        for form in patterns(entry)
        if form
    }
    assert defined <= mentioned


@pytest.mark.parametrize("language", FOREIGN)
def test_every_bandit_can_be_put_into_every_sentence(language: str) -> None:
    """Each name is a message with a text of its own, in each form that any of them has."""
    names = catalogue("colt", language)
    for bandit in ("ghost", "doc", "django", "tuco", "cheyenne", "belle"):
        forms = names.name(f"bandit-{bandit}")
        assert set(forms) == set(names.forms)
        assert all(forms.values())
