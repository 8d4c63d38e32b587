"""The rulesets of the rulebooks, as one value a switch, and one sentence for each of both.

Five switches decide which game of which rulebook it is, others follow from
these, and the named parameters are free.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

CARD_SET: Final = "printed-1"


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """One field for every live switch; a fix that changes play adds one whose default is the old way."""

    # --- which game of which rulebook
    edition: Literal["first", "revised"] = "first"
    expert: bool = False
    teams: bool = False
    powers: bool = True
    events: bool = True

    # --- what follows from that
    station: bool = True
    shed_bullets: bool = False
    shortage_clears: bool = True
    revenge_drops: bool = False
    pairs: bool = False
    opening_pick: bool = False
    covering_fire: bool = False
    gunslinger: bool = True

    # --- named parameters, by their defaults
    purse_pick: Literal["random", "strict_RE"] = "random"
    pick_before_reveal: bool = False
    friendly_shots_count: bool = True
    tiebreak: Literal["all", "literal_FE"] = "all"
    facedown_shows_bandit: bool = False
    discards_open: bool = True

    cards: Literal["printed-1"] = CARD_SET

    @property
    def name(self) -> str:
        """The preset it is, its named parameters apart."""
        return NAME_OF[self.edition, self.expert, self.teams, self.powers, self.events]


_REVISED: Final = Ruleset(edition="revised", shortage_clears=False, revenge_drops=True)

PRESETS: Final[Mapping[str, Ruleset]] = {
    "colt.first": Ruleset(),
    "colt.first.expert": Ruleset(expert=True, shed_bullets=True),
    "colt.first.duel": Ruleset(expert=True, shed_bullets=True, teams=True, gunslinger=False),
    "colt.revised.basic": msgspec.structs.replace(_REVISED, powers=False, events=False, station=False),
    "colt.revised": _REVISED,
    "colt.revised.expert": msgspec.structs.replace(_REVISED, expert=True),
    "colt.revised.teams": msgspec.structs.replace(
        _REVISED, teams=True, pairs=True, opening_pick=True, covering_fire=True
    ),
}

NAME_OF: Final = {
    (each.edition, each.expert, each.teams, each.powers, each.events): name for name, each in PRESETS.items()
}

DECIDING: Final = ("edition", "expert", "teams", "powers", "events")
FOLLOWING: Final = (
    "station",
    "shed_bullets",
    "shortage_clears",
    "revenge_drops",
    "pairs",
    "opening_pick",
    "covering_fire",
    "gunslinger",
)
PARAMETERS: Final = tuple(name for name in Ruleset.__struct_fields__ if name not in DECIDING + FOLLOWING)

SENTENCES: Final[Mapping[str, str]] = {
    "colt.first": "The first edition: three to six bandits, powers and events, a station at the end.",
    "colt.first.expert": "The first edition for experts: discard piles, cards kept for later, bullets shed.",
    "colt.first.duel": "The first edition for two: two bandits each, for experts, without a Gunslinger.",
    "colt.revised.basic": "The revised edition's first game: five ordinary rounds, no powers, no events.",
    "colt.revised": "The revised edition: three to six bandits, powers and events, a station at the end.",
    "colt.revised.expert": "The revised edition for experts: discard piles, any card kept, bullets too.",
    "colt.revised.teams": "The revised edition for two or three with two bandits each: pick, covering fire.",
    "edition": "Which rulebook: first or revised.",
    "expert": "Discard piles instead of a shuffle each round, and cards may be kept (X1, X4).",
    "teams": "Two bandits for each seat (D2, B3).",
    "powers": "Every bandit has a power of its own; only the revised first game goes without (N2).",
    "events": "Round cards may end with an event; only the revised first game goes without (N2).",
    "station": "The last Round card is a station, after four ordinary ones; else there are five (S11, N1).",
    "shed_bullets": "Experts lay down the bullets in their hands, as the first edition has it (X3).",
    "shortage_clears": "When neutral bullets run short, those left leave the game: first edition (M4).",
    "revenge_drops": "A purse lost to the Marshal's Revenge falls on the roof: revised edition (E8).",
    "pairs": "Ghost, Doc and Belle each run with one of the other three: revised teams (B2).",
    "opening_pick": "Before each deal every seat picks one card of its deck: revised teams (B6).",
    "covering_fire": "A Shoot card may bring a card of the other bandit with it: revised teams (B7).",
    "gunslinger": "Whoever fired most bullets wins $1000; only the duel goes without (G2, D7).",
    "purse_pick": "What a Robbery takes: random (a kind, then any purse) or strict_RE (any token, Q36).",
    "pick_before_reveal": "The opening pick is made before the Round card is turned up (Q62).",
    "friendly_shots_count": "Shots at a team-mate count for the Gunslinger (Q64).",
    "tiebreak": "Which bullets break a tie: all, or literal_FE, without those of meeting the Marshal (Q71).",
    "facedown_shows_bandit": "A face-down card of a team shows which bandit it belongs to (Q74).",
    "discards_open": "Everybody may look through the discard piles (Q76).",
    "cards": f"The card set; {CARD_SET} are the components as printed.",
}
