"""A table in the middle of a game, and everybody who may come to it: one of each role."""

from typing import Final

from .guests import JSON, Guest
from .running import Server

OWNER: Final = "owner"
SEAT: Final = "seat"
TOKEN: Final = "token"
SPECTATOR: Final = "spectator"
OUTSIDER: Final = "outsider"
INVITED: Final = "invited stranger"
STRANGER: Final = "stranger"
EXPIRED: Final = "expired session"
BANNED: Final = "banned"
ADMIN: Final = "admin"

ROLES: Final = (OWNER, SEAT, TOKEN, SPECTATOR, OUTSIDER, INVITED, STRANGER, EXPIRED, BANNED, ADMIN)
WITH_LINK: Final = frozenset({SPECTATOR, INVITED})


class Company:
    """A table joined by link: the owner at seat 0, somebody at seat 1, a program at seat 2; the game runs."""

    def __init__(self, server: Server, *, watch: bool = True) -> None:
        self.server = server
        owner = self._guest("Ada")
        opened = owner.open(ruleset="napad", seats=3, watch=watch)
        self.table, self.invitation = opened["table"], opened["invitation"]
        self.people = {
            OWNER: owner,
            SEAT: self._guest("Ben"),
            TOKEN: Guest(server.address).come_in_as_program("Cog"),
            SPECTATOR: self._guest("Dot"),
            OUTSIDER: self._guest("Eve"),
            INVITED: Guest(server.address),
            STRANGER: Guest(server.address),
            EXPIRED: self._guest("Fay"),
            BANNED: self._guest("Gus"),
            ADMIN: self._admin(),
        }
        for seat, role in enumerate((OWNER, SEAT, TOKEN)):
            self._must(self.people[role].tell(self.table, "sit", seat=seat, invitation=self.invitation))
        self._must(owner.tell(self.table, "start"))
        self._expire(self.people[EXPIRED])
        self.server.do(server.parts.doorkeeper.ban(self.people[BANNED].id, 1))
        self.report = self._report()

    def _guest(self, name: str) -> Guest:
        return Guest(self.server.address).come_in(name)

    def _admin(self) -> Guest:
        token = self.server.parts.folder.admin_token()
        return Guest(self.server.address, {"authorization": f"Bearer {token}"})

    def _expire(self, guest: Guest) -> None:
        """Its cookie is still there, its session is over."""
        people = self.server.parts.store.people
        (session,) = self.server.do(people.list_sessions(guest.id))
        self.server.do(people.delete_session(session.hash))

    def _report(self) -> str:
        reporter, about = self.people[SEAT], self.people[OWNER].id
        self._must(reporter.tell(self.table, "report", user=about, text="slow"))
        people = self.server.parts.store.people
        return self.server.do(people.list_reports())[0].id

    @staticmethod
    def _must(response: JSON) -> None:
        assert response.status_code == 200, response.text

    def path(self, template: str) -> str:
        """A path with this company's ids in it."""
        return template.format(
            table=self.table,
            user=self.people[SEAT].id,
            report=self.report,
            device="this",
            game="napad",
            path="table/elsewhere",
        )

    def asks(self, role: str, method: str, template: str, body: JSON = None) -> int:
        """The status that somebody of that role gets, showing the link if it has it."""
        headers = {"invitation": self.invitation} if role in WITH_LINK else {}
        person, path = self.people[role], self.path(template)
        return person.http.request(method, path, json=body, headers=headers).status_code
