"""Tables to test at: games dealt from a seed, positions by name, and random play."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from folsom.games.to_jest_napad import rulesets, scenarios
from folsom.games.to_jest_napad.answers import NAMES, parse_answer
from folsom.games.to_jest_napad.cards import GANGS, members, wagon_number
from folsom.games.to_jest_napad.knowledge import Memory, recall
from folsom.games.to_jest_napad.rules import flow
from folsom.games.to_jest_napad.table import Heist
from folsom.kernel.chance import seed_lightly
from folsom.kernel.log import clear_log
from folsom.kernel.record import Records, new_games, strict


def prepared(seats: int, seed: int, ruleset: str = "napad") -> Heist:
    """A record ready to begin, gangs in the order of the box, the start player left to chance."""
    h = strict(Heist, new_games(Heist, 1))[0]
    rulesets.prepare(h, rulesets.PRESETS[ruleset], GANGS[:seats])
    seed_lightly(h, seed)
    return h


def dealt(seats: int, seed: int, ruleset: str = "napad") -> Heist:
    """A game that waits for its first answer."""
    h = prepared(seats, seed, ruleset)
    flow.begin(h)
    return h


def position(given: Mapping[str, object], seed: int = 0) -> Heist:
    """A position in the scenario language."""
    h = strict(Heist, new_games(Heist, 1))[0]
    seed_lightly(h, seed)
    scenarios.set_up(given, h)
    return h


def won(*stacks: Sequence[str], ruleset: str = "napad.harder") -> Heist:
    """Seats that have won these wagons, and nothing else."""
    h = prepared(len(stacks), 0, ruleset)
    for seat, names in enumerate(stacks):
        for name in names:
            found = wagon_number(name)
            assert found is not None
            h.won[seat, found[0]] |= 1 << found[1]
    return h


def copy_of(h: Heist) -> Heist:
    """The same game a second time."""
    copies = strict(Heist, new_games(Heist, 1))
    copies[0] = h
    return copies[0]


def options(h: Heist) -> tuple[int, ...]:
    """The legal answers of the seat whose turn it is."""
    return members(flow.legal(h, h.turn))


def texts(h: Heist) -> set[str]:
    """The same as text."""
    return {NAMES[code] for code in options(h)}


def give(h: Heist, code: int) -> None:
    """Give a legal answer for the seat whose turn it is; the log then holds what it caused."""
    seat = h.turn
    assert flow.forbids(h, seat, code) == 0
    clear_log(h)
    flow.resolve(h, seat, code)
    flow.advance(h)


def say(h: Heist, *answers: str) -> None:
    """Give answers as text, one after the other."""
    for text in answers:
        give(h, parse_answer(h, h.turn, text))


def random_play(h: Heist, seed: int) -> Iterator[int]:
    """Play on at random; yields once before every answer, with the answer that comes."""
    choose = Random(seed).choice
    while not flow.is_over(h):
        code = choose(options(h))
        yield code
        give(h, code)


def rounds(h: Heist, seed: int) -> Iterator[Heist]:
    """Play on at random; yields at the first question of every round."""
    last = 0
    for _ in random_play(h, seed):
        if h.round != last:
            last = h.round
            yield h


def memory(h: Heist, seat: int) -> tuple[Records, Memory]:
    """What a seat (-1: a spectator) knows, as an array of one and as its record."""
    memories = new_games(Memory, 1)
    m = strict(Memory, memories)[0]
    recall(h, seat, m)
    return memories, m
