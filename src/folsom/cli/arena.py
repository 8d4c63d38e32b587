"""`folsom arena`: matches between bots, every deal in all seat rotations."""

from pathlib import Path
from typing import Annotated

import typer

from folsom.cli.options import RulesetOption, SetOption, examples, read_rules

EXAMPLES = examples(
    "folsom arena --bots outlaw,drifter,drifter,drifter --games 400",
    "folsom arena --ruleset napad --bots sharpshooter,outlaw --games 400 --budget-ms 50 --out match.games",
    "folsom arena --ruleset napad --bots sharpshooter@2000,sharpshooter@200 --games 400 --json",
    "folsom arena --bots outlaw,drifter --seats 4 --games 100      # each at two seats",
)


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
    from folsom.arena.contest import contest, shared_budget
    from folsom.cli.matches import hold

    named, chosen = read_rules(ruleset, choices)
    wanted = contest(
        named,
        [name.strip() for name in bots.split(",")],
        games=games,
        seats=seats,
        budget=shared_budget(budget_ms, iterations),
        seed=seed,
        choices=chosen,
    )
    return hold(wanted, out, workers, as_json=as_json)
