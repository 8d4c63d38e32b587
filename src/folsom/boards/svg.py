"""Scalable pictures, as far as boards need them: shapes and lines of text, put one above the other."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

FONT: Final = "Georgia, 'Times New Roman', serif"
INK: Final = "#2b1d16"
PAPER: Final = "#f6e7cf"
LINE: Final = 20


class Drawing:
    """A picture of a size, drawn on from the back to the front."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height = width, height
        self._title = title
        self._parts: list[str] = []

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        line: str = "none",
        round_by: int = 0,
    ) -> None:
        """A rectangle by its upper left corner."""
        shape = {"x": x, "y": y, "width": width, "height": height, "rx": round_by}
        self._add("rect", shape, fill, line)

    def circle(self, x: float, y: float, radius: float, fill: str, *, line: str = "none") -> None:
        """A circle by its centre."""
        self._add("circle", {"cx": x, "cy": y, "r": radius}, fill, line)

    def polygon(self, points: Sequence[tuple[float, float]], fill: str, *, line: str = "none") -> None:
        """A shape by its corners."""
        self._add("polygon", {"points": " ".join(f"{x:g},{y:g}" for x, y in points)}, fill, line)

    def text(
        self,
        x: float,
        y: float,
        said: str,
        *,
        size: int = 14,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """A line of text by where its base line starts or, with another anchor, has its middle or end."""
        weight = ' font-weight="bold"' if bold else ""
        place = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"{weight} fill="{fill}"'
        self._parts.append(f"<text {place}>{escape(said)}</text>")

    def document(self) -> str:
        """The whole picture as a file of its own."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" font-family={quoteattr(FONT)} role="img">'
        )
        return "\n".join([head, f"<title>{escape(self._title)}</title>", *self._parts, "</svg>\n"])

    def _add(self, kind: str, shape: Mapping[str, float | str], fill: str, line: str) -> None:
        described = "".join(
            f' {name}="{value if isinstance(value, str) else format(value, "g")}"'
            for name, value in shape.items()
        )
        stroke = "" if line == "none" else f' stroke="{line}" stroke-width="2"'
        self._parts.append(f'<{kind}{described} fill="{fill}"{stroke}/>')


def page(lines: Sequence[str]) -> Drawing:
    """Nothing but lines of text."""
    drawing = Drawing(800, LINE * (len(lines) + 2), lines[0] if lines else "")
    drawing.rect(0, 0, drawing.width, drawing.height, PAPER)
    for number, line in enumerate(lines, 1):
        drawing.text(LINE, LINE * (number + 0.5), line)
    return drawing
