"""The scenario language of this game: what positions mean, what is refused, and how differences are told."""

from collections.abc import Mapping

import pytest

from folsom.games.to_jest_napad.cards import card_names
from folsom.games.to_jest_napad.knowledge import wagons_by_colour
from folsom.games.to_jest_napad.rules import flow
from folsom.games.to_jest_napad.scenarios import differences
from folsom.games.to_jest_napad.table import NOBODY
from folsom.games.to_jest_napad.then import Then, actual
from folsom.kernel.errors import ScenarioError
from tests.games.to_jest_napad.tables import position

TWO = {"seats": ["cowboys", "mexicans"]}
ROUND_2 = TWO | {
    "round": 2,
    "train": ["Y2/3", "R2/3", "G2/3"],
    "won": {"cowboys": ["Y5/1", "R5/1"], "mexicans": ["G5/1"]},
    "hand": {"cowboys": ["Y7R2", "R4G4"], "mexicans": ["Y7R2", "G7Y2"]},
}


def test_what_is_not_named_lies_in_treasury_hideout_and_box() -> None:
    """Wagons not named are in the stacks; cards not named in the hideout, as many as the round allows."""
    h = position(ROUND_2)
    assert list(h.treasury_n) == [4, 4, 4]
    assert list(h.hideout_n)[:2] == [8, 8]
    assert [h.box[seat].bit_count() for seat in (0, 1)] == [5, 5]
    assert card_names(h.hand[0]) == ("Y7R2", "R4G4")


def test_a_first_round_without_names_is_a_fresh_deal() -> None:
    """Hands of five and a wagon of each cargo, different ones for different fates (R5, R7)."""
    hands = set()
    for seed in range(10):
        h = position(TWO, seed)
        assert [h.hand[seat].bit_count() for seat in (0, 1)] == [5, 5]
        assert list(h.treasury_n) == [5, 5, 5]
        assert (h.first, h.turn, h.round) == (0, 0, 1)
        hands.add(h.hand[0])
    assert len(hands) == 10


def test_the_turn_follows_from_what_was_played() -> None:
    """The first seat with fewest cards sent is asked, from the start player on, unless it cannot act."""
    seats = {"seats": ["cowboys", "mexicans", "indians"], "first": "mexicans", "round": 1}
    assert position(seats | {"played": {"mexicans": ["Y7R2>Y"]}}).turn == 2
    assert position(seats | {"played": {"mexicans": ["Y7R2>Y"], "indians": ["Y7R2>Y"]}}).turn == 0
    assert position(seats | {"played": {"mexicans": ["Y7R2>Y"]}, "passed": ["indians"]}).turn == 0
    empty = seats | {"played": {"mexicans": ["Y7R2>Y"]}, "hand": {"indians": []}}
    assert position(empty).turn == 0


def test_a_robbery_where_nobody_can_act_is_divided_at_once() -> None:
    """If all have passed, the position runs on into the next round (R16)."""
    h = position(ROUND_2 | {"played": {"cowboys": ["G4Y4>Y"]}, "passed": ["cowboys", "mexicans"]})
    assert (h.round, h.first, h.turn) == (3, 1, 1)
    assert wagons_by_colour(h.won[0])[:2] == ("Y2/3", "Y5/1")


def test_scoring_is_the_end() -> None:
    """A position to be scored is over, in round 6 if it says nothing (R28)."""
    h = position(TWO | {"phase": "scoring", "won": {"cowboys": ["Y5/1"]}})
    assert flow.is_over(h)
    assert (h.round, h.turn) == (6, NOBODY)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "seats"),
        (TWO | {"seat": 1}, "seat"),
        (TWO | {"round": "2"}, "round"),
        (TWO | {"round": 7}, "no round 7"),
        (TWO | {"phase": "dividing"}, "phase"),
        (TWO | {"phase": "scoring", "round": 3}, "after round 6"),
        (TWO | {"phase": "scoring", "played": {"cowboys": ["Y7R2>Y"]}}, "no cards lie on the table"),
        (TWO | {"twos": True}, "V20"),
        (TWO | {"first": "indians"}, "'indians' has no seat"),
        ({"seats": ["cowboys"]}, "2 to 4 seats"),
        ({"seats": ["cowboys", "cowboys"]}, "one seat only"),
        ({"seats": ["cowboys", "sioux"]}, "no gang is called 'sioux'"),
        ({"seats": ["cowboys", ""]}, "no gang"),
        (ROUND_2 | {"train": ["Y9/9"]}, "no wagon is called 'Y9/9'"),
        (ROUND_2 | {"train": ["Y5/1"]}, "only one wagon Y5/1"),
        (ROUND_2 | {"train": ["Y2/3", "Y2/2"]}, "more than 2 wagons of colour Y"),
        (ROUND_2 | {"won": {"indians": ["Y5/1"]}}, "'indians' has no seat"),
        (ROUND_2 | {"hand": {"cowboys": ["Y8R1"]}}, "no gang card is called 'Y8R1'"),
        (ROUND_2 | {"hand": {"cowboys": ["Y7R2", "Y7R2"]}}, "only one Y7R2"),
        (ROUND_2 | {"box": {"cowboys": ["Y7R2"]}}, "only one Y7R2"),
        (ROUND_2 | {"played": {"cowboys": ["Y7R2>R"]}}, "only one Y7R2"),
        (ROUND_2 | {"played": {"cowboys": ["G4Y4>R"]}}, "one of its halves"),
        (ROUND_2 | {"played": {"cowboys": ["G4Y4"]}}, "one of its halves"),
        (ROUND_2 | {"played": {"cowboys": ["G9Y9>G"]}}, "no gang card"),
        (ROUND_2 | {"passed": ["indians"]}, "'indians' has no seat"),
    ],
)
def test_positions_that_cannot_be_are_refused(given: Mapping[str, object], said: str) -> None:
    """Each with the key and the reason."""
    with pytest.raises(ScenarioError, match=said):
        position(given)


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ({"hands": {}}, "hands"),
        ({"round": "1"}, "round"),
        ({"phase": "looting"}, "phase"),
        ({"hand": {"indians": []}}, "there is no 'indians'"),
        ({"hand": {"cowboys": ["Y8R1"]}}, "there is no 'Y8R1'"),
        ({"played": {"cowboys": ["Y7R2>G"]}}, "there is no 'Y7R2>G'"),
        ({"train": ["Y9/9"]}, "there is no 'Y9/9'"),
        ({"won": {"cowboys": ["Y9/9"]}}, "there is no 'Y9/9'"),
        ({"treasury": {"B": 1}}, "there is no 'B'"),
        ({"score": {"indians": 1}}, "there is no 'indians'"),
        ({"winners": ["indians"]}, "there is no 'indians'"),
        ({"first": "indians"}, "there is no 'indians'"),
        ({"asks": "cowboys play"}, "there is no 'cowboys play'"),
    ],
)
def test_expectations_that_cannot_be_are_refused(then: Mapping[str, object], said: str) -> None:
    """Unknown keys and names are errors of the file, not of the game."""
    with pytest.raises(ScenarioError, match=said):
        differences(then, position(ROUND_2))


def test_every_difference_is_told() -> None:
    """One sentence for each entry that is otherwise, none for what holds or is not named."""
    h = position(ROUND_2)
    held = {
        "hand": {"cowboys": ["R4G4", "Y7R2"]},
        "won": {"cowboys": ["R5/1", "Y5/1"]},
        "train": ["G2/3", "Y2/3", "R2/3"],
        "played": {"mexicans": []},
        "hideout": {"cowboys": 8},
        "treasury": {"R": 4},
        "round": 2,
        "phase": "robbery",
        "first": "cowboys",
        "asks": "cowboys send",
    }
    assert differences(held, h) == []
    wrong = {
        "hand": {"cowboys": ["Y7R2"], "mexicans": ["Y7R2", "G7Y2"]},
        "box": {"cowboys": []},
        "treasury": {"Y": 4, "R": 3},
        "round": 3,
        "phase": "over",
        "first": "mexicans",
        "asks": "mexicans send",
        "score": {"cowboys": 0},
        "winners": ["cowboys"],
    }
    told = differences(wrong, h)
    assert [line.split(":")[0] for line in told] == [
        "hand.cowboys",
        "box.cowboys",
        "treasury.R",
        "round",
        "phase",
        "first",
        "asks",
        "score",
        "winners",
    ]
    assert told[0] == "hand.cowboys: expected [Y7R2], came [Y7R2, R4G4]"
    assert told[2] == "treasury.R: expected 3, came 4"
    assert "the game is not over" in told[-1]


def test_results_are_compared_at_the_end() -> None:
    """Scores by seat, winners in any order, and nobody is asked any more."""
    h = position(TWO | {"phase": "scoring", "won": {"cowboys": ["Y5/1"], "mexicans": ["R5/1"]}})
    assert (
        differences({"score": {"mexicans": 5}, "winners": ["mexicans", "cowboys"], "phase": "over"}, h) == []
    )
    assert differences({"asks": "cowboys send"}, h) == ["asks: expected cowboys send, came nothing"]
    assert differences({"winners": ["cowboys"]}, h) == [
        "winners: expected [cowboys], came [cowboys, mexicans]"
    ]


@pytest.mark.parametrize("key", Then.__struct_fields__)
def test_every_key_of_then_has_an_actual_value(key: str) -> None:
    """Nothing that may be expected is without a value to compare it with, once the game is over."""
    assert actual(position(TWO | {"phase": "scoring"}), key) is not None
