from collections.abc import Iterator

import numpy as np
import pytest

import folsom
from folsom.games.to_jest_napad.cards import CARD_NAMES, GANGS, WAGON_ORDER
from folsom.games.to_jest_napad.encode import Sight
from folsom.games.to_jest_napad.knowledge import Knowledge
from folsom.games.to_jest_napad.view import PLAY_ORDER, View
from folsom.kernel.record import dtype_of
from folsom.play.game import Game
from folsom.testkit.tables import random_answers

RULESETS = ("napad", "napad.harder", "napad.harder.twos")


def positions() -> Iterator[Game]:
    """Some positions of random games of every ruleset and number of seats, the ends of them too."""
    for number, (ruleset, seats) in enumerate((name, n) for name in RULESETS for n in (2, 3, 4)):
        game = folsom.new(ruleset, seats=seats, seed=number)
        for k, (seat, text) in enumerate(random_answers(game, number)):
            if k % 7 == 0:
                yield game
            game.answer(seat, text)
        yield game


POSITIONS = [game.fork() for game in positions()]


def seen(game: Game, seat: int | None) -> tuple[np.void, View, Knowledge, list[int]]:
    """What a seat sees as numbers, as a view and as knowledge, and the seats as they stand in the numbers."""
    view, knowledge = game.view(seat), game.knowledge(seat)
    assert isinstance(view, View)
    assert isinstance(knowledge, Knowledge)
    order = [((seat or 0) + k) % len(game.seats) for k in range(len(game.seats))]
    return game.sight(seat)[0], view, knowledge, order


def marked(row: np.ndarray[tuple[int], np.dtype[np.int8]], names: tuple[str, ...]) -> tuple[str, ...]:
    """The names at which a row has a 1; anything but 0 and 1 is an error."""
    assert set(row.tolist()) <= {0, 1}
    return tuple(name for name, one in zip(names, row, strict=True) if one)


@pytest.mark.parametrize("offset", [0, 1, None])
def test_every_number_says_what_the_seat_knows(offset: int | None) -> None:
    """Field by field against view and knowledge, which are made another way."""
    for game in POSITIONS:
        o, view, knowledge, order = seen(game, offset)
        assert (o["harder"], o["twos"], o["seats"]) == (knowledge.harder, knowledge.twos, len(order))
        assert np.flatnonzero(o["round"]).tolist() == [view.round - 1]
        assert np.flatnonzero(o["first"]).tolist() == [order.index(knowledge.first)]
        assert marked(o["train"], WAGON_ORDER) == view.train
        hidden = tuple(wagon for stack in knowledge.treasury.values() for wagon in stack)
        assert marked(o["treasury"], WAGON_ORDER) == hidden
        turn = [] if knowledge.turn is None else [order.index(knowledge.turn)]
        assert np.flatnonzero(o["turn"]).tolist() == turn
        for k, seat in enumerate(order):
            known, shown = knowledge.seats[seat], view.seats[seat]
            assert marked(o["gang"][k], GANGS) == (known.gang,)
            assert marked(o["hand"][k], CARD_NAMES) == known.hand
            assert marked(o["lying"][k], PLAY_ORDER) == known.played
            assert marked(o["box"][k], CARD_NAMES) == known.box
            assert marked(o["won"][k], WAGON_ORDER) == known.won
            assert tuple(o["strength"][k]) == shown.strength
            assert (o["hand_n"][k], o["hideout_n"][k]) == (shown.hand_size, shown.hideout_size)
            assert o["passed"][k] == shown.passed


def test_seats_that_are_not_there_are_zeros() -> None:
    """In a game of two, the third and fourth."""
    o = folsom.new("napad", seats=2, seed=1).sight(0)[0]
    assert all(not o[name][2:].any() for name in ("gang", "hand", "lying", "box", "won", "hand_n", "passed"))


def test_the_numbers_lie_where_version_1_says() -> None:
    """Whoever trained on them finds them again: with any change here, VERSION must be counted up."""
    fields = dtype_of(Sight).fields
    assert fields is not None
    assert {name: (at, *kind.shape) for name, (kind, at, *_) in fields.items()} == {
        "legal": (0, 31),
        "harder": (31,),
        "twos": (32,),
        "seats": (33,),
        "round": (34, 6),
        "first": (40, 4),
        "turn": (44, 4),
        "passed": (48, 4),
        "train": (52, 18),
        "treasury": (70, 18),
        "gang": (88, 4, 4),
        "hand": (104, 4, 15),
        "hand_n": (164, 4),
        "hideout_n": (168, 4),
        "lying": (172, 4, 45),
        "strength": (352, 4, 3),
        "box": (364, 4, 15),
        "won": (424, 4, 18),
    }
