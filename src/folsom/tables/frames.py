"""Frames for one audience, made of a view, of redacted events and of what is public about the table.

No frame is made from the game's record, and nothing is hidden here by leaving it out.
"""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from . import narrating
from .arrangement import game_name
from .effect import Effect
from .messages import Chat, GamePart, Line, SeatPart, TablePart, Update, Welcome
from .state import Seat, Table

Names = Mapping[str, str]
"""What users are called now."""


def game_part(table: Table, audience: int) -> GamePart | None:
    """The game as an audience sees it; None before the start."""
    play = table.play
    if play is None:
        return None
    view = play.game.view(narrating.eyes(audience))
    return GamePart(
        view=msgspec.Raw(msgspec.json.encode(view)),
        owed=table.owed(),
        question=play.asked(audience) if audience in table.owed() else None,
        outcome=play.game.outcome,
    )


def table_part(table: Table, names: Names) -> TablePart:
    """What is public about the table."""
    file = table.play.file if table.play is not None else None
    over = table.status == "over"
    return TablePart(
        status=table.status,
        owner=table.owner,
        settings=table.settings,
        seats=tuple(_seat_part(table, number, seat, names) for number, seat in enumerate(table.seats)),
        game=game_name(table.settings),
        key_hash=file.key_hash if file is not None else "",
        key=file.key.hex() if file is not None and file.key is not None and over else "",
        ended=table.ended,
        proposal=table.proposal,
        ballot=table.ballot,
        rematch=table.rematch,
    )


def _seat_part(table: Table, number: int, seat: Seat, names: Names) -> SeatPart:
    return SeatPart(
        user=seat.user,
        name=names.get(seat.user, ""),
        program=seat.program,
        bandit=table.play.game.seats[number] if table.play is not None else seat.bandit,
        bot=seat.bot,
        resigned=seat.resigned,
        away=seat.left_at is not None,
    )


def update(table: Table, effect: Effect, audience: int, names: Names) -> Update:
    """What an audience is told of an entry."""
    events = narrating.told_to(table.play.game, effect.events, audience) if table.play is not None else ()
    return Update(
        number=table.heard[audience],
        at=effect.at,
        cause=effect.cause,
        by=effect.by,
        seat=effect.seat,
        notice=effect.notice,
        events=events,
        game=game_part(table, audience) if effect.game else None,
        clocks=table.timing.faces(effect.at),
        part=table_part(table, names) if effect.part else None,
    )


def welcome(
    table: Table,
    audience: int,
    names: Names,
    *,
    user: str,
    epoch: str,
    at: float,
    chat: tuple[Line, ...],
    present: tuple[str, ...],
) -> Welcome:
    """All that somebody may know of a table now."""
    own = table.seats_of(user)
    return Welcome(
        table=table.id,
        seat=narrating.eyes(audience),
        epoch=epoch,
        number=table.heard.get(audience, 0),
        at=at,
        part=table_part(table, names),
        mine=own,
        game=game_part(table, audience),
        clocks=table.timing.faces(at),
        chat=chat,
        present=present,
        invitation=table.invitation if own or user == table.owner else "",
    )


def chat(line: Line, names: Names) -> Chat:
    """A line of the chat, with its speaker's name."""
    return Chat(said=named(line, names))


def named(line: Line, names: Names) -> Line:
    """A line with its speaker's name."""
    return replace(line, name=names.get(line.user, ""))
