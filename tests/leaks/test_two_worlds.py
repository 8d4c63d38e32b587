from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace as changed

from folsom.games import GAMES, colt_express
from folsom.games.colt_express import events as colt
from folsom.games.to_jest_napad import events as napad
from folsom.kernel.contract import AnyGame, erased
from folsom.kernel.engine import engine_for, interpreted
from folsom.play.start import deal, key_of, origin_of
from tests.leaks import planted
from tests.leaks.worlds import Difference, Outcome, audiences, compare
from tests.proofs import parts

TABLES: Final = [
    (game, name, seats)
    for game in GAMES
    for name, ruleset in game.rulesets.PRESETS.items()
    for seats in game.rulesets.seats_allowed(ruleset)
]
"""Every ruleset of every game with every number of seats."""
CYCLES: Final = 3
AVERAGE: Final = 105
"""Decisions of a game, at the least, on average over all tables."""
TELLING: Final = {
    colt.Drew,
    colt.Played,
    colt.Formed,
    colt.Picked,
    colt.Took,
    colt.Dropped,
    colt.Kept,
    colt.Turned,
    napad.CardsDrawn,
}
"""Events that might tell too much: the proof must have met them."""


def watched(number: int) -> Iterator[Outcome]:
    """A random game, compared at every decision with a world that one of its audiences could be in."""
    game, name, seats = TABLES[number % len(TABLES)]
    chance = Random(f"two worlds {number}")
    _, origin = origin_of(name, seats=seats)
    true = deal(game, engine_for(game), changed(origin, key=key_of(number, None)))
    while true.owed:
        yield compare(true, chance.choice(audiences(true)), chance)


@parts(short=2 * CYCLES * len(TABLES), long=150 * len(TABLES), each=6 * len(TABLES))
def test_no_audience_can_tell_its_world_from_one_that_only_looks_the_same(numbers: range) -> None:
    """Memory, view, knowledge, question, refusals and events, for seats and spectators, in all rulesets."""
    decisions = followed = 0
    seen: set[type] = set()
    for number in numbers:
        for outcome in watched(number):
            assert outcome.differences == (), f"game {number}"
            decisions += 1
            if outcome.followed:
                followed += 1
                seen.update(type(event) for event in outcome.events)
    if len(numbers) >= CYCLES * len(TABLES):
        assert decisions >= AVERAGE * len(numbers)
        assert followed >= decisions * 0.7
        assert seen >= TELLING


def differences(game: AnyGame, name: str, seats: int, games: int) -> list[Difference]:
    """What the proof finds in a game that leaks."""
    found: list[Difference] = []
    for number in range(games):
        chance = Random(number)
        _, origin = origin_of(name, seats=seats)
        true = deal(game, interpreted(game), changed(origin, key=key_of(number, None)))
        while true.owed and not found:
            found += compare(true, chance.choice(audiences(true)), chance).differences
    return found


def test_the_same_search_finds_nothing_in_the_honest_game() -> None:
    """So that what is found below is the planted leak."""
    assert differences(erased(colt_express.GAME), "colt.first.expert", 3, games=2) == []


def test_a_memory_that_tells_of_anothers_hand_is_caught() -> None:
    """One number in a harmless field is enough."""
    leaky = erased(replace(colt_express.GAME, knowledge=planted))
    found = differences(leaky, "colt.first", 3, games=2)
    assert any(difference.where == "before: memory" for difference in found)


def test_numbers_that_tell_of_anothers_hand_are_caught() -> None:
    """What programs learn from is watched by itself."""
    leaky = erased(replace(colt_express.GAME, knowledge=planted))
    found = differences(leaky, "colt.first", 3, games=2)
    assert any(difference.where == "before: numbers" for difference in found)


def test_an_event_that_is_not_sealed_is_caught() -> None:
    """A card drawn by somebody else."""
    leaky = erased(replace(colt_express.GAME, events=planted.OpenEvents()))
    found = differences(leaky, "colt.first", 3, games=4)
    assert [difference.where for difference in found] == ["events: told"]


def test_an_event_that_others_could_count_is_caught() -> None:
    """Of a choice that nobody may know of yet, not even that it was made."""
    leaky = erased(replace(colt_express.GAME, events=planted.CountingEvents()))
    found = differences(leaky, "colt.first.expert", 3, games=4)
    assert found
    assert found[0].where == "silence: told"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_of_the_house_is_watched(game: AnyGame) -> None:
    """A new game is in the proof as soon as it is registered."""
    assert {name for other, name, _ in TABLES if other is game} == set(game.rulesets.PRESETS)
