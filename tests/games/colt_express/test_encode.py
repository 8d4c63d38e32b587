from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

import folsom
from folsom.games.colt_express.cards import ROUND_CARDS
from folsom.games.colt_express.encode import PILE_ACTION, PILE_DOWN, PILE_HIDDEN, PILE_SEAT, SWITCHES, Sight
from folsom.games.colt_express.knowledge import Knowledge
from folsom.games.colt_express.knowledge.known import SWITCHES as SWITCH_NAMES
from folsom.games.colt_express.rulesets import PRESETS
from folsom.games.colt_express.view import Loot, PileCard, View
from folsom.games.colt_express.words import (
    ACTION_WORDS,
    ASK_WORDS,
    BANDIT_WORDS,
    COLOUR_WORDS,
    EVENT_WORDS,
    LAP_WORDS,
    deck_words,
    place_text,
)
from folsom.kernel.record import dtype_of
from folsom.play.game import Game
from folsom.testkit.tables import random_answers, tables

Row = NDArray[np.int8]


def positions(ruleset: str) -> Iterator[Game]:
    """Some positions of a random game at every number of seats, its end too."""
    for number, table in enumerate(table for table in tables("colt") if table.ruleset == ruleset):
        game = folsom.new(ruleset, seats=table.seats, seed=number)
        for k, (seat, text) in enumerate(random_answers(game, number)):
            if k % 13 == 0:
                yield game
            game.answer(seat, text)
        yield game


def seen(game: Game, seat: int | None) -> tuple[np.void, View, Knowledge, list[int]]:
    """What a seat sees as numbers, as a view and as knowledge, and the seats as they stand in the numbers."""
    view, knowledge = game.view(seat), game.knowledge(seat)
    assert isinstance(view, View)
    assert isinstance(knowledge, Knowledge)
    order = [((seat or 0) + k) % len(game.seats) for k in range(len(game.seats))]
    return game.sight(seat)[0], view, knowledge, order


def marked(row: Row, names: Sequence[str]) -> list[str]:
    """The names at which a row has a 1; anything but 0 and 1 is an error."""
    assert set(row.tolist()) <= {0, 1}
    return [names[k] for k in ones(row)]


def ones(row: Row) -> list[int]:
    """Where a row has a 1."""
    return np.flatnonzero(row == 1).tolist()


def loot_in(row: Row) -> Loot:
    """Tokens by kind."""
    return Loot(*row.tolist())


def check_table(o: np.void, view: View, order: Sequence[int]) -> None:
    """Round, train and question."""
    assert ones(o["round_no"]) == [view.round - 1]
    assert set(marked(o["turned_up"], [card.id for card in ROUND_CARDS])) == set(view.round_cards)
    assert tuple(marked(row, LAP_WORDS)[0] for row in o["laps"] if row.any()) == view.laps
    assert marked(o["event"], EVENT_WORDS) == [view.event or "none"]
    assert ones(o["first"]) == [order.index(view.first)]
    asked = view.asking.seats if view.asking else ()
    assert {order[k] for k in ones(o["owing"])} == set(asked)
    if view.asking:
        assert marked(o["asking"], ASK_WORDS) == [view.asking.question]
    if view.carrying:
        assert marked(o["action"], ACTION_WORDS) == [view.carrying.card.split()[-1]]
    assert (ones(o["rear"]), ones(o["marshal"])) == ([len(view.train) - 1], [view.marshal])
    assert (o["neutral"], o["spare_strongbox"]) == (view.neutral, view.spare_strongbox)
    for car, shown in enumerate(view.train):
        assert loot_in(o["lying"][2 * car]) == shown.inside
        assert loot_in(o["lying"][2 * car + 1]) == shown.roof


def check_bandits(o: np.void, view: View, order: Sequence[int]) -> None:
    """Where they are and what they have."""
    places = [place_text(place) for place in range(14)]
    there = {bandit.bandit: bandit for bandit in view.bandits}
    for who, name in enumerate(BANDIT_WORDS):
        if name not in there:
            assert not any(o[field][who].any() for field in ("boss", "place", "carried", "purses"))
            continue
        bandit = there[name]
        assert ones(o["boss"][who]) == [order.index(bandit.seat)]
        assert marked(o["place"][who], places) == ([bandit.place] if bandit.place else [])
        assert loot_in(o["carried"][who]) == bandit.loot
        assert o["magazine"][who] == bandit.magazine
        assert dollars_in(o["purses"][who]) == sorted(bandit.purses or ())


def dollars_in(row: Row) -> list[int]:
    """What the purses that a row counts are worth."""
    return [250 + 50 * k for k, count in enumerate(row) for _ in range(count)]


def check_cards(o: np.void, view: View, knowledge: Knowledge, order: Sequence[int]) -> None:
    """Hands, decks and discards."""
    for k, seat in enumerate(order):
        shown, known = view.seats[seat], knowledge.seats[seat]
        words = deck_words(shown.bandits)
        assert (o["hand_n"][k], o["deck_n"][k]) == (shown.hand_size, shown.deck_size)
        assert counted(o["discard"][k], words) == Counter(known.discards)
        assert counted(o["bullets"][k], COLOUR_WORDS) == Counter(shown.bullets)
        assert (o["met"][k], o["known_top"][k]) == (known.met, len(known.on_top))
    if view.seat is None:
        assert not any(o[field].any() for field in ("hand", "pending", "picked", "purses")) or view.winners
        return
    words = deck_words(view.seats[view.seat].bandits)
    assert counted(o["hand"], words) == Counter(view.hand)
    assert counted(o["pending"], words) == Counter(view.discarding)
    assert marked(o["picked"], words[:12]) == ([view.picked] if view.picked else [])


def counted(row: Row, words: Sequence[str]) -> Counter[str]:
    """How many of each, by word."""
    return Counter({words[k]: int(n) for k, n in enumerate(row) if n})


def check_pile(o: np.void, view: View, order: Sequence[int]) -> None:
    """What is still to be carried out."""
    to_come = view.pile[view.carried_out :]
    assert not o["pile"][len(to_come) :].any()
    for row, card in zip(o["pile"], to_come, strict=False):
        check_pile_card(row, card, order)


def check_pile_card(row: Row, card: PileCard, order: Sequence[int]) -> None:
    """One card of the pile."""
    assert marked(row[:PILE_SEAT], BANDIT_WORDS) == ([card.bandit] if card.bandit else [])
    assert ones(row[PILE_SEAT:PILE_ACTION]) == [order.index(card.seat)]
    assert marked(row[PILE_ACTION:PILE_DOWN], ACTION_WORDS) == ([card.card.split()[-1]] if card.card else [])
    assert row[PILE_DOWN] >= row[PILE_HIDDEN] == card.face_down


@pytest.mark.parametrize("ruleset", PRESETS)
def test_every_number_says_what_the_seat_knows(ruleset: str) -> None:
    """Field by field against view and knowledge, which are made another way."""
    for number, game in enumerate(positions(ruleset)):
        for seat in (number % len(game.seats), None):
            o, view, knowledge, order = seen(game, seat)
            assert marked(o["switches"], SWITCH_NAMES) == list(knowledge.switches)
            assert (o["seats"], o["slots"]) == (len(order), len(view.seats[0].bandits))
            check_table(o, view, order)
            check_bandits(o, view, order)
            check_cards(o, view, knowledge, order)
            check_pile(o, view, order)


def test_a_formation_is_ones_own_until_all_have_chosen() -> None:
    """Only what the view shows (Q83)."""
    game = folsom.new("colt.revised.teams", seats=2, seed=3)
    first = game.owed[0]
    game.answer(first, game.question(first).answers[0])
    assert game.sight(first)[0]["formation"][0] > 0
    assert game.sight(1 - first)[0]["formation"].tolist() == [0] * 6


def test_every_switch_has_its_place() -> None:
    """The row of switches is as long as the list of their names."""
    assert len(SWITCH_NAMES) == SWITCHES


def test_the_numbers_lie_where_version_1_says() -> None:
    """Whoever trained on them finds them again: with any change here, VERSION must be counted up."""
    fields = dtype_of(Sight).fields
    assert fields is not None
    assert {name: (at, *kind.shape) for name, (kind, at, *_) in fields.items()} == PLACES_OF_VERSION_1


PLACES_OF_VERSION_1 = {
    "legal": (0, 62),
    "switches": (62, 17),
    "seats": (79,),
    "slots": (80,),
    "round_no": (81, 5),
    "turned_up": (86, 17),
    "laps": (103, 5, 4),
    "lap": (123, 5),
    "event": (128, 9),
    "phase": (137, 9),
    "turn": (146,),
    "first": (147, 6),
    "acted": (153, 6),
    "owing": (159, 6),
    "covering": (165, 2),
    "asking": (167, 15),
    "actor": (182, 6),
    "victim": (188, 6),
    "action": (194, 6),
    "stage": (200,),
    "rear": (201, 7),
    "marshal": (208, 7),
    "lying": (215, 14, 3),
    "spare_strongbox": (257,),
    "fallen": (258,),
    "formation": (259, 6),
    "boss": (265, 6, 6),
    "place": (301, 6, 14),
    "carried": (385, 6, 3),
    "purses": (403, 6, 6),
    "magazine": (439, 6),
    "friendly": (445, 6),
    "neutral": (451,),
    "hand": (452, 19),
    "pending": (471, 19),
    "picked": (490, 12),
    "hand_n": (502, 6),
    "deck_n": (508, 6),
    "discard": (514, 6, 19),
    "bullets": (628, 6, 7),
    "met": (670, 6),
    "known_top": (676, 6),
    "pile": (682, 48, 20),
}
