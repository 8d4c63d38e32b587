"""Replays and logs: the game from its first moment on, with no other eyes than one has.

A replay is made by playing the game's messages again, and what is told of each is told by the very functions
that tell it live. A message that these eyes did not hear of is no moment.
"""

from dataclasses import dataclass

import msgspec

from folsom.play.game import Game

from . import authority, frames, narrating
from .case import Case
from .messages import Told
from .messages.replays import Moment, Replay
from .playing import WATCHER, Message, Play, Step, carried_out, dealt
from .refusal import Refusal
from .state import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Which game somebody wants to see, and how."""

    play: Play
    messages: tuple[Message, ...]
    seat: int | None
    all_seeing: bool
    views: bool
    shell: Replay
    """The replay without its moments."""


def wished(case: Case, seat: int | None, names: frames.Names, *, all_seeing: bool, views: bool) -> Wish:
    """A replay that the user may see; Refusal if it may not."""
    table = case.table
    play = _must_have_begun(table)
    if seat is not None:
        case.seat(seat)
    if not authority.may_replay(case, seat):
        raise Refusal("not-allowed", "while the game runs you may see it with your own eyes only")
    if all_seeing and table.status != "over":
        raise Refusal("not-now", "everything is shown once the game is over")
    shell = Replay(
        table=table.id,
        seat=seat,
        all_seeing=all_seeing,
        part=frames.table_part(table, names),
        began=play.began,
        moments=(),
    )
    return Wish(
        play=play,
        messages=tuple(play.messages),
        seat=seat,
        all_seeing=all_seeing,
        views=views,
        shell=shell,
    )


def _must_have_begun(table: Table) -> Play:
    if table.play is None:
        raise Refusal("not-now", "the game has not started")
    return table.play


def replayed(wish: Wish) -> Replay:
    """The replay. It takes a while, and needs nothing but the wish."""
    game = dealt(wish.play.file, wish.play.engines)
    moments = [_moment(game, wish, Step(game.opening, frozenset(), heard=True), None)]
    for message in wish.messages:
        step = carried_out(game, message.seat, message.answers, message.seconds)
        if wish.all_seeing or (WATCHER if wish.seat is None else wish.seat) in step.hearers:
            moments.append(_moment(game, wish, step, message))
    return msgspec.structs.replace(wish.shell, moments=tuple(moments))


def _moment(game: Game, wish: Wish, step: Step, message: Message | None) -> Moment:
    everybody = range(len(game.seats)) if wish.views and wish.all_seeing else ()
    return Moment(
        seconds=message.seconds if message is not None else 0.0,
        seat=message.seat if message is not None else None,
        events=_told(game, wish, step),
        owed=game.owed,
        view=_view(game, wish.seat) if wish.views else None,
        views=tuple(_view(game, seat) for seat in everybody),
        outcome=game.outcome,
    )


def _told(game: Game, wish: Wish, step: Step) -> tuple[Told, ...]:
    if wish.all_seeing:
        return narrating.told_all(game, step.events)
    return narrating.told_to(game, step.events, WATCHER if wish.seat is None else wish.seat)


def _view(game: Game, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(game.view(seat)))


def game_file(case: Case) -> str:
    """The file of a game that is over, its key included, for `folsom verify-game`."""
    authority.must_enter(case)
    play = _must_have_begun(case.table)
    if case.table.status != "over":
        raise Refusal("not-now", "a game can be taken away once it is over: until then its key is secret")
    return play.game.to_file(key=True)
