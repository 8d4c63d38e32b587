"""What one search keeps: its settings, its luck, how far it has come, and what it has found at its root."""

from typing import Annotated

from folsom.kernel.chance import light_word
from folsom.kernel.record import Cells, Fields, Long, Word
from folsom.kernel.rule import rule

SEATS = 6
"""The most seats of any game."""
LONGEST_PATH = 4096
CODES = 64
SCALE = 256
"""Settings that are parts of a whole are parts of this."""


class Quest(Fields):
    """One search."""

    # --- settings
    me: Word
    """The seat that owes the answer."""
    seats: Word
    trees: Word
    """One tree for each seat, or one for all."""
    exploration: Long
    """How much an answer that was seldom tried is favoured, in parts of ONE."""
    wit: Word
    """So many of SCALE answers outside the trees are given by rules of thumb, the others at random."""
    horizon: Word
    """Playouts end after so many further rounds; 0: with the game."""
    ambition: Word
    """How much winning counts, of SCALE; the rest is money."""

    # --- luck
    luck: Long
    drawn: Long

    # --- where the descent stands
    twigs: Word
    """How many there are."""
    followed: Word
    """How many trees the descent has not left."""
    at: Annotated[Cells, "i4", SEATS]
    path: Annotated[Cells, "i4", LONGEST_PATH]
    path_n: Word
    until: Word
    """The last round that is played."""
    first: Word
    """What was answered at the root."""

    # --- what came of the last world, by seat
    held: Annotated[Cells, "i8", SEATS]
    """What it held in the end."""
    worth: Annotated[Cells, "i8", SEATS]
    """What that is worth to it, in parts of ONE."""

    # --- what came of all of them, by answer at the root
    iterations: Long
    tried: Annotated[Cells, "i8", CODES]
    wins: Annotated[Cells, "i8", CODES]
    """In parts of ONE."""
    money: Annotated[Cells, "i8", CODES]


@rule
def draw(quest: Quest) -> int:
    """32 random bits."""
    quest.drawn += 1
    return light_word(quest.luck, quest.drawn)
