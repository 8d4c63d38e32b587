"""Rulesets: the longest straw wins, or the shortest."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from folsom.kernel.errors import RulesetError

from .table import SEATS, Heist

NAMES: Final = ("ann", "bob", "cid", "dot")


class Ruleset(msgspec.Struct, frozen=True):
    """One field for every switch."""

    shortest: bool = False


PRESETS: Final[Mapping[str, Ruleset]] = {"straw": Ruleset(), "straw.short": Ruleset(shortest=True)}

SENTENCES: Final[Mapping[str, str]] = {
    "straw": "Whoever ends with the longest straw wins.",
    "straw.short": "Whoever ends with the shortest straw wins.",
    "shortest": "The shortest straw wins, not the longest (S5).",
}


def make(name_or_ruleset: str | Ruleset, /, **switches: bool | int | str) -> Ruleset:
    """A preset or a ruleset with some switches set."""
    base = PRESETS[name_or_ruleset] if isinstance(name_or_ruleset, str) else name_or_ruleset
    try:
        return msgspec.convert(msgspec.structs.asdict(base) | switches, Ruleset)
    except msgspec.ValidationError as error:
        raise RulesetError(f"shortest is true or false: {error}") from None


def seats_allowed(ruleset: Ruleset, /) -> range:
    """Two to four seats (S1)."""
    del ruleset
    return range(2, SEATS + 1)


def sentence(name: str, /) -> str:
    """One line that says what a preset, or a switch, is."""
    return SENTENCES[name]


def prepare(h: Heist, ruleset: Ruleset, seats: Sequence[str], /) -> None:
    """Write ruleset and seats into a zeroed record; a seat is called by its place."""
    if any(name not in ("", NAMES[seat]) for seat, name in enumerate(seats[:SEATS])):
        raise RulesetError(f"the seats are {', '.join(NAMES[: len(seats)])}, in this order")
    if len(seats) not in seats_allowed(ruleset):
        raise RulesetError(f"Short Straw is for 2 to {SEATS} seats, not {len(seats)}")
    h.seats = len(seats)
    h.shortest = int(ruleset.shortest)


def seat_names(h: Heist, /) -> Sequence[str]:
    """The seats' names, clockwise."""
    return NAMES[: h.seats]
