"""Imagined purses against all values that could be: each case is played out, and told again as a trail."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import pytest

from folsom.games.colt_express.table.loot import BLIND, carry_purse, held_by
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import ON_BANDIT, OUT_OF_PLAY, PURSE_TOKENS, Bandit
from tests.games.colt_express.heists import dealt
from tests.games.colt_express.imagine.counting import UNLIKELY, assert_fair, frequency, likelihood, played
from tests.games.colt_express.imagine.trails import BOX, Trail, Values

TUCO, DJANGO, GHOST = 0, 1, 2
"""Seats. Tuco watches."""
DOLLARS: Final = 50
LAID: Final[dict[str, object]] = {
    "seats": ["tuco", "django", "ghost"],
    "marshal": 3,
    "at": {"tuco": "1", "django": "1", "ghost": "2"},
    "floor": {"1": ["purse 300", "purse 500", "purse 250", "jewel"]},
}


def holder_named(name: str) -> int:
    """A bandit, a place inside a car, or the box."""
    if name == BOX:
        return OUT_OF_PLAY
    if name.rstrip("r").isdigit():
        return 2 * int(name.rstrip("r")) + name.endswith("r")
    return held_by(Bandit[name.upper()])


def values_with(*holders: str) -> Callable[[Heist], tuple[Values, ...]]:
    """What the purses of these holders are worth."""
    numbers = [holder_named(name) for name in holders]
    return lambda h: tuple(values_at(h, number) for number in numbers)


def values_at(h: Heist, holder: int) -> Values:
    """What one holder's purses are worth, in ascending order."""
    tokens = (token for token in range(PURSE_TOKENS) if h.purse_at[token] == holder)
    return tuple(sorted(h.purse_value[token] * DOLLARS for token in tokens))


def carry_any(h: Heist, start: int, to: int) -> int:
    """Carry a purse as a blind pick would; its value in dollars."""
    token = next(token for token in range(PURSE_TOKENS) if h.purse_at[token] == start)
    carry_purse(h, token, to, BLIND)
    return h.purse_value[token] * DOLLARS


class Case(NamedTuple):
    """A position, answers from there on, the same told of the purses alone, and whose purses are compared."""

    given: Mapping[str, object]
    answers: str
    trail: Callable[[], Trail]
    holders: tuple[str, ...]
    seat: int | None = TUCO


CASES: Final[dict[str, Case]] = {
    "purses that nobody has seen": Case(LAID | {"pile": ["django rob"]}, "", lambda: Trail({"1": 3}), ("1",)),
    "robbed by another": Case(
        LAID | {"pile": ["django rob", "tuco move"]},
        "django purse 500",
        lambda: Trail({"1": 3}).goes("1", "django"),
        ("1", "django"),
    ),
    "one's own is known, and so less is left for the others": Case(
        LAID | {"pile": ["django rob", "tuco rob", "tuco move"]},
        "django purse 500, tuco purse 300",
        lambda: Trail({"1": 3}).goes("1", "django").goes("1", "tuco", 300),
        ("tuco", "1", "django"),
    ),
    "a spectator has seen none of it": Case(
        LAID | {"pile": ["django rob", "tuco rob", "tuco move"]},
        "django purse 500, tuco purse 300",
        lambda: Trail({"1": 3}).goes("1", "django").goes("1", "tuco"),
        ("tuco", "1"),
        None,
    ),
    "one's own purse, lost among others, may be any of them": Case(
        LAID
        | {"loot": {"tuco": ["purse 450", "jewel"]}, "pile": ["django punch", "django rob", "ghost move"]},
        "django purse, django 0, django purse 300",
        lambda: Trail({"1": 3}, {"tuco": [450]}).goes("tuco", "1", 450).goes("1", "django"),
        ("1", "django"),
    ),
    "and comes back, or does not": Case(
        LAID
        | {
            "loot": {"tuco": ["purse 500", "jewel"]},
            "floor": {"1": ["purse 300", "purse 500", "jewel"]},
            "pile": ["django punch", "django rob", "tuco move", "tuco rob", "ghost move"],
        },
        "django purse, django 0, django purse 300, tuco purse 500",
        lambda: (
            Trail({"1": 2}, {"tuco": [500]}).goes("tuco", "1", 500).goes("1", "django").goes("1", "tuco", 500)
        ),
        ("tuco", "1", "django"),
    ),
    "the robber's purse, knocked out of him": Case(
        LAID
        | {
            "loot": {"django": ["purse 250", "purse 400", "jewel"]},
            "pile": ["tuco punch", "tuco rob", "ghost move"],
            "floor": {"1": ["jewel"]},
        },
        "tuco purse 400, tuco 0, tuco purse",
        lambda: Trail({"django": 2}).goes("django", "1").goes("1", "tuco", 400),
        ("tuco", "django"),
    ),
    "what Cheyenne snatches is the purse its owner saw leave": Case(
        {
            "seats": ["tuco", "cheyenne", "ghost"],
            "marshal": 3,
            "at": {"tuco": "1", "cheyenne": "1", "ghost": "2"},
            "loot": {"tuco": ["purse 450", "purse 250", "jewel"], "cheyenne": ["purse 300"]},
            "pile": ["cheyenne punch", "tuco punch", "ghost move"],
        },
        "cheyenne purse 450, cheyenne take, cheyenne 2",
        lambda: (
            Trail({"cheyenne": 1}, {"tuco": [450, 250]})
            .goes("tuco", "held", 450)
            .goes("held", "cheyenne", 450)
        ),
        ("tuco", "cheyenne"),
    ),
    "a purse taken in passing": Case(
        LAID
        | {
            "round": 2,
            "at": {"tuco": "2", "django": "1", "ghost": "2"},
            "phase": "event",
            "event": "pickpocketing",
        },
        "django take",
        lambda: Trail({"1": 3}).goes("1", "django"),
        ("1", "django"),
    ),
    "a least valuable purse says what the others are not": Case(
        LAID
        | {
            "edition": "revised",
            "round": 2,
            "at": {"tuco": "1", "django": "3r", "ghost": "2"},
            "loot": {"django": ["purse 300", "purse 500"]},
            "phase": "event",
            "event": "revenge",
        },
        "",
        lambda: Trail({"django": 2}).loses_least("django", "3r"),
        ("django", "3r"),
    ),
    "a ransom of 250 among others": Case(
        LAID
        | {
            "round": 2,
            "marshal": 2,
            "at": {"tuco": "1", "django": "0", "ghost": "3"},
            "loot": {"django": ["purse 300"]},
            "phase": "event",
            "event": "hostage",
        },
        "",
        lambda: Trail({"django": 1}).is_paid("django"),
        ("django",),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_purses_come_as_often_as_they_should(name: str) -> None:
    """Jointly, wherever they lie: S7 A19 A23 A24, C2, E7 E8 E9, Q36 Q38 Q41 Q44 Q78."""
    case = CASES[name]
    h = played(case.given, case.answers)
    true = values_with(*case.holders)(h)
    chances = case.trail().worlds(*case.holders)
    assert true in chances
    assert_fair(frequency(h, case.seat, values_with(*case.holders)), chances)


def test_forgetting_that_a_purse_was_once_ones_own_would_be_found_out() -> None:
    """The proof tells a wrong distribution from the right one."""
    case = CASES["one's own purse, lost among others, may be any of them"]
    found = frequency(played(case.given, case.answers), TUCO, values_with("1", "django"))
    wrong = Trail({"1": 4}).goes("1", "django").worlds("1", "django")
    assert likelihood(found, wrong) < UNLIKELY / 10


@pytest.mark.parametrize(("seat", "seen"), [(TUCO, True), (GHOST, False), (None, False)])
def test_the_first_purse_is_known_to_all_while_it_is_alone(seat: int | None, *, seen: bool) -> None:
    """S5, Q78: $250 in front of everybody; once a second lies beside it, any of the two may be lost."""
    h = dealt("colt.first", ["tuco", "django", "ghost"], 3)
    place = next(place for place in range(ON_BANDIT) if h.purses[place] > 0)
    unseen = h.purses[place]
    carry_any(h, place, held_by(Bandit.DJANGO))
    value = carry_any(h, held_by(Bandit.DJANGO), held_by(Bandit.TUCO))
    trail = Trail({"place": unseen}, {"django": [250], "tuco": [250], "ghost": [250]})
    trail.goes("place", "django").goes("django", "tuco", value if seen else None)
    found = frequency(h, seat, values_with("django", "tuco"))
    assert_fair(found, trail.worlds("django", "tuco"))
