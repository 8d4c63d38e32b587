"""What was seen of a server over a while, whether it stayed as it was, and how the page tells it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from statistics import linear_regression, mean
from typing import Final

import msgspec

from bench.page import machine
from bench.plot import Curve, Picture

__all__ = ["PICTURE", "Sample", "Soaked"]

PICTURE: Final = "soak.svg"
MB: Final = 1_000_000
TOLERANCE: Final = 0.03
"""Over the second half a line through all that was seen may climb by this share of the mean."""
SLACK: Final = 8.0
"""Whatever is counted by pieces may climb by so many: one for each party that comes and goes."""


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """A server at one instant."""

    at: float
    """Seconds since the beginning."""
    memory: float
    """Bytes of its own memory."""
    bots: float
    """Bytes of the memory of its bots' processes."""
    files: float
    threads: float
    tables: float
    sockets: float
    frames_waiting: float
    tasks: float


class Watched(msgspec.Struct, frozen=True):
    """Something that must stay as it is."""

    name: str
    of: Callable[[Sample], float]
    slack: float = SLACK
    """So much more is nothing."""


WATCHED: Final = (
    Watched("memory of the server, MB", lambda sample: sample.memory / MB, 0.0),
    Watched("memory of the bots, MB", lambda sample: sample.bots / MB, 0.0),
    Watched("files, sockets, pipes", lambda sample: sample.files),
    Watched("threads", lambda sample: sample.threads),
    Watched("tasks", lambda sample: sample.tasks),
    Watched("live tables", lambda sample: sample.tables),
    Watched("frames waiting", lambda sample: sample.frames_waiting),
)


class Course(msgspec.Struct, frozen=True):
    """How one thing went over the second half."""

    watched: Watched
    first: float
    mean: float
    most: float
    climb: float
    """By how much a line through all that was seen climbs from its beginning to its end."""

    @property
    def is_constant(self) -> bool:
        """Whether it stayed as it was."""
        return self.climb <= max(TOLERANCE * self.mean, self.watched.slack)

    def row(self) -> str:
        """A row of the table."""
        said = "yes" if self.is_constant else "**no**"
        return (
            f"| {self.watched.name} | {self.first:,.1f} | {self.mean:,.1f} | {self.most:,.1f} "
            f"| {self.climb:+,.1f} | {said} |"
        )


class Soaked(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was seen."""

    samples: Sequence[Sample]
    games: int
    answers: int
    people: int
    breaks: int
    wrong: int
    """Updates that were lost or came twice."""
    refused: Mapping[str, int]

    @property
    def minutes(self) -> float:
        """How long it took."""
        return self.samples[-1].at / 60

    def courses(self) -> Iterator[Course]:
        """How everything went."""
        half = self.samples[len(self.samples) // 2 :]
        times = [sample.at for sample in half]
        for watched in WATCHED:
            values = [watched.of(sample) for sample in half]
            slope = linear_regression(times, values).slope
            climb = slope * (times[-1] - times[0])
            yield Course(watched, watched.of(self.samples[0]), mean(values), max(values), climb)

    @property
    def is_constant(self) -> bool:
        """Whether everything stayed as it was, and nobody lost anything."""
        return not self.wrong and all(course.is_constant for course in self.courses())

    def section(self) -> str:
        """The section of the page."""
        refused = ", ".join(f"{count} {code}" for code, count in sorted(self.refused.items())) or "none"
        verdict = "Everything" if self.is_constant else "**Not everything**"
        return "\n".join(
            [
                f"Measured {datetime.now(UTC):%Y-%m-%d} for {self.minutes:.0f} minutes on: {machine()}.",
                f"{self.people:,} people played {self.games:,} games to their end with",
                f"{self.answers:,} answers, and lost their connection {self.breaks:,} times.",
                f"Updates lost or doubled: {self.wrong}. Refused: {refused}.",
                "",
                f"{verdict} stayed as it was. Constant is what climbs, over the second half, by less than",
                f"{TOLERANCE:.0%} of its mean, or, where it is counted by pieces, by up to {SLACK:.0f}.",
                "",
                "| what | at first | mean of the second half | most | climbs by | constant |",
                "|---|---:|---:|---:|---:|---|",
                *(course.row() for course in self.courses()),
                "",
                f"![Memory over time](images/{PICTURE})",
            ]
        )

    def picture(self) -> Picture:
        """Memory over time."""
        return Picture(
            title="A server's own memory, and its bots'",
            across="minutes",
            unit="MB",
            curves=[
                Curve(watched.name, [(sample.at / 60, watched.of(sample)) for sample in self.samples])
                for watched in WATCHED[:2]
            ],
        )
