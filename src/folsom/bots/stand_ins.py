"""What the bots must know of a game beyond its rules: each name stands for a rule of that game's own module.

These are judgements, not rules of the game; the search and the outlaw are written over them, once for all
games.
"""

from folsom.kernel.record import Record
from folsom.kernel.rule import stand_in


@stand_in
def thumb(h: Record, seat: int, answers: int, luck: int) -> int:
    """The answer that rules of thumb give, out of the legal ones, from what the seat may know alone.

    `luck` is a random number below 2**32, for what the rules of thumb leave open.
    """
    raise NotImplementedError


@stand_in
def is_shown(h: Record, seat: int, answer: int) -> bool:
    """Whether the other seats are told this answer when it is given."""
    raise NotImplementedError


@stand_in
def stage(h: Record) -> int:
    """Which round is being played, the first being 1."""
    raise NotImplementedError


@stand_in
def holdings(h: Record, seat: int) -> int:
    """What the seat would count if the game ended now."""
    raise NotImplementedError


@stand_in
def prospects(h: Record) -> int:
    """So much of a lead decides about half of a game that has just begun, in the units of `holdings`."""
    raise NotImplementedError
