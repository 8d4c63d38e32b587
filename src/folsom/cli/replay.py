"""`folsom replay`: a stored game step by step, as a seat saw it or all open."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace

from folsom import boards
from folsom.cli import screen, telling
from folsom.cli.options import about, examples, read_file
from folsom.cli.screen import draw, out, say, tell
from folsom.kernel.bits import lowest
from folsom.kernel.engine import interpreted
from folsom.kernel.sealed import Event, sealed_fields, told
from folsom.play import gamefile
from folsom.play.errors import UnknownName
from folsom.play.game import Game
from folsom.play.gamefile import GameFile, Given
from folsom.play.start import answered_again, begin_again, game_named
from folsom.play.suggest import unknown

EXAMPLES = examples(
    "folsom replay last-night.game",
    "folsom replay last-night.game --seat tuco",
    "folsom replay last-night.game --seat watcher",
)

ALL, WATCHER = "all", "watcher"


class Moment(msgspec.Struct, frozen=True):
    """The game after an answer (the first: after the deal), and what that caused."""

    game: Game
    answer: Given | None
    events: tuple[msgspec.Struct, ...]


class Eye(msgspec.Struct, frozen=True):
    """Through whose eyes a game is watched: a seat's, a watcher's (None), or everybody's at once."""

    seat: int | None
    sees_all: bool = False


def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    seat: Annotated[
        str, typer.Option("--seat", "-s", help="A seat's name or number, 'watcher', or 'all'.")
    ] = ALL,
) -> None:
    """Show a stored game step by step: Enter goes on, b goes back, a number goes to that answer, q ends."""
    with about(file):
        stored = gamefile.read(read_file(file))
        start = begin_again(stored, engine=interpreted(game_named(stored.game)))
        eye = _eye(start, seat)
        moments = list(_moments(start, stored))
    if not screen.is_typed():
        for number, moment in enumerate(moments):
            _show(moment, number, eye)
        return
    _step_through(moments, eye)


def _eye(game: Game, name: str) -> Eye:
    if name in {ALL, WATCHER}:
        return Eye(None, sees_all=name == ALL)
    for seat, seat_name in enumerate(game.seats):
        if name in {str(seat), seat_name, *seat_name.split("+")}:
            return Eye(seat)
    raise UnknownName(unknown("seat of this game", name, (*game.seats, ALL, WATCHER)))


def _moments(game: Game, stored: GameFile) -> Iterator[Moment]:
    yield Moment(game.fork(), None, game.opening)
    for given, events in answered_again(game, stored):
        yield Moment(game.fork(), given, tuple(events))


def _step_through(moments: list[Moment], eye: Eye) -> None:
    number = 0
    while True:
        _show(moments[number], number, eye)
        try:
            word = input(f"{number}/{len(moments) - 1} ").strip().lower()
        except EOFError:
            return
        if word == "q":
            return
        number = _next(number, word, len(moments) - 1)


def _next(number: int, word: str, last: int) -> int:
    wanted = int(word) if word.isdecimal() else number + (-1 if word == "b" else 1)
    return max(0, min(last, wanted))


def _show(moment: Moment, number: int, eye: Eye) -> None:
    game = moment.game
    teller = telling.narration(game.definition.name)
    say()
    if moment.answer is not None:
        tell(f"{number}. {game.seats[moment.answer.seat]}: {_answer(moment, eye)}")
    for event in _seen(moment, eye):
        seat = _reader(event, eye)
        sentence = teller.tell(
            event, game=game.definition.name, seats=game.seats, seat=seat, language=telling.LANGUAGE
        )
        if sentence:
            aside = "" if seat == eye.seat or seat is None else f"({game.seats[seat]}) "
            tell(f"   {aside}{sentence}")
    for line in boards.table(game.definition.name, game.view(eye.seat), screen.width()):
        draw(line)
    for seat in range(len(game.seats)) if eye.sees_all else [eye.seat] if eye.seat is not None else []:
        out.print(f"  {game.seats[seat]}", style="bold")
        for line in boards.own(game.definition.name, game.view(seat)):
            draw(line)


def _answer(moment: Moment, eye: Eye) -> str:
    """The answer as far as one may know it: what others answer may be secret, and its events tell."""
    assert moment.answer is not None
    return moment.answer.text if eye.sees_all or eye.seat == moment.answer.seat else "has answered"


def _reader(event: msgspec.Struct, eye: Eye) -> int | None:
    """For whom an event is told: all-seeing one reads over the shoulder of whoever alone is told."""
    told_to = event.audience() if eye.sees_all and isinstance(event, Event) else None
    return eye.seat if told_to is None else lowest(told_to)


def _seen(moment: Moment, eye: Eye) -> tuple[msgspec.Struct, ...]:
    if not eye.sees_all:
        return told(moment.events, eye.seat)
    return tuple(_opened(event, len(moment.game.seats)) for event in moment.events)


def _opened(event: msgspec.Struct, seats: int) -> msgspec.Struct:
    """The event with every seal broken: only for a game that is shown all open."""
    values: dict[str, object] = {}
    for name, value in sealed_fields(event).items():
        seen = (value.opened(seat) for seat in range(seats))
        values[name] = next((known for known in seen if known is not None), None)
    return replace(event, **values)
