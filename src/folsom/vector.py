"""Many games at once, over NumPy arrays: reset, step, mask, and what the seats to answer see.

    batch = folsom.vector.make("napad", n=4096, seats=2, seed=1, observe=True)
    while True:
        answers = choose(batch.observations, batch.mask())   # one code for every game
        batch.step(answers)                                  # then look at batch.ended and batch.scores

A game that has ended stays as it is for one step, so that its end is seen; the next step deals it anew. The
arrays are the batch's own and written anew by every step: copy what must outlive it.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine
from folsom.kernel.record import Records, dtype_of, new_games
from folsom.play import start
from folsom.play.errors import FolsomError
from folsom.play.game import Origin

Ints = NDArray[np.int64]
Bytes = NDArray[np.int8]

DEALS: Final = 2**31  # so many deals of one seed before they are those of the next
MOST_SEED: Final = 2**32 - 1  # the deals of all seeds are numbered in 63 bits


class Batch:
    """n games of one ruleset, each waiting for one seat's answer."""

    def __init__(
        self, game: AnyGame, engine: Engine, origin: Origin, n: int, seed: int, *, observe: bool = False
    ) -> None:
        self.game: Final = game
        self.n: Final = n
        self.seats: Final = len(origin.seats)
        self.answers: Final = tuple(game.answers.NAMES)
        """The name of every answer code."""
        self.records: Final[Records] = new_games(game.heist, n)
        self.seat: Final[Ints] = np.full(n, -1, np.int64)
        """The seat to answer in each game; -1 where it has ended."""
        self.ended: Final[Ints] = np.ones(n, np.int64)
        """1 where the last step ended the game."""
        self.scores: Final[Ints] = np.zeros((n, self.seats), np.int64)
        """The seats' points, where the game has ended."""
        self.sights: Final[Records] = new_games(game.observation, n if observe else 0)
        """What the seat to answer sees (a spectator, where the game has ended), field by field:
        `batch.sights["hand"]`. Empty unless the batch was made to observe.
        """
        self.observations: Final[Bytes] = self.sights.view(np.int8).reshape(
            len(self.sights), self.sights.itemsize
        )
        """The same memory as one row of numbers for each game; `fields` says where each field lies."""
        self._memories: Records = new_games(game.memory, 1)
        self._engine = engine
        self._prepared = start.prepared(game, origin)
        self._legal: Ints = np.zeros(n, np.int64)
        self._seeds: Ints = np.zeros(n, np.int64)
        self._drawn: Ints = np.zeros(n, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed deals the same games, now and after every end, another others.

        FolsomError if the seed is no number from 0 to MOST_SEED.
        """
        if not 0 <= seed <= MOST_SEED:
            raise FolsomError(f"the seed of a batch is a number from 0 to {MOST_SEED}, not {seed}")
        self._seeds[:] = np.arange(self.n, dtype=np.int64) + seed * DEALS
        self.ended[:] = 1
        self.scores[:] = 0
        self.step(np.zeros(self.n, np.int64))

    def step(self, answers: NDArray[np.integer]) -> None:
        """Give one answer in every game; a game that had ended is dealt anew instead, its answer not looked
        at.

        FolsomError if an answer is not legal: that game stays as it was, the others have gone on.
        """
        given = np.ascontiguousarray(answers, dtype=np.int64)
        if given.shape != (self.n,):
            raise FolsomError(
                f"a step takes {self.n} answers, one for each game, not an array of shape {given.shape}"
            )
        refused = self._engine.step_many(
            self.records,
            self._prepared,
            self.seat,
            given,
            self._legal,
            self._seeds,
            self.ended,
            self.scores,
            self._memories,
            self.sights,
        )
        if refused:
            raise FolsomError(f"{refused} of {self.n} answers were not legal: choose among those of mask()")

    def winners(self, i: int) -> tuple[int, ...]:
        """The seats that won game i, which has ended."""
        return tuple(seat for seat in range(self.seats) if self._engine.won(self.records, i, seat))

    def random_answers(self, seed: int) -> Ints:
        """A legal answer for every game, drawn evenly; the same seed at the same positions draws the same."""
        self._engine.draw_many(self._legal, self._drawn, seed)
        return self._drawn

    def mask(self) -> NDArray[np.bool_]:
        """Which answers are legal: a row for each game, a column for each answer code.

        Of a batch that observes it is a part of the observations, and costs nothing.
        """
        if len(self.sights):
            return self.sights["legal"].view(np.bool_)
        codes = np.arange(len(self.answers), dtype=np.int64)
        return ((self._legal[:, None] >> codes) & 1).astype(np.bool_)


def fields(game: str) -> dict[str, tuple[slice, tuple[int, ...]]]:
    """Where each field of a game's observations lies in its row, and the shape it has there.

    >>> fields("napad")["train"]
    (slice(52, 70, None), (18,))
    """
    described = dtype_of(start.game_named(game).observation).fields
    assert described is not None, "an observation has fields"
    return {name: (slice(at, at + kind.itemsize), kind.shape) for name, (kind, at, *_) in described.items()}


def make(
    ruleset: str | msgspec.Struct,
    n: int,
    *,
    seats: int | Sequence[str] | None = None,
    seed: int = 0,
    engine: Engine | None = None,
    observe: bool = False,
    **choices: start.Choice,
) -> Batch:
    """A batch of n games, dealt; seats, switches and choices as for `folsom.new`.

    With `observe`, every step also writes what the seats to answer see.
    """
    if n < 1:
        raise FolsomError(f"a batch has at least one game, not {n}")
    game, origin = start.origin_of(ruleset, seats=seats, choices=choices)
    return Batch(game, engine or start.engine_of(game), origin, n, seed, observe=observe)
