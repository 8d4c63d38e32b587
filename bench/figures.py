"""`make bench`: how fast the rules are, written into docs/performance.md beside what was to be reached.

    python -m bench.figures

takes two minutes, and a quiet machine: the figures are those of one core.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Final

import msgspec

from bench.page import PAGE, machine, put
from folsom.cli import measure
from folsom.cli.bench import Figures, Times, measure_all


class Goal(msgspec.Struct, frozen=True):
    """Something to be reached: at least, or less than, so much."""

    what: str
    wanted: float
    came: float
    unit: str
    is_least: bool = False

    def line(self) -> str:
        """A row of the table."""
        is_met = self.came >= self.wanted if self.is_least else self.came < self.wanted
        wanted = f"{'at least' if self.is_least else 'under'} {self.wanted:,g} {self.unit}"
        return f"| {self.what} | {wanted} | {_number(self.came)} {self.unit} | {'yes' if is_met else 'no'} |"


SLOWEST: Final = "any ruleset, any number of seats"


def goals(figures: Figures) -> Iterator[Goal]:
    """What the rules were to reach, and what came."""
    speeds = {name: speed.games_per_s for name, speed in figures.rulesets.items()}
    yield Goal("`colt.first`, four seats", 60_000, speeds["colt.first/4"], "games/s", is_least=True)
    yield Goal("`napad`, two seats", 150_000, speeds["napad/2"], "games/s", is_least=True)
    yield Goal(SLOWEST, 25_000, min(speeds.values()), "games/s", is_least=True)
    yield Goal("all rules compiled, from nothing", 120, figures.compile_s, "s")
    yield Goal("all rules loaded, from the cache", 1.5, figures.load_s, "s")
    yield Goal("a fork", 0.5, figures.fork_us, "us")
    yield Goal("an imagined world", 5, figures.imagine_us, "us")
    yield Goal("an answer through the typed face", 50, figures.answer_us, "us")


def section(figures: Figures, times: Times) -> str:
    """The section of the page that is about the rules."""
    lines = [
        f"Measured {datetime.now(UTC):%Y-%m-%d} on one core of: {machine()}, Numba {version('numba')}.",
        f"A loop in plain Python makes {figures.calibration} million rounds a second there.",
        "",
        "| what | to be reached | came | reached |",
        "|---|---|---|---|",
        *(goal.line() for goal in goals(figures)),
        "",
        "| microseconds | median | 99 of 100 under |",
        "|---|---|---|",
        *(
            f"| {name} | {_number(measure.median(values))} | {_number(measure.worst_but_few(values))} |"
            for name, values in times.items()
        ),
        "",
        "| ruleset/seats | games/s | answers/s |",
        "|---|---|---|",
        *(
            f"| `{name}` | {speed.games_per_s:,} | {speed.decisions_per_s:,} |"
            for name, speed in figures.rulesets.items()
        ),
    ]
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def main() -> None:
    """Measure, and write it down."""
    put("rules", section(*measure_all()))
    print(f"docs/{PAGE.name} has the figures.")


if __name__ == "__main__":
    main()
