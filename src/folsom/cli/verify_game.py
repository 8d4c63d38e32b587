"""`folsom verify-game`: check a game file, or every game of an arena."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from folsom.cli.options import about, examples, read_file
from folsom.cli.screen import say
from folsom.play.errors import BrokenGame
from folsom.play.verify import verify

EXAMPLES = examples("folsom verify-game last-night.game", "folsom verify-game match.games")


def verify_game(
    file: Annotated[Path, typer.Argument(help="A game file, or the games of an arena.")],
) -> int:
    """Play a game file again from its key and check every shuffle, every answer and the end.

    The exit status is 1 if the file contradicts the rules or itself, 2 if it cannot be read.
    """
    from folsom.arena import book

    with about(file):
        text = read_file(file)
        return _verify_all(file, book.files_in(text)) if book.is_book(text) else _verify_one(file, text)


def _verify_all(file: Path, games: Iterable[tuple[str, str]]) -> int:
    """Check the games of an arena, up to the first that does not hold."""
    held = 0
    for name, text in games:
        try:
            if not verify(text).is_over:
                raise BrokenGame("it does not go on to the end")
        except BrokenGame as error:
            say(f"game {name}: {error}: the file does not hold")
            return 1
        held += 1
    say(f"{file}: holds, {held} games, each from its key to its end")
    return 0


def _verify_one(file: Path, text: str) -> int:
    try:
        verdict = verify(text)
    except BrokenGame as error:
        say(f"{error}: the file does not hold")
        return 1
    for sentence in verdict.checked:
        say(sentence)
    say(f"{file}: holds, {'a whole game' if verdict.is_over else 'so far'}, {verdict.answers} answers")
    return 0
