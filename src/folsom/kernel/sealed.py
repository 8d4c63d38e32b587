"""What only some seats may see of what happened: sealed values, private events, and their opening for an
audience.

An event as a game reads it from its log holds everything, its secret fields sealed. A sealed value has no
text, cannot be stored, copied or encoded: whoever tries to send an event that was not redacted gets an error,
not a leak. `redacted` alone opens seals, for one audience at a time.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, NoReturn, Optional, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")


class Sealed(Generic[T]):
    """A value that may be opened for the seats of a mask only."""

    __slots__ = ("_seats", "_value")

    def __init__(self, value: T, seats: int) -> None:
        self._value = value
        self._seats = seats

    def opened(self, seat: int | None) -> T | None:
        """The value for a seat that may see it; None for all others, a spectator (None) among them."""
        if seat is None or seat < 0 or not self._seats >> seat & 1:
            return None
        return self._value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sealed):
            return NotImplemented
        return bool(self._value == other._value) and self._seats == other._seats

    def __hash__(self) -> int:
        return hash((self._value, self._seats))

    def __repr__(self) -> str:
        return "Sealed(...)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a sealed value is neither stored nor copied: open it for an audience first")


if TYPE_CHECKING:
    Secret: TypeAlias = Sealed[T] | T | None
else:
    # What may be sent is the opened value or nothing: decoders and schemas know no third thing.
    Secret = Optional
"""A field of an event that not everybody may see: sealed, or as an audience was told it (None: not told)."""


class Event(Struct, frozen=True, kw_only=True, tag=True):
    """An entry of a game's log: something that happened, and the rule by which it did."""

    rule: str

    def audience(self) -> int | None:
        """The mask of seats that may know that it happened at all; None for everybody, spectators too."""
        return None


E = TypeVar("E", bound=Struct)


def redacted(event: E, seat: int | None) -> E | None:
    """The event as a seat, or a spectator (None), may see it; None if it may not know that it happened."""
    if isinstance(event, Event) and not _is_told(event, seat):
        return None
    opened = {name: value.opened(seat) for name, value in sealed_fields(event).items()}
    return replace(event, **opened) if opened else event


def told(events: Iterable[E], seat: int | None) -> tuple[E, ...]:
    """All events that a seat, or a spectator (None), may know of, as it may see them."""
    seen = (redacted(event, seat) for event in events)
    return tuple(event for event in seen if event is not None)


def sealed_fields(event: Struct) -> dict[str, Sealed[object]]:
    """The fields of an event that are still sealed."""
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, Sealed)}


def shown(value: Sealed[T] | T | None) -> T | None:
    """A secret field of a redacted event: its value if the audience was told; ValueError if it is still
    sealed.
    """
    if isinstance(value, Sealed):
        raise ValueError("the event was not redacted: nobody may read what is still sealed")
    return value


def _is_told(event: Event, seat: int | None) -> bool:
    seats = event.audience()
    return seats is None or (seat is not None and seat >= 0 and seats >> seat & 1 == 1)
