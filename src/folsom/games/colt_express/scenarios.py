"""The scenario language of Colt Express: what `given` sets up, and what `then` says."""

from typing import Final

from .given import Given
from .lay_out import set_up
from .standing import actual
from .then import MULTISETS, Then, differences

GIVEN_KEYS: Final = Given.__struct_fields__
THEN_KEYS: Final = Then.__struct_fields__

__all__ = ["GIVEN_KEYS", "MULTISETS", "THEN_KEYS", "actual", "differences", "set_up"]
