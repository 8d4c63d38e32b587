"""`make players`: the matches behind docs/players.md; goes on where it stopped.

    python -m bench.matches                     all of them
    python -m bench.matches --only level        those whose name holds this word
    python -m bench.matches --games 100         at least so many games of each, instead of 400
    python -m bench.matches --minutes 20        begin nothing more once this time is up
    python -m bench.matches --out DIR           where the games are kept, and what came of them
    python -m bench.matches --list              what there is, as commands of `folsom arena`
    python -m bench.matches --page              put the table into docs/players.md

Prints the rows of that table, and writes them to DIR, with all figures.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from folsom.arena import Book, Contest, LocalProcesses, Played, contest, run, summary
from folsom.arena.deals import fixtures
from folsom.arena.summary import Entry
from folsom.bots.levels import LEVELS

PAGE: Final = Path(__file__).parents[1] / "docs" / "players.md"
BEGIN: Final = "<!-- matches: made by bench/matches.py -->\n"
END: Final = "<!-- end of matches -->\n"
GAMES: Final = 400
COLT: Final = "colt.first"
NAPAD: Final = "napad"
FAMOUS: Final = sorted(
    (name for name, level in LEVELS.items() if level.fame), key=lambda name: LEVELS[name].fame
)
HEAD: Final = """\
| match | ruleset | first | against | games | win share | 95 % | goal | money | against | ms |
|---|---|---|---|---|---|---|---|---|---|---|"""
RATINGS: Final = """\
| level | rating | doubt | games | win share | money | ms |
|---|---|---|---|---|---|---|"""


class Match(msgspec.Struct, frozen=True):
    """A bot against others."""

    name: str
    ruleset: str
    bots: tuple[str, ...]
    """The first is the one whose games are counted."""
    goal: float
    """The share of games that it should win; 0 where all are rated instead."""
    seats: int = 4

    def contest(self, games: int) -> Contest:
        """What is played."""
        return contest(self.ruleset, self.bots, games=games, seats=self.seats)

    def command(self, games: int) -> str:
        """The same as anybody can play it."""
        bots = ",".join(self.bots)
        return f"folsom arena --ruleset {self.ruleset} --bots {bots} --seats {self.seats} --games {games}"


def against_three(name: str, first: str, others: str, goal: float) -> Match:
    """One against three of a kind, at a table of four."""
    return Match(name, COLT, (first, others, others, others), goal)


def ladder() -> Iterator[Match]:
    """Each level against three of the level below."""
    for lower, upper in pairwise(FAMOUS):
        yield against_three(f"level-{LEVELS[upper].fame}", upper, lower, 0.33)


MATCHES: Final = (
    against_three("drifters", "sharpshooter@50ms", "drifter", 0.97),
    against_three("outlaws", "sharpshooter@50ms", "outlaw", 0.60),
    Match("napad", NAPAD, ("sharpshooter@50ms", "outlaw"), 0.65, seats=2),
    Match("napad-thumbs", NAPAD, ("outlaw", "drifter"), 0.90, seats=2),
    against_three("thumbs", "outlaw", "drifter", 0.80),
    *ladder(),
    against_three("ten-times-200", "sharpshooter@2000", "sharpshooter@200", 0.33),
    Match("ratings", COLT, ("drifter", *FAMOUS), 0.0),
    Match("ratings-napad", NAPAD, ("drifter", *FAMOUS), 0.0, seats=2),
    against_three("ten-times-2000", "sharpshooter@20000", "sharpshooter@2000", 0.33),
)
"""In the order in which they are played: the longest last."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a match, as far as it was played."""

    match: Match
    games: int
    wanted: int
    entries: tuple[Entry, ...]
    is_reached: bool
    command: str

    @property
    def lines(self) -> tuple[str, ...]:
        """What the page says of it: a row of the table, or a table of its own."""
        if self.match.goal:
            return (self.row,)
        told = f"All at tables of {self.match.seats}, {self.played} games of `{self.command}`:"
        return ("", told, "", RATINGS, *map(rating_row, self.entries))

    @property
    def played(self) -> str:
        """How many games were played, and of how many, if it was stopped."""
        return f"{self.games}" if self.games >= self.wanted else f"{self.games} of {self.wanted}"

    @property
    def row(self) -> str:
        """A row of the table."""
        first, other = self.entries[0], self.entries[1]
        kind = f"{len(self.entries) - 1} x {other.bot}" if len(self.entries) > 2 else other.bot
        low, high = (f"{100 * share:.1f}" for share in first.ci95)
        cells = (
            self.match.name,
            self.match.ruleset,
            first.bot,
            kind,
            self.played,
            f"{100 * first.win_share:.1f} %",
            f"{low} to {high}",
            f"{100 * self.match.goal:.0f} %{'' if self.is_reached else ' (missed)'}",
            f"{first.mean_score:.0f}",
            f"{sum(entry.mean_score for entry in self.entries[1:]) / (len(self.entries) - 1):.0f}",
            f"{first.ms:.1f}",
        )
        return f"| {' | '.join(cells)} |"


def rating_row(entry: Entry) -> str:
    """A row of the table of ratings."""
    return (
        f"| {entry.bot} | {entry.rating:.1f} | {entry.rating_doubt:.1f} | {entry.games} "
        f"| {100 * entry.win_share:.1f} % | {entry.mean_score:.0f} | {entry.ms:.1f} |"
    )


class TimeIsUpError(Exception):
    """Nothing more is begun."""


def main() -> int:
    """Play what is wanted and has not been played; 1 if a goal was missed, 2 if nothing was wanted."""
    wishes = options().parse_args()
    wanted = [match for match in MATCHES if wishes.only in match.name]
    if not wanted:
        names = ", ".join(match.name for match in MATCHES)
        print(f"no match has '{wishes.only}' in its name: there are {names}", file=sys.stderr)
        return 2
    if wishes.list:
        print("\n".join(f"{match.name}: {match.command(wishes.games)}" for match in wanted))
        return 0
    end = time.monotonic() + 60 * wishes.minutes
    wishes.out.mkdir(parents=True, exist_ok=True)
    findings = []
    print(HEAD, flush=True)
    for match in wanted:
        found = finding(match, wishes.games, wishes.out / f"{match.name}.games", end, wishes.workers)
        if found is not None:
            findings.append(found)
            print("\n".join(found.lines), flush=True)
            write(wishes.out, findings)
    if wishes.page:
        put_into_page(PAGE, table(findings))
    return int(not all(found.is_reached for found in findings))


def finding(match: Match, games: int, path: Path, end: float, workers: int | None) -> Finding | None:
    """Play a match as long as there is time; None if not a single deal was played to its end."""
    wanted = match.contest(games)
    book = Book(path, wanted)

    def look_at_clock(_: Played) -> None:
        if time.monotonic() > end:
            raise TimeIsUpError

    try:
        if time.monotonic() < end:
            run(wanted, executor=LocalProcesses(workers), book=book, on_game=look_at_clock)
    except TimeIsUpError:
        pass
    played = whole_deals(wanted, book.games)
    if not played:
        return None
    entries = summary(wanted, played).entries
    return Finding(
        match=match,
        games=len(played),
        wanted=games,
        entries=entries,
        is_reached=entries[0].win_share >= match.goal if match.goal else are_in_order(entries),
        command=match.command(games),
    )


def are_in_order(entries: Sequence[Entry]) -> bool:
    """Whether each is rated above the one before."""
    return all(lower.rating < upper.rating for lower, upper in pairwise(entries))


def whole_deals(wanted: Contest, games: Sequence[Played]) -> list[Played]:
    """Games of deals that were played in all rotations: only those are fair to all."""
    played = {(game.deal, game.rotation) for game in games}
    broken = {one.deal for one in fixtures(wanted) if (one.deal, one.rotation) not in played}
    return [game for game in games if game.deal not in broken]


def write(folder: Path, findings: Sequence[Finding]) -> None:
    """The rows, and all figures."""
    (folder / "matches.md").write_text(table(findings), encoding="utf-8")
    (folder / "matches.json").write_bytes(msgspec.json.format(msgspec.json.encode(findings), indent=2))


def table(findings: Sequence[Finding]) -> str:
    """The rows under their heading."""
    ordered = sorted(findings, key=lambda found: found.match.goal == 0)
    return "\n".join([HEAD, *(line for found in ordered for line in found.lines)]) + "\n"


def put_into_page(page: Path, rows: str) -> None:
    """Let the page show these rows."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{rows}\n{END}{after}", encoding="utf-8")


def options() -> argparse.ArgumentParser:
    """What can be wished for."""
    parser = argparse.ArgumentParser(prog="python -m bench.matches", description="The matches of players.md.")
    parser.add_argument("--only", default="", metavar="WORD", help="those whose name holds this word")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="at least so many of each")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="then begin nothing")
    parser.add_argument(
        "--out", type=Path, default=Path(".matches"), metavar="DIR", help="where they are kept"
    )
    parser.add_argument("--workers", type=int, metavar="W", help="processes; else one for each core")
    parser.add_argument("--list", action="store_true", help="what there is")
    parser.add_argument("--page", action="store_true", help="put the table into docs/players.md")
    return parser


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("stopped: the same command goes on")
