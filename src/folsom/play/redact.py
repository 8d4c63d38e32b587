"""Events as an audience may see them."""

from typing import Protocol, TypeVar, runtime_checkable

from msgspec import Struct
from msgspec.structs import asdict, replace

E = TypeVar("E", bound=Struct)


@runtime_checkable
class Opens(Protocol):
    """A sealed value: what only some seats may see."""

    def opened(self, seat: int | None, /) -> object:
        """The value for a seat that may see it, None for all others and for a spectator (None)."""


def redacted(event: E, seat: int | None) -> E:
    """The event as a seat, or a spectator (None), may see it."""
    sealed = {name: value for name, value in asdict(event).items() if isinstance(value, Opens)}
    return replace(event, **{name: value.opened(seat) for name, value in sealed.items()})
