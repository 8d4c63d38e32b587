"""To jest napad! for PettingZoo, version 0: made of encoding 1.

Whatever changes what a number of an observation, an action or a reward means comes as another version.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from folsom.play.start import Choice

from .aec import Heist

NAME: Final = "folsom_napad_v0"
GAME: Final = "napad"
ENCODING: Final = 1
"""The version of the game's encoder that this environment promises."""


def raw_env(
    ruleset: str | msgspec.Struct = "napad",
    *,
    seats: int | Sequence[str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **choices: Choice,
) -> Heist:
    """The environment; seats, switches and choices are those of `folsom.new`."""
    return Heist(NAME, GAME, ruleset, seats, reward, render_mode, choices)


def env(
    ruleset: str | msgspec.Struct = "napad",
    *,
    seats: int | Sequence[str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **choices: Choice,
) -> wrappers.OrderEnforcingWrapper:
    """The same, which says so if it is used in a wrong order."""
    return wrappers.OrderEnforcingWrapper(
        raw_env(ruleset, seats=seats, reward=reward, render_mode=render_mode, **choices)
    )


def parallel_env(
    ruleset: str | msgspec.Struct = "napad",
    *,
    seats: int | Sequence[str] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **choices: Choice,
) -> turn_based_aec_to_parallel:
    """The same for learners that step all agents at once: only the answer of the one to answer counts."""
    return turn_based_aec_to_parallel(
        env(ruleset, seats=seats, reward=reward, render_mode=render_mode, **choices)
    )
