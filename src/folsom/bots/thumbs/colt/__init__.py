"""Rules of thumb for Colt Express."""

from .hidden import hidden_from
from .ways import HORIZON, holdings, is_shown, prospects, stage, thumb

__all__ = ["HORIZON", "hidden_from", "holdings", "is_shown", "prospects", "stage", "thumb"]
