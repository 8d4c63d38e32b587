"""What a bot is given: a question, and what its seat remembers; view and knowledge follow from that."""

from functools import cached_property

import msgspec
import numpy as np

from folsom.kernel.contract import AnyGame
from folsom.kernel.record import Fields, Records, dtype_of, strict
from folsom.play.game import Game
from folsom.play.question import Question
from folsom.play.start import game_named


class Situation:
    """A seat's situation: nothing in it that the seat may not know."""

    def __init__(self, definition: AnyGame, memory: Records, question: Question) -> None:
        self.memory = memory
        self.question = question
        self._definition = definition

    @classmethod
    def of(cls, game: Game, seat: int) -> "Situation":
        """The situation of a seat that owes an answer."""
        return cls(game.definition, game.memory(seat), game.question(seat))

    @classmethod
    def from_bytes(cls, game: str, memory: bytes, question: Question) -> "Situation":
        """The situation out of a memory's bytes."""
        definition = game_named(game)
        # A copy, since compiled code writes through a read-only array.
        return cls(definition, np.frombuffer(memory, dtype_of(definition.memory)).copy(), question)

    @property
    def game(self) -> str:
        """The game's short name."""
        return self._definition.name

    @cached_property
    def view(self) -> msgspec.Struct:
        """What the seat sees now."""
        return self._definition.view.view_of(self._remembered)

    @cached_property
    def knowledge(self) -> msgspec.Struct:
        """All that it has ever seen."""
        return self._definition.knowledge.knowledge_of(self._remembered)

    @cached_property
    def _remembered(self) -> Fields:
        return strict(self._definition.memory, self.memory)[0]
