"""Environments for reinforcement learning, over the same rules and the same numbers as `folsom.vector`.

    from folsom.rl import folsom_colt_v0
    env = folsom_colt_v0.env(ruleset="colt.first", seats=4)          # PettingZoo, one agent a seat

    import gymnasium, folsom.rl
    env = gymnasium.make("folsom/OneSeat-v0", ruleset="colt.first")  # Gymnasium, one seat against bots

They need Gymnasium and PettingZoo: pip install 'folsom[rl]'.
"""

from . import extra  # noqa: I001  # first of all, so that whoever lacks them is told what to install
from . import folsom_colt_v0, folsom_napad_v0
from .one_seat import ID, OneSeat, register
from .rewards import REWARDS

register()

__all__ = ["ID", "REWARDS", "OneSeat", "extra", "folsom_colt_v0", "folsom_napad_v0"]
