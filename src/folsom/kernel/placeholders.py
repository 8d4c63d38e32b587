"""The names that drivers are written over: each stands for the function, or the blank record, of whichever
game.

A module of entries imports these and is then made anew for each game, with the game's own functions in their
place. Called as they are, they only say so.
"""

from typing import cast

from .record import Fields, Games, Observation, Record

BLANK_HEIST = cast(Games[Record], ())
"""One record of zeros, of the game's own class."""
BLANK_MEMORY = cast(Games[Fields], ())
"""One memory of zeros, of the game's own class."""
BLANK_OBSERVATION = cast(Games[Observation], ())
"""One observation of zeros, of the game's own class."""


def begin(h: Record) -> None:
    """Deal, set up, and run on to the first question."""
    raise NotImplementedError


def owing(h: Record) -> int:
    """The mask of seats that owe an answer."""
    raise NotImplementedError


def first_owing(h: Record) -> int:
    """The seat to answer next; -1 once the game is over."""
    raise NotImplementedError


def question(h: Record, seat: int) -> int:
    """The kind of question the seat owes an answer to."""
    raise NotImplementedError


def legal(h: Record, seat: int) -> int:
    """The mask of the seat's legal answers."""
    raise NotImplementedError


def forbids(h: Record, seat: int, answer: int) -> int:
    """The id of the rule that forbids the answer."""
    raise NotImplementedError


def resolve(h: Record, seat: int, answer: int) -> None:
    """Carry out a legal answer."""
    raise NotImplementedError


def advance(h: Record) -> None:
    """Run on until somebody owes an answer."""
    raise NotImplementedError


def is_over(h: Record) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


def score(h: Record, seat: int) -> int:
    """The seat's result."""
    raise NotImplementedError


def has_won(h: Record, seat: int) -> bool:
    """Whether the seat has won."""
    raise NotImplementedError


def recall(h: Record, seat: int, m: Fields) -> None:
    """Fill a memory with what the seat has seen."""
    raise NotImplementedError


def glimpse(h: Record, seat: int, m: Fields) -> None:
    """Fill a memory with what an observation needs."""
    raise NotImplementedError


def encode(m: Fields, o: Observation) -> None:
    """Fill an observation from such a memory."""
    raise NotImplementedError


def imagine(m: Fields, h: Record) -> None:
    """Fill a record that the memory's seat could be in."""
    raise NotImplementedError
