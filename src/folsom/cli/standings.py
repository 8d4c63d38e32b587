"""The standings of an arena: drawn on the terminal while games go on, and written in columns at the end."""

import time
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from folsom.arena import Contest, Entry, Played, Summary, summary
from folsom.arena.deals import fixtures
from folsom.cli.screen import err

EVERY_S: Final = 0.5
"""So often the live table is drawn anew."""
COLUMNS: Final = ("bot", "games", "wins", "95 %", "mean", "95 %", "rating", "ms")


class Screen:
    """The results so far, drawn on a terminal while the games go on."""

    def __init__(self, wanted: Contest, played: Sequence[Played]) -> None:
        self.total = sum(1 for _ in fixtures(wanted))
        self._contest = wanted
        self._played = list(played)
        self._live = Live(console=err, transient=True, auto_refresh=False)
        self._drawn = 0.0

    def __enter__(self) -> None:
        if err.is_terminal:
            self._live.start()
            self._draw()

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def add(self, game: Played) -> None:
        """One more game has been played."""
        self._played.append(game)
        if err.is_terminal and time.monotonic() - self._drawn > EVERY_S:
            self._draw()

    def _draw(self) -> None:
        self._drawn = time.monotonic()
        head = Text(f"{len(self._played)} of {self.total} games of {self._contest.ruleset}")
        results = summary(self._contest, self._played)
        self._live.update(Group(head, table(results.entries)), refresh=True)


def table(entries: Sequence[Entry]) -> Table:
    """The results in columns."""
    drawn = Table(box=None, pad_edge=False)
    for number, name in enumerate(COLUMNS):
        drawn.add_column(name, justify="right" if number else "left")
    for entry in entries:
        drawn.add_row(*cells(entry))
    return drawn


def cells(entry: Entry) -> tuple[str, ...]:
    """A bot's results as words."""
    (low, high), (least, most) = entry.ci95, entry.score_ci95
    return (
        entry.bot,
        str(entry.games),
        f"{100 * entry.win_share:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f}",
        f"{entry.mean_score:.1f}",
        f"{least:.1f}-{most:.1f}",
        f"{entry.rating:.1f} ± {entry.rating_doubt:.1f}",
        f"{entry.ms:.2f}",
    )


def lines(results: Summary) -> Iterator[str]:
    """The standings, and who came before whom."""
    yield from columns([COLUMNS, *map(cells, results.entries)])
    yield ""
    yield "How often each came before the others:"
    numbers = [str(number) for number in range(1, len(results.entries) + 1)]
    rows = [
        (f"{number} {entry.bot}", *map(share_text, entry.before))
        for number, entry in zip(numbers, results.entries, strict=True)
    ]
    yield from columns([("", *numbers), *rows])


def share_text(share: float | None) -> str:
    """A share as people write it; a dash where there is none.

    >>> share_text(0.625), share_text(None)
    ('62 %', '-')
    """
    return "-" if share is None else f"{100 * share:.0f} %"


def columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Rows of words, the first column to the left, the others to the right.

    >>> columns([("bot", "wins"), ("outlaw", "9")])
    ['bot     wins', 'outlaw     9']
    """
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    return [
        "  ".join([row[0].ljust(first), *(word.rjust(n) for word, n in zip(row[1:], others, strict=True))])
        for row in rows
    ]
