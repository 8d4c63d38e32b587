"""Rules of thumb for Colt Express."""

from .hidden import hidden_from
from .ways import holdings, is_shown, prospects, stage, thumb

__all__ = ["hidden_from", "holdings", "is_shown", "prospects", "stage", "thumb"]
