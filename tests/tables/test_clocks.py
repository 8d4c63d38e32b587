"""Clocks: whose runs, what a message earns, and what costs nobody anything."""

import pytest

from folsom.tables.clock import Timing
from folsom.tables.messages import Bank, Days, Face, NoClock, Update
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio


def faces(person: Person) -> tuple[Face, ...]:
    """What the clocks show, as of the last that the person was shown."""
    return next(update.clocks for update in reversed(person.sight.seen(Update)) if update.clocks)


async def test_only_the_clocks_of_those_run_who_owe_an_answer(world: World) -> None:
    """And everybody sees them."""
    people = await world.table_of("ann", "bob", "cat", clock=Bank(seconds=60))
    for person in people:
        owed = person.game.owed
        assert [face.runs for face in faces(person)] == [seat in owed for seat in range(3)]


async def test_a_message_earns_one_increment(world: World) -> None:
    """After the time it took."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=60, increment=5))
    one = next(person for person in people if person.is_asked())
    await world.pass_time(12)
    await one.answers()
    assert faces(one)[one.own_seats()[0]].left == pytest.approx(60 - 12 + 5)


async def test_several_answers_in_one_message_earn_one_increment(world: World) -> None:
    """However many there are."""
    people = await world.table_of(
        "ann", "bob", "cat", ruleset="colt.first.expert", clock=Bank(seconds=600, increment=5)
    )
    await world.play_until(people, "keep")
    keeper = next(person for person in people if person.is_asked())
    seat, before = keeper.own_seats()[0], faces(keeper)
    question = keeper.question()
    discard = next(text for text in question.answers if text != "done")
    await keeper.answers(discard, "done")
    assert faces(keeper)[seat].left == pytest.approx(before[seat].left + 5)


async def test_no_clock_tells_of_what_is_put_away_in_secret(world: World) -> None:
    """A card of several, put away where nobody sees it, moves no clock and no number."""
    people = await world.table_of(
        "ann", "bob", "cat", ruleset="colt.first.expert", clock=Bank(seconds=600, increment=5)
    )
    await world.play_until(people, "keep")
    keeper, *others = [person for person in people if person.is_asked()]
    told = [len(other.sight.raw) for other in others]
    question = keeper.question()
    reply = await keeper.answers(next(text for text in question.answers if text != "done"))
    assert reply.number == keeper.sight.number
    assert [len(other.sight.raw) for other in others] == told


async def test_while_the_table_has_paused_the_clocks_stand_still(world: World) -> None:
    """A pause of an hour costs nothing."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=60))
    await world.pass_time(10)
    await people[0].may("pause")
    await people[1].may("consent", proposal=people[1].proposal().id)
    await world.pass_time(3600)
    assert not any(face.runs for face in faces(people[0]))
    await people[0].may("resume")
    await people[1].may("consent", proposal=people[1].proposal().id)
    one = next(person for person in people if person.is_asked())
    assert faces(one)[one.own_seats()[0]] == Face(left=50, runs=True)


async def test_while_the_server_is_away_no_clock_runs(world: World) -> None:
    """After a stop in good order, and after a crash, everybody gets a little for finding the way back."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=60))
    one = next(person for person in people if person.is_asked())
    seat = one.own_seats()[0]
    await world.pass_time(10)
    await world.hall.stop()
    world.clock.jump(7200)
    await world.start_anew()
    await one.looks(seat)
    assert one.sight.welcome is not None
    assert one.sight.welcome.clocks[seat].left == pytest.approx(50 + world.house.gift)


async def test_when_the_machine_has_slept_the_time_is_nobodys(world: World) -> None:
    """The clock would have run out long ago: that is not the person's fault."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=60))
    one = next(person for person in people if person.is_asked())
    world.clock.jump(5000)
    await world.pass_time(1)
    assert "timed-out" not in one.sight.causes
    await one.answers()


async def test_a_clock_of_the_machine_that_goes_back_stops_nothing(world: World) -> None:
    """Times of entries never go back, and the game goes on."""
    people = await world.table_of("ann", "bob", clock=Bank(seconds=60))
    one = next(person for person in people if person.is_asked())
    world.clock.jump(-3600)
    await one.answers()
    other = next(person for person in people if person.is_asked())
    assert faces(other)[other.own_seats()[0]].left <= 60
    updates = other.sight.seen(Update)
    assert [update.at for update in updates] == sorted(update.at for update in updates)
    entries = await world.store.journal.read(one.table)
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


def test_without_a_clock_nothing_is_shown() -> None:
    """And nothing ever runs out."""
    timing = Timing(NoClock())
    timing.begin(2)
    timing.run([0, 1], 5.0)
    assert timing.faces(100.0) == ()
    assert timing.deadline(0, 3.0) is None


def test_a_taken_back_message_gives_back_the_increment_and_not_the_time() -> None:
    """Else a takeback would be a way to think for nothing."""
    timing = Timing(Bank(seconds=60, increment=10))
    timing.begin(1)
    timing.run([0], 0.0)
    before = timing.remaining(0, 20.0)
    timing.answered(0, 20.0)
    timing.undo(0, before)
    assert timing.remaining(0, 20.0) == 40.0


def test_days_are_not_banked() -> None:
    """Who answers at once has no more time for the next."""
    timing = Timing(Days(days=1))
    timing.begin(1)
    timing.run([0], 0.0)
    timing.answered(0, 10.0)
    assert timing.remaining(0, 10.0) == 86_400
