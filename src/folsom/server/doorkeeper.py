"""Guests come in, come back, and are forgotten. Of every secret only the hash is kept."""

import asyncio
import hmac
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from folsom.kernel.errors import FolsomError
from folsom.server.names import tidy
from folsom.server.settings import Settings
from folsom.server.tokens import hash_of, new_secret
from folsom.server.visitors import Shown, Standing, Visitor
from folsom.tables.ports import Clock, Directory, Luck, People, ReturnLink, Session, User

DAY: Final = 86_400.0
HOUR: Final = 3_600.0


class NobodyThere(FolsomError):
    """A link, a user or a session that is not there, or is no more."""


class Admitted(Struct, frozen=True):
    """Somebody who has just come in, and the secret by which it is known from now on."""

    user: User
    secret: str


class Doorkeeper:
    """Knows everybody by their secrets."""

    def __init__(
        self,
        people: People,
        directory: Directory,
        clock: Clock,
        luck: Luck,
        settings: Settings,
        admin_secret: str = "",
    ) -> None:
        """Without an `admin_secret` nobody is an admin."""
        self._people = people
        self._directory = directory
        self._clock = clock
        self._luck = luck
        self._settings = settings
        self._admin_hash = hash_of(admin_secret) if admin_secret else b""
        # Read, changed, written back, one at a time: no ban is overwritten, nothing ended comes back.
        self._changing = asyncio.Lock()

    # ------------------------------------------------------------ coming in

    async def arrive(self, name: str, *, program: bool = False) -> Admitted:
        """A new guest."""
        now = self._clock.now()
        user = User(id=self._luck.token(), name=tidy(name), program=program, created=now, seen=now)
        await self._people.put_user(user)
        return await self._admit(user)

    async def come_back(self, link_secret: str) -> Admitted:
        """The person of a return link, on another device."""
        link = await self._people.get_link(hash_of(link_secret))
        user = await self._people.get_user(link.user) if link is not None else None
        if user is None:
            raise NobodyThere(
                "this link is no longer worth anything: its owner has made a new one, or is gone"
            )
        return await self._admit(user)

    async def _admit(self, user: User) -> Admitted:
        secret, now = new_secret(), self._clock.now()
        await self._people.put_session(
            Session(
                hash=hash_of(secret),
                user=user.id,
                expires=now + self._settings.session_days * DAY,
                kind="token" if user.program else "browser",
                created=now,
            )
        )
        return Admitted(user, secret)

    async def make_return_link(self, user: str) -> str:
        """The secret of a new return link; the one before it is worth nothing any more."""
        secret = new_secret()
        await self._people.put_link(ReturnLink(hash=hash_of(secret), user=user, created=self._clock.now()))
        return secret

    # ------------------------------------------------------------ being known

    async def recognise(self, shown: Shown, address: str) -> Visitor:
        """Who shows this."""
        if not shown.secret:
            return Visitor(standing=Standing.STRANGER, address=address)
        if self._is_admin(shown):
            return Visitor(standing=Standing.ADMIN, address=address)
        session = await self._people.get_session(hash_of(shown.secret))
        if session is None or (session.kind == "browser") != shown.is_cookie:
            return Visitor(standing=Standing.EXPIRED, address=address)
        return await self.check(session, address)

    async def check(self, session: Session, address: str) -> Visitor:
        """Who it is that this session acts for, by now."""
        now = self._clock.now()
        user = await self._people.get_user(session.user) if session.expires > now else None
        if user is None:
            return Visitor(standing=Standing.EXPIRED, address=address)
        if user.banned_until > now:
            return Visitor(standing=Standing.BANNED, address=address, user=user, session=session)
        await self._note_seen(user, session, now)
        standing = Standing.PROGRAM if user.program else Standing.PERSON
        return Visitor(standing=standing, address=address, user=user, session=session)

    def _is_admin(self, shown: Shown) -> bool:
        is_same = hmac.compare_digest(hash_of(shown.secret), self._admin_hash or bytes(32))
        return is_same and bool(self._admin_hash) and not shown.is_cookie

    async def _note_seen(self, user: User, session: Session, now: float) -> None:
        """Whoever comes stays known for as long again, on this device; written at most once an hour."""
        if now - user.seen > HOUR:
            await self._change(user.id, seen=now)
        expires = now + self._settings.session_days * DAY
        if expires - session.expires > HOUR:
            await self._prolong(session.hash, expires)

    # ------------------------------------------------------------ changing

    async def rename(self, user: str, name: str) -> User:
        """Another name for a user."""
        return await self._change(user, name=tidy(name))

    async def ban(self, user: str, days: float) -> User:
        """Keep a user out for so many days; none lets it in again."""
        until = self._clock.now() + days * DAY if days else 0.0
        return await self._change(user, banned_until=until)

    async def _change(self, user: str, **fields: str | float) -> User:
        async with self._changing:
            known = await self._people.get_user(user)
            if known is None:
                raise NobodyThere(f"there is no user {user}")
            changed = replace(known, **fields)
            await self._people.put_user(changed)
            return changed

    async def _prolong(self, hashed: bytes, expires: float) -> None:
        async with self._changing:
            session = await self._people.get_session(hashed)
            if session is not None:
                await self._people.put_session(replace(session, expires=expires))

    async def sign_out(self, session: Session) -> None:
        """End a session."""
        async with self._changing:
            await self._people.delete_session(session.hash)

    async def forget(self, user: str) -> None:
        """Forget a user and what hangs on it; its games stay, under no name."""
        async with self._changing:
            await self._people.delete_user(user)

    # ------------------------------------------------------------ tidying up

    async def sweep(self) -> int:
        """End what has expired and forget guests who have not been here for long and sit at no table."""
        now = self._clock.now()
        await self._people.delete_expired(now)
        forgotten = 0
        for user in await self._people.list_idle(now - self._settings.guest_days * DAY, limit=100_000):
            if not await self._directory.list_of(user.id, limit=1):
                await self.forget(user.id)
                forgotten += 1
        return forgotten
