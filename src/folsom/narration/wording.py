"""From the fields of an event to the arguments of its sentence.

Each game says for every field how it is worded: as it is, as a name, as a seat, as a list. A field
`bullets_left` becomes the argument `bullets-left`; a name comes in every form of the language besides, as
`bandit-middle`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from .catalogue import PERSON, PLAIN, THEY, Argument, Catalogue, NarrationError

NOT_TOLD = "none"
MIDDLE = "middle"
THOUSAND = 1000

Arguments: TypeAlias = dict[str, Argument]
Wording: TypeAlias = "Callable[[str, object, Speaker], Arguments]"
Names: TypeAlias = dict[str, str]


class Speaker:
    """Who tells: in which language, of whom, and to whom."""

    def __init__(self, catalogue: Catalogue, seats: Sequence[str], reader: int | None, named: str) -> None:
        self.catalogue = catalogue
        self._seats = seats
        self._reader = reader
        self._named = named
        self.met: set[int] = set()
        """The seats that were spoken of."""

    def seat(self, seat: int) -> Names:
        """A seat: the reader's own, by what it is called, or by its number."""
        self.met.add(seat)
        if seat == self._reader:
            return self.catalogue.name("you")
        if seat >= len(self._seats):
            return self.catalogue.name("seat-number", {"number": seat + 1})
        name = self._seats[seat]
        messages = [f"{self._named}-{part}" for part in name.split("+")]
        if all(self.catalogue.has(message) for message in messages):
            return self.joined([self.catalogue.name(message) for message in messages])
        return self.catalogue.unchanging(name)

    def joined(self, names: Sequence[Names]) -> Names:
        """Names as a list, in every form."""
        if not names:
            return self.catalogue.unchanging(NOT_TOLD)
        lists = {form: self._list(form, names) for form in self.catalogue.forms}
        return lists | {PERSON: names[0][PERSON] if len(names) == 1 else THEY}

    def _list(self, form: str, names: Sequence[Names]) -> str:
        # What stands alone begins a sentence, so only the first name of a list does.
        later = MIDDLE if form == PLAIN and MIDDLE in names[0] else form
        text = names[0][form]
        for number, name in enumerate(names[1:], 2):
            message = "list-and" if number == len(names) else "list-comma"
            text = self.catalogue.say(message, {"first": text, "last": name[later]})
        return text


def forms(field: str, name: Names) -> Arguments:
    """A name as arguments: the plain form, and all others."""
    return {f"{field}-{form}" if form else field: text for form, text in name.items()}


def raw(field: str, value: object, _speaker: Speaker) -> Arguments:
    """A number, or a word that the sentence chooses by."""
    if not isinstance(value, str | int):
        raise NarrationError(f"{field} is neither a word nor a number: {value!r}")
    return {field: value}


def money(field: str, value: object, speaker: Speaker) -> Arguments:
    """An amount in dollars, in the manner of the language.

    We group the digits, because Python and browsers do not agree on how Polish and Spanish do it.
    """
    assert isinstance(value, int)
    thousands, rest = divmod(value, THOUSAND)
    if thousands:
        grouped = {"thousands": str(thousands), "rest": f"{rest:03}"}
        return {field: speaker.catalogue.say("dollars-thousands", grouped)}
    return {field: speaker.catalogue.say("dollars", {"dollars": str(value)})}


def flag(field: str, value: object, _speaker: Speaker) -> Arguments:
    """Yes or no."""
    return {field: "yes" if value else "no"}


def seat(field: str, value: object, speaker: Speaker) -> Arguments:
    """A seat."""
    assert isinstance(value, int)
    return forms(field, speaker.seat(value))


def seats(field: str, value: object, speaker: Speaker) -> Arguments:
    """Several seats."""
    assert isinstance(value, tuple)
    return forms(field, speaker.joined([speaker.seat(each) for each in value]))


def named(kind: str) -> Wording:
    """A word that has a name: the message `kind-word`."""

    def word(field: str, value: object, speaker: Speaker) -> Arguments:
        return forms(field, speaker.catalogue.name(f"{kind}-{value}"))

    return word


def named_list(kind: str) -> Wording:
    """Several words that have names."""

    def word(field: str, value: object, speaker: Speaker) -> Arguments:
        assert isinstance(value, tuple)
        return forms(field, speaker.joined([speaker.catalogue.name(f"{kind}-{each}") for each in value]))

    return word


def both(first: Wording, suffix: str, second: Wording) -> Wording:
    """A word to choose by and, with a suffix, its name."""

    def word(field: str, value: object, speaker: Speaker) -> Arguments:
        return first(field, value, speaker) | second(f"{field}-{suffix}", value, speaker)

    return word


def told(inner: Wording) -> Wording:
    """What may be kept from an audience: `field-told` says whether it is known."""

    def word(field: str, value: object, speaker: Speaker) -> Arguments:
        if value is None:
            return forms(field, speaker.catalogue.unchanging(NOT_TOLD)) | {f"{field}-told": "no"}
        return inner(field, value, speaker) | {f"{field}-told": "yes"}

    return word


class GameWords(NamedTuple):
    """How a game's events are worded."""

    package: str
    """Where its rules and their sentences are."""
    seat_names: str
    """What its seats are called after: the name of a seat "tuco" is the message `bandit-tuco`."""
    fields: Mapping[str, Wording]
    """How each field of an event is worded."""
