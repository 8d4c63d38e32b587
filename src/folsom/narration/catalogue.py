"""The sentences of a language: Project Fluent files, one for both games and one for each.

A name is a message of its own; its attributes are the forms it takes (in English `.middle`, within a
sentence; in Polish cases as well). One form is no text but says which verb goes with the name: `.person` is
"you" or "they", and "one" where a name does not say.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from folsom.kernel.errors import FolsomError

COMMON = "common"
PLAIN = ""
"""The form of a name that stands alone."""
PERSON = "person"
"""The form of a name that sentences choose their verb by."""
ONE, THEY = "one", "they"

Argument = str | int


class UnknownLanguage(FolsomError):
    """Nobody has written sentences in that language."""


class NarrationError(Exception):
    """A catalogue that cannot say what it is asked to."""


class Catalogue:
    """One game's sentences in one language."""

    def __init__(self, language: str, *texts: str) -> None:
        # No isolating marks: names and numbers all run the same way, and logs are read in terminals too.
        self.bundle = FluentBundle([language], use_isolating=False)
        found = {PERSON}
        for text in texts:
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                found |= {each.id.name for each in entry.attributes} if isinstance(entry, Message) else set()
        self.forms = (PLAIN, *sorted(found))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(message)

    def say(self, message: str, arguments: Mapping[str, Argument]) -> str:
        """A message with its arguments; NarrationError if they do not fit."""
        return self._format(message, "", arguments)

    def name(self, message: str, arguments: Mapping[str, Argument] | None = None) -> dict[str, str]:
        """A name in all its forms; where it has no form of its own, the plain one stands."""
        own = self.bundle.get_message(message).attributes
        given = arguments or {}
        plain = self.unchanging(self._format(message, PLAIN, given))
        return plain | {form: self._format(message, form, given) for form in own}

    def unchanging(self, text: str, person: str = ONE) -> dict[str, str]:
        """A name that is the same in every form: what a person is called."""
        return dict.fromkeys(self.forms, text) | {PERSON: person}

    def _format(self, message: str, form: str, arguments: Mapping[str, Argument]) -> str:
        found = self.bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, f"the message {message} has no text"
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise NarrationError(f"{message}: {errors[0]}")
        return str(text)


def languages() -> tuple[str, ...]:
    """The languages that have sentences."""
    return tuple(
        sorted(folder.name for folder in _root().iterdir() if folder.joinpath("common.ftl").is_file())
    )


@cache
def catalogue(game: str, language: str) -> Catalogue:
    """The sentences of a game, by its short name; UnknownLanguage if nobody has written any."""
    if language not in languages():
        raise UnknownLanguage(
            f"there are no sentences in '{language}': there are some in {', '.join(languages())}"
        )
    return Catalogue(language, *(source(name, language) for name in files(game, language)))


def files(game: str, language: str) -> tuple[str, ...]:
    """The files that hold a game's sentences; those of its rules may still be untranslated."""
    rules = f"rules-{game}"
    return (COMMON, game, rules) if _file(rules, language).is_file() else (COMMON, game)


def source(name: str, language: str) -> str:
    """The text of a Fluent file."""
    return _file(name, language).read_text("utf-8")


def _file(name: str, language: str) -> Traversable:
    return _root().joinpath(language, f"{name}.ftl")


def _root() -> Traversable:
    return resources.files(__package__)
