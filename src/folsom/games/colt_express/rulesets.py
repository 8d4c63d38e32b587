"""Rulesets: those of the rulebooks, or put together from single switches, and what a record holds of them.

Whatever no rulebook describes is refused, in one sentence (Q77).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from folsom.kernel.errors import RulesetError

from .clashes import clash
from .presets import (
    CARD_SET,
    DECIDING,
    FOLLOWING,
    NAME_OF,
    PARAMETERS,
    PRESETS,
    SENTENCES,
    Ruleset,
)
from .seating import CHOICES, choose, may_pair, seat_names, take_seats
from .table.record import Heist
from .words import BANDIT_WORDS


def make(name_or_ruleset: str | Ruleset, /, **switches: bool | int | str) -> Ruleset:
    """A preset or a ruleset with some switches set; RulesetError if no rulebook describes the outcome (Q77).

    >>> make("colt.first", expert=True) == PRESETS["colt.first.expert"]
    True
    """
    if isinstance(name_or_ruleset, Ruleset):
        return _settled(_settled(PRESETS["colt.first"], msgspec.structs.asdict(name_or_ruleset)), switches)
    return _settled(_preset(name_or_ruleset), switches)


def _preset(name: str) -> Ruleset:
    if name not in PRESETS:
        raise RulesetError(f"no ruleset is called '{name}': there are {', '.join(PRESETS)}")
    return PRESETS[name]


def _settled(base: Ruleset, switches: Mapping[str, object]) -> Ruleset:
    """The ruleset of the switches that decide, with the parameters; what follows must be as it follows."""
    named = _typed(base, switches)
    wanted = msgspec.structs.replace(base, **named)
    if wanted.edition == "first" and wanted.teams and "expert" not in named:
        wanted = msgspec.structs.replace(wanted, expert=True)  # D6
    deciding = (wanted.edition, wanted.expert, wanted.teams, wanted.powers, wanted.events)
    if deciding not in NAME_OF:
        raise RulesetError(clash(wanted.edition, wanted.expert, wanted.powers, wanted.events))
    preset = PRESETS[NAME_OF[deciding]]
    for name in FOLLOWING:
        if name in named and named[name] != getattr(preset, name):
            raise RulesetError(_contradiction(preset, name))
    return msgspec.structs.replace(preset, **{name: getattr(wanted, name) for name in PARAMETERS})


def _typed(base: Ruleset, switches: Mapping[str, object]) -> dict[str, object]:
    """The switches as values of their types; text such as "true" is understood."""
    for name in switches:
        if name not in Ruleset.__struct_fields__:
            raise RulesetError(f"'{name}' is no switch of Colt Express: there are {', '.join(SENTENCES)}")
    named: dict[str, object] = {}
    for name, value in switches.items():
        fields = msgspec.structs.asdict(base) | {name: value}
        try:
            named[name] = getattr(msgspec.convert(fields, Ruleset, strict=False), name)
        except msgspec.ValidationError:
            raise RulesetError(f"the switch {name} is {allowed_values(name)}, not '{value}'") from None
    return named


def allowed_values(name: str) -> str:
    """What a switch may be set to, in words.

    >>> allowed_values("edition"), allowed_values("expert")
    ('first or revised', 'true or false')
    """
    values = {field.name: field.type for field in msgspec.structs.fields(Ruleset)}[name]
    return "true or false" if values is bool else " or ".join(values.__args__)


def _contradiction(preset: Ruleset, name: str) -> str:
    """Why a switch that follows from others cannot be set otherwise."""
    decider = next(
        each for each in _deciders(name) if getattr(preset, each) != getattr(_other(preset, name), each)
    )
    value, deciding = getattr(preset, name), getattr(preset, decider)
    return (
        f"{name}={_word(not value)} clashes with {decider}={_word(deciding)}: "
        f"{preset.name} is played with {name}={_word(value)}"
    )


def _deciders(name: str) -> tuple[str, ...]:
    return ("events",) if name == "station" else DECIDING


def _other(preset: Ruleset, name: str) -> Ruleset:
    """The ruleset nearest to this one that has the switch set otherwise."""
    others = [each for each in PRESETS.values() if getattr(each, name) != getattr(preset, name)]
    return min(others, key=lambda each: sum(getattr(each, d) != getattr(preset, d) for d in DECIDING))


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def seats_allowed(ruleset: Ruleset, /) -> range:
    """Three to six seats; two for the duel, two or three for revised teams (S1, D2, B1)."""
    if not ruleset.teams:
        return range(3, 7)
    return range(2, 3) if ruleset.edition == "first" else range(2, 4)


def seat_names_allowed(ruleset: Ruleset, /) -> tuple[str, ...]:
    """What a seat may be called: by any bandit, or by two that may run together (S2, D2, B2)."""
    if not ruleset.teams:
        return BANDIT_WORDS
    pairs = combinations(range(len(BANDIT_WORDS)), 2)
    allowed = (pair for pair in pairs if not ruleset.pairs or may_pair(*pair))
    return tuple("+".join(BANDIT_WORDS[who] for who in pair) for pair in allowed)


def sentence(name: str, /) -> str:
    """One line that says what a preset, a switch, or a choice at set-up is."""
    known = {**SENTENCES, **CHOICES}
    if name not in known:
        raise RulesetError(f"there is no ruleset and no switch '{name}': there are {', '.join(known)}")
    return known[name]


def prepare(
    h: Heist, ruleset: Ruleset, seats: Sequence[str] | int, /, **choices: str | Sequence[str]
) -> None:
    """Write ruleset, bandits and choices into a zeroed record, ready for `begin`; RulesetError if unfit.

    A seat is named by its bandit, or by both ("ghost+tuco"). An empty name, or just the number of seats,
    leaves the bandits to fate (Q70); so is all else that nobody chooses.
    """
    checked = make(ruleset)
    names = ("",) * seats if isinstance(seats, int) else tuple(seats)
    allowed = seats_allowed(checked)
    if len(names) not in allowed:
        many = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
        raise RulesetError(f"{checked.name} is for {many} seats, not {len(names)}")
    write_switches(h, checked)
    take_seats(h, names, teams=checked.teams, pairs=checked.pairs)
    h.rear = cars_behind(checked, len(names))
    choose(h, {name: each if isinstance(each, str) else ",".join(each) for name, each in choices.items()})


def cars_behind(ruleset: Ruleset, seats: int) -> int:
    """As many cars as seats; with two bandits each four, but three for two seats in the revised edition.

    S6, D1, B1.
    """
    if not ruleset.teams:
        return seats
    return 4 if ruleset.edition == "first" or seats == 3 else 3


def write_switches(h: Heist, ruleset: Ruleset) -> None:
    """The ruleset as the record's live switches."""
    h.powers = int(ruleset.powers)
    h.events = int(ruleset.events)
    h.station = int(ruleset.station)
    h.expert = int(ruleset.expert)
    h.shed_bullets = int(ruleset.shed_bullets)
    h.shortage_clears = int(ruleset.shortage_clears)
    h.revenge_drops = int(ruleset.revenge_drops)
    h.ask_place = int(ruleset.teams)
    h.opening_pick = int(ruleset.opening_pick)
    h.covering_fire = int(ruleset.covering_fire)
    h.gunslinger = int(ruleset.gunslinger)
    h.pick_before_reveal = int(ruleset.pick_before_reveal)
    h.strict_rob = int(ruleset.purse_pick == "strict_RE")
    h.friendly_shots = int(ruleset.friendly_shots_count)
    h.literal_tiebreak = int(ruleset.tiebreak == "literal_FE")
    h.show_bandit = int(ruleset.facedown_shows_bandit)
    h.open_discards = int(ruleset.discards_open)


__all__ = [
    "CARD_SET",
    "CHOICES",
    "PRESETS",
    "SENTENCES",
    "Ruleset",
    "allowed_values",
    "cars_behind",
    "choose",
    "make",
    "prepare",
    "seat_names",
    "seat_names_allowed",
    "seats_allowed",
    "sentence",
    "write_switches",
]
