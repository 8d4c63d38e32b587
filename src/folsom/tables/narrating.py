"""What happened, as an audience is told it: the event itself, its rule, and an English sentence."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from folsom.kernel.sealed import Event, Sealed, sealed_fields, told
from folsom.narration import NarrationError, tell
from folsom.play.game import Game

from .messages import Told
from .playing import WATCHER


def eyes(audience: int) -> int | None:
    """An audience as the game knows it: a seat, or None for those who watch."""
    return None if audience == WATCHER else audience


def told_to(game: Game, events: Iterable[Struct], audience: int) -> tuple[Told, ...]:
    """Events, redacted for an audience."""
    seat, seats = eyes(audience), game.seats
    return tuple(_told(game, event, seats, seat) for event in told(events, seat))


def told_all(game: Game, events: Iterable[Struct]) -> tuple[Told, ...]:
    """Events with nothing hidden, once a game is over: each as all seats together were told it."""
    return tuple(_told(game, _opened(event, len(game.seats)), game.seats, None) for event in events)


def _opened(event: Struct, seats: int) -> Struct:
    seals = sealed_fields(event)
    opened = {name: _value(value, seats) for name, value in seals.items()}
    return replace(event, **opened) if opened else event


def _value(value: Sealed[object], seats: int) -> object:
    seen = (value.opened(seat) for seat in range(seats))
    return next((each for each in seen if each is not None), None)


def _told(game: Game, event: Struct, seats: Sequence[str], seat: int | None) -> Told:
    return Told(
        rule=event.rule if isinstance(event, Event) else "",
        event=msgspec.Raw(msgspec.json.encode(event)),
        text=sentence(event, game.definition.name, seats, seat),
    )


def sentence(event: Struct, game: str, seats: Sequence[str], seat: int | None) -> str:
    """A redacted event in English; empty if nobody has worded it."""
    try:
        return tell(event, game=game, seats=seats, seat=seat)
    except (NarrationError, LookupError):
        return ""
