"""What entries about the game itself change."""

from .effect import Effect
from .engines import Engines
from .fold_agreeing import end
from .messages import Answered, Started, TakenBack
from .playing import Play, Step
from .state import Table

CAUSES = {"timeout": "timed-out", "failure": "bot-failed"}
FAILED = "The bot failed: the answer is the one that the clock would have given."

GameEntry = Started | Answered | TakenBack


def fold_game(table: Table, was: GameEntry, at: float, engines: Engines) -> Effect:
    """Carry out an entry; who hears of it follows from what happens in the game."""
    if isinstance(was, Started):
        return _start(table, was, at, engines)
    assert table.play is not None, "a game is started before it is played"
    return _answer(table, table.play, was, at) if isinstance(was, Answered) else _take_back(table, was, at)


def _start(table: Table, was: Started, at: float, engines: Engines) -> Effect:
    table.play = Play.begin(was.file, engines, at)
    table.status = "running"
    table.timing.begin(len(table.seats))
    _ask(table, at)
    return Effect(game=True, part=True, events=table.play.game.opening)


def _answer(table: Table, play: Play, was: Answered, at: float) -> Effect:
    own = was.how == "person"
    left = table.timing.remaining(was.seat, at)
    step = play.give(was.seat, was.answers, at, own=own, left=left)
    _count_time(table, was, step, at)
    changed = step.heard and _be_seen(table, was, at)
    over = play.game.is_over
    if over:
        end(table, "played")
    return Effect(
        cause=CAUSES.get(was.how, "answered"),
        seat=was.seat,
        hearers=step.hearers,
        events=step.events,
        game=True,
        part=changed or over,
        notice=FAILED if was.how == "failure" else "",
    )


def _count_time(table: Table, was: Answered, step: Step, at: float) -> None:
    if step.heard:
        table.timing.answered(was.seat, at)
        table.asked.pop(was.seat, None)
    _ask(table, at)


def _ask(table: Table, at: float) -> None:
    """Note since when each seat owes its answer."""
    owed = table.owed()
    table.asked = {seat: table.asked.get(seat, at) for seat in owed}


def _be_seen(table: Table, was: Answered, at: float) -> bool:
    """What an answer that everybody hears of says of its person; whether the table looks otherwise then.

    It brings down the proposal of a takeback; its own, a vote about its seat.
    """
    seat, own = table.seats[was.seat], was.how == "person"
    voted_on = own and table.ballot is not None and table.ballot.seat == was.seat
    overtaken = table.proposal is not None and table.proposal.what == "take-back"
    changed = overtaken or voted_on or (own and seat.left_at is not None)
    if overtaken:
        table.proposal = None
    if voted_on:
        table.ballot = None
    if own:
        seat.left_at, seat.timed_out = None, None
    elif was.how == "timeout" and seat.timed_out is None:
        seat.timed_out = at
    return changed


def _take_back(table: Table, was: TakenBack, at: float) -> Effect:
    play = table.play
    assert play is not None
    gone = play.take_back(was.seat, was.stay)
    heard = gone[0].heard
    for message in gone:
        table.timing.stop(message.seat, at)
        table.timing.undo(message.seat, message.left)
        table.asked.pop(message.seat, None)
    _ask(table, at)
    if heard:
        table.proposal = None
    hearers = frozenset(table.audiences() if heard else {message.seat for message in gone})
    return Effect(cause="taken-back", seat=was.seat, hearers=hearers, game=True, part=heard)
