"""The contract of a game: what `Game` binds, and what each module of a game must offer.

The rules (`flow`, `knowledge`, `imagine`, `encode`) work on records and may be compiled; the edge (rulesets,
answers, events, view, notation, scenarios) speaks to people in text and immutable values. Every module of a
game is handed over as it is: it is an instance of the protocol whose functions it has, and mypy checks that
where it is bound:

    GAME = Game(name="colt", title="Colt Express", heist=Heist, memory=Memory, flow=flow, ...)

The layers above know no game by name. They see every game as an `AnyGame`, made by `erased` in the registry.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from .record import Cells, Fields, Observation, Record

H = TypeVar("H", bound=Record)
M = TypeVar("M", bound=Fields)
S = TypeVar("S", bound=Observation)
R = TypeVar("R", bound=Struct)
V = TypeVar("V", bound=Struct)
E = TypeVar("E", bound=Struct)
E_contra = TypeVar("E_contra", bound=Struct, contravariant=True)
H_contra = TypeVar("H_contra", bound=Record, contravariant=True)
M_contra = TypeVar("M_contra", bound=Fields, contravariant=True)
S_contra = TypeVar("S_contra", bound=Observation, contravariant=True)
E_co = TypeVar("E_co", bound=Struct, covariant=True)

SPECTATOR = -1
"""The seat of somebody who only watches."""


class Flow(Protocol[H_contra]):
    """The rules' own face: `rules/flow.py`. All of these are rules."""

    def begin(self, h: H_contra, /) -> None:
        """Deal and set up from the ruleset already written into the record; run on to the first question."""

    def owing(self, h: H_contra, /) -> int:
        """The mask of seats that owe an answer; 0 once the game is over."""

    def first_owing(self, h: H_contra, /) -> int:
        """The seat to answer next, in order from the First Player; -1 once the game is over."""

    def question(self, h: H_contra, seat: int, /) -> int:
        """The kind of question that this seat owes an answer to, 0 if none."""

    def legal(self, h: H_contra, seat: int, /) -> int:
        """The mask of that seat's legal answers; 0 if it owes none."""

    def forbids(self, h: H_contra, seat: int, answer: int, /) -> int:
        """The id of the rule that forbids the answer, 0 if it is legal."""

    def resolve(self, h: H_contra, seat: int, answer: int, /) -> None:
        """Carry out a legal answer and record its events, not running on."""

    def advance(self, h: H_contra, /) -> None:
        """Run on until somebody owes an answer or the game is over."""

    def is_over(self, h: H_contra, /) -> bool:
        """Whether the game has ended."""

    def score(self, h: H_contra, seat: int, /) -> int:
        """The seat's result, meaningful once the game is over."""

    def has_won(self, h: H_contra, seat: int, /) -> bool:
        """Whether the seat has won, meaningful once the game is over."""


class Remembering(Protocol[H_contra, M_contra]):
    """What a seat knows: `knowledge.py`."""

    def recall(self, h: H_contra, seat: int, m: M_contra, /) -> None:
        """Rule: fill the memory, by whitelist, with all that this seat (-1: a spectator) has ever seen."""

    def glimpse(self, h: H_contra, seat: int, m: M_contra, /) -> None:
        """Rule: the part of `recall` that `encode` needs; may leave out what only history tells."""

    def knowledge_of(self, m: M_contra, /) -> Struct:
        """The memory as a typed value."""


class Imagining(Protocol[H_contra, M_contra]):
    """Worlds that could be true: `imagine.py`."""

    def imagine(self, m: M_contra, h: H_contra, /) -> None:
        """Rule: fill a record (zeroed, its chance already keyed) that the memory's seat could be in."""


class Encoding(Protocol[M_contra, S_contra]):
    """What a seat knows as numbers of a fixed place and meaning, to learn from: `encode.py`."""

    @property
    def VERSION(self) -> int:  # noqa: N802  # a module's constant
        """Counted up with every change of what a number means."""

    def encode(self, m: M_contra, o: S_contra, /) -> None:
        """Rule: fill a blank observation from what `glimpse` fills of a memory, and from nothing else."""


class Rulesets(Protocol[H_contra, R]):
    """Editions, variants and switches: `rulesets.py`."""

    @property
    def PRESETS(self) -> Mapping[str, R]:  # noqa: N802  # a module's constant
        """Every ruleset that has a name, by its full name ("colt.first")."""

    def make(self, name_or_ruleset: str | R, /, **switches: bool | int | str) -> R:
        """A preset or a ruleset with some switches set; RulesetError, in one sentence, if none is such."""

    def seats_allowed(self, ruleset: R, /) -> range:
        """How many seats the ruleset can be played with."""

    def sentence(self, name: str, /) -> str:
        """One line that says what a preset, or a switch, is."""

    def prepare(self, h: H_contra, ruleset: R, seats: Sequence[str], /) -> None:
        """Write ruleset and seats' names into a zeroed record, ready for `begin`; RulesetError if unfit."""

    def seat_names(self, h: H_contra, /) -> Sequence[str]:
        """The seats' names, clockwise, as `prepare` was given them."""


class Answers(Protocol[H_contra]):
    """The fixed action space: `answers.py`."""

    @property
    def NAMES(self) -> Sequence[str]:  # noqa: N802  # a module's constant
        """A name for every code, the same in all rulesets."""

    def answer_text(self, h: H_contra, seat: int, code: int, /) -> str:
        """The answer as people write it, in the words of the question it answers."""

    def parse_answer(self, h: H_contra, seat: int, text: str, /) -> int:
        """The code of a text; UnknownAnswer if it is no answer to what the seat is asked."""

    def fits(self, h: H_contra, seat: int, code: int, /) -> bool:
        """Whether an answer is one to what the seat is asked, allowed or not; cars are none to "whom"."""

    def refusal_text(self, h: H_contra, seat: int, code: int, rule: int, /) -> str:
        """Why this rule forbids this answer here, in open facts; empty where its own sentence says it all."""

    def question_text(self, kind: int, /) -> str:
        """The name of a kind of question ("shoot")."""


class Events(Protocol[H_contra, E_co]):
    """What happened, typed: `events.py`."""

    def read(self, row: Cells, h: H_contra, /) -> E_co:
        """The event that a row of the log stands for."""


class Viewing(Protocol[M_contra, V, E_contra]):
    """What lies on the table for a seat: `view.py`."""

    def view_of(self, m: M_contra, /) -> V:
        """What the memory's seat sees now."""

    def fold(self, view: V, event: E_contra, /) -> V:
        """The view after an event."""


class Notation(Protocol[H_contra]):
    """Positions as text: `notation.py`."""

    def position_text(self, h: H_contra, /) -> str:
        """The whole position, hidden things included."""

    def parse_position(self, text: str, h: H_contra, /) -> None:
        """Fill a zeroed record from a text."""


class Scenarios(Protocol[H_contra]):
    """The scenario language of this game: `scenarios.py`."""

    def set_up(self, given: Mapping[str, object], h: H_contra, /) -> None:
        """Fill a zeroed record, its chance keyed, from a scenario's `given`; ScenarioError if invalid."""

    def differences(self, then: Mapping[str, object], h: H_contra, /) -> Sequence[str]:
        """One sentence for each thing in `then` that is otherwise; ScenarioError for a key nobody knows."""


@dataclass(frozen=True, eq=False)
class Game(Generic[H, M, R, V, E, S]):
    """One game: its records, its rules and its edge."""

    name: str
    """The short name, as in rulesets and commands."""
    title: str
    heist: type[H]
    memory: type[M]
    flow: Flow[H]
    knowledge: Remembering[H, M]
    imagine: Imagining[H, M]
    observation: type[S]
    encode: Encoding[M, S]
    answer_count: int
    """How many codes the action space has: 1 to 62."""
    rulesets: Rulesets[H, R]
    answers: Answers[H]
    events: Events[H, E]
    view: Viewing[M, V, E]
    notation: Notation[H]
    scenarios: Scenarios[H]

    def rule_modules(self) -> tuple[ModuleType, ...]:
        """The modules whose functions the drivers are given."""
        modules: tuple[object, ...] = (self.flow, self.knowledge, self.imagine, self.encode)
        for module in modules:
            if not isinstance(module, ModuleType):
                raise TypeError(f"{module!r} must be a module: its functions are compiled")
        return cast(tuple[ModuleType, ...], modules)


AnyGame: TypeAlias = Game[Record, Fields, Struct, Struct, Struct, Observation]
"""A game as the layers above see it, whose own types only the game itself knows."""


def erased(game: Game[H, M, R, V, E, S]) -> AnyGame:
    """The game without its own types: whoever holds it passes it only what came out of it."""
    return cast(AnyGame, game)
