"""One search: its arrays, how long it goes on, and what it has found."""

import time
from collections.abc import Sequence
from typing import Final

from folsom.bots.bot import Budget
from folsom.bots.explaining import Expectation
from folsom.bots.search.quest import SCALE, Quest
from folsom.bots.search.tree import ONE, Twig
from folsom.bots.thumbs import THUMBS
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine
from folsom.kernel.record import Records, new_games
from folsom.play.question import Question

from .style import Style

STRIDE: Final = 16
"""So many iterations between two looks at the clock."""
MOST_A_SECOND: Final = 400_000
"""More iterations than this are not done in a second."""
MOST_TWIGS: Final = 8_000_000
NO_END: Final = 1 << 60


class Session:
    """A search for the answer to one question."""

    def __init__(self, game: AnyGame, engine: Engine, memory: Records, question: Question) -> None:
        self.game: Final = game
        self.engine: Final = engine
        self._memory = memory
        self._worlds = new_games(game.heist, 1)
        engine.dream(memory, 0, self._worlds, 0, 0)
        legal = engine.options(self._worlds, 0, question.seat)
        codes = (code for code in range(legal.bit_length()) if legal >> code & 1)
        self.texts: Final = dict(zip(codes, question.answers, strict=True))
        """The answers by code; the question has them in that order."""
        self._seat = question.seat
        self._quest = new_games(Quest, 1)

    def by_thumb(self, luck: int) -> str:
        """What rules of thumb answer. They look at nothing that the seat does not know: any world will do."""
        return self.texts[self.engine.extra["by_thumb"](self._worlds, 0, self._seat, 0, luck)]

    # ------------------------------------------------------------ searching

    def search(self, style: Style, budget: Budget, luck: int) -> None:
        """Search as long as the budget allows; as many iterations with the same luck find the same."""
        self._settle(style, luck)
        most = int(min(budget.iterations or NO_END, budget.seconds * MOST_A_SECOND))
        trees = int(self._quest["trees"][0])
        twigs = new_games(Twig, min((most + STRIDE + 1) * trees, MOST_TWIGS))
        end, left = time.perf_counter() + budget.seconds, budget.iterations or NO_END
        while left > 0:
            self.engine.extra["search"](self._memory, self._worlds, twigs, self._quest, min(left, STRIDE))
            left -= STRIDE
            if time.perf_counter() >= end:
                return

    def _settle(self, style: Style, luck: int) -> None:
        seats = int(self._memory["seats"][0])
        settings = {
            "me": self._seat,
            "seats": seats,
            "trees": seats if style.has_own_trees else 1,
            "exploration": round(style.exploration * ONE),
            "wit": round(style.wit * SCALE),
            "horizon": THUMBS[self.game.name].HORIZON if style.horizon is None else style.horizon,
            "ambition": round(style.ambition * SCALE),
            "luck": luck,
        }
        for name, value in settings.items():
            self._quest[name] = value

    # ------------------------------------------------------------ what it found

    @property
    def iterations(self) -> int:
        """How many worlds were played."""
        return int(self._quest["iterations"][0])

    def expectations(self) -> Sequence[Expectation]:
        """What to expect of each answer: first the one that was tried most, since it held out best."""
        found = [self._expectation(code, text) for code, text in self.texts.items()]
        return sorted(found, key=lambda each: (-each.visits, -each.win_share))

    def _expectation(self, code: int, text: str) -> Expectation:
        tried, wins, money = (int(self._quest[name][0, code]) for name in ("tried", "wins", "money"))
        worlds = max(tried, 1)
        return Expectation(answer=text, visits=tried, win_share=wins / worlds / ONE, money=money / worlds)
