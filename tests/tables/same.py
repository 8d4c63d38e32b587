"""Whether two tables are the same, and whether whoever followed the updates sees what is."""

from copy import deepcopy
from dataclasses import fields

import msgspec

from folsom.tables.fold import fold
from folsom.tables.playing import Play
from folsom.tables.ports import Entry
from folsom.tables.state import Table
from tests.tables.world import ENGINES, Person


def likeness(table: Table) -> dict[str, object]:
    """All of a table, as values that can be compared."""
    values = {field.name: getattr(table, field.name) for field in fields(table) if field.name != "play"}
    return {**deepcopy(values), "play": _likeness(table.play) if table.play is not None else None}


def _likeness(play: Play) -> dict[str, object]:
    plain = [field.name for field in fields(play) if field.name not in ("engines", "game")]
    values = {name: deepcopy(getattr(play, name)) for name in plain}
    return {**values, "game": (play.game.state(), play.game.answers)}


def read_anew(entries: list[Entry]) -> Table:
    """The table that entries make."""
    table = Table(id=entries[0].table)
    for entry in entries:
        fold(table, entry, ENGINES)
    return table


async def must_be_as_written(person: Person) -> None:
    """The live table is what its journal says."""
    entries = list(await person.world.store.journal.read(person.table))
    live = (await person.world.hall.tables.at(person.table)).table
    anew = read_anew(entries)
    assert likeness(live) == likeness(anew)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


async def must_see_what_is(person: Person) -> None:
    """Whoever followed every update sees the same as whoever comes just now."""
    if person.eyes is None or person.sight.welcome is None or person.sight.closed is not None:
        return
    seat = person.sight.welcome.seat
    now = await person.world.hall.welcome(person.user, person.table, seat=seat, invitation=person.invitation)
    seen = person.sight
    assert seen.number == now.number
    assert seen.part == now.part
    assert seen.game == now.game or _text(seen.game) == _text(now.game)
    if now.part.status != "over":
        assert set(seen.present) == set(now.present)


def _text(game: object) -> bytes:
    return msgspec.json.encode(game)
