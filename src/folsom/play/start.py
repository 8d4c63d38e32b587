"""How a game comes to the table: `new` deals one, `load` takes one up from a text."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from folsom.games import GAMES
from folsom.kernel.chance import KEY_BYTES, set_key
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, engine_for
from folsom.kernel.errors import BadText, FolsomError, RulesetError
from folsom.kernel.progress import ProgressLine
from folsom.kernel.record import Records, new_games, strict
from folsom.play import gamefile, optional
from folsom.play.errors import BrokenGame, UnknownName
from folsom.play.game import Game, Origin
from folsom.play.gamefile import GameFile, Given
from folsom.play.optional import choices_of
from folsom.play.suggest import did_you_mean, unknown

Choice = bool | int | str | Sequence[int | str]
"""The value of a switch, or of something that players choose at set-up."""

NO_CHOICE: Final[Mapping[str, Choice]] = {}


def game_named(name: str) -> AnyGame:
    """The game with this short name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownName(unknown("game", name, (game.name for game in GAMES)))


def game_of(ruleset: str | msgspec.Struct) -> AnyGame:
    """The game that a ruleset, or the name of one, belongs to."""
    for game in GAMES:
        known = game.rulesets.PRESETS
        if ruleset in known if isinstance(ruleset, str) else isinstance(ruleset, ruleset_type(game)):
            return game
    if isinstance(ruleset, str):
        names = (name for game in GAMES for name in game.rulesets.PRESETS)
        raise UnknownName(unknown("ruleset", ruleset, names))
    raise UnknownName(f"{type(ruleset).__name__} is a ruleset of no game")


def ruleset_type(game: AnyGame) -> type[msgspec.Struct]:
    """The class of the game's rulesets."""
    return type(next(iter(game.rulesets.PRESETS.values())))


def engine_of(game: AnyGame) -> Engine:
    """The game's engine, compiled if it can be: once on a machine that takes a while, and says so."""
    return engine_for(game, report=ProgressLine(game.title))


def new(
    ruleset: str | msgspec.Struct,
    *,
    seats: int | Sequence[str] | None = None,
    seed: int | None = None,
    key: bytes | str | None = None,
    engine: Engine | None = None,
    **choices: Choice,
) -> Game:
    """Deal a game.

    `seats` names the seats clockwise, or says how many there are; else the fewest allowed. The `key`, 32
    bytes or 64 hexadecimal digits, decides all chance; `seed` is short for a key made from a number; without
    either the key is random. All else are switches of the ruleset and what players choose at set-up.
    """
    game, origin = origin_of(ruleset, seats=seats, choices=choices)
    return deal(game, engine or engine_of(game), msgspec.structs.replace(origin, key=key_of(seed, key)))


def origin_of(
    ruleset: str | msgspec.Struct,
    *,
    seats: int | Sequence[str] | None,
    choices: Mapping[str, Choice] = NO_CHOICE,
) -> tuple[AnyGame, Origin]:
    """Everything about a game to be dealt but its key."""
    game = game_of(ruleset)
    switches, set_up = _sorted_out(game, choices)
    made = game.rulesets.make(ruleset, **switches)
    return game, Origin(ruleset=made, seats=_seats(game, made, seats), set_up=set_up)


def deal(game: AnyGame, engine: Engine, origin: Origin) -> Game:
    """Deal the game that an origin describes."""
    games = prepared(game, origin)
    engine.start(games, 0)
    return Game(game, engine, games, origin)


def prepared(game: AnyGame, origin: Origin) -> Records:
    """A record in which ruleset, seats, choices and key are written, and nothing is dealt."""
    assert origin.ruleset is not None
    games = new_games(game.heist, 1)
    heist = strict(game.heist, games)[0]
    optional.prepare(game, heist, origin.ruleset, origin.seats, origin.set_up)
    if origin.key is not None:
        set_key(heist, origin.key)
    return games


def _sorted_out(
    game: AnyGame, choices: Mapping[str, Choice]
) -> tuple[dict[str, bool | int | str], dict[str, str]]:
    """Switches of the ruleset, and the players' choices at set-up."""
    fields = ruleset_type(game).__struct_fields__
    offered = choices_of(game.rulesets)
    switches: dict[str, bool | int | str] = {}
    set_up: dict[str, str] = {}
    for name, value in choices.items():
        if name in offered:
            if text := gamefile.as_text(value):
                set_up[name] = text
        elif name not in fields:
            raise RulesetError(unknown(f"switch or choice of {game.title}", name, [*fields, *offered]))
        elif isinstance(value, bool | int | str):
            switches[name] = value
        else:
            raise RulesetError(f"the switch '{name}' has one value, not a list of them")
    return switches, set_up


def _seats(game: AnyGame, ruleset: msgspec.Struct, seats: int | Sequence[str] | None) -> tuple[str, ...]:
    allowed = game.rulesets.seats_allowed(ruleset)
    if seats is None:
        seats = allowed[0]
    if not isinstance(seats, int):
        return tuple(seats)
    if seats not in allowed:
        raise RulesetError(f"this ruleset is for {seats_text(allowed)} seats, not {seats}")
    return ("",) * seats


def seats_text(allowed: range) -> str:
    """How many seats a ruleset is for.

    >>> seats_text(range(3, 7)), seats_text(range(2, 3))
    ('3 to 6', '2')
    """
    return f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])


def key_of(seed: int | None, key: bytes | str | None) -> bytes:
    """The 32 bytes of a key that was given, made from a seed, or drawn."""
    if seed is not None and key is not None:
        raise RulesetError("a game has a seed or a key, not both: the seed would make another key")
    if seed is not None:
        return sha256(f"folsom seed {seed}".encode()).digest()
    if key is None:
        return secrets.token_bytes(KEY_BYTES)
    try:
        made = bytes.fromhex(key) if isinstance(key, str) else bytes(key)
    except ValueError:
        raise RulesetError("a key written as text has hexadecimal digits only") from None
    if len(made) != KEY_BYTES:
        raise RulesetError(f"a key has {KEY_BYTES} bytes, this one {len(made)}")
    return made


# ---------------------------------------------------------------- from a text


def load(text: str, *, engine: Engine | None = None) -> Game:
    """The game that a text stands for: a game file, or a position."""
    if gamefile.is_game_file(text):
        return replay(gamefile.read(text), engine=engine)
    return from_position(text, engine=engine)


def game_of_text(text: str) -> AnyGame:
    """The game that a game file, or a position, is of; BadText if it is of none."""
    if gamefile.is_game_file(text):
        return game_named(gamefile.read(text).game)
    first = text.split(maxsplit=1)[0] if text.strip() else ""
    short = first.partition(".")[0]
    names = [game.name for game in GAMES]
    if short not in names:
        raise BadText(
            f"a position begins with its ruleset, a game file with '{gamefile.FORM}', "
            f"and this with '{first[:40]}': {did_you_mean(short, names)}"
        )
    return game_named(short)


def from_position(text: str, *, engine: Engine | None = None) -> Game:
    """A game that goes on from a position."""
    game = game_of_text(text)
    games = new_games(game.heist, 1)
    game.notation.parse_position(text, strict(game.heist, games)[0])
    return Game(game, engine or engine_of(game), games, Origin())


def replay(file: GameFile, *, engine: Engine | None = None) -> Game:
    """The game in a file, played again to its last answer; BrokenGame if the rules do not allow that."""
    game = begin_again(file, engine=engine)
    for _ in answered_again(game, file):
        pass
    return game


def answered_again(game: Game, file: GameFile) -> Iterator[tuple[Given, Sequence[msgspec.Struct]]]:
    """Give a file's answers one after the other: each, and the events that it caused."""
    for number, given in enumerate(file.answers, 1):
        try:
            yield given, game.answer(given.seat, given.text, seconds=given.seconds)
        except FolsomError as error:
            raise BrokenGame(f"answer {number} ({given.seat} {given.text}): {error}") from error


def begin_again(file: GameFile, *, engine: Engine | None = None) -> Game:
    """The game in a file as it began."""
    game = game_named(file.game)
    if file.start:
        return from_position(file.start, engine=engine)
    if file.key is None:
        raise BrokenGame(
            "this game file is sealed: it has the hash of the key and not the key, so nothing can be dealt"
        )
    if file.key_hash and gamefile.hash_of(file.key) != file.key_hash:
        raise BrokenGame("the key is not the one whose hash was shown at the start")
    origin = Origin(ruleset=_ruleset(game, file), seats=file.seats, set_up=file.set_up, key=file.key)
    return deal(game, engine or engine_of(game), origin)


def _ruleset(game: AnyGame, file: GameFile) -> msgspec.Struct:
    """The ruleset that the switches describe; a switch that is not named has its default."""
    kind = ruleset_type(game)
    strangers = sorted(set(file.switches) - set(kind.__struct_fields__))
    if strangers:
        raise BadText(unknown(f"switch of {game.title}", strangers[0], kind.__struct_fields__))
    try:
        ruleset = msgspec.convert(dict(file.switches), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadText(f"the switches cannot be read: {error}") from None
    return game.rulesets.make(ruleset)
