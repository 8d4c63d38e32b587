"""The tables of docs/research.md: every answer, and every number of what seats see: its place and meaning.

    python -m bench.encodings

What a field means stands beside it in the game's `encode.py`; here it is only laid out.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple, cast

from folsom import vector
from folsom.games import GAMES
from folsom.games.colt_express import cards as colt_cards
from folsom.games.colt_express import words
from folsom.games.colt_express.knowledge.known import SWITCHES
from folsom.games.colt_express.table.vocabulary import PLACES, Phase
from folsom.games.to_jest_napad import cards as napad_cards
from folsom.kernel.contract import AnyGame

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "research.md"
BEGIN: Final = "<!-- {game}: made by bench/encodings.py -->\n"
END: Final = "<!-- end of {game} -->\n"
SECTION: Final = re.compile(r"    # --- (?P<title>.+)")
FIELD: Final = re.compile(r"    (?P<name>\w+): [^#]+(?:  # (?P<said>.+))?")
MASK: Final = "1 at every legal answer"
FIRST: Final = "the mask"
ORDERS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "colt": {
        "switches": SWITCHES,
        "bandits": words.BANDIT_WORDS,
        "actions": words.ACTION_WORDS,
        "loot": words.LOOT_WORDS,
        "bullets": words.COLOUR_WORDS,
        "laps": words.LAP_WORDS,
        "events": words.EVENT_WORDS,
        "phases": tuple(phase.name.lower() for phase in Phase),
        "questions": words.ASK_WORDS,
        "Round cards": tuple(card.id for card in colt_cards.ROUND_CARDS),
        "places": tuple(words.place_text(place) for place in range(PLACES)),
    },
    "napad": {
        "gangs": napad_cards.GANGS,
        "colours": napad_cards.LETTERS,
        "cards": napad_cards.CARD_NAMES,
        "wagons": napad_cards.WAGON_ORDER,
    },
}
"""In which order a game's things stand, wherever a field has a cell for each."""


class Field(NamedTuple):
    """A field as its game's source describes it."""

    section: str
    name: str
    said: str


def described(game: AnyGame) -> Iterator[Field]:
    """The fields of a game's encoding, in their order."""
    source = Path(cast(ModuleType, game.encode).__file__ or "").read_text(encoding="utf-8")
    body = source.partition("class Sight(Observation):\n")[2].partition("\n\n\n")[0]
    section = FIRST
    for line in body.splitlines():
        if title := SECTION.fullmatch(line):
            section = title["title"]
        elif field := FIELD.fullmatch(line):
            yield Field(section, field["name"], MASK if field["name"] == "legal" else field["said"] or "")


def table(game: AnyGame) -> str:
    """The encoding of a game as a table."""
    places = vector.fields(game.name)
    lines = ["| field | where | shape | what |", "|---|---|---|---|"]
    section = FIRST
    for field in described(game):
        if field.section != section:
            section = field.section
            lines.append(f"| *{section}* | | | |")
        place, shape = places[field.name]
        where = f"{place.start}" if place.stop - place.start == 1 else f"{place.start}-{place.stop - 1}"
        lines.append(f"| `{field.name}` | {where} | {' x '.join(map(str, shape)) or '1'} | {field.said} |")
    return "\n".join(lines)


def orders(game: AnyGame) -> str:
    """In which order things stand."""
    return "\n".join(f"- {name}: {', '.join(order)}" for name, order in ORDERS[game.name].items())


def answers(game: AnyGame) -> str:
    """Every answer by its number."""
    return ", ".join(f"{code} {name}" for code, name in enumerate(game.answers.NAMES))


def part(game: AnyGame) -> str:
    """All that there is to say of a game's numbers."""
    last = max(place.stop for place, _ in vector.fields(game.name).values())
    return "\n\n".join(
        (
            f"Encoding {game.encode.VERSION}: {last} numbers of a byte each, {game.answer_count} answers.",
            table(game),
            "The order of things:",
            orders(game),
            f"The answers by number: {answers(game)}.",
        )
    )


def put_into(page: str) -> str:
    """The page with these parts made anew."""
    for game in GAMES:
        begin, end = BEGIN.format(game=game.name), END.format(game=game.name)
        head, found, rest = page.partition(begin)
        _, closed, tail = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"{PAGE.name} has no place for {game.name}: {begin.strip()} ... {end.strip()}")
        page = f"{head}{begin}\n{part(game)}\n\n{end}{tail}"
    return page


if __name__ == "__main__":
    PAGE.write_text(put_into(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
