"""Whole games, from an open table to the file that is taken away, played by messages alone."""

import hashlib
from random import Random

import pytest

from folsom.play.verify import verify
from tests.tables.world import World

pytestmark = pytest.mark.anyio

GAMES = [("napad", 2), ("napad.harder", 4), ("colt.first", 4), ("colt.first.expert", 3), ("colt.revised", 4)]


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
async def test_people_play_a_whole_game_by_messages(world: World, ruleset: str, seats: int) -> None:
    """Everybody sees the end, and whoever watched has seen it too."""
    names = [f"person{number}" for number in range(seats)]
    people = await world.table_of(*names, ruleset=ruleset)
    watcher = world.person("watcher")
    await watcher.comes(people[0])
    given = await world.play_on(people, Random(ruleset))
    assert given > seats
    assert {person.status() for person in (*people, watcher)} == {"over"}
    assert {person.game.outcome for person in (*people, watcher)} == {people[0].game.outcome}
    assert people[0].part.ended == "played"


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
async def test_bots_play_a_game_among_themselves(world: World, ruleset: str, seats: int) -> None:
    """Once somebody has opened the table and put a bot on every seat."""
    owner = world.person("owner")
    await owner.opens(ruleset, seats)
    for seat in range(seats):
        await owner.may("add-bot", seat=seat, level="drifter")
    await owner.may("start")
    await world.play_on([owner], Random(1))
    assert owner.status() == "over"
    assert set(owner.sight.causes) >= {"started", "answered"}


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
async def test_a_finished_game_is_replayed_and_taken_away(world: World, ruleset: str, seats: int) -> None:
    """With the key whose hash everybody saw at the start; the file proves itself."""
    people = await world.table_of(*(f"person{number}" for number in range(seats)), ruleset=ruleset)
    hash_seen = people[0].part.key_hash
    assert people[0].part.key == ""
    given = await world.play_on(people, Random(2))
    text = await world.hall.game_file(people[0].user, people[0].table)
    verdict = verify(text)
    assert verdict.is_over
    assert verdict.answers == given
    assert hash_seen in text
    assert hashlib.sha256(bytes.fromhex(people[0].part.key)).hexdigest() == hash_seen
    everything = await world.hall.replay(people[1].user, people[1].table, all_seeing=True)
    assert len(everything.moments) == given + 1
    assert everything.moments[-1].outcome == people[0].game.outcome
