"""What only some seats may see, kept from everybody else by its type: no encoder writes it."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Sealed(Generic[T]):
    """A value that may be opened for the seats of a mask only."""

    __slots__ = ("_seats", "_value")

    def __init__(self, value: T, seats: int) -> None:
        self._value = value
        self._seats = seats

    def opened(self, seat: int | None) -> T | None:
        """The value for a seat that may see it; None for all others, a spectator (None) among them."""
        if seat is None or not self._seats >> seat & 1:
            return None
        return self._value

    def __repr__(self) -> str:
        return "Sealed(...)"

    def __reduce__(self) -> str:
        raise TypeError("a sealed value is not stored: open it for an audience first")
