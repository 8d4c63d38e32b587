"""The bots at a table: each is asked what its seat is asked, and answers after a delay that tells nothing.

A bot's answer is released one delay after its question, however long it has thought; should it still think
then, at the next multiple of the delay. Several secret answers in a row are released as one message. A bot
that crashes, answers nonsense, or has lost patience's time has failed: the clock's answer is played for it.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec import Struct

from folsom.kernel.errors import FolsomError
from folsom.play.game import Game

from .house import House
from .messages import Answered
from .playing import Play, carried_out
from .ports import Bots, Clock, Luck, Meter, Thinking
from .state import Table
from .timeout import timeouts_answer

LONGEST_ROW: Final = 16
Fault = Literal["late", "crashed", "illegal"]


@dataclass(slots=True)
class Thought:
    """A bot thinking about one question."""

    question: str
    since: float
    delay: float
    task: "asyncio.Task[tuple[str, ...]]"
    done: float | None = None
    """When it had its answer, or broke down."""

    def due(self, patience: float) -> float:
        """When its answer is released, or it has failed."""
        end = self.since + self.delay + patience
        if self.done is None:
            return end
        ticks = math.ceil((self.done - self.since) / self.delay) if self.delay > 0 else 1
        return min(end, self.since + max(1, ticks) * self.delay)


@dataclass(slots=True)
class Sitters:
    """The bots of one table."""

    bots: Bots
    clock: Clock
    house: House
    luck: Luck
    meter: Meter
    woken: Callable[[], None]
    """Called when a bot has its answer."""
    thoughts: dict[int, Thought] = field(default_factory=dict)

    def attend(self, table: Table, at: float) -> None:
        """Let those think who are asked, and nobody else."""
        asked = self._asked(table)
        for seat in [seat for seat, thought in self.thoughts.items() if asked.get(seat) != thought.question]:
            self.thoughts.pop(seat).task.cancel()
        for seat, question in asked.items():
            if seat not in self.thoughts:
                self.thoughts[seat] = self._begun(table, seat, question, at)

    def _asked(self, table: Table) -> dict[int, str]:
        play = table.play
        if play is None or not table.runs:
            return {}
        return {seat: play.question_id(seat) for seat in table.owed() if table.seats[seat].bot}

    def _begun(self, table: Table, seat: int, question: str, at: float) -> Thought:
        assert table.play is not None
        level = table.seats[seat].bot
        budget = self.bots.levels().get(level, 0.0)
        wanted = table.settings.bot_delay
        task = asyncio.create_task(self._compose(table.id, table.play.trial(), seat, level, budget))
        task.add_done_callback(lambda _: self._done(seat, question))
        delay = max(self.house.bot_delay if wanted is None else wanted, budget)
        return Thought(question=question, since=at, delay=delay, task=task)

    def _done(self, seat: int, question: str) -> None:
        thought = self.thoughts.get(seat)
        if thought is not None and thought.question == question:
            thought.done = self.clock.now()
            self.meter.time("bot", thought.done - thought.since)
            self.woken()

    async def _compose(self, table: str, game: Game, seat: int, level: str, budget: float) -> tuple[str, ...]:
        """The bot's answers, as many in a row as nobody hears of."""
        row: list[str] = []
        while len(row) < LONGEST_ROW:
            thinking = Thinking(
                game=game.definition.name,
                ruleset=_ruleset(game),
                view=game.view(seat),
                knowledge=game.knowledge(seat),
                question=game.question(seat),
                budget=budget,
                memory=game.memory(seat).tobytes(),
                table=table,
            )
            row.append(await self.bots.answer(level, thinking))
            if _is_said(game, seat, row[-1]):
                break
        return tuple(row)

    # ------------------------------------------------------------ releasing

    def next_due(self) -> float | None:
        """When the next answer is to be released."""
        return min((each.due(self.house.bot_patience) for each in self.thoughts.values()), default=None)

    def release(self, table: Table, at: float) -> Answered | None:
        """An answer that is due; the clock's, if the bot has failed."""
        assert table.play is not None
        for seat, thought in sorted(self.thoughts.items()):
            if thought.due(self.house.bot_patience) <= at:
                return self._answer(table.play, seat, thought)
        return None

    def _answer(self, play: Play, seat: int, thought: Thought) -> Answered:
        fault = _fault(play, seat, thought)
        if fault is None:
            return Answered(seat=seat, answers=thought.task.result(), how="bot")
        self.meter.count("bot-failures", fault)
        row = clocks_row(play, seat, self.luck)
        return Answered(seat=seat, answers=row, how="failure", why=fault)

    def stop(self) -> None:
        """Think no more."""
        for thought in self.thoughts.values():
            thought.task.cancel()
        self.thoughts.clear()


def _ruleset(game: Game) -> Struct:
    assert game.origin.ruleset is not None, "a table's game was dealt"
    return game.origin.ruleset


def _is_said(game: Game, seat: int, answer: str) -> bool:
    """Give an answer in a trial; whether anybody hears of it, or nothing is asked any more."""
    return carried_out(game, seat, [answer], 0.0).heard or seat not in game.owed


def _fault(play: Play, seat: int, thought: Thought) -> Fault | None:
    """What is wrong with what a bot has answered; None if nothing is."""
    task = thought.task
    if not task.done():
        return "late"
    error = None if task.cancelled() else task.exception()
    if task.cancelled() or (error is not None and not isinstance(error, FolsomError)):
        return "crashed"
    if error is not None:
        return "illegal"
    try:
        carried_out(play.trial(), seat, task.result(), 0.0)
    except FolsomError:
        return "illegal"
    return None


def clocks_row(play: Play, seat: int, luck: Luck) -> tuple[str, ...]:
    """What the clock answers for a seat: as many answers in a row as nobody hears of."""
    game, row = play.trial(), list[str]()
    while len(row) < LONGEST_ROW:
        row.append(timeouts_answer(game.question(seat), luck))
        if _is_said(game, seat, row[-1]):
            break
    return tuple(row)
