"""The game's clock: a bank and an increment for every seat, days for every answer, or none.

A clock runs while its seat owes an answer that its person is to give. A message that somebody else hears of
stops it, earns one increment, and starts it anew if the seat still owes something. A message that nobody else
hears of (one card of several that are put away in secret) leaves it alone, so that no clock tells of it.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from .house import DAY
from .messages import Bank, ClockSetting, Days, Face

MINUTE: Final = 60.0


@dataclass(slots=True)
class Timing:
    """The clocks of one table's seats."""

    setting: ClockSetting
    left: list[float] = field(default_factory=list)
    """Seconds left as of `since` for a clock that runs, else as it stands."""
    since: list[float | None] = field(default_factory=list)
    """Since when it has been running."""

    def begin(self, seats: int) -> None:
        """Wind the clocks of a game with so many seats."""
        self.left = [self.full] * seats
        self.since = [None] * seats

    @property
    def full(self) -> float:
        """What a clock begins with."""
        match self.setting:
            case Bank(seconds=seconds):
                return seconds
            case Days(days=days):
                return days * DAY
        return 0.0

    @property
    def is_timed(self) -> bool:
        """Whether there are clocks at all."""
        return self.full > 0

    def remaining(self, seat: int, at: float) -> float:
        """Seconds left at an instant."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - (at - since))

    def stop(self, seat: int, at: float) -> None:
        """Stop a clock, if it runs."""
        self.left[seat] = self.remaining(seat, at)
        self.since[seat] = None

    def run(self, seats: Collection[int], at: float) -> None:
        """Let exactly these clocks run from now on."""
        for seat in range(len(self.left)) if self.is_timed else ():
            if seat not in seats:
                self.stop(seat, at)
            elif self.since[seat] is None:
                self.since[seat] = at

    def answered(self, seat: int, at: float) -> None:
        """A seat's message was heard: its clock stops and earns the increment, or has all its days again."""
        self.stop(seat, at)
        match self.setting:
            case Bank(increment=increment):
                self.left[seat] += increment
            case Days():
                self.left[seat] = self.full

    def undo(self, seat: int, left: float) -> None:
        """A message is taken back, before which so much was left: the increment goes, the time is spent."""
        if isinstance(self.setting, Bank):
            self.left[seat] = min(self.left[seat], left)

    def skip(self, seconds: float) -> None:
        """So much time was nobody's."""
        self.since = [None if since is None else since + seconds for since in self.since]

    def give(self, seconds: float) -> None:
        """Put something on every bank that runs."""
        for seat, since in enumerate(self.since):
            if since is not None and isinstance(self.setting, Bank):
                self.left[seat] += seconds

    def deadline(self, seat: int, breath: float) -> float | None:
        """When a clock runs out; None if it does not run. Nobody has less than a breath."""
        since = self.since[seat]
        return None if since is None else since + max(self.left[seat], breath)

    def faces(self, at: float) -> tuple[Face, ...]:
        """What the clocks show."""
        if not self.is_timed:
            return ()
        return tuple(
            Face(left=round(self.remaining(seat, at), 3), runs=self.since[seat] is not None)
            for seat in range(len(self.left))
        )


def in_words(setting: ClockSetting) -> str:
    """A clock for a list of tables.

    >>> in_words(Bank(seconds=600, increment=20)), in_words(Days(days=3)), in_words(Bank(seconds=45))
    ('10 min + 20 s', '3 days', '45 s')
    """
    match setting:
        case Bank(seconds=seconds, increment=increment):
            bank = f"{seconds / MINUTE:g} min" if seconds >= MINUTE else f"{seconds:g} s"
            return f"{bank} + {increment:g} s" if increment else bank
        case Days(days=days):
            return f"{days:g} day" + ("" if days == 1 else "s")
    return "none"
