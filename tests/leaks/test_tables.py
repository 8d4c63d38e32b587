"""The two-worlds proof over all that a table tells: frames, replies, refusals, logs, replays, lists."""

from collections import Counter
from typing import Final

import pytest

from tests.leaks.planted_frames import LEAKS, Leak
from tests.leaks.test_two_worlds import TABLES
from tests.leaks.watching import Watch
from tests.proofs import parts

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("_in_the_middle")]
GAMES: Final = 116
AVERAGE: Final = 87
"""Decisions of a game at the least, on average, that somebody was told of alike in two worlds."""
ENOUGH: Final = 10
"""Games in which a planted leak is found at the latest."""
MET: Final = {
    "welcome",
    "presence",
    "chat",
    "answered",
    "timed-out",
    "bot-failed",
    "taken-back",
    "proposed",
    "agreed",
    "resigned",
    "returned",
    "ballot-opened",
    "ballot-closed",
    "paused",
    "resumed",
    "refusal",
    "table",
    "log",
    "replay",
    "inspection",
    "lobby",
    "watchable",
    "another's table",
    "another's replay",
    "all-seeing",
    "game file",
    "own tables",
    "on coming back",
    "answer by clock",
    "answer by bot",
    "answer by failure",
    "reply to person",
    "reply to take-back",
    "reply to why-not",
    "reply to consent",
}
"""What the proof must have compared."""


@parts(short=GAMES, long=2_300, each=46)
async def test_no_audience_is_told_anything_by_which_it_could_tell_two_worlds_apart(numbers: range) -> None:
    """Byte for byte, for seats and those who watch, in all rulesets, whatever people, bots and clocks do."""
    met: Counter[str] = Counter()
    decisions = 0
    for number in numbers:
        _, name, seats = TABLES[number % len(TABLES)]
        watch = Watch(f"two tables {number}")
        await watch.play(name, seats)
        assert watch.differences == [], f"game {number}"
        met += watch.met
        decisions += watch.decisions
    if len(numbers) >= len(TABLES):
        assert decisions >= AVERAGE * len(numbers)
    if len(numbers) >= GAMES // 2:
        assert met.keys() >= MET


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
async def test_a_leak_that_is_planted_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every kind of frame, reply and list: one number that hangs on what others hold is enough."""
    leak.plant(monkeypatch)
    for number in range(ENOUGH):
        watch = Watch(f"planted {number}")
        await watch.play("colt.first", 3)
        if watch.differences:
            assert leak.where in watch.differences[0].where
            return
    pytest.fail("the leak was not found")
