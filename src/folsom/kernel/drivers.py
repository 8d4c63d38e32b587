"""The entries of every game, written once: each game gets its own copy, with its own rules in the
placeholders' stead.

All take games as (array, index), since taking a record out costs more than most answers. Nothing is checked
here but in `step_many`: the callers pass legal answers only.
"""

from enum import IntEnum

from .bits import count, has, nth
from .chance import light_seed, light_word, seed_lightly
from .log import clear_log, mute_log
from .lookout import look
from .placeholders import (
    BLANK_HEIST,
    BLANK_MEMORY,
    BLANK_OBSERVATION,
    advance,
    begin,
    first_owing,
    forbids,
    has_won,
    imagine,
    is_over,
    legal,
    owing,
    question,
    recall,
    resolve,
    score,
)
from .record import Cells, Fields, Games, Grid, Observation, Record
from .rule import entry, rule


@entry
def owed(games: Games[Record], i: int) -> int:
    """The mask of seats that owe an answer."""
    return owing(games[i])


@entry
def next_seat(games: Games[Record], i: int) -> int:
    """The seat to answer next, -1 once the game is over."""
    return first_owing(games[i])


@entry
def asked(games: Games[Record], i: int, seat: int) -> int:
    """The kind of question the seat owes an answer to, 0 if none."""
    return question(games[i], seat)


@entry
def options(games: Games[Record], i: int, seat: int) -> int:
    """The mask of the seat's legal answers."""
    return legal(games[i], seat)


@entry
def refusal(games: Games[Record], i: int, seat: int, answer: int) -> int:
    """The id of the rule that forbids the answer, 0 if it is legal."""
    return forbids(games[i], seat, answer)


@entry
def over(games: Games[Record], i: int) -> int:
    """1 once the game has ended."""
    return 1 if is_over(games[i]) else 0


@entry
def points(games: Games[Record], i: int, seat: int) -> int:
    """The seat's result at the end."""
    return score(games[i], seat)


@entry
def won(games: Games[Record], i: int, seat: int) -> int:
    """1 if the seat has won."""
    return 1 if has_won(games[i], seat) else 0


@entry
def remember(games: Games[Record], i: int, seat: int, memories: Games[Fields], j: int) -> None:
    """Fill a memory with all that the seat (-1: a spectator) has seen."""
    memories[j] = BLANK_MEMORY[0]
    recall(games[i], seat, memories[j])


@entry
def dream(memories: Games[Fields], j: int, games: Games[Record], i: int, seed: int) -> None:
    """Fill a record with a world that the memory's seat could be in, its chance keyed anew."""
    games[i] = BLANK_HEIST[0]
    h = games[i]
    seed_lightly(h, seed)
    imagine(memories[j], h)


@rule
def play_on(h: Record, seed: int) -> int:
    """Give random legal answers to the end, recording no events; how many were given."""
    mute_log(h)
    n = 0
    seat = first_owing(h)
    while seat >= 0:
        answers = legal(h, seat)
        resolve(h, seat, nth(answers, (light_word(seed, n) * count(answers)) >> 32))
        advance(h)
        n += 1
        seat = first_owing(h)
    return n


@rule
def play_many(games: Games[Record], template: int, i: int, n: int, seed: int) -> int:
    """Play n whole random games, one after the other in place i, from a prepared one; all answers counted."""
    h = games[i]
    total = 0
    for k in range(n):
        games[i] = games[template]
        seed_lightly(h, light_seed(seed, 2 * k))
        begin(h)
        total += play_on(h, light_seed(seed, 2 * k + 1))
    return total


class What(IntEnum):
    """What `run` can do; in brackets the meaning of a, b and c."""

    START = 0
    """Begin a prepared game and run on to its first question."""
    APPLY = 1
    """Carry out a legal answer and run on; the log then holds what it caused. (seat, answer)"""
    PLAYOUT = 2
    """Play a game to its end at random; how many answers were given. (seed)"""
    PLAY_MANY = 3
    """Play whole random games from a prepared one; all answers counted. (its place, how many, seed)"""


@entry
def run(games: Games[Record], i: int, what: int, a: int, b: int, c: int) -> int:
    """All that needs all the rules: one entry, since each that reaches them takes seconds to compile."""
    h = games[i]
    clear_log(h)
    if what == What.PLAY_MANY:
        return play_many(games, a, i, b, c)
    if what == What.PLAYOUT:
        return play_on(h, a)
    if what == What.START:
        begin(h)
    else:
        resolve(h, a, b)
        advance(h)
    return 0


@rule
def step(h: Record, seat: int, mask: int, answer: int) -> int:
    """Carry out an answer if it is the seat's turn and in the mask of what is legal; 1 if it was not, and
    nothing has changed. Nobody reads the events of a batch, so none are recorded.
    """
    if answer < 0 or answer > 61 or seat < 0 or seat != first_owing(h) or not has(mask, answer):
        return 1
    mute_log(h)
    resolve(h, seat, answer)
    advance(h)
    clear_log(h)
    return 0


@entry
def step_many(
    games: Games[Record],
    prepared: Games[Record],
    seats: Cells,
    answers: Cells,
    masks: Cells,
    seeds: Cells,
    ended: Cells,
    results: Grid,
    memories: Games[Fields],
    sights: Games[Observation],
) -> int:
    """One step of every game of a batch; how many answers were refused, their games left as they were.

    A game that had ended before this call begins anew from the prepared record, keyed by its seed, and its
    answer is not looked at; so the caller has seen each last position. Else `answers[i]` is given if
    `seats[i]` is the seat to answer and `masks[i]`, as the last step left it, has the answer. Then `seats`,
    `masks` and `ended` are written, the seats' `results` where the game ended, and, unless there are none,
    what the seat to answer sees as `sights`; the first of the memories is scratch. `seeds[i]` moves on by the
    number of games: keys do not repeat if the seeds were all different numbers in a row.
    """
    refused = 0
    for i in range(len(games)):
        h = games[i]
        if ended[i] != 0:
            games[i] = prepared[0]
            seed_lightly(h, seeds[i])
            seeds[i] += len(games)
            clear_log(h)
            begin(h)
        else:
            refused += step(h, seats[i], masks[i], answers[i])
        seat = first_owing(h)
        seats[i] = seat
        masks[i] = legal(h, seat) if seat >= 0 else 0
        ended[i] = 1 if seat < 0 else 0
        if seat < 0:
            for k in range(len(results[i])):
                results[i, k] = score(h, k)
        if len(sights) > 0:  # at once, while the record is at hand: a second walk over all games takes longer
            memories[0] = BLANK_MEMORY[0]
            sights[i] = BLANK_OBSERVATION[0]
            look(h, seat, masks[i], memories[0], sights[i])
    return refused
