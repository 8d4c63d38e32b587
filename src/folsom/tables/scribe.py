"""The hand that writes a table's journal here, and tells everybody what was written.

Whatever happens at a table is written first; only when it is durable does anything change and is anybody
told. What another server has written is read, and told here just so.
"""

from dataclasses import dataclass
from typing import Final

from .door import Door
from .fold import encoded, fold
from .means import Means
from .messages import Stored
from .playing import WATCHER
from .ports import Entry
from .state import Table

PAGE: Final = 1_000
ANSWERS: Final = frozenset({"answered", "timed-out", "bot-failed"})


@dataclass(slots=True)
class Scribe:
    """The scribe of one table."""

    means: Means
    table: Table
    door: Door
    in_doubt: bool = False
    """Something may have been written of which nobody knows: read before writing on."""
    dirty: bool = True
    """The lists do not show yet what has happened."""
    is_broken: bool = False
    """An entry could not be carried out: the table is not what its journal says, and must be read anew."""

    async def catch_up(self) -> None:
        """Read what others have written, and tell it to those who look here."""
        while True:
            entries = await self.means.store.journal.read(self.table.id, self.table.number, PAGE)
            await self.door.learn_names(entry.author for entry in entries)
            for entry in entries:
                self._fold(entry)
            if len(entries) < PAGE:
                break
        self.in_doubt = False
        await self.door.learn_names()

    async def append(self, was: Stored, author: str = "", key: str = "") -> None:
        """Write an entry; NumberTaken if another server was first, StoreFailed if it was not kept."""
        now = self.means.clock.now()
        entry = Entry(
            table=self.table.id,
            number=self.table.number + 1,
            at=max(now, self.table.at),
            author=author,
            key=key,
            body=encoded(was),
        )
        self.in_doubt = True
        await self.means.store.journal.append(entry)
        self.in_doubt = False
        written = self.means.clock.now()
        self.means.meter.time("append", written - now)
        self._fold(entry)
        self.means.meter.time("tell", self.means.clock.now() - written)
        await self.means.bus.publish(self.table.id, entry.number)

    def _fold(self, entry: Entry) -> None:
        people = self.table.people()
        self.is_broken = True
        effect = fold(self.table, entry, self.means.engines)
        self.is_broken = False
        demoted = self.door.take_eyes() if effect.part else []
        self.door.audiences.tell(self.table, effect)
        self.door.let_watch(demoted)
        if self.table.people() != people:  # whoever watched may be one of them now, or the other way round
            self.door.audiences.tell_presence(self.table)
        self.dirty = self.dirty or WATCHER in effect.hearers
        if effect.cause in ANSWERS:
            self.means.meter.count("answers", effect.cause)
