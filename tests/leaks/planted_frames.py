"""Leaks planted into what a table tells: each in one kind of frame, reply or list, or in when it comes."""

import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from folsom.tables import actor, fold, frames, hall, keeper, narrating, replaying, rows
from folsom.tables.audience import Audiences
from folsom.tables.messages import Refused, Result
from folsom.tables.playing import Play
from folsom.tables.presence import Attendance
from folsom.tables.refusal import Refusal
from folsom.tables.state import Table

__all__ = ["LEAKS", "Leak"]

Plant = Callable[[pytest.MonkeyPatch], None]
Made = Any  # whatever the honest function returns


@dataclass(frozen=True)
class Leak:
    """A mistake that a server might make."""

    name: str
    where: str
    """Part of the name of what it is found in."""
    plant: Plant


def secret(play: Play | None) -> int:
    """A small number that hangs on all that is hidden; 0 before the start."""
    return zlib.crc32(play.game.state()) % 7 if play is not None else 0


def of(table: Table) -> int:
    """The same, of a table."""
    return secret(table.play)


def key_of(table: Table) -> str:
    """The key, which is nobody's business yet."""
    key = table.play.file.key if table.play is not None else None
    return key.hex() if key is not None else ""


def made(target: object, name: str, change: Callable[..., Made]) -> Plant:
    """What a function returns is changed: `change` is given that, and what the function was given."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = getattr(target, name)
        monkeypatch.setattr(target, name, lambda *args, **more: change(honest(*args, **more), *args))

    return plant


def refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence of a refusal tells."""
    honest: Callable[..., Awaitable[Result]] = actor.Actor._handle

    async def handle(self: actor.Actor, *args: object) -> Result:
        result = await honest(self, *args)
        told = isinstance(result, Refused)
        return replace(result, sentence=f"{of(self.table)}") if told else result

    monkeypatch.setattr(actor.Actor, "_handle", handle)


def talk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of the chat tells."""
    honest = Audiences._tell_line
    monkeypatch.setattr(
        Audiences,
        "_tell_line",
        lambda self, table, line: honest(self, table, replace(line, at=line.at + of(table))),
    )


def game_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why a game cannot be taken away yet tells."""

    def game_file(case: Made) -> str:
        raise Refusal("not-now", f"not yet: {of(case.table)}")

    monkeypatch.setattr(replaying, "game_file", game_file)


def open_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told everything."""
    monkeypatch.setattr(narrating, "told_to", lambda game, events, _: narrating.told_all(game, events))


LEAKS = (
    Leak(
        "an update", "answer by", made(frames, "update", lambda it, table, *_: replace(it, by=f"{of(table)}"))
    ),
    Leak(
        "the length of an update",
        "answer by",
        made(frames, "update", lambda it, table, *_: replace(it, notice=" " * of(table))),
    ),
    Leak("events that are not sealed", "answer by", open_events),
    Leak(
        "a welcome",
        "on coming",
        made(frames, "welcome", lambda it, table, *_: replace(it, mine=(of(table),))),
    ),
    Leak(
        "the game's part",
        "on coming",
        made(frames, "game_part", lambda it, table, *_: it and replace(it, owed=(of(table),))),
    ),
    Leak(
        "the table's part",
        "on coming",
        made(frames, "table_part", lambda it, table, *_: replace(it, ended=f"{of(table)}")),
    ),
    Leak(
        "the key before the end",
        "the key",
        made(frames, "table_part", lambda it, table, *_: replace(it, key=key_of(table))),
    ),
    Leak(
        "a question",
        "",
        made(Play, "asked", lambda it, play, _: it and replace(it, bandit=f"{secret(play)}")),
    ),
    Leak(
        "who is there",
        "on coming",
        made(Attendance, "frame", lambda it, _, table: replace(it, watchers=of(table))),
    ),
    Leak("talk", "", talk),
    Leak("a reply", "reply", made(fold, "_reply", lambda it, table, *_: replace(it, number=of(table)))),
    Leak("a refusal", "refusal", refusals),
    Leak(
        "why not",
        "why-not",
        made(actor, "why_not", lambda it, case, _: replace(it, sentence=f"{of(case.table)}")),
    ),
    Leak(
        "when a bot or a clock answers",
        "answer by",
        made(keeper, "next_due", lambda due, table, *_: due and due + of(table) / 1000),
    ),
    Leak(
        "a log",
        "log",
        made(replaying, "replayed", lambda it, wish: replace(it, began=float(secret(wish.play)))),
    ),
    Leak(
        "a replay",
        "replay",
        made(
            replaying, "_view", lambda it, game, _: bytes(it)[:-1] + b" " * (1 + zlib.crc32(game.state()) % 7)
        ),
    ),
    Leak("why there is no game file yet", "game file", game_files),
    Leak(
        "what whoever runs the house sees",
        "inspection",
        made(hall, "inspected", lambda it, live: replace(it, lines=of(live.table))),
    ),
    Leak(
        "a list of tables",
        "own tables",
        made(rows, "row", lambda it, table, *_: replace(it, touched=it.touched + of(table))),
    ),
)
