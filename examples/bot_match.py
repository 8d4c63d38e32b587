"""A match between bots: every deal is played in all seat rotations, so that luck is shared out fairly.

python examples/bot_match.py
python examples/bot_match.py --ruleset napad --games 200 outlaw drifter
"""

import argparse

import folsom
from folsom import arena


def main() -> None:
    """Play the match on all cores, and print what came of it."""
    parser = argparse.ArgumentParser(description="A match between bots.")
    parser.add_argument("bots", nargs="*", default=["outlaw", "drifter", "drifter", "drifter"])
    parser.add_argument("--ruleset", default="colt.first")
    parser.add_argument("--games", type=int, default=100, help="at least so many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        match = arena.contest(options.ruleset, options.bots, games=options.games, seed=options.seed)
        played = tuple(arena.run(match, executor=arena.LocalProcesses()))
    except folsom.FolsomError as error:
        parser.error(str(error))
    result = arena.summary(match, played)
    print(f"{result.games} games of {options.ruleset}")
    for entry in result.entries:
        low, high = entry.ci95
        print(f"{entry.bot:<14} won {entry.win_share:.1%} (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
