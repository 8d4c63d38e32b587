"""Taking back: free for one's own last message while nobody has answered since, with everyone's consent
after others' answers, and never past anything that was drawn or shown.

Only messages that somebody heard count as answers of others: that another seat is busy putting away cards in
secret is nobody's business. A message that nobody else heard of is one's own to take back. What was learned
goes back with it, as knowledge follows from the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .case import Case
from .foresight import can_be_unlearned
from .messages import Proposed, TakeBack, TakenBack
from .playing import Message, Play, again
from .refusal import Refusal

PAST = "a card was drawn or shown since, or luck was asked: what somebody has seen cannot be unseen"
NOTHING = "there is no message of your own to take back"


@dataclass(frozen=True, slots=True)
class Takeback:
    """A takeback that is possible."""

    stay: int
    """So many of the first messages stay."""
    is_free: bool


def take_back(case: Case, command: TakeBack) -> TakenBack | Proposed:
    """Take back at once, or ask everybody else."""
    case.must_run()
    case.played_seat(command.seat)
    possible = possible_takeback(case, command.seat)
    others = [user for user in case.table.players() if user != case.user.id]
    if possible.is_free or not others:
        return TakenBack(seat=command.seat, stay=possible.stay)
    if case.table.proposal is not None:
        raise Refusal("not-now", "something else is being agreed on: settle that first")
    return Proposed(what="take-back", seat=command.seat, awaited=tuple(others))


def possible_takeback(case: Case, seat: int) -> Takeback:
    """What a seat may take back; Refusal if nothing."""
    play = case.table.play
    assert play is not None, "a game that runs was started"
    last = play.last_of(seat)
    if last is None or not play.messages[last].own:
        raise Refusal("not-now", NOTHING)
    undone, later = play.messages[last], play.messages[last + 1 :]
    is_free = not undone.heard or not any(message.heard for message in later)
    if not is_reversible(play, last, undone, later):
        raise Refusal("not-allowed", PAST)
    return Takeback(stay=last, is_free=is_free)


def is_reversible(play: Play, stay: int, undone: Message, later: Sequence[Message]) -> bool:
    """Whether nothing was drawn, and nothing shown that could not be told, by any message that would go."""
    game = play.before(stay)
    for message in (undone, *later):
        goes = message is undone or (message.heard and undone.heard)
        if goes and not can_be_unlearned(game, message.seat, message.answers):
            return False
        again(game, message)
    return True
