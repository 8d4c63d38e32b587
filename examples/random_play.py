"""Thousands of games at once, answered at random: the loop that every learner is built around, and its speed.

    python examples/random_play.py
    python examples/random_play.py --ruleset napad.harder --seats 3 --games 1024 --seconds 5

The answers drawn here are where a learner's own would stand.
"""

import argparse
import time
from collections import Counter

import folsom
from folsom.vector import Batch


def play(batch: Batch, seconds: float) -> tuple[int, Counter[int], float]:
    """Answer at random for so long: the steps taken, the games won by each seat, and how long it took."""
    steps, wins = 0, Counter[int]()
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        answers = batch.random_answers(seed=steps)  # a learner would look at batch.observations instead
        batch.step(answers)
        steps += 1
        if steps % 16 == 0:  # now and then is enough to see who wins
            for game in batch.ended.nonzero()[0]:
                wins.update(batch.winners(int(game)))
    return steps * batch.n, wins, spent


def main() -> None:
    """Play, and say what was seen."""
    parser = argparse.ArgumentParser(description="Random play, as fast as it goes on one core.")
    parser.add_argument("--ruleset", default="colt.first")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4096, help="how many at once (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long (default: %(default)s)")
    options = parser.parse_args()
    try:
        batch = folsom.vector.make(options.ruleset, n=options.games, seats=options.seats, observe=True)
    except folsom.FolsomError as error:
        parser.error(str(error))
    steps, wins, spent = play(batch, options.seconds)
    print(
        f"{steps / spent:,.0f} steps/s with observations, {options.games} games of {options.ruleset} at once"
    )
    total = sum(wins.values())
    for seat in range(batch.seats):
        print(
            f"seat {seat} won {wins[seat] / total:.1%}" if total else f"seat {seat}: no game seen to its end"
        )


if __name__ == "__main__":
    main()
