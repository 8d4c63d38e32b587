"""`folsom bench`: how fast the rules are on this machine."""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated

import msgspec
import typer

from folsom.cli import measure
from folsom.cli.options import examples
from folsom.cli.screen import bar, say
from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.play.errors import UnknownName
from folsom.play.suggest import unknown

EXAMPLES = examples("folsom bench", "folsom bench --json > today.json", "folsom bench --only napad/2")

Timing = Callable[[AnyGame, str, int], list[float]]
Times = Mapping[str, list[float]]
"""Microseconds of a fork, an imagined world, an answer."""


class Speed(msgspec.Struct, frozen=True):
    """A ruleset at a number of seats: random games, full rules, events on, one core."""

    games_per_s: int
    decisions_per_s: int


class Figures(msgspec.Struct, frozen=True):
    """All figures; of times that differ between positions the median, of several games the slowest."""

    rulesets: dict[str, Speed]
    compile_s: float
    load_s: float
    fork_us: float
    imagine_us: float
    answer_us: float
    calibration: float


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    only: Annotated[
        str | None, typer.Option(help="One line of the table, as napad/2, and nothing else.")
    ] = None,
) -> None:
    """Measure on one core: random games of every ruleset, forks, imagined worlds, answers, starts."""
    if only is not None:
        rulesets = _speeds(only)
        say(msgspec.json.encode({"rulesets": rulesets}).decode() if as_json else _table(rulesets))
        return
    figures, times = measure_all()
    if as_json:
        say(msgspec.json.encode(figures).decode())
        return
    say(_table(figures.rulesets))
    say()
    for note in _notes(figures, times):
        say(note)


def _speeds(only: str | None = None) -> dict[str, Speed]:
    tables = {f"{name}/{seats}": (game, name, seats) for game, name, seats in measure.tables()}
    if only is not None and only not in tables:
        raise UnknownName(unknown("line of the table", only, tables))
    found = {}
    with bar("rulesets") as progress:
        for line in progress.track([only] if only else list(tables)):
            games, answers = measure.speed(*tables[line])
            found[line] = Speed(round(games), round(answers))
    return found


def measure_all() -> tuple[Figures, Times]:
    """All figures, and the times that some of them are the medians of."""
    compile_s, load_s = measure.start_times()
    rulesets = _speeds()
    times = {name: _slowest(timing) for name, timing in TIMINGS.items()}
    figures = Figures(
        rulesets=rulesets,
        compile_s=round(compile_s, 1),
        load_s=round(load_s, 2),
        fork_us=round(measure.median(times["fork"]), 3),
        imagine_us=round(measure.median(times["imagine"]), 2),
        answer_us=round(measure.median(times["answer"]), 1),
        calibration=round(measure.calibration(), 2),
    )
    return figures, times


def _notes(figures: Figures, times: Times) -> Iterator[str]:
    yield f"compile all rules {figures.compile_s} s, start from the cache {figures.load_s} s"
    for name, values in times.items():
        middle, most = measure.median(values), measure.worst_but_few(values)
        yield f"{name}: {middle:.2f} us in the median, 99 of 100 under {most:.2f} us"
    yield f"calibration: {figures.calibration} million rounds a second of a loop in plain Python"


TIMINGS: dict[str, Timing] = {
    "fork": measure.fork_times,
    "imagine": measure.imagine_times,
    "answer": measure.answer_times,
}


def _slowest(timing: Timing) -> list[float]:
    """The times in the game where they are longest: its first ruleset, four seats."""
    taken = [timing(game, next(iter(game.rulesets.PRESETS)), 4) for game in GAMES]
    return max(taken, key=measure.median)


def _table(rulesets: dict[str, Speed]) -> str:
    lines = [f"{'':<24} {'games/s':>10} {'answers/s':>12}"]
    lines += [f"{name:<24} {s.games_per_s:>10,} {s.decisions_per_s:>12,}" for name, s in rulesets.items()]
    return "\n".join(lines)
