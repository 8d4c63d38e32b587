"""A small picture of some curves, as SVG: heights by powers of ten, or evenly from nought."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import Final

import msgspec

__all__ = ["IMAGES", "Curve", "Picture"]

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
LEFT: Final = 70
TOP: Final = 34
WIDE: Final = 580
HIGH: Final = 260
COLOURS: Final = ("#8a3b12", "#2f6690", "#5b8c2a", "#7a4b94")


class Curve(msgspec.Struct, frozen=True):
    """A name, and points from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """Curves over one another."""

    title: str
    across: str
    """What goes from left to right."""
    curves: Sequence[Curve]
    unit: str = ""
    limit: float | None = None
    """A height that is drawn as a dashed line."""
    by_tens: bool = False
    """Heights grow by powers of ten."""

    def svg(self) -> str:
        """The picture."""
        parts = [
            '<rect width="100%" height="100%" fill="#ffffff"/>',
            _text(LEFT, 18, self.title),
            *(self._mark(height) for height in self._marks()),
            *([] if self.limit is None else [self._level(self.limit, "#555555", "4 4")]),
            *(part for number, curve in enumerate(self.curves) for part in self._curve(curve, number)),
            _text(LEFT, TOP + HIGH + 18, f"{self._least_across():,g}"),
            _text(LEFT + WIDE, TOP + HIGH + 18, f"{self._most_across():,g} {self.across}", "end"),
        ]
        frame = (
            f'width="{LEFT + WIDE + 30}" height="{TOP + HIGH + 30}" font-family="sans-serif" font-size="13"'
        )
        body = "\n".join(parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>\n{body}\n</svg>\n'

    def write(self, path: Path) -> None:
        """Into a file."""
        path.parent.mkdir(exist_ok=True)
        path.write_text(self.svg(), encoding="utf-8")

    # ------------------------------------------------------------ where things lie

    def _least_across(self) -> float:
        return min(x for curve in self.curves for x, _ in curve.points)

    def _most_across(self) -> float:
        return max(x for curve in self.curves for x, _ in curve.points)

    def _heights(self) -> list[float]:
        limit = [] if self.limit is None else [self.limit]
        return [*(y for curve in self.curves for _, y in curve.points), *limit]

    def _marks(self) -> list[float]:
        """The heights that are named: powers of ten, or quarters of a round number."""
        heights = self._heights()
        if self.by_tens:
            return [10.0**k for k in range(floor(log10(min(heights))), ceil(log10(max(heights))) + 1)]
        top = _round_up(max(heights))
        return [top * k / 4 for k in range(5)]

    def _x(self, x: float) -> float:
        least, most = self._least_across(), self._most_across()
        return LEFT + WIDE * (x - least) / ((most - least) or 1)

    def _y(self, y: float) -> float:
        low, *_, high = (log10(mark) if self.by_tens else mark for mark in self._marks())
        return TOP + HIGH * (high - (log10(y) if self.by_tens else y)) / (high - low)

    # ------------------------------------------------------------ what is drawn

    def _curve(self, curve: Curve, number: int) -> list[str]:
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{self._x(x):.1f},{self._y(y):.1f}" for x, y in curve.points)
        line = f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>'
        return [line, _text(LEFT + 10, TOP + 16 * (number + 1), curve.name, colour=colour)]

    def _mark(self, height: float) -> str:
        name = _text(LEFT - 6, self._y(height) + 4, f"{height:,g} {self.unit}".strip(), "end")
        return self._level(height, "#dddddd") + "\n" + name

    def _level(self, height: float, colour: str, dashes: str = "") -> str:
        y = self._y(height)
        style = f'stroke="{colour}" stroke-dasharray="{dashes}"'
        return f'<line x1="{LEFT}" x2="{LEFT + WIDE}" y1="{y:.1f}" y2="{y:.1f}" {style}/>'


def _round_up(value: float) -> float:
    """The next number of one figure.

    >>> _round_up(371.0), _round_up(0.12), _round_up(0.0)
    (400.0, 0.2, 1.0)
    """
    if value <= 0:
        return 1.0
    step = 10.0 ** floor(log10(value))
    return float(f"{ceil(value / step) * step:g}")


def _text(x: float, y: float, text: str, anchor: str = "start", colour: str = "#333333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
