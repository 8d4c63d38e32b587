"""Imagined cards against all that could be: each case is a history played out, and told again as a story."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import pytest

from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import Phase
from folsom.games.colt_express.words import deck_words
from tests.games.colt_express.heists import say
from tests.games.colt_express.imagine.counting import (
    UNLIKELY,
    assert_fair,
    deck_of,
    down_of,
    frequency,
    hand_of,
    likelihood,
    pending_of,
    played,
)
from tests.games.colt_express.imagine.stories import Cards, Story

WATCHER, OTHER, THIRD = 0, 1, 2
"""Seats: who imagines, whose cards are imagined, and somebody else."""
TEN: Final = ("move", "move", "floor", "floor", "shoot", "shoot", "rob", "rob", "marshal", "punch")
ELEVEN: Final = tuple(
    f"{who} {what}"
    for what in ("move", "floor", "shoot", "rob", "punch", "marshal")
    for who in ("doc", "tuco")
    if (who, what) != ("tuco", "marshal")
)
FIRST: Final[dict[str, object]] = {
    "seats": ["tuco", "django", "ghost"],
    "phase": "planning",
    "at": {"tuco": "2", "django": "3", "ghost": "1r"},
}
WHOLE_HAND: Final = ["move", "floor", "shoot", "rob", "marshal", "punch"]
HANDS: Final[dict[str, Sequence[str]]] = {"tuco": WHOLE_HAND, "ghost": WHOLE_HAND}


class Case(NamedTuple):
    """A position, answers from there on, and the same told of the other seat's cards alone."""

    given: Mapping[str, object]
    answers: str
    """As "tuco move", in a row, a comma between."""
    story: Callable[[], Story]


def lap_by_lap(*laps: Sequence[str]) -> str:
    """Plays in the order of the seats, with the seats' names."""
    return ", ".join(
        f"{name} {card}" for lap in laps for name, card in zip(("tuco", "django", "ghost"), lap, strict=False)
    )


CASES: Final[dict[str, Case]] = {
    "a hand and a draw": Case(
        FIRST | {"hand": HANDS | {"django": ["move", "floor", "shoot", "rob", "marshal", "punch"]}},
        lap_by_lap(("move", "shoot", "move"), ("floor", "draw", "floor")),
        lambda: Story(TEN).draws(6).shows("shoot").draws(3),
    ),
    "bullets drawn in between": Case(
        FIRST
        | {
            "hand": HANDS | {"django": ["move", "floor", "shoot", "bullet tuco", "rob", "bullet neutral"]},
            "deck": {"django": ["bullet neutral"]},
            "magazine": {"tuco": 5},
            "neutral": 11,
        },
        lap_by_lap(("move", "draw", "move"), ("floor", "move", "floor"), ("rob", "floor", "rob")),
        lambda: (
            Story((*TEN, "bullet tuco", "bullet neutral", "bullet neutral"))
            .draws(9)
            .shows("move")
            .shows("floor")
        ),
    ),
    "a card in a tunnel says how many action cards the hand had": Case(
        FIRST
        | {
            "laps": ["tunnel", "standard", "standard"],
            "hand": HANDS
            | {"django": ["move", "shoot", "bullet tuco", "bullet tuco", "bullet neutral", "rob"]},
            "deck": {"django": ["bullet neutral"]},
            "magazine": {"tuco": 4},
            "neutral": 11,
        },
        lap_by_lap(("move", "move", "move"), ("floor", "rob", "floor")),
        lambda: Story((*TEN, *2 * ["bullet tuco"], *2 * ["bullet neutral"])).draws(6).hides().shows("rob"),
    ),
    "two cards in tunnels": Case(
        FIRST
        | {
            "laps": ["tunnel", "tunnel", "standard"],
            "hand": HANDS | {"django": ["move", "shoot", "rob", "rob", "floor", "punch"]},
        },
        lap_by_lap(("move", "rob", "move"), ("floor", "draw", "floor"), ("rob", "punch")),
        lambda: Story(TEN).draws(6).hides().draws(3).shows("punch"),
    ),
    "Ghost's hidden card": Case(
        {
            "seats": ["tuco", "ghost", "doc"],
            "phase": "planning",
            "hand": {"tuco": WHOLE_HAND, "ghost": WHOLE_HAND, "doc": [*WHOLE_HAND, "move"]},
        },
        "tuco move, ghost move down, doc draw, tuco floor",
        lambda: Story(TEN).draws(6).hides(),
    ),
    "hidden, then turned over, and another one still hidden": Case(
        FIRST
        | {
            "edition": "revised",
            "expert": True,
            "laps": ["tunnel", "tunnel"],
            "hand": HANDS | {"django": ["punch", "shoot", "shoot", "rob", "floor", "bullet tuco"]},
            "magazine": {"tuco": 5},
        },
        lap_by_lap(("rob", "punch", "rob"), ("move", "shoot", "floor"))
        + ", tuco done, django discard rob, django done, ghost done",
        lambda: Story((*TEN, "bullet tuco")).draws(6).hides().hides().shows("rob").turns("punch"),
    ),
    "an expert's bullets are shed": Case(
        FIRST
        | {
            "expert": True,
            "laps": ["tunnel"],
            "round": 2,
            "hand": HANDS | {"django": ["move", "shoot", "rob", "bullet tuco", "bullet neutral"]},
            "deck": {"django": ["bullet neutral"]},
            "magazine": {"tuco": 5},
            "neutral": 11,
        },
        lap_by_lap(("move", "move", "rob")) + ", tuco done, django done, ghost done",
        lambda: (
            Story((*TEN, "bullet tuco", "bullet neutral", "bullet neutral"))
            .draws(5)
            .hides()
            .shows("bullet tuco", "bullet neutral")
            .holds_no_bullet()
        ),
    ),
    "cards kept, and some thrown away": Case(
        FIRST
        | {
            "expert": True,
            "laps": ["standard", "standard"],
            "hand": HANDS | {"django": ["move", "shoot", "shoot", "rob", "floor", "punch"]},
        },
        lap_by_lap(("move", "move", "move"), ("floor", "shoot", "floor"))
        + ", tuco done, django discard shoot, django discard rob, django done, ghost done",
        lambda: Story(TEN).draws(6).shows("move", "shoot", "shoot", "rob").holds_no_bullet(),
    ),
    "the deck runs out while a card lies hidden": Case(
        FIRST
        | {
            "expert": True,
            "laps": ["tunnel", "standard", "standard"],
            "hand": HANDS | {"django": ["move", "shoot", "rob", "marshal"]},
            "deck": {"django": ["punch", "floor"]},
            "discard": {"django": ["move", "floor", "shoot", "rob"]},
        },
        lap_by_lap(("move", "move", "rob"), ("floor", "draw", "floor"), ("rob", "shoot", "move")),
        lambda: (
            Story(("move", "shoot", "rob", "marshal", "punch", "floor"))
            .draws(4)
            .hides()
            .draws(2)
            .reshuffles(("move", "floor", "shoot", "rob"))
            .draws(1)
            .shows("shoot")
        ),
    ),
    "the deck runs out between two hidden cards": Case(
        FIRST
        | {
            "expert": True,
            "laps": ["tunnel", "standard", "tunnel"],
            "hand": HANDS | {"django": ["move", "shoot", "rob", "marshal"]},
            "deck": {"django": ["punch", "floor"]},
            "discard": {"django": ["move", "floor", "shoot", "rob"]},
        },
        lap_by_lap(("move", "move", "rob"), ("floor", "draw", "floor"), ("rob", "shoot", "move")),
        lambda: (
            Story(("move", "shoot", "rob", "marshal", "punch", "floor"))
            .draws(4)
            .hides()
            .draws(2)
            .reshuffles(("move", "floor", "shoot", "rob"))
            .draws(1)
            .hides()
        ),
    ),
}


def hand_and_down(h: Heist) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the watcher does not see of the other's cards."""
    return hand_of(h, OTHER), down_of(h, OTHER)


@pytest.mark.parametrize("name", CASES)
def test_hands_and_hidden_cards_come_as_often_as_they_should(name: str) -> None:
    """Jointly: P4 K2 C5 Q10, X3 X4 X7."""
    case = CASES[name]
    assert_fair(frequency(played(case.given, case.answers), WATCHER, hand_and_down), case.story().worlds())


@pytest.mark.parametrize("name", ["two cards in tunnels", "Ghost's hidden card"])
def test_a_spectator_imagines_the_same(name: str) -> None:
    """It has no cards of its own, and knows no less of the other's."""
    case = CASES[name]
    assert_fair(frequency(played(case.given, case.answers), None, hand_and_down), case.story().worlds())


def test_spreading_the_unseen_cards_evenly_would_be_found_out() -> None:
    """The proof tells a wrong distribution from the right one: here the tunnel is forgotten."""
    name = "a card in a tunnel says how many action cards the hand had"
    story = Story((*TEN, *2 * ["bullet tuco"], *2 * ["bullet neutral"])).draws(6).shows("rob")
    wrong = {hand: chance for (hand, _), chance in story.worlds().items()}
    found = frequency(
        played(CASES[name].given, CASES[name].answers),
        WATCHER,
        lambda h: tuple(sorted(hand_of(h, OTHER) + down_of(h, OTHER))),
    )
    assert likelihood(found, wrong) < UNLIKELY / 10


# --- decks


SMALL: Final = FIRST | {
    "expert": True,
    "hand": HANDS | {"django": ["move", "shoot"]},
    "deck": {"django": ["punch", "floor", "floor"]},
    "discard": {"django": ["move", "shoot", "rob", "rob", "marshal"]},
}


def hand_and_order(h: Heist) -> tuple[Cards, Cards, Cards]:
    """The hand, no hidden cards, and the deck."""
    return hand_of(h, OTHER), (), deck_of(h, OTHER)


def test_hand_and_order_of_the_deck_together() -> None:
    """What nobody has seen of a deck lies in any order, whatever the hand."""
    h = played(SMALL)
    story = Story(("move", "shoot", "punch", "floor", "floor")).draws(2)
    found = frequency(h, WATCHER, hand_and_order)
    assert_fair(found, story.ordered_worlds())


def test_the_own_deck_lies_in_any_order_and_the_own_hand_stays() -> None:
    """Nobody knows the order of a deck, its owner included."""
    h = played(SMALL)
    found = frequency(h, OTHER, hand_and_order)
    story = Story(("move", "shoot", "punch", "floor", "floor")).draws(2).shows("move", "shoot")
    held: Cards = ("move", "shoot")
    none: Cards = ()
    orders = story.ordered_worlds().items()
    assert_fair(found, {(held, none, order): chance for (_, _, order), chance in orders})


def test_a_bullet_on_top_stays_there_and_the_next_hand_has_it() -> None:
    """X6: given in Stealing it lies on top of an expert's deck; the refill takes it first."""
    given = FIRST | {
        "edition": "revised",
        "expert": True,
        "phase": "stealing",
        "pile": ["tuco shoot", "ghost floor", "tuco move"],
        "deck": {"django": ["move", "shoot", "rob", "floor"]},
        "discard": {"django": ["move", "floor", "shoot", "rob", "marshal", "punch"]},
    }
    h = played(given)
    held = frequency(h, WATCHER, lambda w: deck_of(w, OTHER))
    orders = Story(("move", "shoot", "rob", "floor")).ordered_worlds()
    assert_fair(held, {("bullet tuco", *order): chance for (_, _, order), chance in orders.items()})
    say(h, WATCHER, "1")
    assert h.phase == Phase.PLANNING
    story = Story(("move", "shoot", "rob", "floor")).takes("bullet tuco").draws(4)
    story = story.reshuffles(("move", "floor", "shoot", "rob", "marshal", "punch")).draws(1)
    assert_fair(frequency(h, WATCHER, hand_and_down), story.worlds())


# --- choices not yet shown


TEAMS: Final = {"edition": "revised", "teams": True, "seats": ["ghost+django", "doc+tuco"]}


def test_an_opening_pick_is_any_action_card_of_the_deck() -> None:
    """B6, Q82, Q83: copies counted, which in teams means each alike; bullets never."""
    given = TEAMS | {"phase": "planning", "at": {"doc": "3", "tuco": "2", "ghost": "3", "django": "2"}}
    h = played(given)
    say(h, OTHER, "doc move")
    words = sorted(ELEVEN)
    story = Story(ELEVEN).picks()
    chances = {hand: chance for (hand, _), chance in story.worlds().items()}
    assert [hand[0] for hand in chances] == words

    def picked(w: Heist) -> Cards:
        return (deck_words(("doc", "tuco"))[w.picked[OTHER]],)

    assert_fair(frequency(h, WATCHER, picked), chances)


def test_a_hand_with_an_opening_pick_holds_one_action_card_more() -> None:
    """B6, B12: chosen before the shuffle, so bullets come to hand more rarely than cards of eight drawn."""
    given = TEAMS | {
        "phase": "planning",
        "round": 2,
        "deck": {"doc": ["bullet ghost", "bullet neutral", "bullet neutral"]},
        "magazine": {"ghost": 5},
        "neutral": 11,
    }
    h = played(given)
    say(h, WATCHER, "ghost move")
    say(h, OTHER, "tuco rob")
    cards = (*ELEVEN, "bullet ghost", "bullet neutral", "bullet neutral")
    story = Story(cards).picks().draws(7)

    def shape(hand: tuple[str, ...]) -> tuple[str, ...]:
        """Bullets, and two cards of the eleven: enough to tell, and few enough to count."""
        return tuple(card for card in hand if card.startswith("bullet") or card in ("doc move", "tuco punch"))

    chances: dict[tuple[str, ...], object] = {}
    for (hand, _), chance in story.worlds().items():
        chances[shape(hand)] = chances.get(shape(hand), 0) + chance  # type: ignore[operator]
    assert_fair(frequency(h, WATCHER, lambda w: shape(hand_of(w, OTHER))), chances)  # type: ignore[arg-type]


MIXED: Final = ["doc move", "tuco move", "doc shoot", "tuco shoot", "tuco rob", "doc punch"]
DUEL: Final[dict[str, object]] = {
    "expert": True,
    "teams": True,
    "options": {"facedown_shows_bandit": True},
    "seats": ["ghost+django", "doc+tuco"],
    "phase": "planning",
    "at": {"doc": "3", "tuco": "2", "ghost": "3", "django": "2"},
    "laps": ["tunnel", "tunnel"],
    "hand": {"ghost": ["ghost move", "ghost floor", "django move"], "doc": MIXED},
}
"""Two hidden cards each, whose backs show whose they are."""


def test_a_back_that_shows_its_bandit_leaves_that_bandits_cards() -> None:
    """Q74, Q10: and a hand that had one of them to lay."""
    h = played(DUEL)
    say(h, WATCHER, "ghost move")
    say(h, OTHER, "tuco rob")
    story = Story(ELEVEN).draws(6).hides("tuco")
    assert_fair(frequency(h, WATCHER, lambda w: (hand_of(w, OTHER), down_of(w, OTHER))), story.worlds())


def test_a_card_turned_over_was_one_of_those_its_back_allowed() -> None:
    """Q74, Q10: and so says how many of them that bandit had, whatever the other one held."""
    h = played(DUEL)
    say(h, WATCHER, "ghost move")
    say(h, OTHER, "tuco rob")
    say(h, WATCHER, "django move")
    say(h, OTHER, "doc shoot")
    say(h, WATCHER, "done")
    say(h, OTHER, "done")
    say(h, WATCHER, "2")
    assert down_of(h, OTHER) == ("doc shoot",)
    story = Story(ELEVEN).draws(6).hides("tuco").hides("doc").turns("tuco rob")
    assert_fair(frequency(h, WATCHER, lambda w: (hand_of(w, OTHER), down_of(w, OTHER))), story.worlds())


def test_of_an_unfinished_keep_any_part_of_the_hand_may_have_been_discarded() -> None:
    """X4, Q83."""
    given = FIRST | {
        "expert": True,
        "laps": ["standard", "standard"],
        "hand": {
            "tuco": ["move", "floor", "shoot"],
            "django": ["move", "shoot", "rob", "punch"],
            "ghost": ["move"],
        },
        "deck": {"django": ["floor"]},
        "discard": {"django": ["move", "floor", "shoot", "rob", "marshal"]},
    }
    h = played(given, lap_by_lap(("move", "move", "move"), ("floor", "punch", "draw")))
    say(h, OTHER, "discard rob")
    say(h, OTHER, "done")
    story = Story(("move", "shoot", "rob", "punch", "floor")).draws(4).shows("move", "punch")
    found = frequency(h, WATCHER, lambda w: (hand_of(w, OTHER), pending_of(w, OTHER)))
    assert_fair(found, story.discarding_worlds())


def test_a_formation_not_yet_shown_may_be_either() -> None:
    """B5, Q67, Q83."""
    h = played(TEAMS | {"phase": "planning"})
    say(h, OTHER, "tuco")
    found = frequency(h, WATCHER, lambda w: w.formation[OTHER])
    story = Story(("a", "b")).picks()
    assert_fair(found, dict(zip((0, 1), story.worlds().values(), strict=True)))
