"""The entries for programs that learn: what seats see, as numbers, and answers drawn by chance.

As in `drivers`, each game gets its own copy. The first of the `memories` is scratch.
"""

from .bits import count, has, nth
from .chance import light_word
from .placeholders import BLANK_MEMORY, BLANK_OBSERVATION, encode, glimpse, legal
from .record import Cells, Fields, Games, Observation, Record
from .rule import entry, rule


@rule
def look(h: Record, seat: int, mask: int, m: Fields, o: Observation) -> None:
    """Write down what a seat sees, and which answers are legal."""
    glimpse(h, seat, m)
    encode(m, o)
    for answer in range(len(o.legal)):
        o.legal[answer] = 1 if has(mask, answer) else 0


@entry
def observe(
    games: Games[Record], i: int, seat: int, memories: Games[Fields], sights: Games[Observation], j: int
) -> None:
    """What one seat (-1: a spectator) of a game sees, whether or not it owes an answer."""
    memories[0] = BLANK_MEMORY[0]
    sights[j] = BLANK_OBSERVATION[0]
    mask = legal(games[i], seat) if seat >= 0 else 0
    look(games[i], seat, mask, memories[0], sights[j])


@entry
def draw_many(masks: Cells, answers: Cells, seed: int) -> None:
    """Draw a legal answer for every game, each as likely as any other of its game; 0 where there is none."""
    for i in range(len(masks)):
        mask = masks[i]
        answers[i] = nth(mask, (light_word(seed, i) * count(mask)) >> 32) if mask != 0 else 0
