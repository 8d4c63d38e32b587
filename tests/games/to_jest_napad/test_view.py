from collections.abc import Iterator

import msgspec
import pytest

from folsom.games.to_jest_napad import events
from folsom.games.to_jest_napad.cards import CARD_NAMES
from folsom.games.to_jest_napad.events import CardsDrawn
from folsom.games.to_jest_napad.rules import flow
from folsom.games.to_jest_napad.table import Heist
from folsom.games.to_jest_napad.view import View, fold, view_of
from folsom.kernel.log import clear_log
from folsom.kernel.sealed import Event, told
from tests.games.to_jest_napad.tables import dealt, memory, position, prepared, random_play, say

SCENARIO_4 = {
    "seats": ["cowboys", "mexicans", "indians"],
    "first": "indians",
    "round": 2,
    "train": ["Y2/3", "R3/2", "G4/2"],
    "hand": {
        "cowboys": ["Y4R4", "R2G5", "Y5R3"],
        "mexicans": ["G7Y2", "G3Y6"],
        "indians": ["Y7R2", "G4Y4", "R4G4"],
    },
}


def view(h: Heist, seat: int) -> View:
    """What a seat (-1: a spectator) sees."""
    return view_of(memory(h, seat)[1])


def told_to(h: Heist, seat: int) -> Iterator[Event]:
    """What the log says to a seat (-1: a spectator)."""
    log = tuple(events.read(h.log[row], h) for row in range(h.log_n))
    return iter(told(log, seat if seat >= 0 else None))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_folded_over_a_view_give_the_next(seats: int) -> None:
    """Whoever saw the table and hears what happened sees the table: every seat and a spectator."""
    for seed in range(6):
        h = dealt(seats, seed, "napad.harder.twos" if seed % 2 else "napad")
        audience = range(-1, seats)
        before = {seat: view(h, seat) for seat in audience}
        log_from_here = False
        for _ in random_play(h, seed):
            for seat in audience:
                if log_from_here:
                    for event in told_to(h, seat):
                        before[seat] = fold(before[seat], event)
                assert before[seat] == view(h, seat)
            log_from_here = True
        for seat in audience:
            for event in told_to(h, seat):
                before[seat] = fold(before[seat], event)
            assert before[seat] == view(h, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_folds_over_an_empty_table(seats: int) -> None:
    """The first view follows from the events of the deal alone."""
    h = prepared(seats, seed=4)
    blank = {seat: view(h, seat) for seat in range(-1, seats)}
    clear_log(h)
    flow.begin(h)
    for seat, seen in blank.items():
        for event in told_to(h, seat):
            seen = fold(seen, event)  # noqa: PLW2901  # folding is this
        assert seen == view(h, seat)


def test_sealed_events_are_not_folded() -> None:
    """An event that was not redacted is refused, so that nobody folds what it may not know."""
    h = dealt(2, seed=1)
    raw = [events.read(h.log[row], h) for row in range(h.log_n)]
    (drawn, *_) = (event for event in raw if isinstance(event, CardsDrawn))
    with pytest.raises(ValueError, match="not redacted"):
        fold(view(h, 0), drawn)


def divided() -> Heist:
    """Scenario 4 of the list, and the last pass still to come."""
    h = position(SCENARIO_4)
    say(h, "Y7R2>Y", "Y4R4>R", "G3Y6>Y", "G4Y4>Y", "R2G5>G", "G7Y2>G", "R4G4>R", "pass")
    return h


def test_view_holds_own_faces_and_counts_of_others() -> None:
    """Own cards and won wagons by face, of others numbers only (R24, V22)."""
    h = divided()
    cowboys, indians = view(h, 0), view(h, 2)
    assert {"Y4R4", "R2G5", "Y5R3"} <= set(cowboys.hand)
    assert [seat.hand_size for seat in cowboys.seats] == [5, 3, 3]
    assert [seat.hideout_size for seat in cowboys.seats] == [6, 6, 6]
    assert [seat.won_size for seat in cowboys.seats] == [0, 1, 1]
    assert cowboys.won == ()
    assert indians.won == ("Y2/3",)
    assert "R3/2" in cowboys.train
    assert cowboys.treasury == (4, 4, 4)


def test_no_view_names_a_hidden_card() -> None:
    """Card names in a seat's view are those of its own hand and of the table, no others."""
    h = divided()
    for seat in range(-1, 3):
        seen = view(h, seat)
        text = msgspec.json.encode(seen).decode()
        named = {name for name in CARD_NAMES if name in text}
        assert named == set(seen.hand)


def test_returned_cards_are_not_marked_in_the_view() -> None:
    """What came back to a hand is not pointed out to others."""
    h = divided()
    assert h.seen[1] != 0
    before = view(h, 0)
    h.seen[1] = 0
    assert view(h, 0) == before


def test_scores_come_at_the_end_only() -> None:
    """Points are shown to nobody before the last round is over."""
    h = dealt(3, seed=8)
    for _ in random_play(h, seed=8):
        assert all(seat.score is None for seat in view(h, 0).seats)
    assert all(seat.score is not None for seat in view(h, -1).seats)
    assert view(h, -1).winners


def test_played_cards_lie_open() -> None:
    """Everybody sees each seat's plays with their colours and what they add up to (R11, R18)."""
    h = position(SCENARIO_4)
    say(h, "Y7R2>Y", "Y4R4>R", "G3Y6>Y", "G4Y4>Y")
    for seat in range(-1, 3):
        indians = view(h, seat).seats[2]
        assert indians.played == ("Y7R2>Y", "G4Y4>Y")
        assert indians.strength == (11, 0, 0)
