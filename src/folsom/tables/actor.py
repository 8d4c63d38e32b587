"""One table, live: whoever wants something of it comes here, one after the other.

A command is decided, written, and only then carried out and told; whatever a table does by itself goes the
same way. Should another server have written first, its entries are read and the command is decided anew.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from . import authority
from .answering import why_not
from .audience import Audiences
from .case import Case
from .chat import Flood
from .deciding import decide
from .door import Door
from .keeper import Keeper
from .means import Means
from .messages import Block, Command, Rematched, Reply, Report, Result, Sit, Stored, Sync, WhyNot
from .people import block, report
from .ports import Listener, NumberTaken, StoreFailed, User
from .presence import Attendance
from .proposals import PlayAgain
from .refusal import Refusal
from .scribe import Scribe
from .state import Table

RACES: Final = 20
"""So often another server may be first before a command is given up."""
RESTART: Final = 1012
NOT_KEPT: Final = "it could not be kept just now, and was not done: try again"

Opener = Callable[[Table, tuple[str, ...]], Awaitable[str]]
"""Opens the rematch of a table for those who want it; the new table."""
T = TypeVar("T")


class Gone(Exception):
    """The table is not run here any more: look for it again."""


class Actor:
    """A live table."""

    def __init__(self, means: Means, table: Table, open_rematch: Opener) -> None:
        now = means.clock.now()
        self.means = means
        self.table = table
        self.busy_at = now
        """When somebody last wanted something of it."""
        self.audiences = Audiences(epoch=means.epoch, attendance=Attendance(born=now))
        self.door = Door(means, table, self.audiences)
        self.scribe = Scribe(means, table, self.door)
        self._lock = asyncio.Lock()
        self.keeper = Keeper(means, table, self.scribe, self._lock)
        self._is_away = False
        self._flood = Flood(means.house.chat_burst, means.house.chat_every)
        self._open_rematch = open_rematch

    @property
    def is_gone(self) -> bool:
        """Whether the table is not run here any more, or not as its journal says: look for it again."""
        return self._is_away or self.scribe.is_broken

    # ------------------------------------------------------------ commands

    async def handle(
        self, user: User, command: Command, invitation: str = "", listener: Listener | None = None
    ) -> Result:
        """Carry out a command to its end, even if whoever sent it goes away meanwhile; Gone if it is not
        here any more.
        """
        return await asyncio.shield(self._handle(user, command, invitation, listener))

    async def _handle(
        self, user: User, command: Command, invitation: str, listener: Listener | None
    ) -> Result:
        self.means.meter.count("commands", str(command.__struct_config__.tag))
        async with self._lock:
            try:
                await self._be_current()
                return await self._reply(user, command, invitation, listener)
            except Refusal as refusal:
                self.means.meter.count("refusals", refusal.code)
                return refusal.frame(command.key)
            except StoreFailed:
                self.means.meter.count("store-errors")
                return Refusal("store", NOT_KEPT).frame(command.key)
            finally:
                self.keeper.look_after()

    async def _be_current(self) -> None:
        """Whatever was due before a command comes before it."""
        if self.is_gone:
            raise Gone
        self.busy_at = self.means.clock.now()
        if self.scribe.in_doubt:
            await self.scribe.catch_up()
        await self.keeper.settle()

    async def _reply(
        self, user: User, command: Command, invitation: str, listener: Listener | None
    ) -> Result:
        first = self.table.replies.first(user.id, command.key)
        if first is not None:
            return first
        case = self.door.case(user, invitation, listener)
        authority.must_enter(case)
        match command:
            case WhyNot():
                return why_not(case, command)
            case Sync():
                return self.door.sync(case, command, listener)
            case Block():
                return await self._block(case, command)
            case Report():
                await report(case, command, self.means)
                return Reply(key=command.key)
        return await self._write(user, command, invitation, listener)

    async def _block(self, case: Case, command: Block) -> Reply:
        blocked = await block(case, command, self.means)
        if case.user.id in self.audiences.blocks:
            self.audiences.blocks[case.user.id] = blocked
        return Reply(key=command.key)

    async def _write(self, user: User, command: Command, invitation: str, listener: Listener | None) -> Reply:
        """Decide, write, carry out, tell; and decide anew if another server has written first."""
        unwelcome = isinstance(command, Sit) and await self._is_unwelcome(user)
        for _ in range(RACES):
            case = self.door.case(user, invitation, listener, unwelcome=unwelcome)
            decision = await self._decide(case, command)
            if decision is None:
                return Reply(key=command.key)
            self.audiences.names[user.id] = user.name
            try:
                await self.scribe.append(decision, user.id, command.key)
            except NumberTaken:
                await self.scribe.catch_up()
            reply = self.table.replies.first(user.id, command.key)
            if reply is not None:
                return reply
        raise Refusal("store", NOT_KEPT)

    async def _is_unwelcome(self, user: User) -> bool:
        return user.id in await self.means.store.people.blocked_by(self.table.owner)

    async def _decide(self, case: Case, command: Command) -> Stored | None:
        started = self.means.clock.now()
        decision = decide(case, command, self.means.engines, self._flood)
        self.means.meter.time("decide", self.means.clock.now() - started)
        return await self._rematch(case) if isinstance(decision, PlayAgain) else decision

    async def _rematch(self, case: Case) -> Rematched:
        proposal = self.table.proposal
        willing = (*proposal.agreed, case.user.id) if proposal is not None else (case.user.id,)
        return Rematched(table=await self._open_rematch(self.table, willing))

    # ------------------------------------------------------------ looking

    async def read(self, user: User, invitation: str, look: Callable[[Case], T]) -> T:
        """What `look` makes of the table as it is now, for a user; Refusal if it may not know the table."""
        async with self._lock:
            await self._be_current()
            case = self.door.case(user, invitation)
            authority.must_enter(case)
            return look(case)

    async def enter(self, user: User, invitation: str, listener: Listener) -> None:
        """A connection opens; Refusal if its user may not look."""
        blocked = await self.means.store.people.blocked_by(user.id)
        async with self._lock:
            if self.is_gone:
                raise Gone
            self.busy_at = self.means.clock.now()
            self.door.enter(self.door.case(user, invitation), invitation, listener, blocked)
            await self.keeper.end_vote_about_who_is_back()
            self.keeper.look_after()

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self.busy_at = self.means.clock.now()
        self.door.leave(listener)
        self.keeper.set_alarm()

    # ------------------------------------------------------------ life

    async def wake(self) -> bool:
        """Be what the journal says, and take the lease if it is to be had; whether there is such a table."""
        async with self._lock:
            await self.scribe.catch_up()
            if self.table.number:
                await self.keeper.seek_lease()
            return self.table.number > 0

    async def hear(self, number: int) -> None:
        """A hint that the journal has this number."""
        if number > self.table.number:
            async with self._lock:
                if number > self.table.number:
                    await self.scribe.catch_up()
                    self.keeper.look_after()

    async def write(self, was: Stored) -> None:
        """Write something that nobody at the table has asked for."""
        async with self._lock:
            await self._be_current()
            await self.scribe.append(was)
            self.keeper.look_after()

    async def tend(self) -> None:
        """Keep the lease, or try to get it."""
        async with self._lock:
            if not self.is_gone:
                await (self.keeper.renew_lease() if self.keeper.leads else self.keeper.seek_lease())

    async def sleep(self) -> bool:
        """Put the table away if nobody looks and nothing happens, or if it is broken; whether it is away."""
        async with self._lock:
            if self.scribe.is_broken:
                self.keeper.let_go()
                self.audiences.hang_up(RESTART, "the table is taken up anew: connect again")
            elif not self.audiences.ears and self.keeper.is_idle(self.busy_at):
                await self.keeper.sleep()
                self._is_away = True
            return self.is_gone

    async def stop(self) -> None:
        """The server stops: the clocks stand still, and everybody is told to come back."""
        async with self._lock:
            self._is_away = True
            try:
                await self.keeper.stop()
            finally:
                self.audiences.hang_up(RESTART, "the server restarts: connect again")
