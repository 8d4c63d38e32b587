"""How a table is set up, and the words that messages are made of."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
AnswerText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Value: TypeAlias = bool | int | Annotated[str, Meta(max_length=200)]
Words: TypeAlias = Annotated[Mapping[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class Bank(Struct, frozen=True, tag_field="kind", tag="bank"):
    """Every seat has a bank of seconds, and gets an increment for each message."""

    seconds: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0


class Days(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for every answer."""

    days: Annotated[float, Meta(ge=0.01, le=30)]


ClockSetting: TypeAlias = NoClock | Bank | Days


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as its owner wants it; it can be changed until the game starts."""

    ruleset: Annotated[str, Meta(max_length=60)]
    """The name of a ruleset ("napad.harder")."""
    seats: Annotated[int, Meta(ge=1, le=12)]
    switches: Words = {}
    """Switches of the ruleset that are set otherwise."""
    choices: Words = {}
    """What the players choose at set-up; all else is left to chance."""
    clock: ClockSetting = NoClock()
    public: bool = False
    """In the lobby, for everybody; else joined by its link."""
    watch: bool = True
    """Whether those without a seat may watch, at a table joined by link those who have the link."""
    bot_delay: Annotated[float, Meta(ge=0, le=10)] | None = None
    """Seconds until a bot's answer is released; None for the house's own."""
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    """The level of bot that plays on for whoever resigns; empty for the house's own."""
    memory_aid: bool = True
    """Whether the page may show public things worth remembering."""
