"""The train in text: from the side while there is room, else car by car."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from folsom.games.colt_express.view import View
from folsom.games.colt_express.view.shapes import Loot

STYLES: Final = {
    "ghost": "bright_white",
    "doc": "bright_blue",
    "django": "yellow",
    "tuco": "bright_red",
    "cheyenne": "green",
    "belle": "magenta",
}
MARGIN: Final = 10
ROOMY, TIGHT = 14, 11  # columns of a car: as they look best, and the least that keeps names apart


def train(seen: View, width: int | None) -> Iterator[Text]:
    """Roofs above, insides below, the Locomotive on the left; on a narrow screen one car below the other."""
    for column in (ROOMY, TIGHT):
        if width is None or MARGIN + column * len(seen.train) <= width + 1:  # one blank may hang over
            return _from_the_side(seen, column)
    return _car_by_car(seen)


def loot_text(tokens: Loot) -> str:
    """Tokens by kind: "3p 1j"; nothing for none."""
    counts = ((tokens.purses, "p"), (tokens.jewels, "j"), (tokens.strongboxes, "s"))
    return " ".join(f"{number}{letter}" for number, letter in counts if number)


def _names(seen: View) -> list[str]:
    last = len(seen.train) - 1
    return ["locomotive", *(f"car {car}{' rear' * (car == last)}" for car in range(1, last + 1))]


# ---------------------------------------------------------------- from the side


def _from_the_side(seen: View, column: int) -> Iterator[Text]:
    yield Text(" " * MARGIN + "".join(f"{name:<{column}}" for name in _names(seen)), style="dim")
    yield from _level(seen, "  roof", [car.roof for car in seen.train], "r", column)
    floor = "=" * (column - 2) + "  "
    yield Text(" " * MARGIN + floor * len(seen.train), style="dim")
    yield from _level(seen, "  inside", [car.inside for car in seen.train], "", column)


def _level(seen: View, title: str, loot: Sequence[Loot], suffix: str, column: int) -> Iterator[Text]:
    cells = [_cell(seen, f"{car}{suffix}", tokens) for car, tokens in enumerate(loot)]
    for number, line in enumerate(zip_longest(*cells)):
        text = Text(f"{title if number == 0 else '':<{MARGIN}}")
        for part in line:
            shown = part if part is not None else Text("." if number == 0 else "", style="dim")
            text.append_text(shown)
            text.append(" " * (column - len(shown)))
        yield text
    if not any(cells):
        yield Text(f"{title:<{MARGIN}}" + f"{'.':<{column}}" * len(loot), style="dim")


def _cell(seen: View, place: str, tokens: Loot) -> list[Text]:
    """Who and what is in a place, one below the other."""
    lines = [
        Text(bandit.bandit, style=STYLES[bandit.bandit]) for bandit in seen.bandits if bandit.place == place
    ]
    if place == str(seen.marshal):
        lines.insert(0, Text("MARSHAL", style="bold black on yellow"))
    if said := loot_text(tokens):
        lines.append(Text(said, style="yellow"))
    return lines


# ---------------------------------------------------------------- car by car


def _car_by_car(seen: View) -> Iterator[Text]:
    for number, (name, car) in enumerate(zip(_names(seen), seen.train, strict=True)):
        yield Text(f"  {name}", style="dim")
        yield _in_a_row("    roof    ", _cell(seen, f"{number}r", car.roof))
        yield _in_a_row("    inside  ", _cell(seen, str(number), car.inside))


def _in_a_row(title: str, cell: Sequence[Text]) -> Text:
    return Text(title).append_text(Text(", ").join(cell) if cell else Text(".", style="dim"))
