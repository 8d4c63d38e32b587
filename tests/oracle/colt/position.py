"""A position of the scenario language, laid out on a table (scenarios: the keys of `given`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from .fate import Fate
from .table import Bandit, Played, Rules, Seat, Table
from .words import COPIES, MAGAZINE, NEUTRAL_BULLETS, Card, Place, RoundCard


class Options(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Named parameters of a ruleset, with their defaults."""

    purse_pick: Literal["random", "strict_RE"] = "random"
    pick_before_reveal: bool = False
    friendly_shots_count: bool = True
    tiebreak: Literal["all", "literal_FE"] = "all"
    facedown_shows_bandit: bool = False
    discards_open: bool = True


class Given(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True):
    """A position as a scenario states it; what is left out has the default of the format."""

    edition: Literal["first", "revised"] = "first"
    expert: bool = False
    teams: bool = False
    options: Options = Options()
    powers: bool = True
    events: bool = True
    seats: list[str]
    first: str = ""
    cars: int = 0
    round: int = 1
    laps: list[str] = msgspec.field(default_factory=lambda: ["standard"] * 4)
    event: str = "none"
    phase: Literal["planning", "stealing", "event", "scoring"] = "stealing"
    lap: int = 1
    pile: list[str] = []
    at: dict[str, str] | None = None
    marshal: int = 0
    neutral: int = NEUTRAL_BULLETS
    floor: dict[str, list[str]] = {}
    loot: dict[str, list[str]] = {}
    magazine: dict[str, int] = {}
    hand: dict[str, list[str]] | None = None
    deck: dict[str, list[str]] = {}
    discard: dict[str, list[str]] = {}


def lay_out(given: Given, fate: Fate) -> Table:
    """The table of this position; fate shuffles what the position leaves open."""
    seats = [Seat(number, tuple(text.split("+"))) for number, text in enumerate(given.seats)]
    first = next((seat.number for seat in seats if given.first in seat.names), 0)
    in_planning = given.phase == "planning"
    card = RoundCard(tuple(given.laps), given.event)
    table = Table(
        rules=_rules(given),
        fate=fate,
        seats=seats,
        bandits={},
        first=first,
        cars=given.cars or _usual_cars(given),
        round=given.round,
        lap=given.lap,
        card=card,
        phase=given.phase,
        marshal=given.marshal,
        neutral=given.neutral,
        formation_open=given.teams and in_planning and given.round == 1 and given.at is None,
        is_dealt=in_planning and given.hand is not None,
        floor={Place.read(place): list(loot) for place, loot in given.floor.items()},
        second_strongbox=_strongboxes(given) < 2,
        used=[card],
    )
    for seat in seats:
        seat.has_acted = given.lap > 1
        _put_bandits(table, seat, given)
    for seat in seats:
        _put_cards(table, seat, given)
    return table


def _rules(given: Given) -> Rules:
    revised = given.edition == "revised"
    return Rules(
        revised=revised,
        expert=given.expert or (given.teams and not revised),  # D6
        teams=given.teams,
        powers=given.powers,
        events=given.events,
        strict_rob=given.options.purse_pick == "strict_RE",
        friendly_shots_count=given.options.friendly_shots_count,
        literal_tiebreak=given.options.tiebreak == "literal_FE",
    )


def _strongboxes(given: Given) -> int:
    return sum(loot.count("strongbox") for loot in (*given.floor.values(), *given.loot.values()))


def _usual_cars(given: Given) -> int:
    """As many as seats; teams 4 in the duel and with three seats, else 3 (S6, D1, B1)."""
    if not given.teams:
        return len(given.seats)
    return 4 if given.edition == "first" or len(given.seats) == 3 else 3


def _put_bandits(table: Table, seat: Seat, given: Given) -> None:
    for number, name in enumerate(seat.names):
        table.bandits[name] = Bandit(
            name=name,
            seat=seat.number,
            place=_place(table, seat, number, (given.at or {}).get(name)),
            loot=list(given.loot.get(name, [])),
            magazine=given.magazine.get(name, MAGAZINE),
        )


def _place(table: Table, seat: Seat, number: int, stated: str | None) -> Place:
    """As stated, else as at set-up: odd players in the rear car, even ones before it (S14, S15, D3, B5)."""
    if stated is not None:
        return Place.read(stated)
    turn = number if table.rules.teams else (seat.number - table.first) % len(table.seats)
    return Place(table.cars - turn % 2)


def _put_cards(table: Table, seat: Seat, given: Given) -> None:
    """What is named lies where it is named; the rest of the seat's cards is below its deck."""
    seat.hand = _named(seat, given.hand or {})
    seat.deck = _named(seat, given.deck)
    seat.discard = _named(seat, given.discard)
    own_pile = [played for played in map(_played, given.pile) if played.card.bandit in seat.names]
    named = [*seat.hand, *seat.deck, *seat.discard, *(played.card for played in own_pile)]
    rest = Counter(_owned(seat, named))
    rest.subtract(card for card in named if not card.is_bullet)
    if min(rest.values()) < 0:
        raise ValueError(f"{seat.names[0]} has cards that do not exist: {-rest}")
    seat.deck += table.fate.deal(seat.number, sorted(rest.elements()))
    if seat.number == 0:
        table.pile = [_played(text) for text in given.pile]


def _owned(seat: Seat, named: Sequence[Card]) -> list[Card]:
    """Ten cards; a team has one of each kind of each bandit and one Marshal card (D5, B4)."""
    if len(seat.names) == 1:
        return [Card(kind, seat.names[0]) for kind, copies in COPIES.items() for _ in range(copies)]
    first, second = seat.names
    marshal = Card("marshal", second)
    if marshal not in named:
        marshal = Card("marshal", first)
    return [Card(kind, name) for name in seat.names for kind in COPIES if kind != "marshal"] + [marshal]


def _named(seat: Seat, by_seat: dict[str, list[str]]) -> list[Card]:
    return [read_card(name, text) for name in seat.names for text in by_seat.get(name, [])]


def read_card(owner: str, text: str) -> Card:
    """`move` of the owner, `tuco move`, `bullet tuco`."""
    *before, last = text.split()
    if before == ["bullet"]:
        return Card("bullet", last)
    return Card(last, before[0] if before else owner)


def _played(text: str) -> Played:
    """`belle shoot down` lies face down."""
    bandit, kind, *down = text.split()
    return Played(Card(kind, bandit), bool(down))
