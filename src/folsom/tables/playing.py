"""The game at a table: its messages so far, its questions, and how messages are taken back.

A message is *heard* if anybody besides its seat learns from it that something happened. One card of several
that are put away in secret is not heard: no frame, no number, no clock tells of it before the last one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from folsom.kernel.contract import SPECTATOR
from folsom.kernel.errors import FolsomError
from folsom.kernel.sealed import redacted
from folsom.play import gamefile
from folsom.play.game import Game
from folsom.play.gamefile import GameFile
from folsom.play.question import Question
from folsom.play.start import begin_again

from .engines import Engines
from .messages import Asked

WATCHER: Final = SPECTATOR
"""The number of the audience of those who hold no seat."""


class Message(Struct, frozen=True, kw_only=True):
    """Answers that were given in a row."""

    seat: int
    answers: tuple[str, ...]
    seconds: float
    """Since the game began."""
    own: bool
    """Given by the seat's person, not by the clock or a bot."""
    heard: bool
    left: float
    """What was left on the seat's clock when it came."""


class Step(Struct, frozen=True):
    """What a message brought about."""

    events: tuple[Struct, ...]
    hearers: frozenset[int]
    """The audiences that learn of it."""
    heard: bool
    """Whether those who watch do: then everybody does."""


@dataclass(slots=True)
class Play:
    """A game and how it came to be so."""

    file: GameFile
    """How it was dealt, with its key and no answers."""
    engines: Engines
    began: float
    game: Game
    messages: list[Message] = field(default_factory=list)
    generation: list[int] = field(default_factory=list)
    """How often a question of each seat may have come back: question ids never do."""

    @classmethod
    def begin(cls, file: GameFile, engines: Engines, at: float) -> "Play":
        """Deal a game."""
        game = dealt(file, engines)
        return cls(file=file, engines=engines, began=at, game=game, generation=[0] * len(game.seats))

    # ------------------------------------------------------------ questions

    def question(self, seat: int) -> Question | None:
        """What a seat is asked; None if it owes nothing."""
        return self.game.question(seat) if seat in self.game.owed else None

    def question_id(self, seat: int) -> str:
        """The id of a seat's question, the same for nothing else that is ever asked at this table."""
        count = sum(len(message.answers) for message in self.messages if message.seat == seat)
        return f"{seat}.{count}.{self.generation[seat]}"

    def asked(self, seat: int) -> Asked | None:
        """The same, as a client is told it."""
        question = self.question(seat)
        if question is None:
            return None
        return Asked(
            id=self.question_id(seat),
            kind=question.kind,
            seat=seat,
            bandit=question.bandit,
            answers=question.answers,
        )

    # ------------------------------------------------------------ answers

    def trial(self) -> Game:
        """The game a second time, to try something in, at the best speed there is by now."""
        fork = self.game.fork()
        fork.engine = self.engines(fork.definition)
        return fork

    def give(self, seat: int, answers: Sequence[str], at: float, *, own: bool, left: float) -> Step:
        """Carry out a message; who hears of it."""
        self.game.engine = self.engines(self.game.definition)
        seconds = round(at - self.began, 3)
        step = carried_out(self.game, seat, answers, seconds)
        self.messages.append(
            Message(seat=seat, answers=tuple(answers), seconds=seconds, own=own, heard=step.heard, left=left)
        )
        return step

    # ------------------------------------------------------------ back

    def last_of(self, seat: int) -> int | None:
        """Which of the messages is the seat's last; None if it sent none."""
        found = [index for index, message in enumerate(self.messages) if message.seat == seat]
        return found[-1] if found else None

    def before(self, stay: int) -> Game:
        """The game as it was after so many messages."""
        game = dealt(self.file, self.engines)
        for message in self.messages[:stay]:
            again(game, message)
        return game

    def take_back(self, seat: int, stay: int) -> tuple[Message, ...]:
        """Undo a seat's message, and all after it that must go with it; those that went."""
        undone = self.messages[stay]
        later = self.messages[stay + 1 :]
        lasting = [each for each in later if each.seat != seat and not (each.heard and undone.heard)]
        gone = [undone, *(each for each in later if each not in lasting)]
        self.game = self.before(stay)
        del self.messages[stay:]
        for message in lasting:
            self._again_if_possible(message, gone)
        asked_again = {message.seat for message in gone}
        for other in range(len(self.generation)):
            self.generation[other] += int(undone.heard or other in asked_again)
        return tuple(gone)

    def _again_if_possible(self, message: Message, gone: list[Message]) -> None:
        try:
            fork = self.game.fork()
            again(fork, message)
        except FolsomError:
            gone.append(message)
        else:
            self.game = fork
            self.messages.append(message)


def dealt(file: GameFile, engines: Engines) -> Game:
    """The game of a file as it began."""
    return begin_again(file, engine=engines.named(file.game))


def again(game: Game, message: Message) -> None:
    """Carry out a message once more."""
    for answer in message.answers:
        game.answer(message.seat, answer, seconds=message.seconds)


def carried_out(game: Game, seat: int, answers: Sequence[str], seconds: float) -> Step:
    """Carry out answers in a row; what they brought about, and who hears of it."""
    owed = game.owed
    events: list[Struct] = []
    for answer in answers:
        events += game.answer(seat, answer, seconds=seconds)
    audiences = (WATCHER, *range(len(game.seats)))
    if game.owed != owed:
        return Step(tuple(events), frozenset(audiences), heard=True)
    hearers = {other for other in audiences if any(_hears(event, other) for event in events)} | {seat}
    return Step(tuple(events), frozenset(hearers), heard=WATCHER in hearers)


def _hears(event: Struct, audience: int) -> bool:
    return redacted(event, audience) is not None


def without_answers(game: Game) -> GameFile:
    """How a game was dealt, its key included."""
    file = gamefile.read(game.to_file(key=True))
    return gamefile.GameFile(
        game=file.game,
        ruleset=file.ruleset,
        switches=file.switches,
        seats=file.seats,
        set_up=file.set_up,
        key_hash=file.key_hash,
        key=file.key,
    )
