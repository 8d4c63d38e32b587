import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from folsom.games.colt_express import events as colt_events
from folsom.games.colt_express import words
from folsom.games.to_jest_napad import events as napad_events
from folsom.games.to_jest_napad.cards import GANGS, LETTERS
from folsom.kernel.sealed import Event
from folsom.narration.catalogue import COMMON, catalogue, languages, source
from folsom.narration.telling import GAMES, arguments_of, message_of
from folsom.narration.wording import Speaker

EVENTS = {"colt": colt_events, "napad": napad_events}
BASES = (Event, colt_events.Journey)
SPOKEN_BY_CODE = {"seat-number", "you", "list-and", "list-comma", "dollars", "dollars-thousands"}
Reference = ast.VariableReference | ast.TermReference | ast.MessageReference | ast.FunctionReference
CATALOGUES = [(game, language) for game in GAMES for language in languages()]
FILES = [(name, language) for name in (COMMON, *GAMES) for language in languages()]


def kinds(game: str) -> tuple[type[Event], ...]:
    """Every kind of event of a game."""
    values = vars(EVENTS[game]).values()
    events = [each for each in values if isinstance(each, type) and issubclass(each, Event)]
    return tuple(each for each in events if each not in BASES)


def names(game: str) -> set[str]:
    """Every name that the sentences of a game may need."""
    if game == "napad":
        return (
            {f"gang-{gang}" for gang in GANGS} | {f"cargo-{letter}" for letter in LETTERS} | {"card", "wagon"}
        )
    found = {f"bandit-{bandit}" for bandit in words.BANDIT_WORDS}
    found |= {f"card-{action}" for action in words.ACTION_WORDS}
    found |= {f"lap-{lap}" for lap in words.LAP_WORDS} | {f"event-{event}" for event in words.EVENT_WORDS}
    found |= {f"car-name-{words.car_text(car)}" for car in range(-1, 6)}
    return found | {"car", "card-of", "card-bullet", "card-bullet-neutral"}


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, list):
        for each in node:
            yield from walk(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)


def mentions(entry: ast.BaseNode, kind: type[Reference]) -> set[str]:
    """The names of all variables, terms, messages or functions that an entry mentions."""
    return {node.id.name for node in walk(entry) if isinstance(node, kind)}


def entries(name: str, language: str) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    return parsed(source(name, language))


def parsed(text: str) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a text; nothing in it may be unreadable."""
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def messages(game: str, language: str) -> dict[str, ast.Message]:
    """The messages of a game's own file."""
    return {entry.id.name: entry for entry in entries(game, language) if isinstance(entry, ast.Message)}


def sample(kind: type[Event], *, told: bool) -> Event:
    """An event of a kind, made up; what may be secret is told or not."""
    values = {field.name: _value(kind, field, told=told) for field in msgspec.structs.fields(kind)}
    values["type"] = kind.__name__
    return msgspec.convert(values, kind)


TEXTS = {
    "rule": "A1",
    "place": "2r",
    "start": "2",
    "card": "bullet tuco",
    "name": "car_3j",
    "gang": "indians",
    "event": "braking",
    "laps": ("tunnel",),
    "bandits": ("doc", "tuco", "belle"),
    "wagons": ("Y4/2",),
    "cards": ("Y7R2", "R3G6"),
    "seats": (0, 1),
    "tied": (0, 1),
}


def _value(kind: type[Event], field: msgspec.structs.FieldInfo, *, told: bool) -> object:
    annotation = str(field.type)
    if "None" in annotation and not told:
        return None
    if "bool" in annotation:
        return told
    if "int" in annotation and "tuple" not in annotation:
        return 1
    if field.name == "card" and kind.__module__.startswith("folsom.games.to_jest_napad"):
        return "Y7R2"
    return TEXTS.get(field.name, "tuco")


@pytest.mark.parametrize(("game", "language"), CATALOGUES)
def test_every_kind_of_event_has_a_sentence(game: str, language: str) -> None:
    """Whatever happens can be told."""
    assert {message_of(kind) for kind in kinds(game)} <= set(messages(game, language))


@pytest.mark.parametrize(("game", "language"), CATALOGUES)
def test_every_name_that_may_be_needed_is_there(game: str, language: str) -> None:
    """Bandits, cards, cars, laps, events, gangs."""
    assert names(game) <= set(messages(game, language))


@pytest.mark.parametrize(("game", "language"), CATALOGUES)
def test_no_message_is_idle(game: str, language: str) -> None:
    """Each message is an event's, a name, or a rule's sentence in that language."""
    used = {message_of(kind) for kind in kinds(game)} | names(game)
    assert {name for name in messages(game, language) if not name.startswith("rule-")} == used


@pytest.mark.parametrize("language", languages())
def test_the_common_file_holds_what_the_code_says(language: str) -> None:
    """No more, no less."""
    assert {entry.id.name for entry in entries(COMMON, language)} == SPOKEN_BY_CODE


@pytest.mark.parametrize(("name", "language"), FILES)
def test_every_term_is_used_and_defined(name: str, language: str) -> None:
    """Terms serve the file they stand in."""
    found = list(entries(name, language))
    defined = {entry.id.name for entry in found if isinstance(entry, ast.Term)}
    assert {term for entry in found for term in mentions(entry, ast.TermReference)} == defined


@pytest.mark.parametrize(("game", "language"), CATALOGUES)
@pytest.mark.parametrize("told", [True, False])
def test_a_sentence_uses_only_what_its_event_offers(game: str, language: str, *, told: bool) -> None:
    """No variable without a value."""
    found = messages(game, language)
    for kind in kinds(game):
        speaker = Speaker(catalogue(game, language), (), 0, GAMES[game].seat_names)
        offered = set(arguments_of(sample(kind, told=True), speaker, GAMES[game]))
        wanted = mentions(found[message_of(kind)], ast.VariableReference)
        assert wanted <= offered, message_of(kind)
        arguments = arguments_of(sample(kind, told=told), speaker, GAMES[game])
        assert isinstance(catalogue(game, language).say(message_of(kind), arguments), str)


@pytest.mark.parametrize(("name", "language"), FILES)
def test_names_mention_only_what_the_code_gives_them(name: str, language: str) -> None:
    """The variables of names are few and fixed."""
    given = {
        "seat-number": {"number"},
        "list-and": {"first", "last"},
        "list-comma": {"first", "last"},
        "dollars": {"dollars"},
        "dollars-thousands": {"thousands", "rest"},
        "car": {"number"},
        "card-of": {"bandit", "card"},
        "card-bullet": {"bandit"},
        "card": {"cargo", "value", "other", "less"},
        "wagon": {"cargo", "value", "bullets"},
    }
    every_event = {message_of(kind) for game in GAMES for kind in kinds(game)}
    for entry in entries(name, language):
        if entry.id.name not in every_event:
            wanted = {variable.partition("-")[0] for variable in mentions(entry, ast.VariableReference)}
            assert wanted <= given.get(entry.id.name, set()), entry.id.name


@pytest.mark.parametrize(("name", "language"), FILES)
def test_no_sentence_needs_what_the_implementations_do_differently(name: str, language: str) -> None:
    """No functions, hence no ordinals: Python and JavaScript disagree on them. No message inside another."""
    for entry in entries(name, language):
        assert mentions(entry, ast.FunctionReference) == set(), entry.id.name
        assert mentions(entry, ast.MessageReference) == set(), entry.id.name


@pytest.mark.parametrize(("name", "language"), FILES)
def test_no_line_is_too_long_and_none_ends_in_blanks(name: str, language: str) -> None:
    """As in code."""
    for line in source(name, language).splitlines():
        assert len(line) <= 120
        assert line == line.rstrip()


@pytest.mark.parametrize(("game", "language"), CATALOGUES)
def test_a_sentence_is_a_sentence(game: str, language: str) -> None:
    """It ends as one, begins with a capital or a name, and shows no mark-up or number of a seat."""
    chance = Random(1)
    for kind in kinds(game):
        for told in (True, False):
            event = sample(kind, told=told)
            speaker = Speaker(catalogue(game, language), ("Anna", "Bo"), chance.choice((None, 0)), "bandit")
            text = catalogue(game, language).say(message_of(kind), arguments_of(event, speaker, GAMES[game]))
            assert text == "" or re.fullmatch(r"¡?[^\W\d_a-z][^{}]*[.!]", text), text
