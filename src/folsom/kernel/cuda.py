"""The same rules on a CUDA device, each thread playing whole random games. Needs numba-cuda.

    device = DeviceGames(game)
    answers, games = device.play(prepared, threads=1 << 16, repeats=8, seed=1)

Each thread does what `play_many` does on a processor, so its games can be compared with any other engine's.
"""

from functools import cached_property
from types import FunctionType
from typing import Any, TypeAlias

import numpy as np
from numba import cuda, types
from numpy.typing import NDArray

from . import drivers
from .chance import light_seed
from .compile import numba_type
from .contract import AnyGame
from .drivers import play_many
from .graph import Graph, Parameter
from .record import Games, Record, Records, new_games
from .remake import Remaker, remade

DeviceFunction: TypeAlias = Any  # Numba publishes no types: a function compiled for the device

THREADS_A_BLOCK = 128


def play_here(games: Games[Record], repeats: int, seed: int, answers: NDArray[np.int64]) -> None:
    """The kernel: thread i plays in place i, from the prepared record that lies behind all the others."""
    i = cuda.grid(1)
    if i < len(answers):
        answers[i] = play_many(games, len(answers), i, repeats, light_seed(seed, i))


class DeviceGames(Remaker[DeviceFunction]):
    """One game's rules, compiled for the device that is there."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game
        self._graph = Graph(game, (drivers,))
        for function in self._reached():
            node = self._graph.nodes[function]
            signature = tuple(numba_type(parameter) for parameter in node.parameters)
            again = remade(function, self.globals_of(node), self._mark(function))
            self.made[function] = cuda.jit(signature, device=True)(again)
        own = {"cuda": cuda, "play_many": self._of(play_many), "light_seed": self._of(light_seed)}
        self.kernel = remade(_plain(play_here), own, self._mark(_plain(play_many)))
        games = numba_type(Parameter("games", game.heist))
        self.signature = (games, types.int64, types.int64, types.Array(types.int64, 1, "C"))

    @cached_property
    def compiled(self) -> DeviceFunction:
        """The kernel as machine code: half a minute for a big game, so made once."""
        return cuda.jit(self.signature)(self.kernel)

    def play(
        self, prepared: Records, threads: int, repeats: int, seed: int
    ) -> tuple[NDArray[np.int64], Records]:
        """Play some games in each thread, one after the other: answers counted by thread, last positions.

        Place i of the result is what `play_many(games, threads, i, repeats, light_seed(seed, i))` leaves.
        """
        games = new_games(self._game.heist, threads + 1)
        games[threads] = prepared[0]
        answers = np.zeros(threads, np.int64)
        on_device, counted = cuda.to_device(games), cuda.to_device(answers)
        blocks = -(-threads // THREADS_A_BLOCK)
        self.compiled[blocks, THREADS_A_BLOCK](on_device, repeats, seed, counted)
        return counted.copy_to_host(), on_device.copy_to_host()[:threads]

    def _reached(self) -> list[FunctionType]:
        """What the kernel reaches, callees first."""
        wanted = {_plain(play_many), _plain(light_seed)}
        for function, node in reversed(self._graph.nodes.items()):
            if function in wanted:
                wanted.update(node.callees)
        return [function for function in self._graph.nodes if function in wanted]

    def _of(self, function: object) -> DeviceFunction:
        return self.made[_plain(function)]

    def _mark(self, function: FunctionType) -> str:
        return f"{self._game.name}_{self._graph.fingerprints[function][:16]}"


def _plain(function: object) -> FunctionType:
    assert isinstance(function, FunctionType)
    return function
