"""The table in the terminal: whose screen it is, what they see, what they type."""

import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from msgspec import Struct

from folsom import boards
from folsom.cli import saving, screen, telling
from folsom.cli.reasons import forbidden
from folsom.cli.screen import STAYS, draw, out, say, tell, trouble
from folsom.kernel.errors import FolsomError
from folsom.kernel.sealed import told
from folsom.play import rulebook
from folsom.play.errors import UnknownName
from folsom.play.game import Game
from folsom.play.question import Question
from folsom.play.suggest import unknown

FORGET: Final = "\x1b[3J"  # what has scrolled away is forgotten too, on terminals that know how
HELP: Final = """\
  an answer, or its number    gives it
  ?                           what is forbidden now, and by which rule
  ? ANSWER                    why this answer is not allowed
  rule ID                     what a rule says
  table                       the table again
  log                         all that has happened
  save FILE                   writes the game; `folsom play --file FILE` goes on with it
  quit                        leaves; `folsom play --resume` goes on"""


class Left(Exception):
    """Whoever sits at the screen has left the table."""


class Table:
    """One game, the people at its screen and the bots."""

    def __init__(self, game: Game, *, people: int, random: Random, is_screen: bool) -> None:
        self.game = game
        self.people = range(people)
        self._random = random
        self._is_screen = is_screen
        self._began = time.monotonic() - max((given.seconds or 0.0 for given in game.answers), default=0.0)
        self._events: list[Struct] = list(game.opening)
        self._told = dict.fromkeys(self.people, 0)
        self._here: int | None = None

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        tell(f"{self.game.definition.title}: {', '.join(self.game.seats)}. Type `help` when you are asked.")
        try:
            while self.game.owed:
                self._next_answer(self.game.owed[0])
        except (Left, EOFError, KeyboardInterrupt):
            self._keep()
            return
        self._tell_the_end()

    def _keep(self) -> None:
        """Keep the game that is left, or say why that cannot be."""
        say()
        try:
            saving.save_last(self.game, len(self.people))
        except OSError as error:
            tell(
                f"The game cannot be kept, {trouble(error)}. Before leaving, `save FILE` keeps it elsewhere."
            )
        else:
            tell("The game is kept: `folsom play --resume` goes on.")

    # ------------------------------------------------------------ answers

    def _next_answer(self, seat: int) -> None:
        if seat in self.people:
            self._welcome(seat)
            self._give(seat, self._ask(seat))
            # A disk that cannot be written costs the safety net, not the game.
            with suppress(OSError):
                saving.save_last(self.game, len(self.people))
        else:
            self._give(seat, self._random.choice(self.game.question(seat).answers))

    def _give(self, seat: int, text: str) -> None:
        seconds = round(time.monotonic() - self._began, 1)
        self._events += self.game.answer(seat, text, seconds=seconds)

    def _ask(self, seat: int) -> str:
        """Ask until there is a legal answer; its text."""
        question = self.game.question(seat)
        self._show_question(question)
        while True:
            words = " ".join(input(f"{question.bandit}: {question.kind}> ").split())
            if not words:
                self._show_question(question)
                continue
            try:
                text = self._answer_meant(question, words)
            except FolsomError as error:
                tell(f"  {error}")
                continue
            except OSError as error:
                tell(f"  {trouble(error)}")
                continue
            if text is not None:
                return text

    def _answer_meant(self, question: Question, words: str) -> str | None:
        """The legal answer that was typed; None if it was a command, which is carried out."""
        if self._command(question, words):
            return None
        answers = question.answers
        if words.isdecimal() and not _are_numbers(answers) and 1 <= int(words) <= len(answers):
            return answers[int(words) - 1]
        # Tried on a fork, so that what is refused is refused before anything is told.
        self.game.fork().answer(question.seat, words)
        return words

    def _command(self, question: Question, words: str) -> bool:
        name, _, rest = words.partition(" ")
        match name:
            case "help":
                say(HELP)
            case "?":
                self._say_why_not(question, rest)
            case "rule" if rest:
                self._say_rule(rest.upper())
            case "table" if not rest:
                self._draw(question.seat)
            case "log" if not rest:
                self._tell(question.seat, 0)
            case "save" if rest:
                path = shlex.quote(str(saving.save_as(self.game, rest)))
                tell(f"  saved: `folsom play --file {path}{self._for_whom()}` goes on with it")
            case "quit" if not rest:
                raise Left
            case _:
                return False
        return True

    def _for_whom(self) -> str:
        """What a command must say so that as many people sit there again: nothing for one."""
        people = len(self.people)
        return f" --people {people}" if people != 1 else ""

    # ------------------------------------------------------------ what is shown

    def _welcome(self, seat: int) -> None:
        """Show the seat its table; if somebody else sits at the screen, hide theirs first."""
        if self._here != seat and len(self.people) > 1:
            self._clear()
            input(
                f"The screen is for {self.game.seats[seat]} (seat {seat}). Press Enter when you are there. "
            )
            self._clear()
        self._here = seat
        say()
        self._tell(seat, self._told[seat])
        self._told[seat] = len(self._events)
        self._draw(seat)

    def _clear(self) -> None:
        if self._is_screen:
            out.clear()
            out.file.write(FORGET)

    def _draw(self, seat: int | None) -> None:
        name = self.game.definition.name
        view = self.game.view(seat)
        for line in boards.table(name, view, screen.width()):
            draw(line)
        for line in boards.own(name, view) if seat is not None else ():
            draw(line)

    def _tell(self, seat: int | None, since: int) -> None:
        for sentence in self._sentences(seat, since):
            tell(f"  {sentence}")

    def _sentences(self, seat: int | None, since: int) -> Iterator[str]:
        name, seats = self.game.definition.name, self.game.seats
        teller = telling.narration(name)
        for event in told(self._events[since:], seat):
            sentence = teller.tell(event, game=name, seats=seats, seat=seat, language=telling.LANGUAGE)
            if sentence:
                yield sentence

    def _show_question(self, question: Question) -> None:
        answers = question.answers
        if not _are_numbers(answers):
            answers = tuple(
                f"{number}{STAYS}{text.replace(' ', STAYS)}" for number, text in enumerate(answers, 1)
            )
        tell(f"  {'   '.join(answers)}")

    def _say_why_not(self, question: Question, text: str) -> None:
        if not text:
            for why, answers in forbidden(self.game, question.seat).items():
                tell(f"  {', '.join(answers)}: {why}")
            return
        reason = self.game.why_not(question.seat, text)
        tell(f"  {text}: {reason or 'this is allowed'}")

    def _say_rule(self, rule: str) -> None:
        sentences = rulebook.sentences(self.game.definition)
        if rule not in sentences:
            raise UnknownName(unknown(f"rule of {self.game.definition.title}", rule, sentences))
        tell(f"  {rule}: {sentences[rule].sentence}")

    def _tell_the_end(self) -> None:
        seat = self._here if len(self.people) == 1 else None
        say()
        self._tell(seat, self._told[seat] if seat is not None else max(self._told.values(), default=0))
        self._draw(seat)
        outcome = self.game.outcome
        assert outcome is not None
        for number, name in enumerate(self.game.seats):
            tell(f"  {name}: {outcome.scores[number]}{', winner' if number in outcome.winners else ''}")
        with suppress(OSError):
            saving.save_last(self.game, len(self.people))
            tell(f"The whole game is in {saving.last_path()}.")


def _are_numbers(answers: Sequence[str]) -> bool:
    """Whether answers are numbers themselves, cars for instance, and so are not to be numbered."""
    return any(text.isdecimal() for text in answers)
