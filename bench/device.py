"""The rules on a GPU against the rules on the processor: the same games, byte for byte, and how fast.

    python -m bench.device 10000        # needs numba-cuda and a device; nothing else in the project does

Each device thread plays one random game of `colt.first` with four seats (and of the card game with two); the
processor plays the same ones, and all that is left of them is compared.
"""

import sys
import time

from folsom.games import GAMES
from folsom.kernel.chance import light_seed, seed_lightly
from folsom.kernel.contract import AnyGame
from folsom.kernel.cuda import DeviceGames
from folsom.kernel.engine import compiled
from folsom.kernel.record import Records, new_games, state_bytes, strict

SEED = 11
SEATS = {
    "colt": ("colt.first", ["ghost", "doc", "tuco", "belle"]),
    "napad": ("napad", ["cowboys", "mexicans"]),
}


def prepared(game: AnyGame) -> Records:
    """A record with ruleset and seats, ready to begin."""
    name, seats = SEATS[game.name]
    games = new_games(game.heist, 1)
    heist = strict(game.heist, games)[0]
    seed_lightly(heist, SEED)
    game.rulesets.prepare(heist, game.rulesets.make(name), seats)
    return games


def compare(game: AnyGame, threads: int) -> int:
    """How many of the games ended otherwise on the device."""
    begin = time.perf_counter()
    device = DeviceGames(game)
    start = prepared(game)
    counted, ended = device.play(start, threads, 1, SEED)
    print(f"{game.name}: device code made and {threads} games played in {time.perf_counter() - begin:.1f} s")
    engine = compiled(game)
    games = new_games(game.heist, 2)
    games[0] = start[0]
    differ = 0
    for i in range(threads):
        answers = engine.play_many(games, 0, 1, 1, light_seed(SEED, i))
        same = answers == counted[i] and state_bytes(game.heist, games, 1) == state_bytes(
            game.heist, ended, i
        )
        differ += not same
    print(f"{game.name}: {threads} games, {int(counted.sum())} answers, {differ} games differ")
    return differ


def speed(game: AnyGame, threads: int, repeats: int) -> None:
    """Whole random games a second."""
    device = DeviceGames(game)
    start = prepared(game)
    device.play(start, threads, 1, SEED)
    begin = time.perf_counter()
    counted, _ = device.play(start, threads, repeats, SEED)
    seconds = time.perf_counter() - begin
    rate, decisions = threads * repeats / seconds, int(counted.sum()) / seconds
    print(f"{game.name}: {rate:,.0f} games/s, {decisions:,.0f} answers/s, copies included")


def main() -> int:
    """Compare, then measure."""
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    differ = sum(compare(game, threads) for game in GAMES)
    for game in GAMES:
        speed(game, 1 << 17, 16)
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
