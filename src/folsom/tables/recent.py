"""The last updates of an audience, for whoever was away for a moment.

One update looks much like the next: the newest is kept as it was sent, each one before it as what differs
from the one after it, a tenth of its size or less. So a table takes little, and only whoever was away costs
more.
"""

import zlib
from typing import Final

__all__ = ["UPDATES_KEPT", "Recent"]

UPDATES_KEPT: Final = 20
LEVEL: Final = 3
"""Of zlib: lower ones are no quicker here, and higher ones find little more."""


class Recent:
    """Updates whose numbers go up one by one, the newest of them at hand."""

    __slots__ = ("_is_resting", "_newest", "_number", "_older")

    def __init__(self) -> None:
        self._number = -1
        self._newest = b""
        self._is_resting = False
        """Nobody listens: the newest is packed as well."""
        self._older: list[bytes] = []
        """Oldest first: what differs from the one after it."""

    def keep(self, number: int, update: bytes) -> None:
        """Keep an update; the oldest one goes. Where numbers are left out, all before them is of no use."""
        if number != self._number + 1:
            self._older.clear()
        elif self._newest:
            self._older.append(_difference(self._last(), update))
            del self._older[: 1 - UPDATES_KEPT]
        self._number, self._newest, self._is_resting = number, update, False

    def rest(self) -> None:
        """Take as little room as can be, until there is another update."""
        if self._newest and not self._is_resting:
            self._newest, self._is_resting = zlib.compress(self._newest, LEVEL), True

    def after(self, number: int) -> list[bytes]:
        """The updates that are kept of those after a number, in order."""
        wanted = min(self._number - number, len(self._older) + 1)
        if not self._newest or wanted <= 0:
            return []
        found = [self._last()]
        for place in range(1, wanted):
            found.append(_restored(self._older[-place], found[-1]))
        return found[::-1]

    def _last(self) -> bytes:
        return zlib.decompress(self._newest) if self._is_resting else self._newest


def _difference(update: bytes, later: bytes) -> bytes:
    packing = zlib.compressobj(LEVEL, zdict=later)
    return packing.compress(update) + packing.flush()


def _restored(difference: bytes, later: bytes) -> bytes:
    return zlib.decompressobj(zdict=later).decompress(difference)
