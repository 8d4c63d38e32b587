"""How fast the search is: `python -m bench.search`, one core.

Iterations a second at the first question of Planning, for each table named: with random playouts to the end
of the game, the figure to compare with other programs, and as the sharpshooter plays.
"""

import argparse
import time
from typing import Final

import msgspec

import folsom
from folsom.bots import Budget, Situation
from folsom.bots.minds import mind_of
from folsom.bots.sharpshooter import Style
from folsom.bots.sharpshooter.session import Session
from folsom.play.start import game_named

ITERATIONS: Final = 20_000
RUNS: Final = 5
TABLES: Final = (
    "colt.first/4",
    "colt.first/6",
    "colt.revised/6",
    "colt.first.duel/2",
    "napad/2",
    "napad/4",
)
STYLES: Final = {
    "random": Style(wit=0.0, horizon=0),
    "as it plays": Style(),
}


def situation(ruleset: str, seats: int) -> Situation:
    """The first question about cards, or whatever is asked first where there is no Planning."""
    game = folsom.new(ruleset, seats=seats, seed=7)
    while (question := game.question(game.owed[0])).kind in ("formation", "pick"):
        game.answer(question.seat, question.answers[0])
    return Situation.of(game, question.seat)


def speed(asked: Situation, style: Style) -> int:
    """Iterations a second of processor time: the best of some runs, for others may use this machine too."""
    best = 0.0
    for run in range(RUNS):
        engine = mind_of(asked.game, is_patient=True)
        session = Session(game_named(asked.game), engine, asked.memory, asked.question)
        begun = time.process_time()
        session.search(style, Budget.of(ITERATIONS), luck=run)
        best = max(best, session.iterations / (time.process_time() - begun))
    return round(best)


def main() -> None:
    """Measure, and print one line of JSON for each table."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description="How fast the search is.")
    parser.add_argument("tables", nargs="*", default=TABLES, metavar="RULESET/SEATS")
    for table in parser.parse_args().tables:
        ruleset, _, seats = table.partition("/")
        asked = situation(ruleset, int(seats))
        found = {name: speed(asked, style) for name, style in STYLES.items()}
        print(msgspec.json.encode({"table": table, "iterations_per_s": found}).decode(), flush=True)


if __name__ == "__main__":
    main()
