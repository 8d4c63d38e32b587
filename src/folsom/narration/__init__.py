"""What happened, told in sentences: an event and a reader in, one line of the log out."""

from .catalogue import NarrationError, UnknownLanguage, languages
from .telling import explain, tell

__all__ = ["NarrationError", "UnknownLanguage", "explain", "languages", "tell"]
