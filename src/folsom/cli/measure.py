"""What the bench measures, each on one core and in compiled code.

Times are those that the one thread has run, so that other work on the machine changes little; but for whole
processes, which are timed by the clock on the wall.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from random import Random
from time import thread_time as clock
from typing import Final

import numpy as np

from folsom.cli import stopwatch
from folsom.games import GAMES
from folsom.kernel.cache import FOLDER_VARIABLE
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, compiled
from folsom.kernel.progress import ProgressLine
from folsom.kernel.record import Records, new_games
from folsom.play.start import new, origin_of, prepared

ENOUGH_S: Final = 0.1  # a try lasts so long at least
TRIES: Final = 10
POSITIONS: Final = 1000
FORKS: Final = 500
DREAMS: Final = 50
FACE_GAMES: Final = 40
ANSWERS_AT_ONCE: Final = 7  # positions are taken so many answers apart

COMPILE_ALL: Final = """
import signal
signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever stops the bench is told so once, not by both
from folsom.games import GAMES
from folsom.kernel.engine import compiled
for game in GAMES:
    compiled(game)
"""


def engine_of(game: AnyGame) -> Engine:
    """The game's engine with the bench's own entries."""
    return compiled(game, ProgressLine(f"{game.title} (bench)"), extra=(stopwatch,))


def calibration() -> float:
    """Millions of rounds a second of a fixed loop in plain Python: how fast the machine itself is."""
    rounds = 1_000_000
    best = float("inf")
    for _ in range(5):
        start = clock()
        x = 1
        for _ in range(rounds):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        best = min(best, clock() - start)
    return rounds / best / 1e6


def tables() -> Iterator[tuple[AnyGame, str, int]]:
    """Every ruleset with a name at every number of seats."""
    for game in GAMES:
        for name, ruleset in game.rulesets.PRESETS.items():
            yield from ((game, name, seats) for seats in game.rulesets.seats_allowed(ruleset))


def speed(game: AnyGame, ruleset: str, seats: int) -> tuple[float, float]:
    """Random games, and answers, a second: full rules, events on; the best of some tries of equal length."""
    games = new_games(game.heist, 2)
    games[0] = prepared(*origin_of(ruleset, seats=seats))[0]
    play = engine_of(game).extra["tell_many"]
    n, seconds, answers = 500, 0.0, 0
    while seconds < ENOUGH_S:
        n *= 2
        seconds, answers = _timed(play, games, n)
    for _ in range(TRIES - 1):
        seconds = min(seconds, _timed(play, games, n)[0])
    return n / seconds, answers / seconds


def _timed(play: Callable[..., int], games: Records, n: int) -> tuple[float, int]:
    start = clock()
    answers = play(games, 0, 1, n, n)
    return clock() - start, answers


def positions(game: AnyGame, ruleset: str, seats: int) -> Iterator[Records]:
    """Records of random games on their way, always the same array."""
    engine = engine_of(game)
    games = new_games(game.heist, 65)
    template = prepared(*origin_of(ruleset, seats=seats))
    taken = seed = 0
    while taken < POSITIONS:
        games[0] = template[0]
        seed += 1
        engine.start(games, 0)
        while engine.next_seat(games, 0) >= 0 and taken < POSITIONS:
            yield games
            taken += 1
            engine.extra["tell_some"](games, 0, ANSWERS_AT_ONCE, seed + taken)


def fork_times(game: AnyGame, ruleset: str, seats: int) -> list[float]:
    """Microseconds of a fork, in each of many positions."""
    fork_many = engine_of(game).extra["fork_many"]
    times = []
    for games in positions(game, ruleset, seats):
        start = clock()
        fork_many(games, FORKS)
        times.append((clock() - start) / FORKS * 1e6)
    return times


def imagine_times(game: AnyGame, ruleset: str, seats: int) -> list[float]:
    """Microseconds of an imagined world, in each of many positions, for whoever is to answer."""
    engine = engine_of(game)
    memories, worlds = new_games(game.memory, 1), new_games(game.heist, 1)
    times = []
    for games in positions(game, ruleset, seats):
        engine.remember(games, 0, engine.next_seat(games, 0), memories, 0)
        start = clock()
        engine.extra["dream_many"](memories, 0, worlds, 0, DREAMS, 1)
        times.append((clock() - start) / DREAMS * 1e6)
    return times


def answer_times(game: AnyGame, ruleset: str, seats: int) -> list[float]:
    """Microseconds of an answer through the typed face, its events read."""
    engine = engine_of(game)
    random = Random(1)
    times = []
    for seed in range(FACE_GAMES):
        table = new(ruleset, seats=seats, seed=seed, engine=engine)
        while table.owed:
            question = table.question(table.owed[0])
            text = random.choice(question.answers)
            start = clock()
            table.answer(question.seat, text)
            times.append((clock() - start) * 1e6)
    return times


def start_times() -> tuple[float, float]:
    """Seconds of a whole process that gets all rules ready: from nothing, and from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, FOLDER_VARIABLE: folder}
        seconds = []
        for _ in range(2):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", COMPILE_ALL], env=environment, check=True)
            seconds.append(time.perf_counter() - start)
    return seconds[0], seconds[1]


def median(times: list[float]) -> float:
    """The middle one."""
    return float(np.median(times))


def worst_but_few(times: list[float]) -> float:
    """99 of 100 took no longer."""
    return float(np.percentile(times, 99))
