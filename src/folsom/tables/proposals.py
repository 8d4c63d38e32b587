"""What needs everybody's yes: a pause, going on, a takeback past others' answers, a rematch.

Bots agree to everything. Somebody who does not play is not asked.
"""

from .case import Case
from .messages import (
    Agreed,
    Consent,
    Pause,
    Paused,
    Proposal,
    Proposed,
    Rematch,
    Resume,
    Resumed,
    TakenBack,
)
from .refusal import Refusal
from .takeback import possible_takeback


class PlayAgain:
    """Everybody wants a rematch: a new table is to be opened, and written down here."""


Settled = Agreed | Paused | Resumed | TakenBack | PlayAgain


def pause(case: Case, command: Pause) -> Proposed | Paused:
    """Propose to stop the clocks."""
    del command
    case.must_run()
    case.must_play()
    others = _others(case, case.table.players())
    _must_be_quiet(case)
    return Proposed(what="pause", awaited=others) if others else Paused()


def resume(case: Case, command: Resume) -> Proposed | Resumed:
    """Propose to go on; after a very long pause those who are there may decide alone."""
    del command
    if case.table.status != "paused":
        raise Refusal("not-now", "the table has not paused")
    case.must_play()
    others = _others(case, case.table.players())
    if case.at - case.table.paused > case.house.pause_limit:
        others = tuple(user for user in others if user in case.present)
    _must_be_quiet(case)
    return Proposed(what="resume", awaited=others) if others else Resumed()


def rematch(case: Case, command: Rematch) -> Proposed | PlayAgain:
    """Propose to play again: those who are still there are asked, bots sit where others sat."""
    del command
    table = case.table
    if table.status != "over" or table.play is None:
        raise Refusal("not-now", "the game is not over")
    if case.user.id not in table.people():
        raise Refusal("not-allowed", "only those who have played may do that")
    if table.rematch:
        raise Refusal("not-now", "there is a rematch already")
    _must_be_quiet(case)
    others = tuple(user for user in _others(case, table.people()) if user in case.present)
    return Proposed(what="rematch", awaited=others) if others else PlayAgain()


def consent(case: Case, command: Consent) -> Settled:
    """Say yes or no; the last yes carries out what was proposed. Who proposed may withdraw it."""
    proposal = case.table.proposal
    if proposal is None or proposal.id != command.proposal:
        raise Refusal("stale", "that is not proposed any more")
    user = case.user.id
    if user not in proposal.awaited and not (user == proposal.by and not command.yes):
        raise Refusal("not-allowed", "you are not asked")
    if command.yes and proposal.awaited == (user,):
        return _carried(case, proposal)
    return Agreed(proposal=proposal.id, yes=command.yes)


def _carried(case: Case, proposal: Proposal) -> Settled:
    match proposal.what:
        case "pause":
            return Paused()
        case "resume":
            return Resumed()
        case "rematch":
            return PlayAgain()
    assert proposal.seat is not None, "a takeback is of a seat"
    return TakenBack(seat=proposal.seat, stay=possible_takeback(case, proposal.seat).stay)


def _others(case: Case, users: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(user for user in users if user != case.user.id)


def _must_be_quiet(case: Case) -> None:
    if case.table.proposal is not None:
        raise Refusal("not-now", "something else is being agreed on: settle that first")
