"""`folsom verify-game`: check a game file."""

from pathlib import Path
from typing import Annotated

import typer

from folsom.cli.options import about, examples, read_file
from folsom.cli.screen import say
from folsom.play.errors import BrokenGame
from folsom.play.verify import verify

EXAMPLES = examples("folsom verify-game last-night.game")


def verify_game(file: Annotated[Path, typer.Argument(help="A game file.")]) -> int:
    """Play a game file again from its key and check every shuffle, every answer and the end.

    The exit status is 1 if the file contradicts the rules or itself, 2 if it cannot be read.
    """
    try:
        with about(file):
            verdict = verify(read_file(file))
    except BrokenGame as error:
        say(f"{error}: the file does not hold")
        return 1
    for sentence in verdict.checked:
        say(sentence)
    say(f"{file}: holds, {'a whole game' if verdict.is_over else 'so far'}, {verdict.answers} answers")
    return 0
