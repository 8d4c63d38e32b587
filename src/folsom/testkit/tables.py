"""Where games are tested: every ruleset at every number of seats, and random play there."""

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import cast

import msgspec

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine
from folsom.kernel.record import Record
from folsom.kernel.traceability import source_of
from folsom.play.game import Game
from folsom.play.start import Choice, deal, game_named, key_of, origin_of


class Table(msgspec.Struct, frozen=True):
    """A ruleset at a number of seats."""

    game: AnyGame
    ruleset: str
    seats: int
    choices: Mapping[str, Choice] = {}

    def __str__(self) -> str:
        return f"{self.ruleset}/{self.seats}"

    def deal(self, engine: Engine, seed: int) -> Game:
        """A game at this table."""
        game, origin = origin_of(self.ruleset, seats=self.seats, choices=self.choices)
        return deal(game, engine, msgspec.structs.replace(origin, key=key_of(seed, None)))


def tables(name: str | None = None) -> list[Table]:
    """The tables of a game, or of all games."""
    games = GAMES if name is None else (game_named(name),)
    return [
        Table(game, ruleset, seats)
        for game in games
        for ruleset, fields in game.rulesets.PRESETS.items()
        for seats in game.rulesets.seats_allowed(fields)
    ]


Answer = tuple[int, str]
"""A seat and what it answers."""


def any_answer(game: Game, dice: Random) -> Answer:
    """A seat that owes an answer, and one that it may give, both at random."""
    seat = dice.choice(game.owed)
    return seat, dice.choice(game.question(seat).answers)


def random_answers(game: Game, seed: int) -> Iterator[Answer]:
    """A random answer after the other, to the end: whoever takes one gives it before asking for the next."""
    dice = Random(seed)
    while game.owed:
        yield any_answer(game, dice)


# ---------------------------------------------------------------- what the game says must hold


@cache
def invariants_of(game: AnyGame) -> ModuleType | None:
    """The game's own `invariants.py`, if it has one.

    `flaw(heist)` says in a sentence what does not hold in a position. The entry `first_flawed(games)` finds
    the first of many games, dealt and not laid out, in which something does not hold; it is compiled with
    the rules.
    """
    name = source_of(game).package + ".invariants"
    return importlib.import_module(name) if find_spec(name) else None


def flaw_in(game: Game) -> str:
    """What does not hold by the game's own account; nothing if all does."""
    module = invariants_of(game.definition)
    if module is None:
        return ""
    return cast("Callable[[Record], str]", module.flaw)(game.heist)
