"""Those who look at a table: each audience gets its own frames, encoded once, however many listen.

The last updates of an audience are kept for who was away for a moment; whoever was away longer is shown
everything anew.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from . import frames
from .chat import hears
from .effect import Effect
from .messages import AnyFrame, Line, Sync, Welcome
from .playing import WATCHER
from .ports import Listener
from .presence import Attendance
from .recent import UPDATES_KEPT, Recent
from .state import Table

NO_MORE: Final = 4001


def encoded(frame: AnyFrame) -> bytes:
    """A frame as it is sent. What is still sealed in it makes this fail."""
    return msgspec.json.encode(frame)


@dataclass(slots=True)
class Channel:
    """The updates of one audience."""

    recent: Recent = field(default_factory=Recent)
    unheard: int = 0
    """Updates since somebody last listened."""

    def since(self, after: int, last: int) -> list[bytes] | None:
        """The updates after a number; None if they are gone."""
        if not 0 <= after <= last or last - after > UPDATES_KEPT:
            return None
        missed = self.recent.after(after)
        return missed if len(missed) == last - after else None


@dataclass(slots=True)
class Audiences:
    """Everybody who looks at one table."""

    epoch: str
    attendance: Attendance
    names: dict[str, str] = field(default_factory=dict)
    blocks: dict[str, frozenset[str]] = field(default_factory=dict)
    """Whom each listener blocks."""
    ears: dict[Listener, int | None] = field(default_factory=dict)
    """By connection: the audience it belongs to; None until it has asked to see anything."""
    channels: dict[int, Channel] = field(default_factory=dict)

    # ------------------------------------------------------------ coming and going

    def enter(self, table: Table, listener: Listener, blocked: frozenset[str]) -> None:
        """A connection opens."""
        self.ears[listener] = None
        self.blocks[listener.user] = blocked
        if self.attendance.comes(listener.user):
            self.tell_presence(table)

    def leave(self, table: Table, listener: Listener, at: float) -> None:
        """A connection is gone."""
        if listener not in self.ears:
            return
        audience = self.ears.pop(listener)
        if audience in self.channels and audience not in self.ears.values():
            self.channels[audience].recent.rest()
        if self.attendance.goes(listener.user, at):
            del self.blocks[listener.user]
            self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        """Tell everybody who is there."""
        self._send(encoded(self.attendance.frame(table)), self.ears)

    def hang_up(self, code: int, reason: str) -> None:
        """End all connections."""
        for listener in list(self.ears):
            listener.close(code, reason)

    # ------------------------------------------------------------ catching up

    def sync(self, table: Table, listener: Listener, wish: Sync, at: float) -> None:
        """Show somebody what it has missed, or everything; from now on it belongs to that audience."""
        audience = WATCHER if wish.seat is None else wish.seat
        self.ears[listener] = audience
        channel = self.channels.setdefault(audience, Channel())
        channel.unheard = 0
        same = wish.epoch == self.epoch
        missed = channel.since(wish.after, table.heard.get(audience, 0)) if same else None
        if missed is None:
            self.see_anew(table, listener, audience, at)
            return
        for frame in missed:
            listener.send(frame)
        for line in self._lines(table, listener.user):
            if line.line > wish.line:
                listener.send(encoded(frames.chat(line, self.names)))
        listener.send(encoded(self.attendance.frame(table)))

    def see_anew(self, table: Table, listener: Listener, audience: int, at: float) -> None:
        """Show somebody everything, with these eyes from now on."""
        self.ears[listener] = audience
        self.channels.setdefault(audience, Channel())
        listener.send(encoded(self.welcome(table, listener.user, audience, at)))

    def welcome(self, table: Table, user: str, audience: int, at: float) -> Welcome:
        """Everything that somebody may know now."""
        return frames.welcome(
            table,
            audience,
            self.names,
            user=user,
            epoch=self.epoch,
            at=at,
            chat=tuple(frames.named(line, self.names) for line in self._lines(table, user)),
            present=self.attendance.frame(table).present,
        )

    def _lines(self, table: Table, user: str) -> list[Line]:
        blocked = self.blocks.get(user, frozenset())
        return [line for line in table.chat if hears(table, user, line, blocked)]

    # ------------------------------------------------------------ telling

    def tell(self, table: Table, effect: Effect) -> None:
        """Tell every audience that hears of it what has happened."""
        if effect.line is not None:
            self._tell_line(table, effect.line)
        for audience in sorted(effect.hearers & self.channels.keys()):
            self._tell_audience(table, effect, audience)

    def _tell_audience(self, table: Table, effect: Effect, audience: int) -> None:
        channel = self.channels[audience]
        listeners = [listener for listener, ear in self.ears.items() if ear == audience]
        if not listeners:
            channel.unheard += 1
            if channel.unheard > UPDATES_KEPT:
                del self.channels[audience]
                return
        frame = encoded(frames.update(table, effect, audience, self.names))
        channel.recent.keep(table.heard[audience], frame)
        self._send(frame, listeners)

    def _tell_line(self, table: Table, line: Line) -> None:
        frame = encoded(frames.chat(line, self.names))
        nobody: frozenset[str] = frozenset()
        hearers = [
            each
            for each, ear in self.ears.items()
            if ear is not None and hears(table, each.user, line, self.blocks.get(each.user, nobody))
        ]
        self._send(frame, hearers)

    def _send(self, frame: bytes, listeners: Iterable[Listener]) -> None:
        for listener in list(listeners):
            listener.send(frame)
