"""A contest from its first game to its last."""

from collections.abc import Callable
from functools import partial

from folsom.bots.bot import Budget, ask
from folsom.bots.registry import make
from folsom.bots.situation import Situation

from .book import Book
from .contest import Contest
from .deals import Fixture, fixtures
from .executor import Executor
from .playing import BotFailed, Played, dealt, play


def run(
    contest: Contest,
    *,
    executor: Executor,
    book: Book | None = None,
    on_game: Callable[[Played], None] = lambda _: None,
) -> tuple[Played, ...]:
    """Play all games that the book does not hold yet; all games of the contest, in their order.

    Each game is in the book before anybody hears of it. An interrupt ends this as it ends anything else:
    what the book holds by then is not played again.
    """
    wanted = list(fixtures(contest))
    played = {(game.deal, game.rotation): game for game in (book.games if book else ())}
    open_games = [fixture for fixture in wanted if (fixture.deal, fixture.rotation) not in played]
    if open_games:
        warm_up(contest, open_games[0])
    for game in executor.map(partial(play, contest), open_games):
        if book is not None:
            book.add(game)
        played[game.deal, game.rotation] = game
        on_game(game)
    return tuple(played[fixture.deal, fixture.rotation] for fixture in wanted)


def warm_up(contest: Contest, fixture: Fixture) -> None:
    """Let every bot answer once here, so that what must be compiled is, before many processes want it."""
    game = dealt(contest, fixture)
    situation = Situation.of(game, game.owed[0])
    for bot in dict.fromkeys(entrant.bot for entrant in contest.entrants):
        try:
            ask(make(bot, 0), situation, Budget(iterations=1))
        except Exception as error:  # a bot is anybody's code
            raise BotFailed(f"{bot} failed before the first game: {type(error).__name__}: {error}") from error
