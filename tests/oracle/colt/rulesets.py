"""Every ruleset the rulebooks describe, as the scenario language names it, and who may sit down to it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Literal

from .position import Options
from .words import BANDITS


@dataclass(frozen=True)
class Ruleset:
    """One ruleset by the keys of a position."""

    name: str
    seat_counts: tuple[int, ...]
    edition: Literal["first", "revised"] = "first"
    expert: bool = False
    teams: bool = False
    powers: bool = True
    events: bool = True

    def seats(self, dice: random.Random) -> list[str]:
        """Random bandits or teams, as many seats as allowed."""
        count = dice.choice(self.seat_counts)
        if not self.teams:
            return dice.sample(BANDITS, count)
        if self.edition == "revised":  # B2
            pairs = zip(
                ("ghost", "doc", "belle"), dice.sample(("cheyenne", "django", "tuco"), 3), strict=True
            )
            return ["+".join(dice.sample(pair, 2)) for pair in dice.sample(list(pairs), count)]
        four = dice.sample(BANDITS, 4)  # D2
        return ["+".join(four[:2]), "+".join(four[2:])]

    def options(self, dice: random.Random) -> Options:
        """Named parameters, half of the time their defaults."""
        if dice.random() < 0.5:
            return Options()
        return Options(
            purse_pick=dice.choice(("random", "strict_RE")),
            tiebreak=dice.choice(("all", "literal_FE")),
            friendly_shots_count=dice.random() < 0.5,
            pick_before_reveal=dice.random() < 0.5,
            facedown_shows_bandit=dice.random() < 0.5,
            discards_open=dice.random() < 0.5,
        )


RULESETS = (
    Ruleset("colt.first", (3, 4, 5, 6)),
    Ruleset("colt.first.expert", (3, 4, 5, 6), expert=True),
    Ruleset("colt.first.duel", (2,), teams=True),
    Ruleset("colt.revised.basic", (3, 4, 5, 6), "revised", powers=False, events=False),
    Ruleset("colt.revised", (3, 4, 5, 6), "revised"),
    Ruleset("colt.revised.expert", (3, 4, 5, 6), "revised", expert=True),
    Ruleset("colt.revised.teams", (2, 3), "revised", teams=True),
)
