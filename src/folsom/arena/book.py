"""The book of a contest: all its games in one file, so that it goes on where it was stopped.

    folsom arena 1
    {"ruleset":"colt.first", ...}

    # game 0.1 bots 1,2,3,0 ms 0.1,0.1,0.1,50.2
    folsom game 1
    ...
    # end

Each game is written in one go when it has ended. One without its last line was cut off: it is played again.
What stands between the line of a game and its end is a game file.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from folsom.kernel.errors import BadText
from folsom.play import gamefile

from .contest import Contest
from .playing import Played

NAME: Final = "folsom arena"
FORM: Final = f"{NAME} 1\n"
END: Final = "# end\n"
HEAD: Final = re.compile(r"# game (\d+)\.(\d+) bots ([\d,]+) ms ([\d.,]+)\n")


class BookError(BadText):
    """A file that is no book, or the book of another contest."""


class Book:
    """The games of a contest that have been played, on disk."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the book, or begin it; BookError if it is of another contest."""
        self.path: Final = path
        self._games: dict[tuple[int, int], Played] = {}
        self._broken = 0
        """So many bytes at its end are of a game that was cut off. They stay until another is written: a book
        that is only read is left alone, since somebody else may be writing in it.
        """
        if path.is_file():
            self._read(contest)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(FORM + _line(contest) + "\n", encoding="utf-8")

    @property
    def games(self) -> tuple[Played, ...]:
        """All games, in the order of the contest."""
        return tuple(self._games[key] for key in sorted(self._games))

    def holds(self, deal: int, rotation: int) -> bool:
        """Whether this game has been played."""
        return (deal, rotation) in self._games

    def add(self, played: Played) -> None:
        """Write a game down; one that stands here already is not counted twice."""
        if self.holds(played.deal, played.rotation):
            return
        if self._broken:
            os.truncate(self.path, self.path.stat().st_size - self._broken)
            self._broken = 0
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_text_of(played))
            file.flush()
            os.fsync(file.fileno())
        self._games[played.deal, played.rotation] = played

    def _read(self, contest: Contest) -> None:
        text = self.path.read_text(encoding="utf-8")
        line, games, broken = _parts(text, str(self.path))
        if line != _line(contest):
            raise BookError(f"{self.path} holds another contest: name another file, or ask for that one")
        for played in _games_in(games):
            self._games.setdefault((played.deal, played.rotation), played)
        self._broken = len(broken.encode()) if broken.strip() else 0


def is_book(text: str) -> bool:
    """Whether this text means to be a book."""
    return text.startswith(NAME)


def files_in(text: str) -> Iterator[tuple[str, str]]:
    """Every whole game of a book, of whatever contest: its name there, and its game file."""
    _, games, _ = _parts(text, "this book")
    return ((f"{played.deal}.{played.rotation}", played.text) for played in _games_in(games))


def _parts(text: str, name: str) -> tuple[str, str, str]:
    """A book's contest, its whole games, and what was cut off."""
    if not text.startswith(FORM):
        raise BookError(f"{name}: the games of an arena begin with '{FORM.strip()}', this does not")
    line, _, rest = text.removeprefix(FORM).partition("\n")
    whole, end, broken = rest.rpartition(END)
    return line + "\n", whole + end, broken


def _line(contest: Contest) -> str:
    """What a contest is, but for how many games: there may be more of them another time."""
    fields = msgspec.structs.asdict(contest)
    del fields["games"]
    return msgspec.json.encode(fields).decode() + "\n"


def _text_of(played: Played) -> str:
    bots = ",".join(map(str, played.entrants))
    ms = ",".join(map(str, played.ms))
    return f"\n# game {played.deal}.{played.rotation} bots {bots} ms {ms}\n{played.text}{END}"


def _games_in(text: str) -> Iterator[Played]:
    for part in text.split(END)[:-1]:
        match = HEAD.match(part.lstrip("\n"))
        if match is None:
            raise BookError(f"a game in this book has no heading: '{part.strip()[:40]}'")
        deal, rotation, bots, ms = match.groups()
        file = part.lstrip("\n")[match.end() :]
        points = gamefile.read(file).result.split()
        yield Played(
            deal=int(deal),
            rotation=int(rotation),
            entrants=tuple(map(int, bots.split(","))),
            scores=tuple(int(word.rstrip("*")) for word in points),
            winners=tuple(seat for seat, word in enumerate(points) if word.endswith("*")),
            ms=tuple(map(float, ms.split(","))),
            text=file,
        )
