"""The table of Colt Express as a picture: the train at dusk, who and what is on it, pile and seats."""

from collections.abc import Iterator
from typing import Final, cast

import msgspec

from folsom.games.colt_express.view import View
from folsom.games.colt_express.view.shapes import BanditView, Loot, PileCard

from ..svg import INK, LINE, PAPER, Drawing
from . import text

COLOURS: Final = {
    "ghost": "#f4f1ea",
    "doc": "#3f7fc4",
    "django": "#4a4038",
    "tuco": "#c8402f",
    "cheyenne": "#3f9a57",
    "belle": "#8d55b3",
}
DARK: Final = frozenset({"doc", "django", "tuco", "cheyenne", "belle"})
MARSHAL: Final = "#f2b632"
SKY: Final = ("#3b2a4d", "#7a4058", "#c76b4c", "#eda45c")

CAR: Final = 190
MARGIN: Final = 20
ROOF: Final = 150
FLOOR: Final = 260
GROUND: Final = 300
TOKEN: Final = 26


def draw(view: msgspec.Struct) -> Drawing:
    """What the view's seat sees."""
    seen = cast(View, view)
    lines = (*text.seats(seen), *(text.own(seen) if seen.seat is not None else ()))
    below = [line.plain for line in lines]
    height = GROUND + 80 + LINE * (len(below) + 1)
    drawing = Drawing(CAR * max(len(seen.train), 5) + 2 * MARGIN, height, text.head(seen).plain)
    _landscape(drawing)
    drawing.text(MARGIN, 30, text.head(seen).plain, size=18, fill=PAPER, bold=True)
    for car in range(len(seen.train)):
        _car(drawing, seen, car)
    _pile(drawing, seen)
    for number, line in enumerate(below):
        drawing.text(MARGIN, GROUND + 90 + LINE * number, line.strip())
    return drawing


def _landscape(drawing: Drawing) -> None:
    """Dusk over the plain, and the page below it."""
    band = GROUND / len(SKY)
    for number, colour in enumerate(SKY):
        drawing.rect(0, band * number, drawing.width, band + 1, colour)
    drawing.rect(0, GROUND, drawing.width, drawing.height - GROUND, PAPER)
    drawing.rect(0, GROUND - 4, drawing.width, 4, INK)


# ---------------------------------------------------------------- the train


def _car(drawing: Drawing, seen: View, car: int) -> None:
    """A car cut open: the roof one runs on, the floor, and two wheels."""
    x = MARGIN + CAR * car
    width = CAR - 14
    body = "#5b2f28" if car else "#2f3340"
    drawing.rect(x, ROOF, width, FLOOR - ROOF, body, line=INK, round_by=6)
    drawing.rect(x + 8, ROOF + 14, width - 16, FLOOR - ROOF - 22, "#d9b98a", round_by=4)
    drawing.rect(x - 5, ROOF - 6, width + 10, 12, INK, round_by=4)
    if car == 0:
        drawing.rect(x + 20, ROOF - 50, 26, 46, INK, round_by=4)
    for wheel in (x + 34, x + width - 34):
        drawing.circle(wheel, FLOOR + 18, 18, INK)
        drawing.circle(wheel, FLOOR + 18, 6, "#b98b52")
    drawing.text(x + width / 2, GROUND + 20, "locomotive" if car == 0 else f"car {car}", anchor="middle")
    shown = seen.train[car]
    _place(drawing, seen, f"{car}r", shown.roof, x + 14, ROOF - 10)
    _place(drawing, seen, str(car), shown.inside, x + 14, FLOOR - 12)


def _place(drawing: Drawing, seen: View, place: str, loot: Loot, x: float, y: float) -> None:
    """Who stands in a place, the Marshal first, and over them what lies there."""
    if place == str(seen.marshal):
        drawing.circle(x + TOKEN / 2, y - TOKEN / 2, TOKEN / 2, MARSHAL, line=INK)
        drawing.text(x + TOKEN / 2, y - 8, "★", size=16, anchor="middle")
        x += TOKEN + 2
    for bandit in seen.bandits:
        if bandit.place == place:
            _bandit(drawing, bandit, x, y)
            x += TOKEN + 2
    _loot(drawing, loot, x + 4, y)


def _bandit(drawing: Drawing, bandit: BanditView, x: float, y: float) -> None:
    drawing.circle(x + TOKEN / 2, y - TOKEN / 2, TOKEN / 2, COLOURS[bandit.bandit], line=INK)
    ink = PAPER if bandit.bandit in DARK else INK
    letter = bandit.bandit[0].upper()
    drawing.text(x + TOKEN / 2, y - 8, letter, size=15, fill=ink, anchor="middle", bold=True)


def _loot(drawing: Drawing, loot: Loot, x: float, y: float) -> None:
    """Purses round, jewels pointed, strongboxes square, each kind with its number."""
    if loot.purses:
        drawing.circle(x + 7, y - 8, 7, "#a8743b", line=INK)
        x = _number(drawing, loot.purses, x + 16, y)
    if loot.jewels:
        drawing.polygon([(x + 7, y - 16), (x + 14, y - 8), (x + 7, y), (x, y - 8)], "#d23b56", line=INK)
        x = _number(drawing, loot.jewels, x + 16, y)
    if loot.strongboxes:
        drawing.rect(x, y - 14, 15, 13, "#6d6f78", line=INK)
        _number(drawing, loot.strongboxes, x + 18, y)


def _number(drawing: Drawing, number: int, x: float, y: float) -> float:
    drawing.text(x, y - 3, str(number), size=12)
    return x + 12


# ---------------------------------------------------------------- the pile


def _pile(drawing: Drawing, seen: View) -> None:
    """The common pile in its order: what has been carried out is pale."""
    for number, card in enumerate(seen.pile):
        x = MARGIN + 34 * number
        colour = COLOURS.get(card.bandit or "", "#8a7f72")
        drawing.rect(
            x, GROUND + 32, 30, 36, colour if number >= seen.carried_out else "#e3d3b8", line=INK, round_by=3
        )
        ink = PAPER if card.bandit in DARK and number >= seen.carried_out else INK
        drawing.text(x + 15, GROUND + 56, "".join(_mark(card)), size=15, fill=ink, anchor="middle", bold=True)


def _mark(card: PileCard) -> Iterator[str]:
    """The first letter of what is played, underlined by a dot if it was laid face down."""
    yield card.card.split()[-1][0].upper() if card.card else "?"
    if card.face_down:
        yield "."
