"""Positions in the scenario language: what `given` sets up.

Where a position says nothing: the first seat is start player, it is round 1 (for scoring the last), wagons
not named are in the treasury and cards not named in the hideout, as many as the round allows. What is left
over is in the hand if the position names none (so round 1 without hands is a fresh deal), else in the box. A
first round without any wagon has its three turned up.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from folsom.kernel.errors import RulesetError, ScenarioError
from folsom.kernel.log import clear_log

from .cards import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    LETTERS,
    OPENING_HAND,
    REINFORCEMENTS,
    ROUNDS,
    WAGONS,
    members,
    wagon_number,
)
from .invariants import flaw
from .rules import ending, flow
from .rulesets import Ruleset, make, prepare
from .table import NOBODY, Heist, Phase, couple_wagons, on_table, shuffle_hideout, shuffle_stack

Lists = dict[str, tuple[str, ...]]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as far as it is named."""

    seats: tuple[str, ...]
    first: str | None = None
    round: int | None = None
    harder: bool = False
    twos: bool = False
    phase: Literal["robbery", "scoring"] = "robbery"
    hand: Lists = {}
    won: Lists = {}
    box: Lists = {}
    train: tuple[str, ...] = ()
    played: Lists = {}
    passed: tuple[str, ...] = ()


def set_up(given: Mapping[str, object], h: Heist, /) -> None:
    """Fill a zeroed record, its chance keyed, from a scenario's `given`, and run on to the first question."""
    try:
        position = msgspec.convert(given, Given)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"given: {error}") from None
    _take_seats(position, h)
    _place_wagons(position, h)
    for seat in range(h.seats):
        _place_cards(position, h, seat)
    if position.phase == "scoring":
        _refuse_play(position)
        ending.finish(h)
    else:
        h.phase = Phase.ROBBERY
        h.turn = _whose_turn(position, h)
        flow.advance(h)
    clear_log(h)
    if sentence := flaw(h):
        raise ScenarioError(f"given: {sentence}")


def _take_seats(position: Given, h: Heist) -> None:
    try:
        ruleset = make(Ruleset(), harder=position.harder, twos=position.twos)
        prepare(h, ruleset, position.seats)
    except RulesetError as error:
        raise ScenarioError(f"given: {error}") from None
    if "" in position.seats:
        raise ScenarioError("given.seats: a seat has no gang")
    h.first = 0 if position.first is None else _seat("first", position.first, position.seats)
    scoring = position.phase == "scoring"
    number = position.round if position.round is not None else (ROUNDS if scoring else 1)
    if not 1 <= number <= ROUNDS:
        raise ScenarioError(f"given.round: there is no round {number}, only 1 to {ROUNDS}")
    if scoring and number != ROUNDS:
        raise ScenarioError(f"given.round: wagons are counted after round {ROUNDS}, not in round {number}")
    h.round = number


def _place_wagons(position: Given, h: Heist) -> None:
    out = [0] * COLOURS
    for colour, wagon in _wagons("train", position.train, out):
        h.train[colour] |= 1 << wagon
    for name, wagons in position.won.items():
        seat = _seat("won", name, position.seats)
        for colour, wagon in _wagons(f"won.{name}", wagons, out):
            h.won[seat, colour] |= 1 << wagon
    for colour in range(COLOURS):
        if position.phase == "robbery" and len(members(out[colour])) > h.round:
            raise ScenarioError(
                f"given.train: more than {h.round} wagons of colour {LETTERS[colour]} in round {h.round}"
            )
        _fill_stack(h, colour, ((1 << WAGONS) - 1) & ~out[colour])
    if h.round == 1 and not any(out):
        couple_wagons(h)


def _wagons(key: str, names: Sequence[str], out: list[int]) -> Iterator[tuple[int, int]]:
    """The wagons of these names, each noted in `out`, where none may be yet."""
    for name in names:
        found = wagon_number(name)
        if found is None:
            raise ScenarioError(f"given.{key}: no wagon is called '{name}'")
        colour, wagon = found
        if out[colour] >> wagon & 1:
            raise ScenarioError(f"given.{key}: there is only one wagon {name}")
        out[colour] |= 1 << wagon
        yield colour, wagon


def _fill_stack(h: Heist, colour: int, wagons: int) -> None:
    for k, wagon in enumerate(members(wagons)):
        h.treasury[colour, k] = wagon
    h.treasury_n[colour] = len(members(wagons))
    shuffle_stack(h, colour)


def _place_cards(position: Given, h: Heist, seat: int) -> None:
    name = position.seats[seat]
    for key, table in (("hand", position.hand), ("box", position.box), ("played", position.played)):
        for other in table:
            _seat(key, other, position.seats)
    named: list[int] = []
    for card in _cards(f"hand.{name}", position.hand.get(name, ()), named):
        h.hand[seat] |= 1 << card
    for card in _cards(f"box.{name}", position.box.get(name, ()), named):
        h.box[seat] |= 1 << card
    for card, colour in _plays(f"played.{name}", position.played.get(name, ()), named):
        h.lying[seat, colour] |= 1 << card
    _fill_hideout(h, seat, [card for card in range(CARDS) if card not in named])
    to_hand = position.phase == "robbery" and name not in position.hand
    _spill_hideout(h, seat, to_hand)


def _cards(key: str, names: Sequence[str], named: list[int]) -> Iterator[int]:
    for name in names:
        if name not in CARD_NAMES:
            raise ScenarioError(f"given.{key}: no gang card is called '{name}'")
        card = CARD_NAMES.index(name)
        if card in named:
            raise ScenarioError(f"given.{key}: a gang has only one {name}")
        named.append(card)
        yield card


def _plays(key: str, names: Sequence[str], named: list[int]) -> Iterator[tuple[int, int]]:
    for play in names:
        name, _, letter = play.partition(">")
        if name in CARD_NAMES and (letter not in LETTERS or letter not in name):
            raise ScenarioError(f"given.{key}: '{play}' should be a card and the colour of one of its halves")
        (card,) = _cards(key, (name,), named)
        yield card, LETTERS.index(letter)


def _fill_hideout(h: Heist, seat: int, cards: Sequence[int]) -> None:
    for k, card in enumerate(cards):
        h.hideout[seat, k] = card
    h.hideout_n[seat] = len(cards)
    shuffle_hideout(h, seat)


def _spill_hideout(h: Heist, seat: int, to_hand: bool) -> None:
    """What the round's hideout has no room for lies elsewhere."""
    room = CARDS - OPENING_HAND - REINFORCEMENTS * (h.round - 1)
    while h.hideout_n[seat] > room:
        h.hideout_n[seat] -= 1
        card = h.hideout[seat, h.hideout_n[seat]]
        h.hideout[seat, h.hideout_n[seat]] = 0
        if to_hand:
            h.hand[seat] |= 1 << card
        else:
            h.box[seat] |= 1 << card


def _refuse_play(position: Given) -> None:
    if any(position.played.values()) or position.passed:
        raise ScenarioError("given.played: when wagons are counted, no cards lie on the table")


def _whose_turn(position: Given, h: Heist) -> int:
    """Of those who have a card and have not passed, the first that has sent fewest; NOBODY without any."""
    for name in position.passed:
        h.passed |= 1 << _seat("passed", name, position.seats)
    around = [(h.first + k) % h.seats for k in range(h.seats)]
    able = [seat for seat in around if h.hand[seat] and not h.passed >> seat & 1]
    return min(able, key=lambda seat: on_table(h, seat).bit_count(), default=NOBODY)


def _seat(key: str, name: str, seats: Sequence[str]) -> int:
    if name not in seats:
        raise ScenarioError(f"given.{key}: '{name}' has no seat here")
    return list(seats).index(name)
