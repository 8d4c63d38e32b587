"""A contest held for somebody at a terminal: drawn while it goes on, kept on disk, told at its end."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from folsom.arena import Book, Contest, LocalProcesses, run, summary
from folsom.cli.screen import complain, say
from folsom.cli.standings import Screen, lines

STOPPED: Final = 130


def hold(wanted: Contest, out: Path | None, workers: int | None, *, as_json: bool) -> int:
    """Play a contest, from where its book stands; the exit status."""
    path = out or _own_path(wanted)
    book = Book(path, wanted)
    screen = Screen(wanted, book.games)
    try:
        with screen:
            played = run(wanted, executor=LocalProcesses(workers), book=book, on_game=screen.add)
    except KeyboardInterrupt:
        kept = f"{len(book.games)} of {screen.total} games are in {path}"
        complain(f"stopped: {kept}; the same command goes on")
        return STOPPED
    results = summary(wanted, played)
    if out is None:
        path = _put_by(path)
    if as_json:
        say(json.dumps(msgspec.to_builtins(results)))
        return 0
    for line in lines(results):
        say(line)
    say()
    say(f"{results.games} games of {wanted.ruleset}, {wanted.seats} seats; they are in {path}")
    return 0


def _own_path(wanted: Contest) -> Path:
    """Where a contest's games are kept while it goes on, if nobody says where."""
    digest = sha256(msgspec.json.encode(wanted)).hexdigest()[:12]
    return Path(platformdirs.user_data_dir("folsom", appauthor=False)) / "arena" / f"{digest}.games"


def _put_by(path: Path) -> Path:
    """The book of a finished contest under a name of its own: the same command begins a new one."""
    number = 1
    while (to := path.with_name(f"{path.stem}-{number}.games")).exists():
        number += 1
    return path.rename(to)
