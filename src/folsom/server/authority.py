"""Who may do what, as far as it depends on who somebody is: decided here, once, for every route.

Whether somebody may see or do something at one table is decided once as well, by `tables/authority.py`;
nothing else in the house decides either.
"""

from enum import Enum, unique
from typing import Final

from folsom.server.settings import Settings
from folsom.server.visitors import Standing, Visitor


@unique
class Deed(Enum):
    """What a route does. Every route names one."""

    LOOK_AROUND = "look around"
    """The page, the documents, which games there are."""
    COME_IN = "come in"
    """Become a guest, come back by link."""
    BROWSE = "browse"
    """The lists of public tables."""
    LOOK_AT_TABLE = "look at a table"
    """With the link, also without a name; the table decides what may be seen."""
    BE_SOMEBODY = "be somebody"
    """One's own name, devices, tables, and being forgotten."""
    PLAY = "play"
    """Open tables, sit, answer, talk; the table decides whose seat it is."""
    MEASURE = "measure"
    RUN_THE_HOUSE = "run the house"


EVERYBODY: Final = frozenset(Standing)
USERS: Final = frozenset({Standing.PERSON, Standing.PROGRAM})

ALLOWED: Final = {
    Deed.LOOK_AROUND: EVERYBODY,
    Deed.COME_IN: EVERYBODY - {Standing.BANNED, Standing.ADMIN},
    Deed.BROWSE: USERS | {Standing.STRANGER, Standing.EXPIRED, Standing.ADMIN},
    Deed.LOOK_AT_TABLE: USERS | {Standing.STRANGER, Standing.EXPIRED},
    Deed.BE_SOMEBODY: USERS,
    Deed.PLAY: USERS,
    Deed.MEASURE: EVERYBODY,
    Deed.RUN_THE_HOUSE: frozenset({Standing.ADMIN}),
}
HOME: Final = frozenset({"127.0.0.1", "::1"})


@unique
class Verdict(Enum):
    """What becomes of a wish."""

    YES = 200
    WHO_ARE_YOU = 401
    """It would be possible for somebody who is known."""
    NO = 403


def judge(visitor: Visitor, deed: Deed, settings: Settings, *, forwarded: bool = False) -> Verdict:
    """Whether the visitor may do that. `forwarded`: somebody passed the request on for another."""
    if deed is Deed.MEASURE:
        return Verdict.YES if _may_measure(visitor, settings, forwarded=forwarded) else Verdict.NO
    if _is_allowed(visitor.standing, deed, settings):
        return Verdict.YES
    return Verdict.WHO_ARE_YOU if _might_be_known(visitor.standing, deed) else Verdict.NO


def _is_allowed(standing: Standing, deed: Deed, settings: Settings) -> bool:
    if settings.invite_only and deed is Deed.BROWSE and standing not in USERS:
        return standing is Standing.ADMIN
    return standing in ALLOWED[deed]


def _might_be_known(standing: Standing, deed: Deed) -> bool:
    """Coming in first would help."""
    return standing in {Standing.STRANGER, Standing.EXPIRED} and deed is not Deed.COME_IN


def _may_measure(visitor: Visitor, settings: Settings, *, forwarded: bool) -> bool:
    """Measurements are for this machine: behind a proxy everybody seems to be on it."""
    if visitor.standing is Standing.ADMIN:
        return True
    is_home = visitor.address in HOME and not forwarded
    return settings.metrics == "all" or (settings.metrics == "local" and is_home)
