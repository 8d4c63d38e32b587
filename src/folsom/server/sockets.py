"""All open sockets of this server: how many, whose, and whether they may stay."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from folsom.server.connection import NOT_ALLOWED, Connection
from folsom.server.limits import TooMany, address_key
from folsom.server.settings import Settings
from folsom.server.visitors import Visitor
from folsom.tables.ports import User

BUSY_SECONDS: Final = 10.0


@dataclass(eq=False)
class Open:
    """An open socket and who has opened it."""

    number: int
    connection: Connection
    visitor: Visitor
    user: User
    """As it is called now."""

    @property
    def near(self) -> str:
        """The address that it counts for."""
        return address_key(self.visitor.address)


class Sockets:
    """The sockets that are open now."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._numbers = count(1)
        self._open: set[Open] = set()
        self._by_address: Counter[str] = Counter()
        self._by_user: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Open]:
        return iter(tuple(self._open))

    @property
    def waiting(self) -> int:
        """Frames that other ends have not taken yet."""
        return sum(each.connection.waiting for each in self._open)

    def add(self, connection: Connection, visitor: Visitor, user: User) -> Open:
        """A socket opens; TooMany if the address, or the person, has as many open as it may."""
        self._must_have_room(visitor)
        opened = Open(next(self._numbers), connection, visitor, user)
        self._open.add(opened)
        self._by_address[opened.near] += 1
        self._by_user[visitor.id] += 1
        return opened

    def _must_have_room(self, visitor: Visitor) -> None:
        if self._by_address[address_key(visitor.address)] >= self._settings.sockets_per_address:
            raise TooMany("sockets-per-address", BUSY_SECONDS)
        if visitor.id and self._by_user[visitor.id] >= self._settings.sockets_per_person:
            raise TooMany("sockets-per-person", BUSY_SECONDS)

    def remove(self, opened: Open) -> None:
        """And is no more."""
        self._open.discard(opened)
        self._by_address -= Counter([opened.near])
        self._by_user -= Counter([opened.visitor.id])

    def rename(self, user: User) -> None:
        """Somebody is called otherwise from now on."""
        for each in self._open:
            if each.visitor.id == user.id:
                each.user = user

    def hang_up_user(self, user: str, reason: str) -> None:
        """End everything of one user."""
        for each in self:
            if each.visitor.id == user:
                each.connection.close(NOT_ALLOWED, reason)

    def hang_up_session(self, hashed: bytes, reason: str) -> None:
        """End everything of one device."""
        for each in self:
            if each.visitor.session is not None and each.visitor.session.hash == hashed:
                each.connection.close(NOT_ALLOWED, reason)
