"""A table after an entry of its journal: the one door by which a table changes.

`fold` never refuses: whether something may happen is decided before it is written. What it returns says who
is to be told, so that a server that only reads the journal tells its own people the same.
"""

from typing import Final

import msgspec

from .effect import Effect
from .engines import Engines
from .fold_agreeing import AgreeingEntry, fold_agreeing
from .fold_game import GameEntry, fold_game
from .fold_seats import TableEntry, fold_seats
from .messages import Line, Muted, Reply, Said, Slept, Stopped, Stored, Woke
from .ports import Entry
from .state import Table

WATCHER: Final = -1
_decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)

ServiceEntry = Stopped | Slept | Woke


def encoded(was: Stored) -> bytes:
    """The body of an entry."""
    return msgspec.json.encode(was)


def decoded(entry: Entry) -> Stored:
    """What an entry says."""
    return _decoder.decode(entry.body)


def fold(table: Table, entry: Entry, engines: Engines) -> Effect:
    """Carry out an entry."""
    was = decoded(entry)
    at = max(entry.at, table.at)
    table.slept = False
    effect = _carried_out(table, was, entry.author, at, engines)
    effect.by, effect.at = entry.author, at
    effect.cause = effect.cause or str(was.__struct_config__.tag)
    _number(table, entry, effect)
    return effect


def _carried_out(table: Table, was: Stored, author: str, at: float, engines: Engines) -> Effect:
    match was:
        case Said() | Muted():
            return _talk(table, was, at)
        case Stopped() | Slept() | Woke():
            effect = _serve(table, was, at)
        case _ if isinstance(was, GameEntry):
            effect = fold_game(table, was, at, engines)
        case _ if isinstance(was, AgreeingEntry):
            effect = fold_agreeing(table, was, author, at)
        case _:
            assert isinstance(was, TableEntry)
            effect = fold_seats(table, was, at)
    _run_clocks(table, at)
    if effect.part or isinstance(was, Woke):
        effect.hearers = frozenset(table.audiences())
    return effect


def _run_clocks(table: Table, at: float) -> None:
    """The clocks of those run whose person owes an answer."""
    owing = table.owed() if table.runs else ()
    table.timing.run([seat for seat in owing if table.seats[seat].is_played], at)


def _serve(table: Table, was: ServiceEntry, at: float) -> Effect:
    """The server stops, puts the table away, or takes it up again."""
    match was:
        case Slept():
            table.slept = True
        case Stopped():
            table.stopped = True
        case Woke():
            table.stopped, table.woke = False, at
            _refund(table, at, was.gift)
    return Effect()


def _refund(table: Table, at: float, gift: float) -> None:
    """The time since the last entry is nobody's, and those who must find their way back get a gift."""
    gap = at - table.at
    table.timing.skip(gap)
    _run_clocks(table, at)
    table.timing.give(gift)
    table.asked = {seat: since + gap for seat, since in table.asked.items()}
    if table.ballot is not None:
        table.ballot = msgspec.structs.replace(table.ballot, closes=table.ballot.closes + gap)


def _talk(table: Table, was: Said | Muted, at: float) -> Effect:
    """Chat has frames of its own, and who hears whom is nobody else's business."""
    if isinstance(was, Said):
        table.lines += 1
        line = Line(
            line=table.lines,
            at=at,
            user=was.user,
            name="",
            room=was.room,
            text=was.text,
            phrase=was.phrase,
        )
        table.chat.append(line)
        return Effect(line=line)
    if was.on:
        table.muted.add((was.by, was.user))
    else:
        table.muted.discard((was.by, was.user))
    return Effect()


def _number(table: Table, entry: Entry, effect: Effect) -> None:
    table.number, table.at = entry.number, effect.at
    for audience in effect.hearers:
        table.heard[audience] = table.heard.get(audience, 0) + 1
    if WATCHER in effect.hearers:
        table.touched = effect.at
    if entry.author:
        table.replies.keep(entry.author, _reply(table, entry, effect))


def _reply(table: Table, entry: Entry, effect: Effect) -> Reply:
    """What the author is told: the number of the update of its own that shows what it did."""
    own = table.seats_of(entry.author)
    audience = effect.seat if effect.seat in own else own[0] if own else WATCHER
    number = table.heard.get(audience, 0) if audience in effect.hearers else 0
    return Reply(key=entry.key, number=number, table=table.rematch if effect.cause == "rematched" else "")
