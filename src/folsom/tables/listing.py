"""A table as a row of a list: nothing that is secret from anybody who may see the list."""

from collections.abc import Mapping

from .arrangement import game_name
from .clock import in_words
from .ports import SeatRow, TableRow
from .state import Table


def row(table: Table, names: Mapping[str, str], deadline: float | None) -> TableRow:
    """The row of a table."""
    seats = (SeatRow(user=each.user, name=names.get(each.user, ""), bot=each.bot) for each in table.seats)
    owing = (table.seats[seat] for seat in table.owed())
    return TableRow(
        table=table.id,
        game=game_name(table.settings),
        ruleset=table.settings.ruleset,
        status=table.status,
        public=table.settings.public,
        watchable=table.settings.watch,
        clock=in_words(table.settings.clock),
        owner=table.owner,
        created=table.created,
        touched=table.touched,
        seats=tuple(seats),
        owing=tuple(dict.fromkeys(each.user for each in owing if each.is_played)),
        deadline=_taken_up(table, deadline),
    )


def _taken_up(table: Table, deadline: float | None) -> float | None:
    """When somebody must look after the table; at once, if a server's stop is all that stops it."""
    if table.stopped and table.status == "running":
        return table.at
    return deadline if table.runs else None
