"""Entries that only the bench calls: loops in compiled code, so that what is measured is not the call."""

from folsom.kernel.bits import count, nth
from folsom.kernel.chance import light_seed, light_word, seed_lightly
from folsom.kernel.log import clear_log
from folsom.kernel.placeholders import BLANK_HEIST, advance, begin, first_owing, imagine, legal, resolve
from folsom.kernel.record import Fields, Games, Record
from folsom.kernel.rule import entry, rule


@rule
def play_telling(h: Record, seed: int, most: int) -> int:
    """Give at most so many random legal answers, recording all events; how many were given."""
    n = 0
    seat = first_owing(h)
    while seat >= 0 and n < most:
        answers = legal(h, seat)
        clear_log(h)
        resolve(h, seat, nth(answers, (light_word(seed, n) * count(answers)) >> 32))
        advance(h)
        n += 1
        seat = first_owing(h)
    return n


@entry
def tell_many(games: Games[Record], template: int, i: int, n: int, seed: int) -> int:
    """Play n whole random games in place i from a prepared one, events on; all answers counted."""
    h = games[i]
    total = 0
    for k in range(n):
        games[i] = games[template]
        seed_lightly(h, light_seed(seed, 2 * k))
        clear_log(h)
        begin(h)
        total += play_telling(h, light_seed(seed, 2 * k + 1), 1 << 30)
    return total


@entry
def tell_some(games: Games[Record], i: int, n: int, seed: int) -> int:
    """Give at most n random legal answers; how many were given."""
    return play_telling(games[i], seed, n)


@entry
def fork_many(games: Games[Record], n: int) -> int:
    """Copy the first record n times, over all the others in turn."""
    last = len(games) - 1
    j = 0
    for _ in range(n):
        j = j + 1 if j < last else 1
        games[j] = games[0]
    return j


@entry
def dream_many(memories: Games[Fields], j: int, games: Games[Record], i: int, n: int, seed: int) -> int:
    """Imagine n worlds from a memory, each over the one before."""
    h = games[i]
    for k in range(n):
        games[i] = BLANK_HEIST[0]
        seed_lightly(h, seed + k)
        imagine(memories[j], h)
    return n
