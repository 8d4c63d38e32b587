"""How the fields of To jest napad! events are worded."""

from typing import Final

from .wording import GameWords, listed, named, raw, seat, seats, told

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
        "cards": told(listed),
        "number": raw,
        "wagons": listed,
        "strength": raw,
        "points": raw,
    },
)
