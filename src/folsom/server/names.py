"""Names of people: short, on one line, and looking like what they are."""

import unicodedata
from typing import Final

from folsom.kernel.errors import FolsomError

LONGEST: Final = 40
# Letters with accents, digits, punctuation, symbols, blanks; nothing that is invisible or turns text.
SHOWN: Final = frozenset("LMNPSZ")


class BadName(FolsomError):
    """A name that cannot be shown."""


def tidy(name: str) -> str:
    r"""The name as it is shown: composed, single blanks; BadName if nothing or too much is left.

    >>> tidy("  Jesse \u202e James ")
    'Jesse James'
    """
    composed = unicodedata.normalize("NFC", name)
    shown = "".join(sign if unicodedata.category(sign)[0] in SHOWN else " " for sign in composed)
    tidied = " ".join(shown.split())
    if not tidied or len(tidied) > LONGEST:
        raise BadName(f"a name has 1 to {LONGEST} signs that can be seen")
    return tidied
