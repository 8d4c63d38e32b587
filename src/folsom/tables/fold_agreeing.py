"""What entries about proposals, votes, pauses and giving up change."""

import msgspec

from .effect import Effect
from .fold_seats import forget_ballot
from .messages import (
    Agreed,
    Ballot,
    BallotClosed,
    BallotOpened,
    Paused,
    Proposal,
    Proposed,
    Resigned,
    Resumed,
    Voted,
)
from .state import Table

BOT = "bot "
"""In a vote: a bot of the level that follows."""

AgreeingEntry = Proposed | Agreed | Paused | Resumed | BallotOpened | Voted | BallotClosed | Resigned


def fold_agreeing(table: Table, was: AgreeingEntry, author: str, at: float) -> Effect:
    """Carry out an entry; everybody sees what it changes."""
    effect = Effect(part=True)
    match was:
        case Proposed() | Agreed():
            _propose(table, was, author)
        case Paused():
            table.status, table.paused, table.proposal = "paused", at, None
        case Resumed():
            table.status, table.proposal = "running", None
        case Resigned():
            _resign(table, was)
            effect.seat = was.seat
        case _:
            effect.seat = _vote(table, was, author, at)
    effect.game = table.status == "over"  # nobody owes an answer any more
    return effect


def _propose(table: Table, was: Proposed | Agreed, author: str) -> None:
    if isinstance(was, Proposed):
        table.counted += 1
        table.proposal = Proposal(
            id=table.counted,
            what=was.what,
            by=author,
            seat=was.seat,
            agreed=(author,),
            awaited=was.awaited,
        )
    elif table.proposal is not None and was.yes:
        table.proposal = msgspec.structs.replace(
            table.proposal,
            agreed=(*table.proposal.agreed, author),
            awaited=tuple(user for user in table.proposal.awaited if user != author),
        )
    else:
        table.proposal = None


def _resign(table: Table, was: Resigned) -> None:
    seat = table.seats[was.seat]
    seat.resigned, seat.bot = True, was.bot
    table.proposal = None
    forget_ballot(table, was.seat)
    standing = [each for each in table.seats if not each.resigned]
    if len(standing) <= 1 or not any(each.is_played for each in standing):
        end(table, "resigned")


def _vote(table: Table, was: BallotOpened | Voted | BallotClosed, author: str, at: float) -> int | None:
    if isinstance(was, BallotOpened):
        table.counted += 1
        table.ballot = Ballot(
            id=table.counted, seat=was.seat, closes=was.closes, voters=was.voters, choices={}
        )
        return was.seat
    if table.ballot is None:
        return None
    seat = table.ballot.seat
    if isinstance(was, Voted):
        choices = {**table.ballot.choices, author: was.choice}
        table.ballot = msgspec.structs.replace(table.ballot, choices=choices)
    else:
        _close(table, seat, was.outcome, at)
    return seat


def _close(table: Table, seat: int, outcome: str, at: float) -> None:
    table.ballot = None
    if outcome == "end":
        end(table, "voted")
    elif outcome.startswith(BOT):
        table.seats[seat].bot = outcome.removeprefix(BOT)
    else:
        table.seats[seat].waited = at


def end(table: Table, why: str) -> None:
    """The table is over."""
    table.status, table.ended = "over", why
    table.proposal = table.ballot = None
