"""What a game was worth to each seat. All rewards come at the end; until then they are 0.

They are chosen by name, as `reward="standing"`.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from folsom.play.errors import UnknownName
from folsom.play.question import Outcome
from folsom.play.suggest import unknown

Reward: TypeAlias = Callable[[Outcome], tuple[float, ...]]


def win(outcome: Outcome) -> tuple[float, ...]:
    """1 to the winner, in equal parts if several share the victory; 0 to all others.

    >>> win(Outcome(scores=(500, 900, 900), winners=(1, 2)))
    (0.0, 0.5, 0.5)
    """
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))


def standing(outcome: Outcome) -> tuple[float, ...]:
    """From 1 for the first to -1 for the last in equal steps; those who tie share; all rewards sum to 0.

    Whoever wins by a tiebreak stands before those with as much money.

    >>> standing(Outcome(scores=(500, 900, 900, 100), winners=(1,)))
    (-0.3333333333333333, 1.0, 0.3333333333333333, -1.0)
    """
    order = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    beaten = (sum((own > other) - (own < other) for other in order) for own in order)
    return tuple(number / (len(order) - 1) for number in beaten)


def money(outcome: Outcome) -> tuple[float, ...]:
    """What the seat has at the end as the game counts it: dollars, or points.

    >>> money(Outcome(scores=(500, 900), winners=(1,)))
    (500.0, 900.0)
    """
    return tuple(float(score) for score in outcome.scores)


REWARDS: Final[Mapping[str, Reward]] = {"win": win, "standing": standing, "money": money}


def reward_named(name: str) -> Reward:
    """The reward of that name; UnknownName if there is none."""
    if name not in REWARDS:
        raise UnknownName(unknown("reward", name, REWARDS))
    return REWARDS[name]
