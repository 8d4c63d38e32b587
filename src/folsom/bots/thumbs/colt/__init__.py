"""Rules of thumb for Colt Express."""

from .ways import holdings, is_shown, prospects, stage, thumb

__all__ = ["holdings", "is_shown", "prospects", "stage", "thumb"]
