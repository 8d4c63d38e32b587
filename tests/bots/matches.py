"""Short matches between bots, every deal played in all rotations of the seats."""

from collections.abc import Sequence

import folsom
from folsom import bots
from folsom.bots import Bot, Budget
from folsom.play.game import Game

TABLES = (
    ("colt.first", 4),
    ("colt.first", 6),
    ("colt.first.expert", 3),
    ("colt.first.duel", 2),
    ("colt.revised.basic", 3),
    ("colt.revised", 5),
    ("colt.revised.expert", 4),
    ("colt.revised.teams", 3),
    ("napad", 2),
    ("napad.harder", 3),
    ("napad.harder.twos", 4),
)
"""Every ruleset, and every number of seats."""


def played(ruleset: str, players: Sequence[Bot], seed: int, budget: Budget | None = None) -> Game:
    """A game, played to its end."""
    game = folsom.new(ruleset, seats=len(players), seed=seed)
    while not game.is_over:
        seat = game.owed[0]
        game.answer(seat, bots.ask(players[seat], bots.Situation.of(game, seat), budget))
    return game


def win_share(ruleset: str, players: Sequence[Bot], deals: int, budget: Budget | None = None) -> float:
    """What part of the games the first of the players wins; a shared victory counts in part."""
    won = 0.0
    for seed in range(deals):
        for first in range(len(players)):
            seated = [*players[first:], *players[:first]]
            outcome = played(ruleset, seated, seed, budget).outcome
            assert outcome is not None
            seat = seated.index(players[0])
            won += (seat in outcome.winners) / len(outcome.winners)
    return won / (deals * len(players))
