"""From a table's settings and its chosen bandits to a game that can be dealt."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from folsom.kernel.contract import AnyGame
from folsom.kernel.errors import FolsomError
from folsom.play.game import Origin
from folsom.play.gamefile import GameFile
from folsom.play.start import deal, game_of, origin_of, prepared

from .engines import Engines
from .messages import Settings
from .playing import without_answers
from .refusal import Refusal

Choices = Mapping[str, bool | int | str]


def arranged(settings: Settings, bandits: Sequence[str]) -> tuple[AnyGame, Origin]:
    """The game, and how it would be dealt; Refusal, with the game's own sentence, if no rulebook has it."""
    try:
        game, origin = origin_of(
            settings.ruleset, seats=tuple(bandits), choices={**settings.switches, **settings.choices}
        )
        prepared(game, origin)
    except FolsomError as error:
        raise Refusal("impossible", str(error)) from None
    return game, origin


def check(settings: Settings) -> None:
    """Refuse settings that no rulebook describes, whoever will play which bandit."""
    switches_only = replace(settings, choices={})
    _, origin = arranged(switches_only, [""] * settings.seats)
    assert origin.ruleset is not None


def fits(settings: Settings, bandits: Sequence[str]) -> bool:
    """Whether the chosen bandits can be played under these settings."""
    try:
        arranged(settings, bandits)
    except Refusal:
        return False
    return True


def game_name(settings: Settings) -> str:
    """The short name of the game that settings are for."""
    return game_of(settings.ruleset).name


def dealt_file(settings: Settings, bandits: Sequence[str], key: bytes, engines: Engines) -> GameFile:
    """Everything to deal the game from, again and again."""
    game, origin = arranged(settings, bandits)
    try:
        return without_answers(deal(game, engines(game), replace(origin, key=key)))
    except FolsomError as error:
        raise Refusal("impossible", str(error)) from None
