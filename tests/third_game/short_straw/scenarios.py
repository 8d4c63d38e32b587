"""The scenario language of this game: positions (`given`) and expectations (`then`)."""

from collections.abc import Mapping, Sequence

import msgspec

from folsom.kernel.errors import ScenarioError
from folsom.kernel.log import clear_log

from .rules import flow
from .rulesets import NAMES, Ruleset, prepare
from .table import STRAWS, Heist, shuffle


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The straws of the first seats; the first has its turn."""

    hand: tuple[int, ...]
    shortest: bool = False


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold, as far as it is named."""

    hand: tuple[int, ...] | None = None
    winner: str | None = None


def set_up(given: Mapping[str, object], h: Heist, /) -> None:
    """Fill a zeroed record, its chance keyed, from a scenario's `given`."""
    try:
        position = msgspec.convert(given, Given)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"given: {error}") from None
    rest = [straw for straw in range(1, STRAWS + 1) if straw not in position.hand]
    if not 2 <= len(position.hand) <= len(NAMES) or len(rest) + len(position.hand) != STRAWS:
        raise ScenarioError("given.hand: two to four seats hold different straws")
    prepare(h, Ruleset(shortest=position.shortest), NAMES[: len(position.hand)])
    for seat, straw in enumerate(position.hand):
        h.hand[seat] = straw
    for straw in rest:
        h.bundle[h.bundle_n] = straw
        h.bundle_n += 1
    shuffle(h)
    clear_log(h)


def differences(then: Mapping[str, object], h: Heist, /) -> Sequence[str]:
    """One sentence for each thing in `then` that is otherwise."""
    try:
        wanted = msgspec.convert(then, Then)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"then: {error}") from None
    hand = tuple(h.hand[seat] for seat in range(h.seats))
    winner = next((name for seat, name in enumerate(NAMES[: h.seats]) if flow.has_won(h, seat)), "")
    found = {"hand": (wanted.hand, hand), "winner": (wanted.winner, winner)}
    return [
        f"{key}: expected {want}, came {came}"
        for key, (want, came) in found.items()
        if want not in (None, came)
    ]
