"""A game at the table: the typed face over one record.

It asks, takes answers as text, refuses with the rule's sentence, and says what happened as typed events.
Whatever is to be computed, the engine computes; here it is only looked up, checked and told.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

import msgspec

from folsom.kernel.contract import SPECTATOR, AnyGame
from folsom.kernel.engine import Engine
from folsom.kernel.record import Fields, Record, Records, new_games, state_bytes, strict
from folsom.play import gamefile, rulebook
from folsom.play.errors import GameOver, IllegalAnswer, NotYourTurn
from folsom.play.gamefile import GameFile, Given
from folsom.play.optional import NamesBandits
from folsom.play.question import Outcome, Question, Reason


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """How a game was dealt: ruleset, seats, choices and key; all empty if it came from a position."""

    ruleset: msgspec.Struct | None = None
    seats: tuple[str, ...] = ()
    set_up: Mapping[str, str] = {}
    key: bytes | None = None


class Game:
    """One game, with all that is hidden in it; `view` and `knowledge` say what a seat may know of it."""

    def __init__(self, definition: AnyGame, engine: Engine, games: Records, origin: Origin) -> None:
        """The game in the first record of `games`, which is its own from now on."""
        self.definition: Final = definition
        self.origin: Final = origin
        self.engine = engine
        self._games = games
        self.heist: Final = strict(definition.heist, games)[0]
        """The record itself, for the modules of its own game: it holds what nobody may know."""
        self._start = games.copy()
        self._answers: list[Given] = []

    def __repr__(self) -> str:
        waiting = ", ".join(f"{self.seats[seat]} to answer" for seat in self.owed)
        return f"<{self.definition.title}: {', '.join(self.seats)}; {waiting or 'over'}>"

    # ------------------------------------------------------------ who owes what

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, clockwise."""
        return tuple(self.definition.rulesets.seat_names(self.heist))

    @property
    def owed(self) -> tuple[int, ...]:
        """The seats that owe an answer, clockwise from the one to answer next; none once the game is over."""
        mask = self.engine.owed(self._games, 0)
        if mask == 0:
            return ()
        first = self.engine.next_seat(self._games, 0)
        seats = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
        return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.next_seat(self._games, 0) < 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.is_over:
            return None
        seats = range(len(self.seats))
        return Outcome(
            scores=tuple(self.engine.points(self._games, 0, seat) for seat in seats),
            winners=tuple(seat for seat in seats if self.engine.won(self._games, 0, seat)),
        )

    def question(self, seat: int) -> Question:
        """What the seat is asked; NotYourTurn if it owes no answer."""
        self._must_owe(seat)
        heist, answers = self.heist, self.definition.answers
        return Question(
            id=f"{seat}.{sum(given.seat == seat for given in self._answers)}",
            kind=answers.question_text(self.engine.asked(self._games, 0, seat)),
            seat=seat,
            bandit=self._bandit(seat),
            answers=tuple(answers.answer_text(heist, seat, code) for code in self._legal(seat)),
        )

    def _bandit(self, seat: int) -> str:
        answers = self.definition.answers
        if isinstance(answers, NamesBandits):
            return answers.bandit_asked(self.heist, seat)
        return self.seats[seat]

    def _legal(self, seat: int) -> Iterator[int]:
        mask = self.engine.options(self._games, 0, seat)
        return (code for code in range(mask.bit_length()) if mask >> code & 1)

    def _must_owe(self, seat: int) -> None:
        if seat >= 0 and self.engine.owed(self._games, 0) >> seat & 1:
            return
        if self.is_over:
            raise GameOver("the game is over: nobody owes an answer")
        if not 0 <= seat < len(self.seats):
            raise NotYourTurn(f"there is no seat {seat}: seats are numbered from 0 to {len(self.seats) - 1}")
        others = " and ".join(f"{self.seats[other]} (seat {other})" for other in self.owed)
        raise NotYourTurn(f"{self.seats[seat]} (seat {seat}) owes no answer now: {others} must answer first")

    # ------------------------------------------------------------ answers

    def answer(self, seat: int, text: str, *, seconds: float | None = None) -> tuple[msgspec.Struct, ...]:
        """Give a seat's answer and run on to the next question; what happened.

        IllegalAnswer if a rule forbids it. `seconds` since the game began are kept in the game file.
        """
        self._must_owe(seat)
        return self._give(seat, self.definition.answers.parse_answer(self.heist, seat, text), seconds)

    def _give(self, seat: int, code: int, seconds: float | None) -> tuple[msgspec.Struct, ...]:
        text = self.definition.answers.answer_text(self.heist, seat, code)
        number = self.engine.refusal(self._games, 0, seat, code)
        if number:
            rule = rulebook.reason(self.definition, self.heist, seat, code, number)
            raise IllegalAnswer(text, rule.rule, rule.sentence, self.question(seat))
        self.engine.apply(self._games, 0, seat, code)
        self._answers.append(Given(seat, text, seconds))
        return self._log_of(self.heist)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """The rule that forbids this answer, None if it is legal; UnknownAnswer if it is no answer at all."""
        code = self.definition.answers.parse_answer(self.heist, seat, text)
        number = self.engine.refusal(self._games, 0, seat, code)
        return rulebook.reason(self.definition, self.heist, seat, code, number) if number else None

    @property
    def opening(self) -> tuple[msgspec.Struct, ...]:
        """The events of the deal, before anybody was asked."""
        return self._log_of(self._first())

    def _log_of(self, heist: Record) -> tuple[msgspec.Struct, ...]:
        read = self.definition.events.read
        return tuple(read(row, heist) for row in islice(heist.log, heist.log_n))

    @property
    def answers(self) -> tuple[Given, ...]:
        """All answers so far."""
        return tuple(self._answers)

    # ------------------------------------------------------------ what a seat may know

    def view(self, seat: int | None) -> msgspec.Struct:
        """What lies on the table for a seat now; None is a spectator."""
        return self.definition.view.view_of(self._remembered(seat))

    def knowledge(self, seat: int | None) -> msgspec.Struct:
        """All that a seat has ever seen; None is a spectator."""
        return self.definition.knowledge.knowledge_of(self._remembered(seat))

    def memory(self, seat: int | None) -> Records:
        """The same as the record that `imagine` takes: worlds come out of it, the true one is not read."""
        memories = new_games(self.definition.memory, 1)
        self.engine.remember(self._games, 0, self._number(seat), memories, 0)
        return memories

    def sight(self, seat: int | None) -> Records:
        """What a seat sees, as numbers to learn from: the game's `encode` says what each of them means."""
        memories, sights = new_games(self.definition.memory, 1), new_games(self.definition.observation, 1)
        self.engine.observe(self._games, 0, self._number(seat), memories, sights, 0)
        return sights

    def _number(self, seat: int | None) -> int:
        """A seat as the rules take it."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise NotYourTurn(f"there is no seat {seat}: seats are numbered from 0 to {len(self.seats) - 1}")
        return SPECTATOR if seat is None else seat

    def _remembered(self, seat: int | None) -> Fields:
        return strict(self.definition.memory, self.memory(seat))[0]

    def imagine(self, seat: int | None, seed: int = 0) -> "Game":
        """A whole game that this seat could be in, for all it knows; the true one is not looked at for it."""
        games = new_games(self.definition.heist, 1)
        self.engine.dream(self.memory(seat), 0, games, 0, seed)
        return Game(self.definition, self.engine, games, Origin())

    def fork(self) -> "Game":
        """The same game a second time: what happens in one is nothing to the other."""
        other = Game(self.definition, self.engine, self._games.copy(), self.origin)
        other._start, other._answers = self._start, list(self._answers)
        return other

    # ------------------------------------------------------------ as text

    def to_text(self) -> str:
        """The position as text, hidden things included; `folsom.load` reads it."""
        return self.definition.notation.position_text(self.heist)

    def to_file(self, *, key: bool = False) -> str:
        """The whole game as text; `folsom.load` reads it.

        The key stands in it once the game is over, or if asked for: until then the file is sealed, and a game
        that was dealt cannot be played again from it.
        """
        return gamefile.write(self._file(with_key=key or self.is_over))

    def state(self) -> bytes:
        """The bytes of the position: equal for equal positions, within one build."""
        return state_bytes(self.definition.heist, self._games, 0)

    def _file(self, *, with_key: bool) -> GameFile:
        origin, over = self.origin, self.outcome
        dealt = origin.key is not None
        return GameFile(
            game=self.definition.name,
            ruleset=self.ruleset_name,
            switches=gamefile.switches_of(origin.ruleset),
            seats=origin.seats if dealt else self.seats,
            set_up=origin.set_up,
            key_hash=gamefile.hash_of(origin.key) if origin.key is not None else "",
            key=origin.key if with_key else None,
            start="" if dealt else self.definition.notation.position_text(self._first()),
            result=gamefile.result_text(over) if over else "",
            end=gamefile.hash_of(self.to_text().encode()) if over else "",
            answers=self.answers,
        )

    def _first(self) -> Record:
        return strict(self.definition.heist, self._start)[0]

    @property
    def ruleset_name(self) -> str:
        """The name of the game's ruleset; empty if it has none, or if the game came from a position."""
        presets = self.definition.rulesets.PRESETS
        return next((name for name, ruleset in presets.items() if ruleset == self.origin.ruleset), "")
