"""How the fields of To jest napad! events are worded."""

import re
from typing import Final

from .catalogue import PLAIN, Argument
from .wording import Arguments, GameWords, Speaker, Wording, named, raw, seat, seats, told

CARD: Final = re.compile("(?P<cargo>[YRG])(?P<value>[0-9])(?P<other>[YRG])(?P<less>[0-9])")
WAGON: Final = re.compile("(?P<cargo>[YRG])(?P<value>[0-9])/(?P<bullets>[0-9])")


def described(message: str, form: re.Pattern[str]) -> Wording:
    """Things by their notation, "Y7R2", told in words; or only how many."""

    def word(field: str, value: object, speaker: Speaker) -> Arguments:
        if isinstance(value, int):
            return {field: value}
        assert isinstance(value, tuple)
        said = (speaker.catalogue.say(message, parts(each, form, speaker)) for each in value)
        return {field: speaker.joined([speaker.catalogue.unchanging(each) for each in said])[PLAIN]}

    return word


def parts(text: str, form: re.Pattern[str], speaker: Speaker) -> dict[str, Argument]:
    """What a notation is made of: cargo by name, numbers as they are."""
    found = form.fullmatch(text)
    assert found is not None, f"'{text}' is no such notation"
    named = found.groupdict().items()
    return {part: int(of) if of.isdigit() else speaker.catalogue.say(f"cargo-{of}", {}) for part, of in named}


WORDS: Final = GameWords(
    package="folsom.games.to_jest_napad",
    seat_names="gang",
    fields={
        "rule": raw,
        "seat": seat,
        "tied": seats,
        "gang": named("gang"),
        "round": raw,
        "colour": raw,
        "card": raw,
        "value": raw,
        "cards": told(described("card", CARD)),
        "number": raw,
        "wagons": described("wagon", WAGON),
        "strength": raw,
        "points": raw,
    },
)
