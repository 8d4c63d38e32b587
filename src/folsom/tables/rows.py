"""The lists of tables: one row a table, written by the server that leads it, soon after it has changed."""

from .actor import Actor
from .listing import row
from .means import Means
from .ports import StoreFailed


class Rows:
    """The rows of one server's live tables."""

    def __init__(self, means: Means) -> None:
        self.means = means

    async def write(self, actor: Actor) -> None:
        """Write a table's row if it has changed; what cannot be written now is written later."""
        if not actor.scribe.dirty:
            return
        actor.scribe.dirty = False
        written = row(actor.table, actor.audiences.names, actor.keeper.next_due())
        try:
            await self.means.store.directory.put(written)
        except StoreFailed:
            self.means.meter.count("store-errors")
            actor.scribe.dirty = True
