"""Limits by name: so many in so many seconds, for each address, person or socket.

Each limit is a bucket of tokens that fills evenly. Of a bucket only the moment is kept at which it will be
full again; one that is full needs no keeping. The buckets are this process's own: several servers together
allow as many times more.
"""

import ipaddress
import math
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from folsom.server.setting_sources import NAMES
from folsom.server.settings import Settings

PREFIX: Final = "limit_"
SWEEP_AT: Final = 4096


class Rate(Struct, frozen=True):
    """So many in so many seconds."""

    many: int
    seconds: int

    @classmethod
    def read(cls, text: str) -> "Rate":
        """As settings have it.

        >>> Rate.read("20/60")
        Rate(many=20, seconds=60)
        """
        many, _, seconds = text.partition("/")
        return cls(int(many), int(seconds))


class TooMany(Exception):
    """A limit is reached: its name, and how many seconds to wait."""

    def __init__(self, limit: str, wait: float) -> None:
        self.limit = limit
        self.wait = max(1, math.ceil(wait))
        super().__init__(f"too many: the limit '{limit}' is reached; try again in {self.wait} s")


class Limits:
    """The buckets of all limits."""

    def __init__(self, rates: Mapping[str, Rate], now: Callable[[], float]) -> None:
        """`now` may count from anywhere, but never goes back."""
        self.rates: Final = rates
        self._now = now
        self._full_at: dict[tuple[str, str], float] = {}

    @classmethod
    def of(cls, settings: Settings, now: Callable[[], float]) -> "Limits":
        """The limits that are set."""
        names = [name for name in NAMES if name.startswith(PREFIX)]
        rates = {name.removeprefix(PREFIX): Rate.read(getattr(settings, name)) for name in names}
        return cls(rates, now)

    def take(self, limit: str, who: str) -> None:
        """Let one through, or raise TooMany."""
        rate, now = self.rates[limit], self._now()
        full_at = max(self._full_at.get((limit, who), now), now) + rate.seconds / rate.many
        wait = full_at - now - rate.seconds
        if wait > 1e-6:  # sums of fractions of a second are not exact
            raise TooMany(limit, wait)
        if len(self._full_at) >= SWEEP_AT:
            self._sweep(now)
        self._full_at[limit, who] = full_at

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full."""
        self._full_at = {key: at for key, at in self._full_at.items() if at > now}

    def __len__(self) -> int:
        """How many buckets are not full, as far as is known."""
        return len(self._full_at)


def address_key(address: str) -> str:
    """Whom an address's limits count for: IPv6 gives one customer 2**64 addresses, so they count as one.

    >>> address_key("192.0.2.7"), address_key("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
