"""What a search found, as data."""

import msgspec


class Expectation(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot expects of an answer."""

    answer: str
    visits: int
    """In so many worlds it was tried."""
    win_share: float
    """What part of them the seat won; a shared victory counts in part."""
    money: float
    """What the seat held in the end, on average."""


class Belief(msgspec.Struct, frozen=True, kw_only=True):
    """How likely something hidden is thought to be somewhere."""

    where: str
    """"the hand of tuco", "card 3 of the pile"."""
    what: str
    chance: float


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thought about a question."""

    answer: str
    """The one that it gives."""
    iterations: int
    expectations: tuple[Expectation, ...]
    """Of each answer; first the one that was tried most, since it held out best."""
    beliefs: tuple[Belief, ...]
    """Of hidden cards, place by place, the likeliest first."""
