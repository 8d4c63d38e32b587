"""What a seat believes of hidden cards: what lies where in what share of the worlds that it could be in."""

from collections import Counter
from typing import Final

from folsom.bots.explaining import Belief
from folsom.bots.thumbs import THUMBS
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine
from folsom.kernel.record import Records, new_games, strict

WORLDS: Final = 400


def beliefs_of(engine: Engine, game: AnyGame, memory: Records) -> tuple[Belief, ...]:
    """Place by place, the likeliest first."""
    worlds, seat = new_games(game.heist, 1), int(memory["seat"][0])
    heist = strict(game.heist, worlds)[0]
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(WORLDS):
        engine.dream(memory, 0, worlds, 0, seed)
        found.update(set(THUMBS[game.name].hidden_from(heist, seat)))
    beliefs = [Belief(where=where, what=what, chance=n / WORLDS) for (where, what), n in found.items()]
    return tuple(sorted(beliefs, key=lambda belief: (belief.where, -belief.chance, belief.what)))
