"""Whatever comes in: one clear sentence, and the table goes on as if nothing had been."""

import asyncio
from collections import Counter

import msgspec
from hypothesis import HealthCheck, given, seed, settings

from folsom.kernel.errors import FolsomError
from folsom.play.start import game_of_text, load, new
from folsom.server.routes.socket import read
from folsom.tables.messages import Command, Mistake
from tests.faults.nonsense import BUNDLE, COMMANDS, almost, nonsense
from tests.proofs import parts
from tests.tables.same import must_be_as_written, must_see_what_is
from tests.tables.world import Person, World

SENSIBLE = [msgspec.json.encode({**command, "key": "k"}) for command in COMMANDS]
FILES = [
    new(ruleset, seats=seats, seed=1).to_file(key=True).encode()
    for ruleset, seats in (("napad", 2), ("colt.first", 3), ("colt.revised.expert", 4))
]


def so_many(numbers: range) -> settings:
    """Hypothesis tries that many, and shows what fails in its shortest form."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
    return settings(
        max_examples=len(numbers) // BUNDLE, deadline=None, database=None, suppress_health_check=checks
    )


@parts(short=60_000, long=1_200_000, each=60_000)
def test_what_is_no_message_is_a_mistake_in_one_sentence(numbers: range) -> None:
    """The socket's decoder: a command, or one sentence that can be sent; never anything else."""
    made: Counter[type] = Counter()

    @seed(numbers.start)
    @so_many(numbers)
    @given(nonsense(SENSIBLE))
    def try_out(messages: list[bytes]) -> None:
        for said in map(read, messages):
            made[type(said)] += 1
            if isinstance(said, Mistake):
                sentence = msgspec.json.decode(msgspec.json.encode(said))["sentence"]
                assert 0 < len(sentence) <= 200

    try_out()
    assert sum(made.values()) >= len(numbers)
    assert made[Mistake] < sum(made.values()) - len(numbers) // 200, "some of it was damaged beyond notice"


@parts(short=10_000, long=200_000, each=10_000)
def test_no_command_brings_down_a_table(numbers: range) -> None:
    """Commands in which something is odd, from somebody who plays and somebody who watches."""
    with asyncio.Runner() as runner:
        world = World()
        runner.run(world.open())
        people = runner.run(_seated(world))

        @seed(numbers.start)
        @so_many(numbers)
        @given(almost())
        def try_out(messages: list[bytes]) -> None:
            for said in map(read, messages):
                if not isinstance(said, Mistake):
                    msgspec.json.encode(runner.run(_say(people, said)))

        try_out()
        for person in people[:1]:
            runner.run(must_see_what_is(person))
            runner.run(must_be_as_written(person))
        runner.run(world.close())


async def _seated(world: World) -> list[Person]:
    people = await world.table_of("ann", "bob")
    eve = world.person("eve")
    await eve.comes(people[0])
    return [people[0], eve]


async def _say(people: list[Person], said: Command) -> object:
    person = people[hash(said.key) % 2]
    return await person.world.hall.handle(person.user, person.table, said, person.invitation)


@parts(short=40_000, long=800_000, each=40_000)
def test_what_is_no_game_file_is_refused_in_one_sentence(numbers: range) -> None:
    """The parser of game files and positions, and the rules that play them again."""
    made: Counter[str] = Counter()

    @seed(numbers.start)
    @so_many(numbers)
    @given(nonsense(FILES))
    def try_out(texts: list[bytes]) -> None:
        made.update(_outcome(text.decode("utf-8", "replace")) for text in texts)

    try_out()
    assert made.keys() == {"refused", "played"}
    assert made["played"] >= len(numbers) // 200


def _outcome(text: str) -> str:
    try:
        game_of_text(text)
        load(text)
    except FolsomError as error:
        return "refused" if str(error) else "refused without a word"
    return "played"
