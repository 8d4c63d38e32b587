"""People in memory."""

from collections import defaultdict
from collections.abc import Sequence

from folsom.tables.ports import Report, ReturnLink, Session, User

__all__ = ["MemoryPeople"]


class MemoryPeople:
    """Users, their sessions and return links, who blocks whom, reports."""

    def __init__(self) -> None:
        self._users: dict[str, User] = {}
        self._sessions: dict[bytes, Session] = {}
        self._links: dict[str, ReturnLink] = {}
        self._blocked: dict[str, set[str]] = defaultdict(set)
        self._reports: dict[str, Report] = {}

    async def put_user(self, user: User) -> None:
        """Write a user, over what was known of it."""
        self._users[user.id] = user

    async def get_user(self, user: str) -> User | None:
        """A user by id."""
        return self._users.get(user)

    async def delete_user(self, user: str) -> None:
        """Forget a user, its sessions, links and blocks."""
        self._users.pop(user, None)
        self._sessions = {mark: session for mark, session in self._sessions.items() if session.user != user}
        self._links.pop(user, None)
        self._blocked.pop(user, None)
        for whom in self._blocked.values():
            whom.discard(user)

    async def list_idle(self, before: float, limit: int = 1000) -> Sequence[User]:
        """Users not seen since an instant, longest ago first."""
        idle = (user for user in self._users.values() if user.seen < before)
        return sorted(idle, key=lambda user: (user.seen, user.id))[:limit]

    async def put_session(self, session: Session) -> None:
        """Write a session."""
        self._sessions[session.hash] = session

    async def get_session(self, hash: bytes) -> Session | None:  # noqa: A002  # the port's word
        """A session by its token's hash, expired or not."""
        return self._sessions.get(hash)

    async def list_sessions(self, user: str) -> Sequence[Session]:
        """A user's sessions, oldest first."""
        own = (session for session in self._sessions.values() if session.user == user)
        return sorted(own, key=lambda session: (session.created, session.hash))

    async def delete_session(self, hash: bytes) -> None:  # noqa: A002  # the port's word
        """End a session."""
        self._sessions.pop(hash, None)

    async def delete_expired(self, now: float) -> int:
        """End all sessions that have expired; how many."""
        living = {mark: session for mark, session in self._sessions.items() if session.expires > now}
        ended = len(self._sessions) - len(living)
        self._sessions = living
        return ended

    async def put_link(self, link: ReturnLink) -> None:
        """Write a return link; it replaces the user's link before it."""
        self._links[link.user] = link

    async def get_link(self, hash: bytes) -> ReturnLink | None:  # noqa: A002  # the port's word
        """A return link by its secret's hash."""
        return next((link for link in self._links.values() if link.hash == hash), None)

    async def block(self, by: str, whom: str) -> None:
        """One user wants nothing more of another."""
        self._blocked[by].add(whom)

    async def unblock(self, by: str, whom: str) -> None:
        """And now it does again."""
        self._blocked[by].discard(whom)

    async def blocked_by(self, user: str) -> frozenset[str]:
        """The users that this one blocks."""
        return frozenset(self._blocked.get(user, ()))

    async def put_report(self, report: Report) -> None:
        """Write a report."""
        self._reports[report.id] = report

    async def list_reports(self, *, closed: bool = False, limit: int = 100) -> Sequence[Report]:
        """Reports, newest first."""
        wanted = (report for report in self._reports.values() if report.closed == closed)
        return sorted(wanted, key=lambda report: (-report.at, report.id))[:limit]
