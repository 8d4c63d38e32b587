"""`make shelf`: games and tables as this version keeps them. What is there already is left as it is."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final, get_args

import msgspec

import folsom
from folsom.games import GAMES
from folsom.play.start import Choice, deal, engine_of, origin_of
from folsom.server import offers
from folsom.tables.fold import decoded
from folsom.tables.house import House
from folsom.tables.messages import Stored
from folsom.testkit.tables import random_answers
from folsom.testkit.tables import tables as tables_of
from tests.shelf.shelf import SHELF, TABLES, Shelved, outcome
from tests.tables.same import read_anew
from tests.tables.test_monkeys import STEPS, gathered, step
from tests.tables.world import World

EACH: Final = 3
"""Games of a ruleset at a number of seats."""
Life = Callable[[], Awaitable[Shelved]]
ALL_KINDS: Final = frozenset(get_args(Stored))
MOST: Final = 100
"""So many tables are tried until every kind of entry is among those kept."""


def main() -> None:
    """Add what is not there."""
    folder = SHELF / folsom.__version__
    folder.mkdir(exist_ok=True)
    for table in tables_of():
        texts = (played(table.ruleset, table.seats, number) for number in range(EACH))
        add(folder / f"{table.ruleset}-{table.seats}.games", texts)
    for game in GAMES:
        add(folder / f"switches-{game.name}.games", switched(game.name))
    add(folder / TABLES, asyncio.run(kept()))


def add(path: Path, texts: Iterator[str]) -> None:
    """Write a file, unless it is there."""
    if not path.exists():
        path.write_text("".join(texts), encoding="utf-8")
        print(path.relative_to(SHELF))  # noqa: T201  # a program's word to whoever started it


def played(ruleset: str, seats: int, number: int, **choices: Choice) -> str:
    """A whole random game, as its file."""
    label = f"{ruleset} {seats} {number} {choices}"
    definition, origin = origin_of(ruleset, seats=seats, choices=choices)
    origin = msgspec.structs.replace(origin, key=sha256(label.encode()).digest())
    game = deal(definition, engine_of(definition), origin)
    for seconds, (seat, text) in enumerate(random_answers(game, number)):
        game.answer(seat, text, seconds=1.25 * seconds)
    return game.to_file()


def switched(name: str) -> Iterator[str]:
    """A game for every value that a switch may have and no named ruleset but the first that takes it has."""
    document = next(document for document in offers.games() if document.name == name)
    seen: set[tuple[str, str]] = set()
    for ruleset in document.rulesets:
        for switch in ruleset.switches:
            for value in switch.values:
                if value != switch.default and (switch.name, repr(value)) not in seen:
                    try:
                        yield played(ruleset.name, ruleset.seats[0], 0, **{switch.name: value})
                    except folsom.FolsomError:
                        continue
                    seen.add((switch.name, repr(value)))


async def kept() -> Iterator[str]:
    """Tables at which people did anything at any time, until every kind of entry was written."""
    found: list[Shelved] = []
    kinds: set[type] = set()
    lives: list[Life] = [quiet, whole, closed, *(partial(wild, number) for number in range(MOST))]
    for live in lives:
        table = await live()
        kinds_here = {type(decoded(entry)) for entry in table.entries}
        if kinds_here - kinds:
            kinds |= kinds_here
            found.append(table)
        if kinds == ALL_KINDS:
            break
    return (msgspec.json.encode(table).decode() + "\n" for table in found)


async def wild(number: int) -> Shelved:
    """A table at which people did anything at any time."""
    dice = Random(f"shelf {number}")
    world = World(house=House(bot_delay=0.5, chat_burst=10_000))
    await world.open()
    people = await gathered(world, number, dice)
    for _ in range(STEPS):
        await step(world, people, dice)
    await world.close()
    return await shelved(world, people[0].table, f"wild {number}")


async def quiet() -> Shelved:
    """A table that was put away while its people slept on it."""
    world = World()
    await world.open()
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("napad", 2, clock={"kind": "days", "days": 3})
    await ann.may("sit", seat=0)
    await ann.may("choose", seat=0, bandit="indians")
    await bob.sits(ann, 1)
    await ann.may("start")
    ann.goes()
    bob.goes()
    await world.pass_time(world.house.idle + 2 * world.house.sweep)
    await ann.looks(0)
    await world.close()
    return await shelved(world, ann.table, "quiet")


async def whole() -> Shelved:
    """A table that was set up anew, whose game was played to its end, and that has a rematch."""
    world = World()
    await world.open()
    ann, bob = world.person("ann"), world.person("bob")
    await ann.opens("napad", 3)
    harder = {"ruleset": "napad.harder", "seats": 2, "clock": {"kind": "bank", "seconds": 60, "increment": 5}}
    await ann.may("configure", settings=harder)
    await ann.may("sit", seat=0)
    await bob.sits(ann, 1)
    await bob.may("stand", seat=1)
    await bob.sits(ann, 1)
    await ann.sees(0)
    await ann.may("start")
    await world.play_on([ann, bob], Random("shelf"))
    await ann.may("rematch")
    await bob.may("consent", proposal=bob.proposal().id)
    await world.close()
    return await shelved(world, ann.table, "whole")


async def closed() -> Shelved:
    """A table that was closed before anybody came."""
    world = World()
    await world.open()
    ann = world.person("ann")
    await ann.opens("colt.revised.teams", 2)
    await ann.may("close")
    await world.close()
    return await shelved(world, ann.table, "closed")


async def shelved(world: World, table: str, name: str) -> Shelved:
    """A table as it is kept."""
    entries = tuple(await world.store.journal.read(table))
    return Shelved(name=name, entries=entries, outcome=outcome(read_anew(list(entries))))


if __name__ == "__main__":
    main()
