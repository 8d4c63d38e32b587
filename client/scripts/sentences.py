"""Write what the page must be able to tell as the server does: events, and their sentences in every language.

python client/scripts/sentences.py          writes client/tests/narration/told.json
python client/scripts/sentences.py --check  says whether that would change anything

The events are those of random games of every ruleset, one of each shape of sentence.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

import folsom
from folsom.games import GAMES
from folsom.narration import languages, tell

FILE: Final = Path(__file__).resolve().parents[1] / "tests/narration/told.json"
PEOPLE: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
GAMES_EACH: Final = 4
NAMED: Final = re.compile(r"\b(?!You\b)[A-Z]\w*(/\d)?|\d[\d,]*")
"""A name, a card or a number: what differs between sentences of one shape."""
LISTED: Final = re.compile(r"\*((, \*)* and \*)?")


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """An event as an audience was told it, and what the server says of it by language."""

    game: str
    seats: tuple[str, ...]
    seat: int | None
    event: msgspec.Struct
    told: dict[str, str]


def cases() -> Iterator[Case]:
    """One case of each shape of an English sentence, by whatever the seats are called and whoever reads."""
    seen: set[tuple[str, str]] = set()
    for game, seats, seat, event in happenings():
        english = tell(event, game=game, seats=seats, seat=seat)
        shape = (type(event).__name__, LISTED.sub("*", NAMED.sub("*", english)))
        if shape not in seen:
            seen.add(shape)
            told = {
                each: tell(event, game=game, seats=seats, seat=seat, language=each) for each in languages()
            }
            yield Case(game=game, seats=seats, seat=seat, event=event, told=told)


def happenings() -> Iterator[tuple[str, tuple[str, ...], int | None, msgspec.Struct]]:
    """What happens in random games, as those who watch and the first seat are told it."""
    for definition in GAMES:
        for ruleset in definition.rulesets.PRESETS:
            for seed in range(GAMES_EACH):
                yield from played(definition.name, ruleset, seed)


def played(
    name: str, ruleset: str, seed: int
) -> Iterator[tuple[str, tuple[str, ...], int | None, msgspec.Struct]]:
    """A random game; its seats are called as the game calls them, or as people are."""
    chance = Random(seed)
    definition = next(each for each in GAMES if each.name == name)
    counts = definition.rulesets.seats_allowed(definition.rulesets.PRESETS[ruleset])
    count = counts[-1 - seed % len(counts)]
    game = folsom.new(ruleset, seats=count, seed=seed)
    events = game.opening
    while True:
        seats = PEOPLE[:count] if seed % 2 else game.seats
        for seat in (None, 0):
            for event in folsom.told(events, seat):
                yield name, seats, seat, event
        if game.is_over:
            return
        asked = game.owed[0]
        events = game.answer(asked, chance.choice(game.question(asked).answers))


def text() -> str:
    """The file: a case a line."""
    lines = (msgspec.json.encode(each).decode() for each in cases())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        FILE.write_text(text(), "utf-8", newline="\n")
    elif FILE.read_text("utf-8") != text():
        sys.exit("not as the server tells it: run client/scripts/sentences.py")
