"""Which switches clash where no rulebook describes a game, and what is allowed instead (Q77)."""

from typing import Final, Literal

Edition = Literal["first", "revised"]

EXPERT_TEAMS: Final = (
    "expert=true clashes with teams=true: the revised edition has experts with one bandit a seat, or teams "
    "without the expert variant (Q77)"
)
NOVICE_DUEL: Final = (
    "expert=false clashes with teams=true: the first edition's game of two bandits a seat is for experts; "
    "one bandit a seat may be either (D6)"
)
FIRST_WITHOUT: Final = (
    "{name}=false clashes with edition=first: only the revised edition has a first game without powers and "
    "events (N2)"
)
HALF_BASIC: Final = (
    "{off}=false clashes with {on}=true: the revised edition's first game leaves out powers and events "
    "together, and all other games have both (N2)"
)
BASIC_WITH: Final = (
    "{name}=true clashes with powers=false: the revised edition's first game has one bandit a seat and no "
    "expert variant; with powers and events either is allowed (N2)"
)


def clash(edition: Edition, expert: bool, powers: bool, events: bool) -> str:
    """The sentence for a combination that no rulebook describes."""
    if edition == "first":
        if not (powers and events):
            return FIRST_WITHOUT.format(name="events" if powers else "powers")
        return NOVICE_DUEL
    if powers != events:
        return HALF_BASIC.format(off="events" if powers else "powers", on="powers" if powers else "events")
    if not powers:
        return BASIC_WITH.format(name="expert" if expert else "teams")
    return EXPERT_TEAMS
