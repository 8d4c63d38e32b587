"""The PettingZoo environment that both games share: one agent a seat, and one answer a step.

Where several seats owe an answer at once, they give them one after the other from the First Player's seat on,
and none of them is in any observation before the rules show it.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from folsom.kernel.chance import KEY_BYTES
from folsom.play.game import Game
from folsom.play.start import Choice

from .rewards import reward_named
from .spaces import Observation, observation, observations
from .table import RENDER_MODES, Table, checked_mode


class Heist(AECEnv):  # type: ignore[misc]  # PettingZoo publishes no types
    """A game as an environment of agents that take turns."""

    def __init__(
        self,
        name: str,
        game: str,
        ruleset: str | msgspec.Struct,
        seats: int | Sequence[str] | None,
        reward: str,
        render_mode: str | None,
        choices: dict[str, Choice],
    ) -> None:
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode: Final = checked_mode(render_mode)
        self._reward = reward_named(reward)
        self._table = Table(game, ruleset, seats, choices)
        self._answers = self._table.answer_count
        self._chance = np.random.default_rng()
        self.possible_agents: Final = [f"seat_{seat}" for seat in range(self._table.seats)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed: Final = {
            agent: observations(self._table.numbers, self._answers) for agent in self.possible_agents
        }
        self._answered: Final = {agent: spaces.Discrete(self._answers) for agent in self.possible_agents}
        self.state_space: Final = spaces.Box(
            low=0, high=127, shape=(self._table.seats * self._table.numbers,), dtype=np.int8
        )

    def observation_space(self, agent: str) -> "spaces.Space[Observation]":
        """The same for all seats of all rulesets."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One number for every answer that there is in any ruleset."""
        return self._answered[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Deal a game. A seed decides it and all that are dealt after it; `options` are not looked at."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.deal(self._chance.bytes(KEY_BYTES))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows, and which answers it may give now: none if it owes none."""
        return observation(self._table.observe(self._seat[agent]), self._answers)

    def state(self) -> NDArray[np.int8]:
        """What all seats know together, one observation after the other: for a teacher, not for a player."""
        return np.concatenate([self._table.observe(seat) for seat in range(self._table.seats)])

    def step(self, action: int | None) -> None:
        """The selected agent answers; IllegalAnswer, and nothing has changed, if a rule forbids it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._table.give(self._seat[agent], _code(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.next_seat < 0:
            self._end()
        self._accumulate_rewards()
        self.agent_selection = self._next_agent()

    def _end(self) -> None:
        outcome = self._table.outcome
        assert outcome is not None, "nobody owes an answer"
        self.rewards = dict(zip(self.agents, self._reward(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _next_agent(self) -> str:
        """Whoever is to answer; once the game is over, the agents leave in their order."""
        return str(self.possible_agents[max(self._table.next_seat, 0)])

    def render(self) -> str | None:
        """What the seat to answer sees, once the game is over what anybody does: text, or an SVG document."""
        if self.render_mode is None:
            return None
        seat = self._table.next_seat
        return self._table.drawn(seat if seat >= 0 else None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def game(self) -> Game:
        """The game so far as the library's own: its views, questions, forks and game file."""
        return self._table.game()


def _code(action: int | None) -> int:
    """A number as NumPy or Python has it."""
    return -1 if action is None else int(action)
