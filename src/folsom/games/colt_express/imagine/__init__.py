"""Worlds that could be true: `world` fills a heist, with `hands`, `replay` and `purses` for what is
hidden.
"""

from .world import imagine

__all__ = ["imagine"]
