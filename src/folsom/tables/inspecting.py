"""A table as whoever runs the house may see it: no more of the game than those who watch."""

from . import frames
from .actor import Actor
from .messages import Inspection
from .playing import WATCHER


def inspected(actor: Actor) -> Inspection:
    """A live table, now."""
    table, audiences = actor.table, actor.audiences
    presence = audiences.attendance.frame(table)
    return Inspection(
        table=table.id,
        part=frames.table_part(table, audiences.names),
        owed=table.owed(),
        clocks=table.timing.faces(max(actor.means.clock.now(), table.at)),
        created=table.created,
        touched=table.touched,
        updates=table.heard.get(WATCHER, 0),
        names=dict(audiences.names),
        present=presence.present,
        watchers=presence.watchers,
        lines=table.lines,
        is_led=actor.keeper.leads,
        stopped=table.stopped,
    )
