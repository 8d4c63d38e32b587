"""Talking: freely at tables joined by link, in quick phrases at public ones.

While a game runs, those who watch talk among themselves. Nobody hears whom it has muted at the table or
blocked everywhere. Who talks too fast is told to wait.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from . import authority
from .case import Case
from .messages import Line, Mute, Muted, Phrase, Said, Say
from .refusal import Refusal
from .state import Table

PHRASES: Final[Mapping[str, str]] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "have-fun": "Have fun!",
    "nice-one": "Nice one!",
    "well-played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "oops": "Oops!",
    "ouch": "Ouch!",
    "thinking": "Let me think.",
    "one-moment": "One moment, please.",
    "your-turn": "It is your turn.",
    "good-game": "Good game!",
    "again": "Shall we play again?",
    "goodbye": "Goodbye!",
}
"""The quick phrases: what is sent, and what it says in English."""


def say(case: Case, command: Say) -> Said:
    """Talk freely."""
    authority.must_look(case, None)
    if case.table.settings.public:
        raise Refusal("not-allowed", "at public tables there are quick phrases only")
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal("impossible", "there is nothing to read in that")
    return Said(user=case.user.id, room=room(case.table, case.user.id), text=text)


def phrase(case: Case, command: Phrase) -> Said:
    """Say a quick phrase."""
    authority.must_look(case, None)
    if command.phrase not in PHRASES:
        raise Refusal("impossible", f"there is no phrase '{command.phrase}': there are {', '.join(PHRASES)}")
    return Said(user=case.user.id, room=room(case.table, case.user.id), phrase=command.phrase)


def mute(case: Case, command: Mute) -> Muted:
    """Do not hear somebody here any more."""
    authority.must_look(case, None)
    if command.user == case.user.id:
        raise Refusal("impossible", "nobody can be deaf to oneself")
    return Muted(by=case.user.id, user=command.user, on=command.on)


def room(table: Table, user: str) -> Literal["seats", "watchers"]:
    """Where somebody's words are heard."""
    return "seats" if authority.is_seated(table, user) else "watchers"


def hears(table: Table, user: str, line: Line, blocked: frozenset[str]) -> bool:
    """Whether somebody hears a line."""
    if line.user in blocked or (user, line.user) in table.muted:
        return False
    if line.room == "watchers" and table.status in ("running", "paused"):
        return not table.seats_of(user)
    return True


@dataclass(slots=True)
class Flood:
    """Who talks how fast: so many lines in a row, then one in so many seconds."""

    burst: int
    every: float
    full_at: dict[str, float] = field(default_factory=dict)
    """When each will have all its lines again."""

    def must_not_flood(self, user: str, at: float) -> None:
        """Refuse who talks too fast; else count the line."""
        full_at = max(self.full_at.get(user, at), at)
        wait = full_at + self.every - at - self.burst * self.every
        if wait > 0:
            raise Refusal("limit", "that was a lot of talk: wait a moment", limit="chat", wait=round(wait, 1))
        self.full_at[user] = full_at + self.every
        self.full_at = {who: when for who, when in self.full_at.items() if when > at}
