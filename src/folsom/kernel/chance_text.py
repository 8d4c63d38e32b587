"""Chance as text, for positions: the key, and how many words of its stream have been used."""

import re
from typing import Final

from .chance import KEY_BYTES, key_bytes, next_word, rewind, set_key
from .errors import BadText
from .record import Record

BLOCK: Final = 16
"""Words that the stream makes at once."""
TEXT: Final = re.compile(rf"([0-9a-f]{{{2 * KEY_BYTES}}}):([0-9]{{1,18}})")


def chance_text(h: Record) -> str:
    """The chance of a record."""
    used = h.chance_counter * BLOCK - (BLOCK - h.chance_used) if h.chance_counter > 0 else 0
    return f"{key_bytes(h).hex()}:{used}"


def read_chance(text: str, h: Record) -> None:
    """Bring the chance of a record to where a text has it; BadText if it is none."""
    match = TEXT.fullmatch(text)
    if match is None:
        raise BadText(
            f"chance is a key of {2 * KEY_BYTES} hexadecimal digits, a colon, and how many words were used"
        )
    set_key(h, bytes.fromhex(match[1]))
    _wind_to(h, int(match[2]))


def _wind_to(h: Record, used: int) -> None:
    """Bring the stream to where so many of its words have been used."""
    rewind(h)
    if used > 0:
        h.chance_counter = (used - 1) // BLOCK
        next_word(h)
        h.chance_used = (used - 1) % BLOCK + 1
