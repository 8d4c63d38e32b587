"""A position in the scenario language, read: every name known, every number possible; not yet laid out.

What is wrong with it is said in one sentence that names the key.
"""

import re
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from folsom.kernel.errors import RulesetError, ScenarioError

from . import cards
from .rulesets import Ruleset, cars_behind, make, seats_allowed, write_switches
from .seating import take_seats
from .table.record import PILE_CAP, Heist
from .table.vocabulary import DOLLARS, MOST_CARS, ROUNDS, inside, roof
from .words import BANDIT_WORDS, EVENT_WORDS, LAP_WORDS

Lists = dict[str, tuple[str, ...]]

PLACE: Final = re.compile(r"([0-9])(r?)")
PURSE: Final = re.compile(r"purse ([0-9]{1,5})")
JEWEL: Final = "jewel"
STRONGBOX: Final = "strongbox"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Named parameters of the ruleset."""

    purse_pick: Literal["random", "strict_RE"] = "random"
    pick_before_reveal: bool = False
    friendly_shots_count: bool = True
    tiebreak: Literal["all", "literal_FE"] = "all"
    facedown_shows_bandit: bool = False
    discards_open: bool = True


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, as far as it is named."""

    edition: Literal["first", "revised"] = "first"
    expert: bool | msgspec.UnsetType = msgspec.UNSET
    teams: bool = False
    powers: bool = True
    events: bool = True
    options: Options = Options()
    seats: tuple[str, ...]
    first: str | None = None
    cars: int | None = None
    round: int = 1
    laps: tuple[str, ...] = ("standard",) * 4
    event: str = "none"
    phase: Literal["planning", "stealing", "event", "scoring"] = "stealing"
    lap: int = 1
    pile: tuple[str, ...] = ()
    at: dict[str, str] | None = None
    marshal: int = 0
    neutral: int | None = None
    floor: Lists = {}
    loot: Lists = {}
    magazine: dict[str, int] = {}
    hand: Lists | None = None
    deck: Lists = {}
    discard: Lists = {}

    @property
    def is_planning(self) -> bool:
        """Whether somebody will play or draw next."""
        return self.phase == "planning"

    @property
    def is_fresh(self) -> bool:
        """Whether the round is yet to begin, with its deal and all."""
        return self.is_planning and self.hand is None and self.lap == 1 and not self.pile

    @property
    def asks_place(self) -> bool:
        """A team position in planning of round 1 without `at` begins with the formation."""
        return self.teams and self.is_planning and self.round == 1 and self.at is None


def refusal(key: str, sentence: str) -> ScenarioError:
    """What is wrong with a key of the position."""
    return ScenarioError(f"given.{key}: {sentence}")


def read_given(given: Mapping[str, object]) -> Given:
    """The position with its keys known, its values of the right types, its words those of the game."""
    try:
        position = msgspec.convert(given, Given)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"given: {error}") from None
    _check_round(position)
    _check_phase(position)
    return position


def _check_round(position: Given) -> None:
    if not 1 <= position.round <= ROUNDS:
        raise refusal("round", f"there is no round {position.round}, only 1 to {ROUNDS}")
    if not 1 <= len(position.laps) <= cards.MOST_LAPS:
        raise refusal("laps", f"a round has 1 to {cards.MOST_LAPS} laps, not {len(position.laps)}")
    for lap in position.laps:
        if lap not in LAP_WORDS:
            raise refusal("laps", f"no lap is called '{lap}': there are {', '.join(LAP_WORDS)}")
    if position.event not in EVENT_WORDS:
        raise refusal("event", f"no event is called '{position.event}': there are {', '.join(EVENT_WORDS)}")
    if not 1 <= position.lap <= len(position.laps):
        raise refusal("lap", f"this round has laps 1 to {len(position.laps)}, not {position.lap}")


def _check_phase(position: Given) -> None:
    """Cards lie where the phase has them (P6, T5)."""
    if position.pile and position.phase in ("event", "scoring"):
        raise refusal("pile", "every card has been carried out before the event (T5)")
    if len(position.pile) > PILE_CAP:
        raise refusal(
            "pile", f"at most {PILE_CAP} cards can wait in the common pile, not {len(position.pile)}"
        )


# ---------------------------------------------------------------- ruleset and seats


def take_ruleset(position: Given, h: Heist) -> Ruleset:
    """Write ruleset, seats, First Player and the length of the train into a zeroed record."""
    try:
        ruleset = _ruleset(position)
        allowed = seats_allowed(ruleset)
        if len(position.seats) not in allowed:
            raise refusal("seats", f"{ruleset.name} is not played with {len(position.seats)} seats")
        if "" in position.seats:
            raise refusal("seats", "a seat has no bandit")
        write_switches(h, ruleset)
        take_seats(h, position.seats, teams=ruleset.teams, pairs=False)
    except RulesetError as error:
        raise ScenarioError(f"given: {error}") from None
    h.first = 0 if position.first is None else seat_called(h, "first", position.first)
    h.rear = cars_behind(ruleset, h.seats) if position.cars is None else position.cars
    if not 1 <= h.rear <= MOST_CARS:
        raise refusal("cars", f"a train has 1 to {MOST_CARS} cars behind the Locomotive, not {position.cars}")
    return ruleset


def _ruleset(position: Given) -> Ruleset:
    expert = {} if position.expert is msgspec.UNSET else {"expert": position.expert}
    return make(
        "colt.first",
        edition=position.edition,
        teams=position.teams,
        powers=position.powers,
        events=position.events,
        **expert,
        **msgspec.structs.asdict(position.options),
    )


# ---------------------------------------------------------------- names


def bandit_called(h: Heist, key: str, name: str) -> int:
    """The number of a bandit that takes part."""
    if name not in BANDIT_WORDS:
        raise refusal(key, f"no bandit is called '{name}'")
    who = BANDIT_WORDS.index(name)
    if h.boss[who] < 0:
        raise refusal(key, f"{name} takes no part")
    return who


def seat_called(h: Heist, key: str, name: str) -> int:
    """The seat that runs a bandit: of two bandits, either names it."""
    return h.boss[bandit_called(h, key, name)]


def place_called(h: Heist, key: str, text: str) -> int:
    """The number of a place on the train: "2", "2r"."""
    match = PLACE.fullmatch(text)
    if match is None or int(match[1]) > h.rear:
        raise refusal(
            key, f"'{text}' is no place: '2' is inside car 2, '2r' its roof, and the cars are 0 to {h.rear}"
        )
    car = int(match[1])
    return roof(car) if match[2] else inside(car)


# ---------------------------------------------------------------- loot


def purse_value(key: str, text: str) -> int:
    """A purse's value in units of $50."""
    match = PURSE.fullmatch(text)
    if match is None:
        raise refusal(key, f"'{text}' is no loot: there are 'purse 300', 'jewel' and 'strongbox'")
    value, odd = divmod(int(match[1]), DOLLARS)
    if odd or value not in cards.PURSE_VALUES:
        raise refusal(key, f"no purse is worth ${match[1]}")
    return value
