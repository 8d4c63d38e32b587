"""The scenario language of this game: positions (`given`) and expectations (`then`)."""

from .given import set_up
from .then import differences

__all__ = ["differences", "set_up"]
