"""One seat against bots, for Gymnasium: what happens between two answers of its own is part of a step."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces

from folsom import bots
from folsom.bots import Bot, Budget, Situation
from folsom.kernel.chance import KEY_BYTES
from folsom.kernel.errors import FolsomError
from folsom.play.errors import IllegalAnswer
from folsom.play.game import Game
from folsom.play.start import Choice

from .rewards import reward_named
from .spaces import Observation, observation, observations
from .table import RENDER_MODES, Table, checked_mode

ID: Final = "folsom/OneSeat-v0"
SEEDS: Final = 2**32


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat is the learner's and bots sit at all others."""

    metadata = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        ruleset: str | msgspec.Struct = "colt.first",
        *,
        seats: int | Sequence[str] | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "drifter",
        budget: Budget | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **choices: Choice,
    ) -> None:
        """`seat` is the learner's, None: another one by chance in every game. `opponents` names one bot for
        all other seats, or one for each, clockwise from the learner's.

        An illegal answer ends the game at once, and earns `illegal_reward`.
        """
        self.render_mode = checked_mode(render_mode)
        self._table = Table(None, ruleset, seats, choices)
        self._wanted = _checked_seat(seat, self._table.seats)
        self._names = _one_each(opponents, self._table.seats - 1)
        self._budget = budget
        self._reward = reward_named(reward)
        self._illegal_reward = illegal_reward
        self._seat = self._wanted or 0
        self._bots: list[Bot] = []
        self._ended = True
        self.observation_space = observations(self._table.numbers, self._table.answer_count)
        self.action_space = spaces.Discrete(self._table.answer_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots answer until the learner is asked; a seed decides all of it."""
        super().reset(seed=seed, options=options)
        chance = self.np_random
        self._table.deal(chance.bytes(KEY_BYTES))
        self._seat = int(chance.integers(self._table.seats)) if self._wanted is None else self._wanted
        self._bots = [bots.make(name, int(chance.integers(SEEDS))) for name in self._names]
        self._ended = False
        self._let_others_answer()
        return self._observed(), {"seat": self._seat}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner answers, then the bots do until it is asked again or the game is over."""
        if self._ended:
            raise FolsomError("the game is over: call reset() for another one")
        info: dict[str, Any] = {"seat": self._seat}
        try:
            self._table.give(self._seat, int(action))
        except IllegalAnswer as error:
            self._ended = True
            return self._observed(), self._illegal_reward, True, False, {**info, "illegal": str(error)}
        self._let_others_answer()
        outcome = self._table.outcome
        self._ended = outcome is not None
        earned = self._reward(outcome)[self._seat] if outcome is not None else 0.0
        return self._observed(), earned, self._ended, False, info

    def _let_others_answer(self) -> None:
        table = self._table
        while (seat := table.next_seat) not in (-1, self._seat):
            bot = self._bots[(seat - self._seat) % table.seats - 1]
            situation = Situation(table.definition, table.memory(seat), table.question(seat))
            table.give(seat, table.code_of(seat, bots.ask(bot, situation, self._budget)))

    def _observed(self) -> Observation:
        return observation(self._table.observe(self._seat), self._table.answer_count)

    def render(self) -> str | None:
        """What the learner's seat sees: text, or an SVG document."""
        return None if self.render_mode is None else self._table.drawn(self._seat, self.render_mode)

    def game(self) -> Game:
        """The game so far as the library's own: its views, questions, forks and game file."""
        return self._table.game()


def _checked_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and not 0 <= seat < seats:
        raise FolsomError(f"there is no seat {seat}: seats are numbered from 0 to {seats - 1}")
    return seat


def _one_each(opponents: str | Sequence[str], number: int) -> list[str]:
    """The bots by name, each of which can be made."""
    names = [opponents] * number if isinstance(opponents, str) else list(opponents)
    if len(names) != number:
        raise FolsomError(
            f"{len(names)} opponents are named for {number} seats: name one for all, or one for each"
        )
    for name in dict.fromkeys(names):
        bots.make(name, 0)
    return names


def register() -> None:
    """Make the environment known to Gymnasium by name."""
    if ID not in gymnasium.registry:
        gymnasium.register(id=ID, entry_point="folsom.rl.one_seat:OneSeat")
