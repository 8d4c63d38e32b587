"""What a seat is asked, why something is forbidden, and how a game ended: plain values."""

import msgspec


class Question(msgspec.Struct, frozen=True):
    """A question that a seat owes an answer to."""

    id: str
    """The same as long as the question waits, another for every other question of the game."""
    kind: str
    """What is asked: "shoot"."""
    seat: int
    bandit: str
    """Who is asked, as the seat or its acting bandit is called."""
    answers: tuple[str, ...]
    """The legal answers, in a fixed order."""


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is refused: a rule and what it says."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    """The seats' points."""
    winners: tuple[int, ...]
    """The seats that won; several share the victory."""
