"""What goes between the pool and a worker: a length, then that many bytes.

Requests are pickled, since only the pool can write to a worker; replies come from code that may be anybody's
and are decoded strictly.
"""

import struct
from typing import Final

import msgspec

from folsom.play.question import Question

HEADER: Final = struct.Struct("<I")
LONGEST_REPLY: Final = 65_536


class Request(msgspec.Struct, frozen=True):
    """A question for a bot. With a memory, view and knowledge are left out: they follow from it."""

    bot: str
    game: str
    question: Question
    seconds: float
    iterations: int
    memory: bytes
    view: msgspec.Struct | None
    knowledge: msgspec.Struct | None


class Reply(msgspec.Struct, frozen=True):
    """A bot's answer, or what went wrong."""

    answer: str = ""
    error: str = ""


def framed(payload: bytes) -> bytes:
    """The payload with its length in front."""
    return HEADER.pack(len(payload)) + payload
