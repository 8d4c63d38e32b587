"""A digest of what games come to, to be compared between processes, Python versions and machines.

    python -m folsom.testkit.digest [GAME]

plays a random game at every table, interpreted, and prints one line for each: the table, and the hash of all
its events, positions and outcomes. The same source prints the same lines everywhere.
"""

import sys
from hashlib import sha256

from folsom.kernel.engine import Engine, interpreted
from folsom.testkit.tables import Table, random_answers, tables

SEED = 7


def digest(table: Table, engine: Engine) -> str:
    """The hash of a random game: what was asked, what happened, and all that it came to."""
    game = table.deal(engine, SEED)
    found = sha256(game.to_text().encode())
    for seat, text in random_answers(game, SEED):
        found.update(repr((game.owed, game.question(seat))).encode())
        found.update(repr([type(event).__name__ for event in game.answer(seat, text)]).encode())
        found.update(game.state())
        found.update(repr(game.view(seat)).encode())
    found.update(game.to_file(key=True).encode())
    return found.hexdigest()


def main(games: list[str]) -> None:
    """Print the lines of one game, or of all."""
    for table in tables(games[0] if games else None):
        sys.stdout.write(f"{table} {digest(table, interpreted(table.game))}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
