"""Proof of a game file: played again from its key, everything in it must come out as it says.

It shows that nothing was changed after the start: the key is the one whose hash was shown, every shuffle
follows from the key, every answer was legal, and the end is the end.
"""

import msgspec

from folsom.kernel.engine import Engine
from folsom.play import gamefile
from folsom.play.errors import BrokenGame
from folsom.play.game import Game
from folsom.play.gamefile import GameFile
from folsom.play.start import replay


class Verdict(msgspec.Struct, frozen=True):
    """What was found true of a game file, in sentences."""

    answers: int
    is_over: bool
    checked: tuple[str, ...]


def verify(text: str, *, engine: Engine | None = None) -> Verdict:
    """Check a game file; BrokenGame, with the first contradiction, if it does not hold."""
    file = gamefile.read(text)
    _check_times(file)
    game = replay(file, engine=engine)
    checked = [_key_sentence(file), f"all {len(file.answers)} answers are legal"]
    if file.result or file.end:
        _check_end(file, game)
        checked.append("the end and its result follow from them")
    return Verdict(len(file.answers), game.is_over, tuple(checked))


def _key_sentence(file: GameFile) -> str:
    if file.key is None:
        return "the game began from a position, whose chance it carries on"
    if not file.key_hash:
        return "the key deals the game (its hash was not given, so it could be any key)"
    return "the key is the one whose hash was shown, and deals the game"


def _check_times(file: GameFile) -> None:
    last = 0.0
    for number, given in enumerate(file.answers, 1):
        if given.seconds is not None and given.seconds < last:
            raise BrokenGame(f"answer {number} was given at {given.seconds:g} s, before the one ahead of it")
        last = given.seconds if given.seconds is not None else last


def _check_end(file: GameFile, game: Game) -> None:
    outcome = game.outcome
    if outcome is None:
        raise BrokenGame("the file gives a result, but after its last answer the game is not over")
    result = gamefile.result_text(outcome)
    if file.result and file.result != result:
        raise BrokenGame(f"the file says the result is '{file.result}', but it is '{result}'")
    if file.end and file.end != gamefile.hash_of(game.to_text().encode()):
        raise BrokenGame("the last position is not the one whose hash the file holds")
