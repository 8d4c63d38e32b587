"""`folsom sim`: many random games, and what they say about seats and bandits."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from folsom.cli.options import RulesetOption, SeatsOption, SetOption, examples, read_rules, read_seats
from folsom.cli.screen import bar, say
from folsom.kernel.record import strict
from folsom.play import start
from folsom.vector import MOST_SEED, Batch

EXAMPLES = examples(
    "folsom sim --ruleset napad --seats 3 --games 100000",
    "folsom sim -r napad.harder -n cowboys,mexicans --set first=cowboys",
    "folsom sim -r house-rules.toml      # with lines such as: ruleset = 'colt.first'",
)

BATCH = 4096


class Tally:
    """Scores and wins of one seat, or of one bandit."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.wins = 0.0

    def add(self, score: int, win: float) -> None:
        """Count one game; a shared win counts in part."""
        self.scores.append(score)
        self.wins += win

    def line(self, name: str) -> str:
        """The tally in columns."""
        scores = np.array(self.scores)
        games = len(scores)
        return (
            f"{name:<20} {games:>9} {scores.mean():>9.1f} {scores.std():>8.1f} {scores.min():>7} "
            f"{np.median(scores):>7.0f} {scores.max():>7} {100 * self.wins / games:>7.1f} %"
        )


HEAD = f"{'':<20} {'games':>9} {'mean':>9} {'spread':>8} {'least':>7} {'median':>7} {'most':>7} {'wins':>9}"


def sim(
    ruleset: RulesetOption = "colt.first",
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 10_000,
    choices: SetOption = None,
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=MOST_SEED // 2, help="The same number gives the same games.")
    ] = 0,
) -> None:
    """Play random games and show the scores and wins of every seat and every bandit."""
    by_seat: dict[str, Tally] = defaultdict(Tally)
    by_name: dict[str, Tally] = defaultdict(Tally)
    name, chosen = read_rules(ruleset, choices)
    game, origin = start.origin_of(name, seats=read_seats(seats), choices=chosen)
    batch = Batch(game, start.engine_of(game), origin, min(BATCH, games), seed)
    with bar("games") as progress:
        task = progress.add_task("", total=games)
        for part in range(0, games, batch.n):
            wanted = min(batch.n, games - part)
            for i in _ends(batch, seed + part, wanted):
                _count(batch, i, by_seat, by_name)
                progress.advance(task)
    say(HEAD)
    for name in sorted(by_seat):
        say(by_seat[name].line(name))
    say()
    for name in sorted(by_name):
        say(by_name[name].line(name))


def _ends(batch: Batch, seed: int, wanted: int) -> Iterator[int]:
    """Play until each of the first games has ended once; the number of each as it ends.

    Each game counts once, and the first end of each: to take whatever ends first would prefer short games.
    """
    batch.reset(seed)
    random = np.random.default_rng(seed)
    open_games = np.arange(batch.n) < wanted
    while open_games.any():
        batch.step(_random_answers(batch, random))
        for i in np.flatnonzero(open_games & (batch.ended == 1)):
            yield int(i)
        open_games &= batch.ended == 0


def _random_answers(batch: Batch, random: np.random.Generator) -> NDArray[np.int64]:
    """Any legal answer in every game, each as likely."""
    mask = batch.mask()
    chosen: NDArray[np.int64] = np.argmax(random.random(mask.shape) * mask, axis=1)
    return chosen


def _count(batch: Batch, i: int, by_seat: dict[str, Tally], by_name: dict[str, Tally]) -> None:
    heist = strict(batch.game.heist, batch.records[i : i + 1])[0]
    winners = batch.winners(i)
    for seat, name in enumerate(batch.game.rulesets.seat_names(heist)):
        score, win = int(batch.scores[i, seat]), (seat in winners) / len(winners)
        by_seat[f"seat {seat}"].add(score, win)
        for bandit in name.split("+"):
            by_name[bandit].add(score, win)
