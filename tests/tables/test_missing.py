"""Somebody is missing: the grace, the vote, the bot that takes over, and the way back."""

import pytest

from folsom.tables.grace import grace
from folsom.tables.house import DAY, House
from folsom.tables.messages import Bank, ClockSetting, Days, NoClock
from folsom.tables.votes import most
from tests.tables.world import Person, World

pytestmark = pytest.mark.anyio

CLOCK = Bank(seconds=120)
GRACE = grace(CLOCK)


async def with_somebody_missing(world: World, *, goodbye: bool = False) -> tuple[Person, list[Person]]:
    """A game of four in which the one whose turn it is has gone; it, and the others."""
    people = await world.table_of("ann", "bob", "cat", "dan", clock=CLOCK)
    gone = next(person for person in people if person.is_asked())
    if goodbye:
        await gone.may("leave")
    gone.goes()
    return gone, [person for person in people if person is not gone]


async def with_a_vote(world: World) -> tuple[Person, list[Person], int]:
    """The same, when the vote is open; and its id."""
    gone, others = await with_somebody_missing(world)
    await world.pass_time(GRACE + 1)
    ballot = others[0].ballot()
    return gone, others, ballot.id


async def test_after_its_grace_the_table_votes_about_who_is_missing(world: World) -> None:
    """Those vote who are there; nobody votes a moment earlier."""
    gone, others = await with_somebody_missing(world)
    seat = next(number for number, each in enumerate(others[0].part.seats) if each.user == gone.id)
    await world.pass_time(GRACE - 1)
    assert not others[0].is_voting()
    await world.pass_time(2)
    ballot = others[0].ballot()
    assert ballot.seat == seat
    assert sorted(ballot.voters) == sorted(other.id for other in others)


async def test_after_a_goodbye_it_votes_at_once(world: World) -> None:
    """Ten seconds later; and everybody sees that the person is away."""
    gone, others = await with_somebody_missing(world, goodbye=True)
    assert [seat.away for seat in others[0].part.seats].count(True) == 1
    await world.pass_time(world.house.goodbye_grace + 1)
    assert others[0].is_voting()
    await gone.looks()
    await gone.may("rejoin")
    assert not others[0].is_voting()
    assert not any(seat.away for seat in others[0].part.seats)


async def test_a_lost_connection_that_is_back_in_time_is_nothing(world: World) -> None:
    """Nobody is asked about it."""
    gone, others = await with_somebody_missing(world)
    await world.pass_time(GRACE - 5)
    await gone.looks()
    await world.pass_time(GRACE - 5)
    assert not others[0].is_voting()


async def test_who_is_back_while_the_others_vote_ends_the_vote(world: World) -> None:
    """A connection is enough, if a connection was all that was missing."""
    gone, others, _ = await with_a_vote(world)
    await gone.looks()
    assert not others[0].is_voting()
    assert others[0].sight.causes[-1] == "ballot-closed"
    assert not gone.is_voting()


async def test_whom_the_clock_has_answered_for_is_back_when_it_answers_itself(world: World) -> None:
    """Sitting there and doing nothing is being missing too."""
    people = await world.table_of("ann", "bob", "cat", clock=Bank(seconds=10))
    lazy = next(person for person in people if person.is_asked())
    await world.pass_time(10.5)
    others = [person for person in people if person is not lazy]
    while not lazy.is_asked():
        await next(person for person in others if person.is_asked()).answers()
    for _ in range(300):
        if lazy.is_voting():
            break
        asked = [person for person in others if person.is_asked()]
        await (asked[0].answers() if asked else world.pass_time(1))
    assert lazy.is_voting()
    assert lazy.id not in lazy.ballot().voters
    while not lazy.is_asked():
        await next(person for person in others if person.is_asked()).answers()
    await lazy.answers()
    assert not lazy.is_voting()


async def test_more_than_half_decide_at_once(world: World) -> None:
    """Two of three want a bot of that level: there it sits, and plays."""
    gone, others, vote = await with_a_vote(world)
    await others[0].may("vote", vote=vote, choice="bot", level="outlaw")
    assert others[1].is_voting()
    assert others[1].ballot().choices == {others[0].id: "bot outlaw"}
    await others[1].may("vote", vote=vote, choice="bot", level="outlaw")
    seat = next(each for each in others[0].part.seats if each.user == gone.id)
    assert seat.bot == "outlaw"
    assert not others[0].is_voting()
    told = len(others[0].sight.causes)
    await world.pass_time(world.house.bot_delay + 0.1)
    assert others[0].sight.causes[told:] == ["answered"]


async def test_the_person_comes_back_to_its_seat_from_the_bot(world: World) -> None:
    """Until then its answers are not taken; it may look all the while."""
    gone, others, vote = await with_a_vote(world)
    for other in others[:2]:
        await other.may("vote", vote=vote, choice="bot", level="outlaw")
    seat = next(number for number, each in enumerate(others[0].part.seats) if each.user == gone.id)
    await gone.looks(seat)
    assert gone.is_asked()
    question = gone.question()
    refused = await gone.may_not("answer", seat=seat, question=question.id, answers=[question.answers[0]])
    assert refused.sentence == "a bot plays your seat: rejoin the table first"
    await gone.may("rejoin")
    assert gone.part.seats[seat].bot == ""
    await gone.answers()


async def test_the_table_may_end_the_game(world: World) -> None:
    """Then it is over, and its key is shown."""
    _, others, vote = await with_a_vote(world)
    for other in others[:2]:
        await other.may("vote", vote=vote, choice="end")
    assert (others[0].status(), others[0].part.ended) == ("over", "voted")
    assert others[0].part.key


async def test_the_table_may_wait_and_is_asked_again_later(world: World) -> None:
    """After another grace."""
    _, others, vote = await with_a_vote(world)
    for other in others[:2]:
        await other.may("vote", vote=vote, choice="wait")
    assert not others[0].is_voting()
    await world.pass_time(GRACE - 1)
    assert not others[0].is_voting()
    await world.pass_time(2)
    assert others[0].is_voting()


async def test_a_vote_that_nobody_votes_in_ends_and_the_table_waits(world: World) -> None:
    """After its time."""
    gone, others, _ = await with_a_vote(world)
    del gone
    await world.pass_time(world.house.ballot_length)
    assert not others[0].is_voting()
    assert others[0].status() == "running"
    assert not any(seat.bot for seat in others[0].part.seats)


async def test_who_votes_again_votes_otherwise(world: World) -> None:
    """Not twice."""
    _, others, vote = await with_a_vote(world)
    await others[0].may("vote", vote=vote, choice="end")
    await others[0].may("vote", vote=vote, choice="wait")
    await others[1].may("vote", vote=vote, choice="end")
    assert others[2].is_voting()
    assert sorted(others[2].ballot().choices.values()) == ["end", "wait"]


async def test_who_has_no_vote_does_not_vote(world: World) -> None:
    """Nor does anybody in a vote that is over, or for a bot that there is not."""
    _, others, vote = await with_a_vote(world)
    watcher = world.person("eve")
    await watcher.comes(next(person for person in others if person.sight.welcome))
    assert (await watcher.may_not("vote", vote=vote, choice="end")).code == "not-allowed"
    assert (await others[0].may_not("vote", vote=vote + 1, choice="end")).code == "stale"
    assert (await others[0].may_not("vote", vote=vote, choice="bot", level="hal")).code == "impossible"


async def test_where_answers_have_days_a_closed_browser_is_nothing(world: World) -> None:
    """There is a vote only days after the clock has answered for somebody."""
    world.house = House(sweep=DAY / 4, directory_delay=DAY / 4)
    await world.restart()
    people = await world.table_of("ann", "bob", clock=Days(days=1))
    gone = next(person for person in people if person.is_asked())
    other = next(person for person in people if person is not gone)
    gone.goes()
    await world.pass_time(0.9 * DAY)
    assert not other.is_voting()
    assert other.sight.causes[-1] != "timed-out"
    await world.pass_time(0.2 * DAY)
    assert other.sight.causes[-1] == "timed-out"
    assert not other.is_voting()


async def test_nobody_votes_about_somebody_for_whom_nobody_waits(world: World) -> None:
    """It is not its turn: it may be away."""
    people = await world.table_of("ann", "bob", "cat", clock=Bank(seconds=3_000))
    idle = next(person for person in people if not person.is_asked())
    idle.goes()
    await world.pass_time(grace(Bank(seconds=3_000)) + 10)
    other = next(person for person in people if person.eyes is not None)
    assert not other.is_voting()


async def test_a_bot_may_be_seated_by_the_owner_where_somebody_said_goodbye(world: World) -> None:
    """Without a vote; where somebody still plays it may not."""
    people = await world.table_of("ann", "bob", "cat")
    ann, bob, _ = people
    assert (await ann.may_not("add-bot", seat=1, level="outlaw")).code == "not-now"
    await bob.may("leave")
    await ann.may("add-bot", seat=1, level="outlaw")
    assert ann.part.seats[1].bot == "outlaw"


def test_grace_grows_with_the_pace() -> None:
    """30 s for the fastest, twice, four and ten times that; days where answers have days."""
    clocks: list[ClockSetting] = [
        Bank(seconds=60),
        Bank(seconds=300),
        Bank(seconds=900),
        Bank(seconds=3_600),
        Days(days=3),
        NoClock(),
    ]
    assert [grace(clock) for clock in clocks] == [30, 60, 120, 300, 3 * DAY, 300]


def test_with_as_many_for_one_as_for_another_the_table_waits() -> None:
    """And without votes."""
    assert most({}) == "wait"
    assert most({"ann": "end", "bob": "bot outlaw"}) == "wait"
    assert most({"ann": "end", "bob": "bot outlaw", "cat": "end"}) == "end"
