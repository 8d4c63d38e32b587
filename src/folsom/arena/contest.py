"""What is to be played: a ruleset, the bots with their budgets, and how many games."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from folsom.bots.bot import Budget
from folsom.bots.levels import LEVELS
from folsom.bots.registry import make, names
from folsom.kernel.errors import FolsomError
from folsom.play.errors import UnknownName
from folsom.play.start import Choice, origin_of, seats_text
from folsom.play.suggest import unknown

BUDGET: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<ms>ms)?")


class ContestError(FolsomError):
    """A contest that cannot be played."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that takes part, and how much it may think about an answer."""

    name: str
    """As it was named: `sharpshooter@200` is a sharpshooter with 200 iterations."""
    bot: str
    """What the registry makes it from."""
    budget: Budget


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides which games are played."""

    ruleset: str
    choices: Mapping[str, Choice] = {}
    seats: int
    entrants: tuple[Entrant, ...]
    games: int
    """At least so many: whole deals are played, each in all its rotations."""
    seed: int = 0


def contest(
    ruleset: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    choices: Mapping[str, Choice] | None = None,
) -> Contest:
    """A contest of bots by name, each checked; `budget` is for those that name none of their own.

    As many seats as bots, unless said otherwise: fewer bots sit at several seats in turn, of more bots each
    deal takes some.
    """
    if not bots:
        raise ContestError("an arena needs at least one bot")
    game, origin = origin_of(ruleset, seats=None, choices=choices or {})
    assert origin.ruleset is not None
    allowed = game.rulesets.seats_allowed(origin.ruleset)
    if seats is None and len(bots) not in allowed:
        raise ContestError(
            f"{ruleset} is for {seats_text(allowed)} seats, and {len(bots)} bots are named: "
            "name as many bots as seats, or say how many seats there are"
        )
    taken = len(bots) if seats is None else seats
    origin_of(ruleset, seats=taken, choices=choices or {})
    return Contest(
        ruleset=ruleset,
        choices=choices or {},
        seats=taken,
        entrants=tuple(entrant(name, budget) for name in bots),
        games=games,
        seed=seed,
    )


def entrant(name: str, budget: Budget | None = None) -> Entrant:
    """A bot, or a level of the tables, by name, with its budget behind an @ if it has one of its own.

    >>> entrant("drifter@200").budget.iterations, entrant("drifter@50ms").budget.seconds
    (200, 0.05)
    """
    bot, at, amount = name.rpartition("@")
    own = budget_of(amount, name) if at else budget
    bot = bot if at else name
    level = LEVELS.get(bot)
    if level is not None:
        given = own or (Budget.of(level.iterations) if level.iterations else Budget(seconds=level.seconds))
        return Entrant(name=name, bot=level.bot, budget=given)
    if ":" not in bot and bot not in names():
        raise UnknownName(unknown("bot", bot, dict.fromkeys([*names(), *LEVELS])))
    make(bot, 0)
    return Entrant(name=name, bot=bot, budget=own or Budget())


def budget_of(text: str, name: str) -> Budget:
    """A budget as it stands behind a bot's name."""
    match = BUDGET.fullmatch(text)
    if match is None or float(match["number"]) == 0 or (not match["ms"] and not text.isdecimal()):
        raise ContestError(f"'{name}': behind the @ stand iterations, as in @200, or time, as in @50ms")
    if match["ms"]:
        return Budget(seconds=float(match["number"]) / 1000)
    return Budget.of(int(text))


def shared_budget(ms: float | None, iterations: int | None) -> Budget | None:
    """The budget of all bots that name none of their own; ContestError if there are two."""
    if ms is not None and iterations is not None:
        raise ContestError("a budget is milliseconds or iterations, not both")
    if iterations is not None:
        return Budget.of(iterations)
    return Budget(seconds=ms / 1000) if ms is not None else None
