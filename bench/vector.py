"""How fast games are stepped at once: `python -m bench.vector`, one core.

Steps a second of 4,096 games, a random legal answer in each, with what the seats to answer see written down,
and without.
"""

import argparse
import time
from typing import Final

import msgspec

import folsom
from folsom.vector import Batch

GAMES: Final = 4096
STEPS: Final = 25
RUNS: Final = 40
MIXED: Final = 200
"""After so many steps the games stand at all their stages."""
TABLES: Final = ("colt.first/4", "colt.first.expert/4", "napad/2")


def batch(ruleset: str, seats: int, *, observe: bool) -> Batch:
    """Games in play."""
    made = folsom.vector.make(ruleset, n=GAMES, seats=seats, seed=1, observe=observe)
    for step in range(MIXED):
        made.step(made.random_answers(seed=step))
    return made


def speed(games: Batch, run: int) -> float:
    """Steps a second of processor time, all games counted."""
    begun = time.thread_time()
    for step in range(STEPS):
        games.step(games.random_answers(seed=run * STEPS + step))
    return GAMES * STEPS / (time.thread_time() - begun)


def main() -> None:
    """Measure in turns, and print one line of JSON for each table.

    Of many short runs the best counts, for others may use this machine too.
    """
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description="How fast batches are.")
    parser.add_argument("tables", nargs="*", default=TABLES, metavar="RULESET/SEATS")
    for table in parser.parse_args().tables:
        ruleset, _, seats = table.partition("/")
        batches = {
            "observed": batch(ruleset, int(seats), observe=True),
            "blind": batch(ruleset, int(seats), observe=False),
        }
        best = dict.fromkeys(batches, 0.0)
        for run in range(RUNS):
            for name, games in batches.items():
                best[name] = max(best[name], speed(games, run))
        rounded = {name: round(rate) for name, rate in best.items()}
        print(msgspec.json.encode({"table": table, "steps_per_s": rounded}).decode(), flush=True)


if __name__ == "__main__":
    main()
