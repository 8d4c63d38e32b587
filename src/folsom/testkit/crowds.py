"""Very many random games at once, compiled if can be, with the game's invariants after each answer."""

from typing import Final

import numpy as np

from folsom import vector
from folsom.kernel.chance import light_seed
from folsom.kernel.engine import Engine
from folsom.testkit.tables import Table

CROWD: Final = 1_000


def a_crowd_stays_sound(table: Table, engine: Engine, games: int, seed: int) -> int:
    """Play at least so many whole random games; nothing ever is lost, and somebody can always answer.

    The engine must have been made with the module of the game's invariants. How many answers were given.
    """
    first_flawed = engine.extra["first_flawed"]
    batch = vector.make(
        table.ruleset,
        min(games, CROWD),
        seats=table.seats,
        seed=seed,
        engine=engine,
        observe=False,
        **table.choices,
    )
    over, answers = 0, 0
    while over < games:
        batch.step(batch.random_answers(light_seed(seed, answers)))
        answers += batch.n
        flawed = first_flawed(batch.records)
        assert flawed < 0, f"{table}: game {flawed} of the crowd with seed {seed}, after {answers} answers"
        stuck = np.flatnonzero((batch.ended == 0) & ~batch.mask().any(axis=1))
        assert not len(stuck), f"{table}: nobody can answer in game {stuck[0]}"
        over += int(batch.ended.sum())
    return answers
