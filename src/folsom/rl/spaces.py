"""The spaces of observations and answers: one of each for all rulesets of a game."""

from typing import TypeAlias, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Observation: TypeAlias = dict[str, NDArray[np.int8]]


def observations(numbers: int, answers: int) -> "spaces.Space[Observation]":
    """`observation`: a row of numbers; `action_mask`: 1 at every legal answer, as at the row's own front."""
    row = spaces.Box(low=0, high=127, shape=(numbers,), dtype=np.int8)
    mask = spaces.Box(low=0, high=1, shape=(answers,), dtype=np.int8)
    both: object = spaces.Dict({"observation": row, "action_mask": mask})
    # Gymnasium's own types do not say what is in a Dict.
    return cast("spaces.Space[Observation]", both)


def observation(row: NDArray[np.int8], answers: int) -> Observation:
    """A row of numbers as an observation."""
    return {"observation": row, "action_mask": row[:answers].copy()}
