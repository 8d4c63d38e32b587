"""How a sharpshooter searches. The figures behind the numbers stand in docs/players.md."""

import msgspec


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a search."""

    exploration: float = 0.5
    """How much an answer that was seldom tried is favoured."""
    wit: float = 1.0
    """What part of the answers outside the trees is given by rules of thumb; the others are random."""
    horizon: int | None = None
    """Worlds are played out for so many rounds; 0: to the end of the game; None: as suits the game."""
    ambition: float = 0.6
    """How much winning counts, the rest being money."""
    has_own_trees: bool = True
    """Whether every seat has a tree of its own, which does not show what others hide from it; with one tree
    for all a seat expects the others to know what it hides."""
    lapses: float = 0.0
    """How often the second-best answer is given, if it is nearly as good."""
