"""What came of a load, and how docs/performance.md tells it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from bench.figures import Goal
from bench.page import machine
from bench.plot import Curve, Picture

__all__ = ["HEAD", "PICTURE", "Figures", "Loaded"]

SLOW: Final = 0.100
"""A rate whose 99th percentile is longer is not held."""
PICTURE: Final = "load.svg"
HEAD: Final = (
    "| answers/s | given | median, ms | 99 of 100, ms | longest, ms | lost or doubled | CPU ms each |\n"
    "|---:|---:|---:|---:|---:|---:|---:|"
)


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen at one rate."""

    rate: float
    answers: int
    median: float
    p99: float
    worst: float
    lost: int
    """Answers that did not reach everybody, updates that were missing or came twice."""
    cpu: float
    """Seconds of the server's processor for each answer."""

    @property
    def is_held(self) -> bool:
        """Whether the server kept up."""
        return self.p99 < SLOW and not self.lost

    def row(self) -> str:
        """A row of the table."""
        return (
            f"| {self.rate:.0f} | {self.answers:,} | {self.median * 1e3:.1f} | {self.p99 * 1e3:.1f} "
            f"| {self.worst * 1e3:.1f} | {self.lost} | {self.cpu * 1e3:.2f} |"
        )


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was measured."""

    tables: int
    rate: float
    """The one that has goals."""
    steps: Sequence[Figures]
    """By rate."""
    memory: float
    """Bytes that each further table takes, its sockets closed."""

    @property
    def held(self) -> float:
        """The highest rate that was held; nought if none was."""
        return max((step.rate for step in self.steps if step.is_held), default=0.0)

    def goals(self) -> list[Goal]:
        """What was to be reached, and what came."""
        first = next(step for step in self.steps if step.rate == self.rate)
        at = f"at {first.rate:.0f} answers/s"
        return [
            Goal(f"answer to last delivery {at}, median", 5, first.median * 1e3, "ms"),
            Goal(f"answer to last delivery {at}, 99 of 100", 50, first.p99 * 1e3, "ms"),
            Goal(f"answers lost or doubled {at}", 1, first.lost, "answers"),
            Goal("a table without its sockets", 100, self.memory / 1000, "kB"),
        ]

    def section(self) -> str:
        """The section of the page."""
        return "\n".join(
            [
                f"Measured {datetime.now(UTC):%Y-%m-%d} on: {machine()}.",
                "Server and players had a processor each.",
                "",
                "| what | to be reached | came | reached |",
                "|---|---|---|---|",
                *(goal.line() for goal in self.goals()),
                "",
                f"The highest rate that was held at {self.tables} tables: {self.held:.0f} answers/s.",
                f"Held is a rate at which 99 of 100 come within {SLOW * 1e3:.0f} ms and none is lost.",
                "",
                HEAD,
                *(step.row() for step in self.steps),
                "",
                f"![How long answers take by how many are given](images/{PICTURE})",
            ]
        )

    def picture(self) -> Picture:
        """How long answers take, by how many are given."""
        return Picture(
            title=f"From answer to last delivery, {self.tables} tables of 4 seats and 2 watchers",
            across="answers/s",
            unit="ms",
            limit=SLOW * 1e3,
            by_tens=True,
            curves=[
                Curve("median", [(step.rate, step.median * 1e3) for step in self.steps]),
                Curve("99 of 100", [(step.rate, step.p99 * 1e3) for step in self.steps]),
            ],
        )
