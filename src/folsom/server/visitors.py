"""Who is at the door: a stranger, somebody whose time is over, a person, a program, or who runs the house."""

from enum import Enum, unique
from typing import Final

from msgspec import Struct

from folsom.tables.ports import Session, User


@unique
class Standing(Enum):
    """What is known of a visitor before any table is looked at."""

    STRANGER = "stranger"
    """Shows nothing."""
    EXPIRED = "expired"
    """Shows a session or a token that is over, was ended, or never was."""
    BANNED = "banned"
    PERSON = "person"
    PROGRAM = "program"
    ADMIN = "admin"
    """Shows the token of whoever runs the house. An admin holds no seat."""


KNOWN: Final = frozenset({Standing.PERSON, Standing.PROGRAM})


class Visitor(Struct, frozen=True, kw_only=True):
    """One visitor, for as long as a request or a socket lasts."""

    standing: Standing
    address: str
    user: User | None = None
    session: Session | None = None

    @property
    def id(self) -> str:
        """The user's id; empty for whoever is nobody here."""
        return self.user.id if self.user is not None and self.standing in KNOWN else ""

    @property
    def is_known(self) -> bool:
        """Whether it is somebody who may sit at tables."""
        return self.standing in KNOWN


class Shown(Struct, frozen=True):
    """What a request shows to say who sends it."""

    secret: str = ""
    is_cookie: bool = False
    """A browser sends cookies by itself, also for another site's page."""
