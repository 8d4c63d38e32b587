"""What a client may say to a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .settings import AnswerText, Id, Key, SeatNumber, Settings, Text


class Asking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What every command has."""

    key: Key


class Answer(Asking, frozen=True, tag="answer"):
    """One or several answers in a row of one seat, carried out all or none."""

    seat: SeatNumber
    question: Annotated[str, Meta(max_length=40)]
    """The id of the question that the first of them answers; the message is stale if that is gone."""
    answers: Annotated[tuple[AnswerText, ...], Meta(min_length=1, max_length=16)]


class WhyNot(Asking, frozen=True, tag="why-not"):
    """I want to know which rule forbids an answer to my seat's question."""

    seat: SeatNumber
    answer: AnswerText


class Sync(Asking, frozen=True, tag="sync"):
    """Show me the table as a seat of mine, or (None) as somebody who watches; and go on showing it so.

    `after` is the last number seen, of the same epoch: the updates after it come, or all of it if they are
    gone.
    """

    seat: SeatNumber | None = None
    after: int = -1
    epoch: Annotated[str, Meta(max_length=64)] = ""
    line: int = -1
    """The last line of the chat seen: those after it come with the updates."""


class Ping(Asking, frozen=True, tag="ping"):
    """I ask whether you are there."""


class Say(Asking, frozen=True, tag="say"):
    """Talk freely: at tables joined by link."""

    text: Text


class Phrase(Asking, frozen=True, tag="phrase"):
    """Say one of the quick phrases."""

    phrase: Annotated[str, Meta(max_length=40)]


class Mute(Asking, frozen=True, tag="mute"):
    """I will not hear this person at this table (or again I will)."""

    user: Id
    on: bool = True


class Block(Asking, frozen=True, tag="block"):
    """I will not hear this person anywhere, and it sits at no table of mine (or again it may)."""

    user: Id
    on: bool = True


class Report(Asking, frozen=True, tag="report"):
    """Somebody misbehaved."""

    user: Id
    text: Text
    line: int | None = None
    """The line of the table's chat it is about."""


class TakeBack(Asking, frozen=True, tag="take-back"):
    """I take back my seat's last message; or, if others have answered since, ask everybody for it."""

    seat: SeatNumber


class Pause(Asking, frozen=True, tag="pause"):
    """I propose to stop the clocks for a while."""


class Resume(Asking, frozen=True, tag="resume"):
    """I propose to go on."""


class Rematch(Asking, frozen=True, tag="rematch"):
    """I propose to play again, everybody one seat further on."""


class Consent(Asking, frozen=True, tag="consent"):
    """I agree to a proposal, or I do not."""

    proposal: int
    yes: bool = True


class Vote(Asking, frozen=True, tag="vote"):
    """What shall become of a seat that is missing."""

    vote: int
    choice: Literal["wait", "bot", "end"]
    level: Annotated[str, Meta(max_length=40)] = ""
    """For `bot`: which."""


class Resign(Asking, frozen=True, tag="resign"):
    """My seat gives up, for good."""

    seat: SeatNumber


class Leave(Asking, frozen=True, tag="leave"):
    """I go: out of my seats before the start; away from them, for others to decide, while the game runs."""


class Rejoin(Asking, frozen=True, tag="rejoin"):
    """I am back: my seats are mine again, whoever has played them."""


class Sit(Asking, frozen=True, tag="sit"):
    """I take a free seat; None for any. Several are mine if I take several (hot seat)."""

    seat: SeatNumber | None = None


class Stand(Asking, frozen=True, tag="stand"):
    """I give a seat back, before the start."""

    seat: SeatNumber


class Choose(Asking, frozen=True, tag="choose"):
    """My seat (or, for the owner, a bot's) plays this bandit, gang or team; empty: at random."""

    seat: SeatNumber
    bandit: Annotated[str, Meta(max_length=40)]


class Configure(Asking, frozen=True, tag="configure"):
    """The owner changes the table, before the start."""

    settings: Settings


class AddBot(Asking, frozen=True, tag="add-bot"):
    """The owner fills a free seat with a bot; while the game runs, one that its person has left for good."""

    seat: SeatNumber
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class Remove(Asking, frozen=True, tag="remove"):
    """The owner empties a seat, before the start."""

    seat: SeatNumber


class Invite(Asking, frozen=True, tag="invite"):
    """The owner wants a new link; the one before it is worth nothing any more."""


class Watching(Asking, frozen=True, tag="watching"):
    """The owner allows others to watch, or forbids it, at any time."""

    allowed: bool


class Start(Asking, frozen=True, tag="start"):
    """The owner starts the game."""


class Close(Asking, frozen=True, tag="close"):
    """The owner closes a table that has not started."""


Command: TypeAlias = (
    Answer
    | WhyNot
    | Sync
    | Ping
    | Say
    | Phrase
    | Mute
    | Block
    | Report
    | TakeBack
    | Pause
    | Resume
    | Rematch
    | Consent
    | Vote
    | Resign
    | Leave
    | Rejoin
    | Sit
    | Stand
    | Choose
    | Configure
    | AddBot
    | Remove
    | Invite
    | Watching
    | Start
    | Close
)
