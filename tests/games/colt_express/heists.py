"""Tables to test at: games dealt from a seed, random play, and what each seat remembers of it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from folsom.games.colt_express import events
from folsom.games.colt_express.answers import parse_answer, split_fate
from folsom.games.colt_express.knowledge import SPECTATOR, Memory, recall
from folsom.games.colt_express.rules import flow
from folsom.games.colt_express.rulesets import PRESETS, make, prepare, seats_allowed
from folsom.games.colt_express.seating import CHOICES
from folsom.games.colt_express.table.record import Heist
from folsom.kernel.bits import count, nth
from folsom.kernel.chance import seed_lightly
from folsom.kernel.log import clear_log
from folsom.kernel.record import Records, new_games, strict
from folsom.kernel.sealed import Event

PARAMETERS: Final[dict[str, dict[str, bool | str]]] = {
    "colt.first": {},
    "colt.first.expert": {"discards_open": False},
    "colt.first.duel": {"facedown_shows_bandit": True},
    "colt.revised.basic": {},
    "colt.revised": {"purse_pick": "strict_RE", "tiebreak": "literal_FE"},
    "colt.revised.expert": {},
    "colt.revised.teams": {"pick_before_reveal": True, "friendly_shots_count": False},
}
"""Every ruleset with named parameters that are not the default, so that these are tested too."""

TABLES: Final = [(name, seats) for name, ruleset in PRESETS.items() for seats in seats_allowed(ruleset)]
"""Every ruleset with every number of seats."""


def dealt(name: str, seats: int | Sequence[str], seed: int, **wishes: bool | str) -> Heist:
    """A game that waits for its first answer, with these switches and choices; its log tells of the deal."""
    h = strict(Heist, new_games(Heist, 1))[0]
    choices = {wish: str(value) for wish, value in wishes.items() if wish in CHOICES}
    switches = {wish: value for wish, value in wishes.items() if wish not in CHOICES}
    prepare(h, make(name, **switches), seats, **choices)
    seed_lightly(h, seed)
    clear_log(h)
    flow.begin(h)
    return h


def happened(h: Heist) -> tuple[Event, ...]:
    """What the log tells."""
    assert h.log_n < Heist.LOG_ROWS, "the log is full: some of it may be lost"
    return tuple(events.read(h.log[row], h) for row in range(h.log_n))


def give(h: Heist, seat: int, code: int) -> tuple[Event, ...]:
    """Give a legal answer and run on; what happened."""
    assert flow.forbids(h, seat, code) == 0
    clear_log(h)
    flow.resolve(h, seat, code)
    flow.advance(h)
    return happened(h)


def say(h: Heist, seat: int, text: str) -> tuple[Event, ...]:
    """The same with the answer as text; "purse 300" says which purse fate is to deal."""
    plain, h.fate = split_fate(h, seat, text)
    return give(h, seat, parse_answer(h, seat, plain))


def any_answer(h: Heist, chance: Random) -> tuple[int, int]:
    """A seat that owes an answer, and one that it may give, both at random."""
    owing = flow.owing(h)
    seat = nth(owing, chance.randrange(count(owing)))
    legal = flow.legal(h, seat)
    return seat, nth(legal, chance.randrange(count(legal)))


def random_play(h: Heist, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play on at random to the end; yields what each answer caused."""
    chance = Random(seed)
    while not flow.is_over(h):
        yield give(h, *any_answer(h, chance))


def play_until(h: Heist, phase: int, seed: int) -> None:
    """Play on at random until a phase is reached."""
    chance = Random(seed)
    while h.phase != phase:
        give(h, *any_answer(h, chance))


def remembered(h: Heist, seat: int | None) -> tuple[Records, Memory]:
    """What a seat, or a spectator, knows: as an array of one, and as its record."""
    memories = new_games(Memory, 1)
    m = strict(Memory, memories)[0]
    recall(h, SPECTATOR if seat is None else seat, m)
    return memories, m


def audiences(h: Heist) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (None, *range(h.seats))
