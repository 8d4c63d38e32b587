"""From a command to what is written of it: who may do what, and when."""

from .answering import answer
from .case import Case
from .chat import Flood, mute, phrase, say
from .engines import Engines
from .leaving import rejoin, resign
from .lobby import (
    add_bot,
    choose,
    close,
    configure,
    invite,
    leave,
    remove,
    sit,
    stand,
    start,
    watching,
)
from .messages import (
    AddBot,
    Answer,
    Choose,
    Close,
    Command,
    Configure,
    Consent,
    Invite,
    Leave,
    Mute,
    Pause,
    Phrase,
    Rejoin,
    Rematch,
    Remove,
    Resign,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
    Stored,
    TakeBack,
    Vote,
    Watching,
)
from .proposals import PlayAgain, consent, pause, rematch, resume
from .takeback import take_back
from .votes import vote

Decision = Stored | PlayAgain | None
"""What is to be written; None where there is nothing to do."""


def decide(case: Case, command: Command, engines: Engines, flood: Flood) -> Decision:
    """What a command comes to; Refusal if it may not be."""
    match command:
        case Answer():
            return answer(case, command)
        case Say() | Phrase():
            said = say(case, command) if isinstance(command, Say) else phrase(case, command)
            flood.must_not_flood(case.user.id, case.at)
            return said
        case Mute():
            return mute(case, command)
        case TakeBack():
            return take_back(case, command)
        case Start():
            return start(case, engines)
    return _decide_together(case, command)


def _decide_together(case: Case, command: Command) -> Decision:
    """What concerns everybody at the table."""
    match command:
        case Pause():
            return pause(case, command)
        case Resume():
            return resume(case, command)
        case Rematch():
            return rematch(case, command)
        case Consent():
            return consent(case, command)
        case Vote():
            return vote(case, command)
        case Resign():
            return resign(case, command)
        case Rejoin():
            return rejoin(case, command)
        case Leave():
            return leave(case)
    return _decide_seating(case, command)


def _decide_seating(case: Case, command: Command) -> Decision:
    """What is settled before the start."""
    match command:
        case Sit():
            return sit(case, command)
        case Stand():
            return stand(case, command)
        case Choose():
            return choose(case, command)
        case Configure():
            return configure(case, command)
        case AddBot():
            return add_bot(case, command)
        case Remove():
            return remove(case, command)
        case Invite():
            return invite(case, command)
        case Watching():
            return watching(case, command)
        case Close():
            return close(case, command)
    raise AssertionError(f"{type(command).__name__} is carried out elsewhere")
