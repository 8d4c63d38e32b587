"""`folsom play`: a game in the terminal, people at one screen against bots that answer at random."""

import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from msgspec.structs import replace

from folsom.cli.options import (
    RulesetOption,
    SeatsOption,
    SeedOption,
    SetOption,
    about,
    examples,
    read_file,
    read_rules,
    read_seats,
)
from folsom.cli.saving import last_game, last_people
from folsom.cli.table import Table
from folsom.kernel.engine import interpreted
from folsom.kernel.errors import RulesetError
from folsom.play.game import Game
from folsom.play.start import deal, game_of_text, key_of, load, origin_of

EXAMPLES = examples(
    "folsom play",
    "folsom play --ruleset napad --seats 3",
    "folsom play --ruleset napad --seats cowboys,mexicans --people 2",
    "folsom play --set tiebreak=literal_FE --set first=ghost --seats ghost,doc,tuco",
    "folsom play --ruleset house-rules.toml",
    "folsom play --resume",
)


def play(
    ruleset: RulesetOption = "colt.first",
    seats: SeatsOption = None,
    people: Annotated[
        int | None,
        typer.Option("--people", "-p", min=0, help="So many seats, from the first on, are people's: else 1."),
    ] = None,
    choices: SetOption = None,
    seed: SeedOption = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
    file: Annotated[Path | None, typer.Option("--file", "-f", help="Go on with this game file.")] = None,
) -> None:
    """Play in the terminal. Bots answer at random; several people pass the screen on, hands hidden meanwhile.

    When you are asked, type an answer or its number; `?` says why an answer is not allowed, `help` what else
    there is. The game is kept after every answer: `--resume` goes on.
    """
    stored = last_game() if resume and file is None else file
    game = _stored(stored) if stored is not None else _new(ruleset, seats, choices, seed)
    if people is None:
        people = last_people() if resume and file is None else 1
    if people > len(game.seats):
        raise RulesetError(f"{people} people cannot sit on {len(game.seats)} seats")
    Table(game, people=people, random=Random(seed), is_screen=sys.stdout.isatty()).play()


def _new(ruleset: str, seats: str | None, choices: list[str] | None, seed: int | None) -> Game:
    name, chosen = read_rules(ruleset, choices)
    definition, origin = origin_of(name, seats=read_seats(seats), choices=chosen)
    # Interpreted rules are ready at once and quick enough for people.
    return deal(definition, interpreted(definition), replace(origin, key=key_of(seed, None)))


def _stored(path: Path) -> Game:
    with about(path):
        text = read_file(path)
        return load(text, engine=interpreted(game_of_text(text)))
