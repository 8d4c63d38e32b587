"""`folsom compile`: make the rules fast, ahead of their first use."""

import time

from folsom.bots.minds import mind_of
from folsom.bots.thumbs import THUMBS
from folsom.cli.options import examples
from folsom.cli.screen import say
from folsom.games import GAMES
from folsom.play.start import engine_of

EXAMPLES = examples("folsom compile", "FOLSOM_CACHE=/srv/cache folsom compile")


def compile_rules() -> None:
    """Compile the rules of every game and what its bots think with, or find them compiled.

    Any first use of them does so too.
    """
    for game in GAMES:
        start = time.perf_counter()
        engine = engine_of(game)
        if game.name in THUMBS:
            mind_of(game.name, is_patient=True)
        say(f"{game.title}: {engine.backend}, {time.perf_counter() - start:.1f} s")
