"""Whether imagined worlds come as often as they should: all possible ones counted out, against chi-square."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import TypeVar, cast

from scipy.stats import chisquare

from folsom.games import colt_express
from folsom.games.colt_express.lay_out import set_up
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import CARDS
from folsom.games.colt_express.words import crew_words, deck_words
from folsom.kernel.chance import seed_lightly
from folsom.kernel.contract import erased
from folsom.kernel.engine import Engine, engine_for
from folsom.kernel.record import new_games, strict
from tests.games.colt_express.heists import remembered, say

World = TypeVar("World", bound=Hashable)
Chances = Mapping[World, Fraction]
SAMPLES = 6_000
FEW = 5
"""A world that should come less often than this is counted together with the other rare ones."""
UNLIKELY = 0.001


@cache
def engine() -> Engine:
    """The best engine there is."""
    return engine_for(erased(colt_express.GAME))


def played(given: Mapping[str, object], answers: str = "") -> Heist:
    """A position after answers, told as "tuco move, ghost purse 300"."""
    h = strict(Heist, new_games(Heist, 1))[0]
    seed_lightly(h, 1)
    set_up(given, h)
    for answer in filter(None, answers.split(", ")):
        name, _, text = answer.partition(" ")
        say(h, list(cast("Sequence[str]", given["seats"])).index(name), text)
    return h


def imagined(h: Heist, seat: int | None, samples: int) -> Iterator[Heist]:
    """So many worlds that the seat could be in; always the same record."""
    memories, _ = remembered(h, seat)
    games = new_games(Heist, 1)
    world = strict(Heist, games)[0]
    for seed in range(samples):
        engine().dream(memories, 0, games, 0, seed)
        yield world


def frequency(
    h: Heist, seat: int | None, look: Callable[[Heist], World], samples: int = SAMPLES
) -> Counter[World]:
    """How often each world came, as far as `look` tells them apart."""
    return Counter(look(world) for world in imagined(h, seat, samples))


def likelihood(found: Counter[World], chances: Chances[World]) -> float:
    """How likely such counts are if the chances are these; nothing outside them may have come."""
    assert sum(chances.values()) == 1
    strange = set(found) - set(chances)
    assert not strange, f"cannot be: {next(iter(strange))}"
    often = [world for world, chance in chances.items() if chance * found.total() >= FEW]
    observed = [found[world] for world in often]
    expected = [float(chances[world] * found.total()) for world in often]
    rest = found.total() - sum(expected)
    if rest >= FEW:
        observed.append(found.total() - sum(observed))
        expected.append(rest)
    scale = sum(observed) / sum(expected)
    return float(chisquare(observed, [count * scale for count in expected]).pvalue)


def assert_fair(found: Counter[World], chances: Chances[World]) -> None:
    """The counts are such as chance may bring."""
    assert len(chances) > 1, "there is nothing to imagine"
    assert likelihood(found, chances) > UNLIKELY


# --- reading a world's cards


def cards_in(h: Heist, seat: int, counts: Callable[[int], int]) -> tuple[str, ...]:
    """Cards given by their counts, as sorted words."""
    words = deck_words(crew_words(h.crew[seat], h.crew_size))
    return tuple(sorted(words[card] for card in range(CARDS) for _ in range(counts(card))))


def hand_of(h: Heist, seat: int) -> tuple[str, ...]:
    """A hand."""
    return cards_in(h, seat, lambda card: h.hand[seat, card])


def pending_of(h: Heist, seat: int) -> tuple[str, ...]:
    """What a seat has secretly chosen to discard."""
    return cards_in(h, seat, lambda card: h.pending[seat, card])


def down_of(h: Heist, seat: int) -> tuple[str, ...]:
    """Cards that a seat has laid face down and that still lie so, the earliest first."""
    words = deck_words(crew_words(h.crew[seat], h.crew_size))
    rows = (h.pile[k] for k in range(h.pile_next, h.pile_n))
    return tuple(words[row[1]] for row in rows if row[0] == seat and row[3] == 1)


def deck_of(h: Heist, seat: int) -> tuple[str, ...]:
    """A deck, top first."""
    words = deck_words(crew_words(h.crew[seat], h.crew_size))
    return tuple(words[h.deck[seat, k]] for k in reversed(range(h.deck_n[seat])))
