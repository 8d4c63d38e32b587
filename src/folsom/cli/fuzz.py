"""`folsom fuzz`: random games in which every invariant is checked after every answer."""

from typing import Annotated

import typer

from folsom.cli.options import SetOption, examples, read_rules
from folsom.cli.screen import bar, say
from folsom.kernel.engine import interpreted
from folsom.play import start
from folsom.play.errors import RulesetError
from folsom.play.game import Game
from folsom.testkit import positions
from folsom.testkit.tables import Table, random_answers, tables

EXAMPLES = examples(
    "folsom fuzz --games 10",
    "folsom fuzz --ruleset napad --games 1000 --seed 5",
    "folsom fuzz --ruleset colt.first --set purse_pick=strict_RE",
)


def fuzz(
    ruleset: Annotated[
        str | None, typer.Option("--ruleset", "-r", help="One ruleset, or a TOML file of one; else all.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-g", min=1, help="Games a ruleset and number of seats.")
    ] = 2,
    choices: SetOption = None,
    seed: Annotated[int, typer.Option("--seed", help="The first of the games' seeds.")] = 0,
) -> int:
    """Play random games; after every answer check what must hold, and that compiled rules do the same.

    The first game in which something does not hold is printed as a game file; the exit status is then 1.
    """
    wanted = _tables(ruleset, choices)
    played = 0
    with bar("games") as progress:
        for number in progress.track(range(seed, seed + games)):
            for table in wanted:
                game, flaws = _play(table, number)
                played += 1
                if flaws:
                    _report(game, flaws)
                    return 1
    say(f"{played} games, nothing found")
    return 0


def _tables(ruleset: str | None, words: list[str] | None) -> list[Table]:
    if ruleset is None:
        if words:
            raise RulesetError("--set is about one ruleset: name it with --ruleset")
        return tables()
    name, choices = read_rules(ruleset, words)
    game, origin = start.origin_of(name, seats=None, choices=choices)
    assert origin.ruleset is not None
    return [Table(game, name, seats, choices) for seats in game.rulesets.seats_allowed(origin.ruleset)]


def _play(table: Table, seed: int) -> tuple[Game, list[str]]:
    """One random game, and the first things that do not hold in it."""
    game = table.deal(start.engine_of(table.game), seed)
    twin = table.deal(interpreted(table.game), seed)
    flaws, views = positions.check(game), positions.views_of(game)
    for seat, text in random_answers(game, seed):
        events = game.answer(seat, text)
        twin.answer(seat, text)
        flaws = [*positions.check(game), *positions.check_answer(views, game, events)]
        views = positions.views_of(game)
        if twin.state() != game.state():
            flaws.append("compiled and interpreted rules differ")
        if flaws:
            break
    return game, flaws or positions.check_file(game)


def _report(game: Game, flaws: list[str]) -> None:
    for flaw in flaws:
        say(flaw)
    say()
    say(game.to_file(key=True))
