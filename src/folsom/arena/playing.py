"""One game of a contest, played to its end: what a worker does."""

import time
from hashlib import sha256

import msgspec

from folsom.bots.bot import Bot, Budget, ask
from folsom.bots.registry import make
from folsom.bots.situation import Situation
from folsom.kernel.errors import FolsomError
from folsom.play.game import Game
from folsom.play.start import deal, engine_of, key_of, origin_of

from .contest import Contest
from .deals import Fixture


class BotFailed(FolsomError):
    """A bot gave no answer, or one that is not allowed."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has been played."""

    deal: int
    rotation: int
    entrants: tuple[int, ...]
    """Which of the contest's bots sat where."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats."""
    ms: tuple[float, ...]
    """By seat, the milliseconds it thought about an answer, on average."""
    text: str
    """The game file."""


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play a game; BotFailed if one of the bots does not know how to."""
    game = dealt(contest, fixture)
    players = [Player(contest, fixture, seat) for seat in range(contest.seats)]
    while game.owed:
        seat = game.owed[0]
        players[seat].answer(game, seat)
    outcome = game.outcome
    assert outcome is not None
    return Played(
        deal=fixture.deal,
        rotation=fixture.rotation,
        entrants=fixture.entrants,
        scores=outcome.scores,
        winners=outcome.winners,
        ms=tuple(player.ms for player in players),
        text=game.to_file(),
    )


def dealt(contest: Contest, fixture: Fixture) -> Game:
    """The game as it begins: the same cards in every rotation of a deal."""
    names = fixture.seats if any(fixture.seats) else contest.seats
    game, origin = origin_of(contest.ruleset, seats=names, choices=contest.choices)
    key = key_of(None, sha256(f"folsom arena {contest.seed} {fixture.deal}".encode()).digest())
    return deal(game, engine_of(game), msgspec.structs.replace(origin, key=key))


class Player:
    """A bot at its seat, and how long it takes."""

    def __init__(self, contest: Contest, fixture: Fixture, seat: int) -> None:
        entrant = contest.entrants[fixture.entrants[seat]]
        self._name = entrant.name
        self._game = fixture.id
        self._budget: Budget = entrant.budget
        self._bot: Bot = make(entrant.bot, seed_of(contest, fixture, seat))
        self._seconds = 0.0
        self._answers = 0

    @property
    def ms(self) -> float:
        """The milliseconds of an answer, on average."""
        return round(1000 * self._seconds / self._answers, 3) if self._answers else 0.0

    def answer(self, game: Game, seat: int) -> None:
        """Ask the bot, and give its answer."""
        situation = Situation.of(game, seat)
        begin = time.perf_counter()
        try:
            text = ask(self._bot, situation, self._budget)
            self._seconds += time.perf_counter() - begin
            game.answer(seat, text)
        except Exception as error:  # a bot is anybody's code
            reason = f"{type(error).__name__}: {error}"
            raise BotFailed(f"{self._name} failed in game {self._game}: {reason}") from error
        self._answers += 1


def seed_of(contest: Contest, fixture: Fixture, seat: int) -> int:
    """The number that a bot's own chance hangs on."""
    words = f"folsom arena bot {contest.seed} {fixture.id} {seat}"
    return int.from_bytes(sha256(words.encode()).digest()[:7], "little")
