"""The table of To jest napad! as a picture: the train of wagons, and what lies before each gang."""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from folsom.games.to_jest_napad.view import SeatView, View

from ..svg import INK, LINE, PAPER, Drawing
from . import text

FILLS: Final = {"Y": "#e9bb3d", "R": "#c8402f", "G": "#4d9a5f"}
SKY: Final = "#d98a55"
WIDTH: Final = 1000
MARGIN: Final = 20
TRACK: Final = 170
SEAT: Final = 120
CARD: Final = (46, 62)
WAGON: Final = 62
IN_A_ROW: Final = 14


def draw(view: msgspec.Struct) -> Drawing:
    """What the view's seat sees."""
    seen = cast(View, view)
    drawing = Drawing(WIDTH, TRACK + SEAT * len(seen.seats) + 130, text.head(seen).plain)
    drawing.rect(0, 0, WIDTH, TRACK, SKY)
    drawing.rect(0, TRACK, WIDTH, drawing.height - TRACK, PAPER)
    drawing.rect(0, TRACK - 8, WIDTH, 4, INK)
    drawing.text(MARGIN, 30, text.head(seen).plain, size=18, bold=True)
    _train(drawing, seen.train)
    for number, seat in enumerate(seen.seats):
        _seat(drawing, seen, number, seat)
    _own(drawing, seen, TRACK + SEAT * len(seen.seats) + 30)
    return drawing


def _train(drawing: Drawing, wagons: Sequence[str]) -> None:
    """The engine and its wagons, coloured by cargo."""
    drawing.rect(MARGIN, 84, 70, 60, INK, round_by=8)
    drawing.rect(MARGIN + 12, 56, 18, 34, INK)
    for number, wagon in enumerate(wagons):
        x = MARGIN + 80 + (WAGON - 2) * (number % IN_A_ROW)
        drawing.rect(x, 96 - 46 * (number // IN_A_ROW), WAGON - 8, 42, FILLS[wagon[0]], line=INK, round_by=4)
        drawing.text(x + 27, 122 - 46 * (number // IN_A_ROW), wagon[1:], anchor="middle", bold=True)
        if number < IN_A_ROW:
            drawing.circle(x + 12, 150, 9, INK)
            drawing.circle(x + 42, 150, 9, INK)


def _seat(drawing: Drawing, seen: View, number: int, seat: SeatView) -> None:
    y = TRACK + 16 + SEAT * number
    if seen.turn == number:
        drawing.rect(8, y - 10, WIDTH - 16, SEAT - 8, "#ffdf9e", round_by=8)
    notes = [f"hand {seat.hand_size}", f"hideout {seat.hideout_size}", f"wagons {seat.won_size}"]
    notes += ["start player"] if seen.first == number else []
    notes += ["has passed"] if seat.passed else []
    notes += [f"{seat.score} points"] if seat.score is not None else []
    drawing.text(MARGIN, y + 10, seat.gang, size=17, bold=True)
    drawing.text(MARGIN + 130, y + 10, ", ".join(notes))
    for colour, (letter, strength) in enumerate(zip(FILLS, seat.strength, strict=True)):
        drawing.circle(MARGIN + 20 + 40 * colour, y + 50, 17, FILLS[letter], line=INK)
        drawing.text(MARGIN + 20 + 40 * colour, y + 55, str(strength), anchor="middle", bold=True)
    for place, card in enumerate(seat.played):
        _card(drawing, card[:4], MARGIN + 140 + (CARD[0] + 4) * place, y + 22, top=card[-1])


def _card(drawing: Drawing, card: str, x: float, y: float, *, top: str = "") -> None:
    """A gang card with both halves; the half that counts on top."""
    halves = [card[:2], card[2:]]
    if top == halves[1][0]:
        halves.reverse()
    width, height = CARD
    for half, name in enumerate(halves):
        drawing.rect(x, y + half * height / 2, width, height / 2, FILLS[name[0]], line=INK)
        pale = "#00000055" if top and half else INK
        drawing.text(
            x + width / 2, y + 21 + half * height / 2, name[1], anchor="middle", fill=pale, bold=True
        )


def _own(drawing: Drawing, seen: View, y: float) -> None:
    """One's own hand and wagons."""
    if seen.seat is None:
        return
    drawing.text(MARGIN, y, "Your hand", bold=True)
    for place, card in enumerate(seen.hand):
        _card(drawing, card, MARGIN + (CARD[0] + 6) * place, y + 10)
    drawing.text(WIDTH - MARGIN, y, f"Your wagons: {', '.join(seen.won) or 'none'}", anchor="end")
    assert y + LINE < drawing.height, "the hand has its place on the page"
