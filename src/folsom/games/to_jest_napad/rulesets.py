"""Rulesets: the basic game, the harder scoring, and the bonus for twos on top of it.

The variants leave set-up and play unchanged and score otherwise (R31-R35). What the players choose before a
game is no ruleset: which gang each seat leads (R1) and, if they like, who starts (R6).
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from folsom.kernel.errors import RulesetError

from .cards import CARD_SET, GANGS
from .table import CHANCE, SEATS, Heist

FEWEST_SEATS = 2


class Ruleset(msgspec.Struct, frozen=True):
    """One field for every live switch of the rules."""

    harder: bool = False
    twos: bool = False
    cards: str = CARD_SET


PRESETS: Final[Mapping[str, Ruleset]] = {
    "napad": Ruleset(),
    "napad.harder": Ruleset(harder=True),
    "napad.harder.twos": Ruleset(harder=True, twos=True),
}

SENTENCES: Final[Mapping[str, str]] = {
    "napad": "The basic game: six robberies, and the values of the wagons won are added up.",
    "napad.harder": "The harder variant: a colour scores number times highest value, and bullets raise it.",
    "napad.harder.twos": "The harder variant with a bonus for most wagons of value 2.",
    "harder": "Each colour scores number of wagons times highest value, one higher for most bullets.",
    "twos": "Most wagons of value 2 score one more point each; only together with harder.",
    "cards": f"The card set; {CARD_SET} fits the rulebook's examples, as the printed values are not known.",
}

CHOICES: Final[Mapping[str, str]] = {
    "first": "The seat that starts, by its gang or its number (R6); left out, it is drawn at random.",
}


def make(name_or_ruleset: str | Ruleset, /, **switches: bool | int | str) -> Ruleset:
    """A preset or a ruleset with some switches set; RulesetError if no rulebook describes the outcome.

    >>> make("napad.harder", twos=True) == PRESETS["napad.harder.twos"]
    True
    """
    base = _preset(name_or_ruleset) if isinstance(name_or_ruleset, str) else name_or_ruleset
    known = msgspec.structs.asdict(base)
    for name in switches:
        if name not in known:
            raise RulesetError(f"'{name}' is no switch of To jest napad!: there are {', '.join(known)}")
    return _checked(known | switches)


def _preset(name: str) -> Ruleset:
    if name not in PRESETS:
        raise RulesetError(f"no ruleset is called '{name}': there are {', '.join(PRESETS)}")
    return PRESETS[name]


def _checked(fields: Mapping[str, object]) -> Ruleset:
    """R35 stands on the harder variant only (V20)."""
    try:
        ruleset = msgspec.convert(fields, Ruleset)
    except msgspec.ValidationError as error:
        raise RulesetError(f"harder and twos are true or false, and cards is '{CARD_SET}': {error}") from None
    if ruleset.twos and not ruleset.harder:
        raise RulesetError(
            "twos clashes with harder = false: the bonus for twos is for the harder variant (V20)"
        )
    if ruleset.cards != CARD_SET:
        raise RulesetError(f"there is no card set '{ruleset.cards}', only '{CARD_SET}'")
    return ruleset


def seats_allowed(ruleset: Ruleset, /) -> range:
    """Two to four seats in every ruleset (R1)."""
    del ruleset
    return range(FEWEST_SEATS, SEATS + 1)


def seat_names_allowed(ruleset: Ruleset, /) -> Sequence[str]:
    """What a seat may be called: by the gang it leads (R1)."""
    del ruleset
    return GANGS


def sentence(name: str, /) -> str:
    """One line that says what a preset, or a switch, is."""
    return SENTENCES[name]


def prepare(
    h: Heist, ruleset: Ruleset, seats: Sequence[str], set_up: Mapping[str, str] | None = None, /
) -> None:
    """Write ruleset, gangs and the players' choices into a zeroed record, ready for `begin` (R1, R6).

    An empty name leaves a seat's gang to chance. Players may choose who starts, as `first`; else chance does.
    """
    checked = make(ruleset)
    if len(seats) not in seats_allowed(checked):
        raise RulesetError(f"To jest napad! is for 2 to 4 seats, not {len(seats)}")
    h.harder = int(checked.harder)
    h.twos = int(checked.twos)
    h.seats = len(seats)
    for seat, name in enumerate(seats):
        h.gang[seat] = _gang_number(name, seats) if name else CHANCE
    h.first = _start_player(seats, set_up or {})


def _gang_number(name: str, seats: Sequence[str]) -> int:
    """The number of a gang that just one seat leads (R1)."""
    if name not in GANGS:
        raise RulesetError(f"no gang is called '{name}': there are {', '.join(GANGS)}")
    if list(seats).count(name) > 1:
        raise RulesetError(f"{name} can be led by one seat only")
    return GANGS.index(name)


def _start_player(seats: Sequence[str], set_up: Mapping[str, str]) -> int:
    """The seat that the players chose to start, by its gang or its number (R6)."""
    for name in set_up:
        if name not in CHOICES:
            raise RulesetError(f"'{name}' is no choice at set-up: there is {', '.join(CHOICES)}")
    if "first" not in set_up:
        return CHANCE
    first = set_up["first"]
    for seat, name in enumerate(seats):
        if first in (name or str(seat), str(seat)):
            return seat
    raise RulesetError(f"'{first}' has no seat and cannot start")


def seat_names(h: Heist, /) -> Sequence[str]:
    """The seats' gangs, clockwise; empty for one that is left to chance and not drawn yet."""
    return tuple(GANGS[h.gang[seat]] if h.gang[seat] != CHANCE else "" for seat in range(h.seats))
