"""What becomes of a seat whose person is missing: the others wait, seat a bot, or end the game.

More than half of the voters decide at once. When time is up, or all have voted, most votes decide; without
votes, or with as many for one as for another, the table waits.
"""

from collections import Counter

from .case import Case
from .fold_agreeing import BOT
from .grace import ballot_length, counts_connection, grace
from .house import House
from .messages import Ballot, BallotClosed, BallotOpened, Vote, Voted
from .refusal import Refusal
from .state import Table

WAIT = "wait"
BACK = "back"


def vote(case: Case, command: Vote) -> Voted | BallotClosed:
    """Vote, or vote otherwise than before."""
    ballot = case.table.ballot
    if ballot is None or ballot.id != command.vote:
        raise Refusal("stale", "that vote is over")
    if case.user.id not in ballot.voters:
        raise Refusal("not-allowed", "you have no vote in this")
    choice = BOT + case.level(command.level) if command.choice == "bot" else command.choice
    outcome = decided({**ballot.choices, case.user.id: choice}, ballot)
    if outcome:
        return BallotClosed(ballot=ballot.id, outcome=outcome)
    return Voted(ballot=ballot.id, choice=choice)


def decided(choices: dict[str, str], ballot: Ballot) -> str:
    """What is decided already; empty for nothing."""
    for choice, votes in Counter(choices.values()).items():
        if 2 * votes > len(ballot.voters):
            return choice
    return most(choices) if len(choices) == len(ballot.voters) else ""


def most(choices: dict[str, str]) -> str:
    """What most have voted for; to wait, if nothing has most."""
    ranked = Counter(choices.values()).most_common(2)
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return WAIT
    return ranked[0][0]


def run_out(ballot: Ballot) -> BallotClosed:
    """The time for a vote is up."""
    return BallotClosed(ballot=ballot.id, outcome=most(dict(ballot.choices)))


# ---------------------------------------------------------------- when there is one


def missing_since(table: Table, number: int, absent: dict[str, float]) -> float | None:
    """Since when a seat's person has been missing; `absent` says since when who has had no connection."""
    seat = table.seats[number]
    if not seat.is_played:
        return None
    since = [seat.timed_out, seat.left_at]
    if counts_connection(table.settings.clock):
        since.append(absent.get(seat.user))
    found = [instant for instant in since if instant is not None]
    began = table.play.began if table.play is not None else 0.0
    return max(min(found), seat.waited, table.woke, began) if found else None


def ballot_due(table: Table, house: House, absent: dict[str, float]) -> tuple[float, int] | None:
    """When a vote is to be opened next, and about which seat; None if about none as things are."""
    if not table.runs or table.ballot is not None:
        return None
    dues = [(_due(table, house, seat, absent), seat) for seat in table.owed()]
    found = [(due, seat) for due, seat in dues if due is not None and voters(table, seat, absent)]
    return min(found, default=None)


def _due(table: Table, house: House, seat: int, absent: dict[str, float]) -> float | None:
    since = missing_since(table, seat, absent)
    if since is None:
        return None
    return since + (house.goodbye_grace if table.seats[seat].left_at else grace(table.settings.clock))


def voters(table: Table, seat: int, absent: dict[str, float]) -> tuple[str, ...]:
    """Those who decide about a seat: all who play, are there, and are not its person."""
    missing = table.seats[seat].user
    return tuple(user for user in table.players() if user != missing and user not in absent)


def opened(table: Table, seat: int, at: float, house: House, absent: dict[str, float]) -> BallotOpened:
    """A vote about a seat."""
    return BallotOpened(
        seat=seat,
        closes=at + ballot_length(table.settings.clock, house),
        voters=voters(table, seat, absent),
    )


def ended_by_return(table: Table, absent: dict[str, float]) -> BallotClosed | None:
    """The end of a vote about somebody who is not missing any more."""
    ballot = table.ballot
    if ballot is None or not table.runs or missing_since(table, ballot.seat, absent) is not None:
        return None
    return BallotClosed(ballot=ballot.id, outcome=BACK)
