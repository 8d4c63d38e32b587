"""One game for programs that learn: dealt again and again, answered in codes, seen as numbers and drawn."""

from collections.abc import Sequence
from io import StringIO
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from folsom import boards
from folsom.kernel.contract import SPECTATOR, AnyGame
from folsom.kernel.engine import Engine
from folsom.kernel.errors import FolsomError
from folsom.kernel.record import new_games
from folsom.play import rulebook, start
from folsom.play.errors import GameOver, IllegalAnswer, RulesetError
from folsom.play.game import Game, Origin
from folsom.play.question import Outcome, Question

Numbers = NDArray[np.int8]

RENDER_MODES: Final = ("ansi", "svg")
WIDTH: Final = 100


class Table:
    """A game at which nobody sits yet; what the seats answer is kept, so that a game can be told again."""

    def __init__(
        self,
        name: str | None,
        ruleset: str | msgspec.Struct,
        seats: int | Sequence[str] | None,
        choices: dict[str, start.Choice],
        engine: Engine | None = None,
    ) -> None:
        """A table for a ruleset, which must be one of the game called `name` if a name is given."""
        definition, self._origin = start.origin_of(ruleset, seats=seats, choices=choices)
        self.definition: Final[AnyGame] = definition
        if name not in (None, self.definition.name):
            raise RulesetError(
                f"{ruleset} is a ruleset of {self.definition.title}, whose environment is another"
            )
        self.engine: Final = engine or start.engine_of(self.definition)
        self.seats: Final = len(self._origin.seats)
        self.answer_count: Final = self.definition.answer_count
        self._records = new_games(self.definition.heist, 1)
        self._memories = new_games(self.definition.memory, 1)
        self._sights = new_games(self.definition.observation, 1)
        self._row: Numbers = self._sights.view(np.int8)
        self._live: Game | None = None
        self._given: list[tuple[int, int]] = []

    @property
    def numbers(self) -> int:
        """How many numbers an observation has."""
        return len(self._row)

    def deal(self, key: bytes) -> None:
        """Deal a game; the key decides all chance."""
        self._origin = msgspec.structs.replace(self._origin, key=key)
        self._records[:] = start.prepared(self.definition, self._origin)
        self.engine.start(self._records, 0)
        self._live = Game(self.definition, self.engine, self._records, Origin())
        self._given = []

    @property
    def next_seat(self) -> int:
        """The seat to answer next, in order from the First Player; -1 once the game is over."""
        return self.engine.next_seat(self._records, 0)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._looked_at().outcome

    def observe(self, seat: int | None) -> Numbers:
        """What a seat (None: a spectator) sees, the mask of its legal answers first: a row of its own."""
        number = SPECTATOR if seat is None else seat
        self.engine.observe(self._records, 0, number, self._memories, self._sights, 0)
        return self._row.copy()

    def give(self, seat: int, code: int) -> None:
        """The seat to answer next answers; IllegalAnswer, and nothing has changed, if a rule forbids it."""
        if seat != self.next_seat:
            raise GameOver("the game is over: nobody owes an answer")
        self._check(seat, code)
        self.engine.apply(self._records, 0, seat, code)
        self._given.append((seat, code))

    def _check(self, seat: int, code: int) -> None:
        if not 0 <= code < self.answer_count:
            raise FolsomError(f"there is no answer {code}: answers are 0 to {self.answer_count - 1}")
        number = self.engine.refusal(self._records, 0, seat, code)
        if number:
            rule = rulebook.reason(self.definition, self._looked_at().heist, seat, code, number)
            text = self.definition.answers.NAMES[code]
            raise IllegalAnswer(text, rule.rule, rule.sentence, self.question(seat))

    def code_of(self, seat: int, text: str) -> int:
        """The code of an answer in words."""
        return self.definition.answers.parse_answer(self._looked_at().heist, seat, text)

    def question(self, seat: int) -> Question:
        """What the seat is asked, in words."""
        own = sum(other == seat for other, _ in self._given)
        return msgspec.structs.replace(self._looked_at().question(seat), id=f"{seat}.{own}")

    def memory(self, seat: int) -> NDArray[np.void]:
        """What the seat remembers, as bots are given it."""
        return self._looked_at().memory(seat)

    def game(self) -> Game:
        """The same game as the library's own, for views, forks and the game file; it goes on by itself."""
        game = start.deal(self.definition, self.engine, self._origin)
        for seat, code in self._given:
            game.answer(seat, self.definition.answers.answer_text(game.heist, seat, code))
        return game

    def drawn(self, seat: int | None, mode: str) -> str:
        """What a seat sees, drawn in text or as an SVG document."""
        view = self._looked_at().view(seat)
        name = self.definition.name
        if mode == "svg":
            return boards.picture(name, view)
        paper = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
        with paper.capture() as capture:
            own = boards.own(name, view) if seat is not None else ()
            for line in (*boards.table(name, view), *own):
                paper.print(line)
        return capture.get()

    def _looked_at(self) -> Game:
        """The game over the very record that is played on: to look, not to answer."""
        if self._live is None:
            raise FolsomError("nothing is dealt yet: call reset() first")
        return self._live


def checked_mode(mode: str | None) -> str | None:
    """The way to render, if there is such a way."""
    if mode is not None and mode not in RENDER_MODES:
        raise FolsomError(f"there is no render mode '{mode}': there are {' and '.join(RENDER_MODES)}")
    return mode
