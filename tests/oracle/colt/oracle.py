"""The oracle: a position, the questions it asks, the answers it takes, and what then lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .asking import Asking, Question
from .ending import bullets, end_of_round, gunslingers, scores, winners
from .fate import Fate
from .planning import planning
from .position import Given, lay_out
from .stealing import stealing
from .table import Played, Seat, Table
from .words import Card


class RefusedError(Exception):
    """The answer is not on offer; nothing has happened."""


@dataclass(frozen=True)
class Snapshot:
    """The whole position under the keys of the scenario language; loot, hands and discards sorted."""

    at: dict[str, str]
    marshal: int
    neutral: int
    floor: dict[str, list[str]]  # only places where something lies
    fallen: str  # the purse on the floor that Cheyenne may take now
    loot: dict[str, list[str]]
    magazine: dict[str, int]
    hand: dict[str, list[str]]
    deck: dict[str, list[str]]  # top first
    discard: dict[str, list[str]]
    bullets: dict[str, list[str]]
    pile: list[str]
    round: int
    phase: str
    first: str
    asks: list[str]
    score: dict[str, int]
    gunslingers: list[str]
    winners: list[str]


def game(table: Table) -> Asking[None]:
    """Phase after phase until the game is over (T1, T5, T8)."""
    while table.phase != "over":
        match table.phase:
            case "planning":
                yield from planning(table)
            case "stealing":
                yield from stealing(table)
            case "event":
                yield from end_of_round(table)
            case "scoring":
                table.phase = "over"


class Oracle:
    """One game."""

    def __init__(self, given: Given, fate: Fate) -> None:
        self.table = lay_out(given, fate)
        self._game = game(self.table)
        self._waiting: dict[int, Question] = {}
        self._run(None)

    def _run(self, reply: tuple[int, str] | None) -> None:
        try:
            self._waiting = next(self._game) if reply is None else self._game.send(reply)
        except StopIteration:
            self._waiting = {}

    def owed(self) -> list[Question]:
        """The questions now waiting, from the First Player on."""
        order = [seat.number for seat in self.table.from_first()]
        return sorted(self._waiting.values(), key=lambda question: order.index(question.seat))

    def questions(self) -> dict[int, tuple[str, list[str]]]:
        """By seat: the kind of the question it owes, and its legal answers."""
        return {question.seat: (question.kind, list(question.answers)) for question in self.owed()}

    def answer(self, seat: int, text: str) -> None:
        """Take an answer and run on to the next question. `purse 300` says what a blind draw will yield."""
        question = self._waiting.get(seat)
        if question is None:
            raise RefusedError(f"{self.name(seat)} owes no answer")
        if text not in question.answers:
            text = self._dictate(question, text)
        self._run((seat, text))

    def _dictate(self, question: Question, text: str) -> str:
        named = {f"purse {value}": value for value in question.purses}
        if text not in named:
            raise RefusedError(f"{text!r} is no answer to {self.name(question.seat)} {question.kind}")
        self.table.dictated = named[text]
        return "take" if question.kind == "pickpocket" else "purse"

    def name(self, seat: int) -> str:
        """A seat is called by its first bandit."""
        return self.table.seats[seat].names[0]

    def snapshot(self) -> Snapshot:
        """Everything, hidden things included."""
        table = self.table
        is_over = table.phase == "over"
        bandits = table.bandits.values()
        return Snapshot(
            at={bandit.name: str(bandit.place) for bandit in bandits},
            marshal=table.marshal,
            neutral=table.neutral,
            floor={str(place): sorted(loot) for place, loot in sorted(table.floor.items()) if loot},
            fallen=table.fallen,
            loot={bandit.name: sorted(bandit.loot) for bandit in bandits},
            magazine={bandit.name: bandit.magazine for bandit in bandits},
            hand={_key(seat): sorted(self._texts(seat.hand)) for seat in table.seats},
            deck={_key(seat): self._texts(seat.deck) for seat in table.seats},
            discard={_key(seat): sorted(self._texts(seat.discard)) for seat in table.seats},
            bullets={_key(seat): sorted(bullets(seat).elements()) for seat in table.seats},
            pile=[_played_text(played) for played in table.pile],
            round=table.round,
            phase=table.phase,
            first=self.name(table.first),
            asks=[f"{self.name(question.seat)} {question.kind}" for question in self.owed()],
            score={self.name(seat): money for seat, money in scores(table).items()} if is_over else {},
            gunslingers=[_key(seat) for seat in gunslingers(table)] if is_over else [],
            winners=[_key(seat) for seat in winners(table)] if is_over else [],
        )

    def _texts(self, cards: Sequence[Card]) -> list[str]:
        return [self.table.card_text(card) for card in cards]


def _key(seat: Seat) -> str:
    return seat.names[0]


def _played_text(played: Played) -> str:
    return f"{played.card.bandit} {played.card.kind}" + (" down" if played.down else "")
