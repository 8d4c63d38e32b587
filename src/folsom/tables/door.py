"""Who looks at a live table, and by what right: connections that come and go, and the case of a command."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field

from . import authority
from .audience import NO_MORE, Audiences
from .case import Case
from .means import Means
from .messages import Reply, Sync
from .playing import WATCHER
from .ports import Listener, User
from .state import Table


@dataclass(slots=True)
class Door:
    """The door of one table."""

    means: Means
    table: Table
    audiences: Audiences
    shown: dict[Listener, tuple[User, str]] = field(default_factory=dict)
    """By connection: whose it is, and the link that it came by."""

    def case(
        self, user: User, invitation: str = "", listener: Listener | None = None, *, unwelcome: bool = False
    ) -> Case:
        """All that a decision rests on, now; a link that was shown once counts as long as the connection."""
        if not invitation and listener in self.shown:
            invitation = self.shown[listener][1]
        return Case(
            table=self.table,
            user=user,
            at=max(self.means.clock.now(), self.table.at),
            luck=self.means.luck,
            house=self.means.house,
            levels=self.means.bots.levels(),
            present=self.audiences.attendance.here(),
            invited=self._is_link(invitation),
            unwelcome=unwelcome,
        )

    def _is_link(self, invitation: str) -> bool:
        right = self.table.invitation
        return bool(invitation and right) and hmac.compare_digest(invitation.encode(), right.encode())

    # ------------------------------------------------------------ coming and going

    def enter(self, case: Case, invitation: str, listener: Listener, blocked: frozenset[str]) -> None:
        """A connection opens; Refusal if its user may not look at the table at all."""
        authority.must_look(case, None)
        self.shown[listener] = (case.user, invitation)
        self.audiences.names[case.user.id] = case.user.name
        self.audiences.enter(self.table, listener, blocked)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self.shown.pop(listener, None)
        self.audiences.leave(self.table, listener, self.means.clock.now())

    def sync(self, case: Case, command: Sync, listener: Listener | None) -> Reply:
        """Show the table with these eyes, and go on showing it so."""
        authority.must_look(case, command.seat)
        if listener in self.shown:
            self.audiences.sync(self.table, listener, command, case.at)
        audience = WATCHER if command.seat is None else command.seat
        return Reply(key=command.key, number=self.table.heard.get(audience, 0))

    def take_eyes(self) -> list[Listener]:
        """Nobody goes on looking with eyes that are not its own any more; those who may still watch."""
        demoted: list[Listener] = []
        for listener, (user, invitation) in list(self.shown.items()):
            ear = self.audiences.ears[listener]
            if not authority.may_watch(self.case(user, invitation)):
                self.audiences.ears[listener] = None
                listener.close(NO_MORE, "you may not look at this table any more")
            elif ear is not None and ear != WATCHER and ear not in self.table.seats_of(user.id):
                self.audiences.ears[listener] = None
                demoted.append(listener)
        return demoted

    def let_watch(self, listeners: list[Listener]) -> None:
        """Show the table to these with the eyes of those who watch."""
        for listener in listeners:
            self.audiences.see_anew(self.table, listener, WATCHER, self.means.clock.now())

    # ------------------------------------------------------------ names

    async def learn_names(self, others: Iterable[str] = ()) -> None:
        """Ask for the names of those whom the table knows, or is about to."""
        known = self.audiences.names
        speakers = {line.user for line in self.table.chat}
        for user in {*self.table.people(), self.table.owner, *speakers, *others} - known.keys() - {""}:
            found = await self.means.store.people.get_user(user)
            known[user] = found.name if found is not None else ""

    def rename(self, user: str, name: str) -> None:
        """Somebody is called otherwise now (nothing: it is forgotten); everybody is shown so."""
        if self.audiences.names.get(user, name) != name:
            self.audiences.names[user] = name
            for listener, ear in list(self.audiences.ears.items()):
                if ear is not None:
                    self.audiences.see_anew(self.table, listener, ear, self.means.clock.now())
