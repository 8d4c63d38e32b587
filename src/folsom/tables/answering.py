"""Answers, and why not: what a seat may give to its question, checked before it is written."""

from folsom.kernel.errors import FolsomError
from folsom.play.errors import UnknownAnswer

from .case import Case
from .foresight import give, is_sure
from .messages import Answer, Answered, Reply, WhyNot
from .playing import Play
from .refusal import Refusal

UNSURE = (
    "these answers cannot be given in one go, as the later ones hang on what the first brings: send them "
    "one by one"
)


def answer(case: Case, command: Answer) -> Answered:
    """One or several answers in a row: all of them are carried out, or none."""
    case.must_run()
    case.played_seat(command.seat)
    play = _play(case)
    _must_be_asked(play, command)
    _must_be_legal(play, command.seat, command.answers)
    return Answered(seat=command.seat, answers=command.answers)


def _must_be_asked(play: Play, command: Answer) -> None:
    if command.seat not in play.game.owed or play.question_id(command.seat) != command.question:
        raise Refusal("stale", "that question is gone: look again at what is asked now")


def _must_be_legal(play: Play, seat: int, answers: tuple[str, ...]) -> None:
    """Nobody may learn from the refusal of a later answer what an earlier one brings."""
    _try_first(play, seat, answers[0])
    if len(answers) == 1:
        return
    trial = play.trial()
    if not is_sure(trial, seat, answers):
        raise Refusal("unsure", UNSURE)
    try:
        give(trial, seat, answers)
    except FolsomError:
        raise Refusal("unsure", UNSURE) from None


def _try_first(play: Play, seat: int, text: str) -> None:
    reason = explained(play, seat, text)
    if reason.rule:
        raise Refusal("illegal", reason.sentence, rule=reason.rule)


def why_not(case: Case, command: WhyNot) -> Reply:
    """The rule that forbids an answer to one's question; none if it is legal."""
    case.own_seat(command.seat)
    if case.table.status not in ("running", "paused"):
        case.must_run()
    reply = explained(_play(case), command.seat, command.answer)
    return Reply(key=command.key, rule=reply.rule, sentence=reply.sentence)


def explained(play: Play, seat: int, text: str) -> Reply:
    """Why an answer is refused, as a reply without a key; Refusal if it is no answer at all."""
    try:
        reason = play.game.why_not(seat, text)
    except UnknownAnswer as error:
        raise Refusal("unknown-answer", str(error)) from None
    return Reply(key="", rule=reason.rule, sentence=reason.sentence) if reason else Reply(key="")


def _play(case: Case) -> Play:
    assert case.table.play is not None, "a game that runs was started"
    return case.table.play
