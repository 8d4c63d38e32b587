"""The table of To jest napad! in text: the train, what lies before each gang, and one's own hand."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

import msgspec
from rich.text import Text

from folsom.games.to_jest_napad.view import SeatView, View

COLOURS: Final = {"Y": "yellow", "R": "red", "G": "green"}
CARGOES: Final = {"Y": "gold", "R": "dynamite", "G": "money"}
LETTERS: Final = tuple(COLOURS)


def table(view: msgspec.Struct, width: int | None = None) -> Iterator[Text]:
    """What all can see; its lines may be broken anywhere, so that any width will do."""
    del width
    seen = cast(View, view)
    yield head(seen)
    yield Text.assemble("  train  [loco]", *_wagons(seen.train))
    left = (f"{CARGOES[letter]} {n}" for letter, n in zip(LETTERS, seen.treasury, strict=True))
    yield Text(f"  treasury  {', '.join(left)}", style="dim")
    for number, seat in enumerate(seen.seats):
        yield _seat(seen, number, seat)


def own(view: msgspec.Struct) -> Iterator[Text]:
    """What only the view's seat sees."""
    seen = cast(View, view)
    yield Text.assemble("  hand    ", *_cards(seen.hand))
    yield Text.assemble("  wagons  ", *_wagons(seen.won))


def head(seen: View) -> Text:
    """How far the game has gone."""
    return Text("The game is over" if seen.phase == "over" else f"Round {seen.round} of 6", style="bold")


def _wagons(wagons: Sequence[str]) -> Iterator[Text | str]:
    for wagon in wagons:
        yield "-"
        yield Text(f"[{wagon}]", style=COLOURS[wagon[0]])
    if not wagons:
        yield " nothing"


def _cards(cards: Sequence[str]) -> Iterator[Text | str]:
    for card in cards:
        first, second = card[:2], card[2:4]
        yield Text(first, style=COLOURS[first[0]])
        yield Text(second, style=COLOURS[second[0]])
        yield "  "
    if not cards:
        yield "nothing"


def _seat(seen: View, number: int, seat: SeatView) -> Text:
    mark = ">" if seen.turn == number else " "
    line = Text(f"{mark} {number} {seat.gang:<10}", style="bold" if seen.seat == number else "")
    line.append(f" hand {seat.hand_size:>2}, hideout {seat.hideout_size:>2}, wagons {seat.won_size:>2}")
    line.append(" start" if seen.first == number else "      ", style="bold")
    for letter, strength in zip(LETTERS, seat.strength, strict=True):
        line.append(f"  {letter} {strength:>2}", style=COLOURS[letter] if strength else "dim")
    line.append("  " + " ".join(seat.played))
    if seat.passed:
        line.append("  passed", style="dim")
    if seat.score is not None:
        line.append(f"  {seat.score} points", style="bold")
    return line
