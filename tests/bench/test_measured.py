"""What a load and a soak come to, and how the page tells it."""

from xml.etree import ElementTree as ET

import msgspec
import pytest

from bench.loaded import Figures, Loaded
from bench.page import PAGE
from bench.plot import Curve, Picture
from bench.sampled import Sample, Soaked

HELD = Figures(rate=200, answers=12_000, median=0.003, p99=0.021, worst=0.06, lost=0, cpu=0.0021)
MISSED = Figures(rate=400, answers=6_000, median=0.4, p99=1.9, worst=2.5, lost=0, cpu=0.0022)
LOADED = Loaded(tables=200, rate=200.0, steps=[HELD, MISSED], memory=93_000)
SAMPLE = Sample(
    at=0,
    memory=150e6,
    bots=90e6,
    files=50,
    threads=6,
    tables=20,
    sockets=24,
    frames_waiting=1,
    tasks=80,
)


def soaked(climb: float, files: float = 0.0, wrong: int = 0) -> Soaked:
    """Half an hour, in the second half of which memory climbs by this share of itself."""
    samples = [
        msgspec.structs.replace(
            SAMPLE,
            at=18.0 * number,
            memory=150e6 * (1 + climb * max(0, number - 50) / 49),
            files=50 + files * max(0, number - 50) / 49,
        )
        for number in range(100)
    ]
    return Soaked(samples=samples, games=90, answers=9_000, people=400, breaks=70, wrong=wrong, refused={})


def test_a_rate_is_held_if_nearly_all_come_in_time_and_none_is_lost() -> None:
    """The highest of those that were tried; none at all is nought."""
    assert LOADED.held == 200
    lossy = msgspec.structs.replace(HELD, lost=1)
    assert msgspec.structs.replace(LOADED, steps=[lossy, MISSED]).held == 0


def test_the_page_has_every_goal_of_a_load_and_every_rate() -> None:
    """What was to be reached stands beside what came."""
    text = LOADED.section()
    assert [goal.line().split("|")[-2].strip() for goal in LOADED.goals()] == ["yes"] * 4
    assert "| 400 | 6,000 | 400.0 | 1900.0 | 2500.0 | 0 | 2.20 |" in text
    assert "200 answers/s." in text
    assert "images/load.svg" in text


@pytest.mark.parametrize(
    ("seen", "is_constant"),
    [
        (soaked(0.0), True),
        (soaked(0.02), True),
        (soaked(0.05), False),
        (soaked(-0.05), True),
        (soaked(0.0, files=6), True),
        (soaked(0.0, files=40), False),
        (soaked(0.0, wrong=1), False),
    ],
)
def test_what_climbs_is_found(seen: Soaked, *, is_constant: bool) -> None:
    """Memory by its share, things by their number; and nobody may lose an update."""
    assert seen.is_constant == is_constant
    assert ("**no" in seen.section().lower()) == (not is_constant)


@pytest.mark.parametrize("picture", [LOADED.picture(), soaked(0.02).picture()])
def test_a_picture_has_its_points_inside(picture: Picture) -> None:
    """It is a whole SVG, every curve is in it, and none leaves the frame."""
    root = ET.fromstring(picture.svg())
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == len(picture.curves)
    for line, curve in zip(lines, picture.curves, strict=True):
        points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
        assert len(points) == len(curve.points)
        assert all(0 <= x <= float(root.attrib["width"]) for x, _ in points)
        assert all(0 <= y <= float(root.attrib["height"]) for _, y in points)


def test_a_curve_that_stays_where_it_is_can_be_drawn() -> None:
    """Nothing is divided by nought."""
    picture = Picture(title="<flat>", across="s", curves=[Curve("flat & even", [(1.0, 0.0), (1.0, 0.0)])])
    assert "&lt;flat&gt;" in picture.svg()
    assert "flat &amp; even" in picture.svg()


def test_the_page_has_the_sections() -> None:
    """So that a run that has taken half an hour is not lost."""
    text = PAGE.read_text(encoding="utf-8")
    for name in ("load", "soak"):
        assert text.index(f"<!-- {name} -->") < text.index(f"<!-- /{name} -->")
