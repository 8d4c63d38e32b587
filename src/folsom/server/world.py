"""Time and luck, as the tables need them: the system's own."""

import asyncio
import secrets
import time
from typing import Final

TOKEN_BYTES: Final = 18
KEY_BYTES: Final = 32


class SystemClock:
    """The wall's time at the start, counted on evenly: whoever sets the wall's clock moves nobody's."""

    def __init__(self) -> None:
        self._offset: Final = time.time() - time.monotonic()

    def now(self) -> float:
        """Wall seconds since 1970."""
        return time.monotonic() + self._offset

    async def sleep(self, seconds: float) -> None:
        """Wait; nothing for a negative number."""
        await asyncio.sleep(max(0.0, seconds))


class SystemLuck:
    """The operating system's secure source."""

    def token(self) -> str:
        """A new unguessable id of 144 bits; none that a command would take for an option."""
        while (token := secrets.token_urlsafe(TOKEN_BYTES)).startswith("-"):
            pass
        return token

    def key(self) -> bytes:
        """32 bytes, for a game's chance."""
        return secrets.token_bytes(KEY_BYTES)

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each as likely."""
        return secrets.randbelow(n)
