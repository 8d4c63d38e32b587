"""`folsom arena`: matches between bots, every deal in all seat rotations."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
import platformdirs
import typer

from folsom.arena import Book, Contest, LocalProcesses, contest, run, summary
from folsom.arena.contest import UNHURRIED, ContestError
from folsom.bots.bot import Budget
from folsom.cli.options import RulesetOption, SetOption, examples, read_choices
from folsom.cli.screen import complain, say
from folsom.cli.standings import Screen, lines

EXAMPLES = examples(
    "folsom arena --bots outlaw,drifter,drifter,drifter --games 400",
    "folsom arena --ruleset napad --bots sharpshooter,outlaw --games 400 --budget-ms 50 --out match.games",
    "folsom arena --ruleset napad --bots sharpshooter@2000,sharpshooter@200 --games 400 --json",
    "folsom arena --bots outlaw,drifter --seats 4 --games 100      # each at two seats",
)
STOPPED: Final = 130


def arena(
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", help="Bots or levels by name, a comma between; NAME@200 or NAME@50ms."),
    ],
    ruleset: RulesetOption = "colt.first",
    games: Annotated[
        int, typer.Option("--games", "-g", min=1, help="At least so many games; whole deals are played.")
    ] = 100,
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", min=1, help="How many seats; else one for each bot.")
    ] = None,
    budget_ms: Annotated[
        float | None,
        typer.Option("--budget-ms", min=0.1, help="Milliseconds a bot may think per answer."),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=1, help="Or iterations: the same games on any machine.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Keep the games here, and go on with those it holds.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, help="Processes; else one for each core.")
    ] = None,
    choices: SetOption = None,
    seed: Annotated[int, typer.Option("--seed", help="The same number gives the same deals.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> int:
    """Let bots play each other: win shares and money with intervals, ratings, who came before whom.

    After an interrupt the same command goes on where it was.
    """
    names = [name.strip() for name in bots.split(",")]
    wanted = contest(
        ruleset,
        names,
        games=games,
        seats=seats,
        budget=_budget(budget_ms, iterations),
        seed=seed,
        choices=read_choices(choices),
    )
    path = out or _own_path(wanted)
    book = Book(path, wanted)
    screen = Screen(wanted, book.games)
    try:
        with screen:
            played = run(wanted, executor=LocalProcesses(workers), book=book, on_game=screen.add)
    except KeyboardInterrupt:
        complain(
            f"stopped: {len(book.games)} of {screen.total} games are in {path}; the same command goes on"
        )
        return STOPPED
    if out is None:
        path = _put_by(path)
    results = summary(wanted, played)
    if as_json:
        say(json.dumps(msgspec.to_builtins(results)))
        return 0
    for line in lines(results):
        say(line)
    say()
    say(f"{results.games} games of {ruleset}, {wanted.seats} seats; they are in {path}")
    return 0


def _budget(ms: float | None, iterations: int | None) -> Budget | None:
    if ms is not None and iterations is not None:
        raise ContestError("a budget is --budget-ms or --iterations, not both")
    if iterations is not None:
        return Budget(seconds=UNHURRIED, iterations=iterations)
    return Budget(seconds=ms / 1000) if ms is not None else None


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
