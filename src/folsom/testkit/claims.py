"""What must hold in every whole game: each claim plays one at a table, from a seed, at random."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, can_compile, compiled, interpreted
from folsom.kernel.record import Records, dtype_of, new_games
from folsom.play import gamefile
from folsom.play.game import Game
from folsom.play.start import load
from folsom.testkit import positions
from folsom.testkit.tables import Table, flaw_in, random_answers

Claim = Callable[[Table, Engine, int], None]
SHARE: Final = 0.25
"""In this share of a game's positions everything is checked that must hold in each: it takes a while."""
SEEN: Final = 0.05
"""In this share of them it is compared what a seat sees: interpreted, that is a thousand steps."""
CHANCE: Final = ("chance_key", "chance_block", "chance_counter", "chance_used")


def positions_are_sound(table: Table, engine: Engine, seed: int) -> None:
    """What `positions` says holds in the first and last position, and in any in between."""
    game, dice = table.deal(engine, seed), Random(seed)
    assert positions.check(game) == []
    for seat, text in random_answers(game, seed):
        game.answer(seat, text)
        if game.is_over or dice.random() < SHARE:
            assert positions.check(game) == [], game.to_file(key=True)


def events_lead_from_view_to_view(table: Table, engine: Engine, seed: int) -> None:
    """What each audience is told of an answer turns the view it had into the view it has."""
    game = table.deal(engine, seed)
    views = positions.views_of(game)
    for seat, text in random_answers(game, seed):
        events = game.answer(seat, text)
        assert positions.check_answer(views, game, events) == [], game.to_file(key=True)
        views = positions.views_of(game)


def files_are_games(table: Table, engine: Engine, seed: int) -> None:
    """A game file can be read, is written the same again, and played again comes out the same."""
    game = play_out(table.deal(engine, seed), seed)
    text = game.to_file(key=True)
    assert gamefile.write(gamefile.read(text)) == text
    again = load(text, engine=engine)
    assert again.state() == game.state(), "played again from its file, the game comes out otherwise"
    assert again.outcome == game.outcome
    assert again.to_file(key=True) == text


def play_out(game: Game, seed: int) -> Game:
    """The game, played to its end."""
    for seat, text in random_answers(game, seed):
        game.answer(seat, text)
    return game


def backends_agree(table: Table, _: Engine, seed: int) -> None:
    """Interpreted, with every access checked, and compiled the rules do the same, byte for byte.

    Nor is anything lost on the way. Events, legal answers and, now and then, what a seat sees as numbers are
    compared as well.
    """
    game = table.deal(interpreted(table.game), seed)
    twin = table.deal(best_other(table.game), seed)
    assert game.opening == twin.opening
    dice = Random(seed)
    for seat, text in random_answers(game, seed):
        assert twin.owed == game.owed
        assert twin.question(seat).answers == game.question(seat).answers
        if dice.random() < SEEN:
            assert positions.sight_of(twin, seat) == positions.sight_of(game, seat), game.to_file(key=True)
        events = game.answer(seat, text)
        assert twin.answer(seat, text) == events, game.to_file(key=True)
        assert twin.state() == game.state(), game.to_file(key=True)
        assert flaw_in(game) == "", game.to_file(key=True)
    assert twin.outcome == game.outcome is not None


def best_other(game: AnyGame) -> Engine:
    """The compiled engine, if there can be one."""
    return compiled(game) if can_compile() else interpreted(game)


def keys_matter(table: Table, engine: Engine, seed: int) -> None:
    """Two games with different keys differ in what was dealt, from the first question to the last."""
    one, other = table.deal(engine, seed), table.deal(engine, seed + 1)
    pairs = zip(dealt_positions(one, seed), dealt_positions(other, seed), strict=False)
    assert all(left != right for left, right in pairs)


def dealt_positions(game: Game, seed: int) -> Iterator[bytes]:
    """Every position of a random game, but for the chance that is still to come."""
    yield without_chance(game)
    for seat, text in random_answers(game, seed):
        game.answer(seat, text)
        yield without_chance(game)


def without_chance(game: Game) -> bytes:
    """The bytes of a position, the key and how far it is used left out."""
    state: Records = new_games(game.definition.heist, 1)
    raw = state.view("u1")
    raw[: len(game.state())] = list(game.state())
    fields = dtype_of(game.definition.heist).fields
    assert fields is not None, "a record has fields"
    for name in CHANCE:
        kind, offset = fields[name][:2]
        raw[offset : offset + kind.itemsize] = 0
    return bytes(raw)


CLAIMS: Final[tuple[Claim, ...]] = (
    positions_are_sound,
    events_lead_from_view_to_view,
    files_are_games,
    backends_agree,
    keys_matter,
)
