"""What a live table does by itself, while its lease lies here: clocks, bots, votes; sleeping and stopping."""

import asyncio
import contextlib
from typing import Final

from .alarm import Alarm
from .means import Means
from .messages import Slept, Stopped, Stored, Woke
from .ports import NumberTaken, StoreFailed
from .schedule import due_now, next_due
from .scribe import Scribe
from .sitters import Sitters
from .state import Table
from .votes import ended_by_return

RETRY: Final = 1.0
"""After the store has failed, so many seconds until it is tried again."""


class Keeper:
    """The keeper of one table. All but `next_due` is called by whoever holds the table's lock."""

    def __init__(self, means: Means, table: Table, scribe: Scribe, lock: asyncio.Lock) -> None:
        self.means = means
        self.table = table
        self.scribe = scribe
        self.leads = False
        """Whether the table's clocks and bots run here."""
        self.lease_until = 0.0
        self.alarm = Alarm(means.clock, self._ring)
        self.sitters = Sitters(
            means.bots, means.clock, means.house, means.luck, means.meter, woken=self.set_alarm
        )
        self._lock = lock

    # ------------------------------------------------------------ the lease

    async def seek_lease(self) -> None:
        """Take the lease if it is to be had; who takes it up anew gives back the time that was nobody's.

        StoreFailed if that cannot be kept: then the lease is sought again later.
        """
        now = self.means.clock.now()
        until = now + self.means.house.lease
        if not await self.means.store.leases.acquire(self.table.id, self.means.holder, now, until):
            await self.scribe.catch_up()
            return
        await self.scribe.catch_up()
        if self.table.status == "running" and not self.table.slept and not await self._woke():
            return
        self.leads, self.lease_until = True, until
        self.look_after()

    async def _woke(self) -> bool:
        try:
            await self.scribe.append(Woke(gift=self.means.house.gift))
        except NumberTaken:
            await self.scribe.catch_up()
            return False
        return True

    async def renew_lease(self) -> None:
        """Prolong the lease in time, and see what others have written, should a hint of it be lost.

        Without the lease, clocks and bots run elsewhere.
        """
        now = self.means.clock.now()
        if self.lease_until - now > self.means.house.lease / 2:
            return
        until = now + self.means.house.lease
        try:
            kept = await self.means.store.leases.renew(self.table.id, self.means.holder, now, until)
        except StoreFailed:
            kept, until = now < self.lease_until, self.lease_until
        if kept:
            self.lease_until = until
        else:
            self.let_go()
        await self.scribe.catch_up()
        self.look_after()

    def let_go(self) -> None:
        """Do nothing by itself any more."""
        self.leads = False
        self.alarm.stop()
        self.sitters.stop()

    # ------------------------------------------------------------ what is due

    def look_after(self) -> None:
        """Let bots think and the alarm ring, if they do so here."""
        if self.leads:
            self.sitters.attend(self.table, self.means.clock.now())
            self.set_alarm()

    def set_alarm(self) -> None:
        """Be rung when something is due."""
        if self.leads:
            self.alarm.set(self.next_due())

    def next_due(self) -> float | None:
        """When the table must do something by itself."""
        return next_due(self.table, self.means.house, self.sitters, self._absent())

    async def settle(self) -> None:
        """Do all that is due; but what is due since long, because the server stood still, is nobody's fault.

        StoreFailed if it cannot be kept.
        """
        while self.leads and (was := self._due_now()) is not None:
            try:
                await self.scribe.append(was)
            except NumberTaken:
                await self.scribe.catch_up()
            self.sitters.attend(self.table, self.means.clock.now())

    async def end_vote_about_who_is_back(self) -> None:
        """Somebody's connection is back, which may have been all that was missing.

        If that cannot be written now, the vote goes on, and its person may end it (`Rejoin`).
        """
        was = ended_by_return(self.table, self._absent())
        if was is not None:
            with contextlib.suppress(NumberTaken, StoreFailed):
                await self.scribe.append(was)

    def _due_now(self) -> Stored | None:
        due, now, house = self.next_due(), self.means.clock.now(), self.means.house
        if due is None or due > now:
            return None
        if now - due > house.late and self.table.woke < self.table.at:
            return Woke(gift=house.gift)
        return due_now(self.table, now, house, self.sitters, self._absent(), self.means.luck)

    def _absent(self) -> dict[str, float]:
        return self.scribe.door.audiences.attendance.absent(self.table)

    async def _ring(self) -> float | None:
        async with self._lock:
            try:
                if self.scribe.in_doubt:
                    await self.scribe.catch_up()
                await self.settle()
            except StoreFailed:
                self.means.meter.count("store-errors")
                return self.means.clock.now() + RETRY
            return self.next_due() if self.leads else None

    # ------------------------------------------------------------ an end for now

    def is_idle(self, since: float) -> bool:
        """Whether nothing will happen at the table for long, if nobody comes."""
        now, idle = self.means.clock.now(), self.means.house.idle
        due = self.next_due() if self.leads else None
        return now - since >= idle and (due is None or due - now > idle)

    async def sleep(self) -> None:
        """Put the table away: its clocks go on."""
        await self._let_go_with(Slept(), is_known=self.table.slept)

    async def stop(self) -> None:
        """The server stops: the clocks stand still until it is back."""
        await self._let_go_with(Stopped(), is_known=self.table.stopped)

    async def _let_go_with(self, was: Stored, *, is_known: bool) -> None:
        """Write a last entry of a game that runs, and give the lease back.

        Should another server have written meanwhile, it is that one's table already.
        """
        if not self.leads:
            return
        self.let_go()
        try:
            if self.scribe.in_doubt:
                await self.scribe.catch_up()
            if self.table.status == "running" and not is_known:
                await self.scribe.append(was)
        except NumberTaken:
            await self.scribe.catch_up()
        await self.means.store.leases.release(self.table.id, self.means.holder)
