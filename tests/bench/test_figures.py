from pathlib import Path

import pytest

from bench.figures import goals, section
from bench.page import PAGE, put
from folsom.cli.bench import Figures, Speed

FIGURES = Figures(
    rulesets={"colt.first/4": Speed(65_000, 7_000_000), "napad/2": Speed(140_000, 6_000_000)},
    compile_s=80.0,
    load_s=1.0,
    fork_us=0.1,
    imagine_us=3.4,
    answer_us=50.0,
    calibration=20.0,
)
TIMES = {"fork": [0.1], "imagine": [3.4] * 99 + [9.0], "answer": [50.0]}


def test_the_page_says_what_was_reached_and_what_was_not() -> None:
    """At least, or under, so much: to be exactly there is enough only where "at least" is asked."""
    reached = {goal.what: goal.line().split("|")[-2].strip() for goal in goals(FIGURES)}
    assert list(reached.values()) == ["yes", "no", "yes", "yes", "yes", "yes", "yes", "no"]
    text = section(FIGURES, TIMES)
    assert "| `colt.first/4` | 65,000 | 7,000,000 |" in text
    assert "| imagine | 3.4 | " in text


def test_a_section_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    """The same section, written twice, stands there once."""
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- a -->\nold\n<!-- /a -->\nafter\n", encoding="utf-8")
    for text in ("new", "newer"):
        put("a", text, page)
    assert page.read_text(encoding="utf-8") == "before\n<!-- a -->\n\nnewer\n\n<!-- /a -->\nafter\n"
    with pytest.raises(SystemExit, match="no section"):
        put("b", "text", page)


def test_the_page_has_the_section() -> None:
    """So that a run that has taken minutes is not lost."""
    text = PAGE.read_text(encoding="utf-8")
    assert text.index("<!-- rules -->") < text.index("<!-- /rules -->")
