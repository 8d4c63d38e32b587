import pytest

from folsom.games.to_jest_napad.answers import NAMES, parse_answer
from folsom.games.to_jest_napad.rule_ids import Rule
from folsom.games.to_jest_napad.rules import flow, robbery
from folsom.games.to_jest_napad.table import ANSWERS, PASS, Heist
from tests.games.to_jest_napad.tables import dealt, position, random_play, say, texts


@pytest.fixture
def h() -> Heist:
    """Two seats with two cards each, cowboys to start."""
    return position(
        {
            "seats": ["cowboys", "mexicans"],
            "round": 6,
            "train": ["Y2/3", "R2/3", "G2/3"],
            "hand": {"cowboys": ["Y7R2", "R4G4"], "mexicans": ["Y7R2", "G7Y2"]},
        }
    )


def why_not(h: Heist, seat: int, text: str) -> int:
    """The rule that forbids an answer, as a number."""
    return flow.forbids(h, seat, parse_answer(h, seat, text))


def test_the_start_player_may_not_pass_at_first(h: Heist) -> None:
    """Passing is forbidden by R13 in the first turn, and allowed from the second."""
    assert why_not(h, 0, "pass") == Rule.R13
    say(h, "Y7R2>Y", "pass")
    assert why_not(h, 0, "pass") == Rule.NONE


def test_everybody_else_may_pass_at_once(h: Heist) -> None:
    """R14."""
    say(h, "Y7R2>Y")
    assert why_not(h, 1, "pass") == Rule.NONE


def test_who_is_not_in_turn_may_do_nothing(h: Heist) -> None:
    """Out of turn, R8 forbids; after passing, R12 does."""
    assert why_not(h, 1, "G7Y2>G") == Rule.R8
    say(h, "Y7R2>Y", "pass")
    assert why_not(h, 1, "G7Y2>G") == Rule.R12


def test_a_card_must_be_in_hand(h: Heist) -> None:
    """Sending what one does not hold is forbidden by R9; what lies on the table stays as it lies, by R10."""
    assert why_not(h, 0, "G7Y2>G") == Rule.R9
    say(h, "Y7R2>Y", "G7Y2>G")
    assert why_not(h, 0, "Y7R2>R") == Rule.R10
    assert why_not(h, 0, "Y7R2>Y") == Rule.R10


def test_there_is_nothing_else_to_do(h: Heist) -> None:
    """A code that is no play and not passing is forbidden by V26."""
    assert flow.forbids(h, 0, ANSWERS) == Rule.V26
    assert flow.forbids(h, 0, -1) == Rule.V26


def test_nothing_is_legal_after_the_end(h: Heist) -> None:
    """R28 forbids everything once the game is over."""
    say(h, "Y7R2>Y", "pass", "pass")
    assert flow.is_over(h)
    assert [flow.forbids(h, seat, PASS) for seat in (0, 1)] == [Rule.R28, Rule.R28]
    assert flow.owing(h) == 0


def test_sending_the_last_card_ends_the_robbery_when_the_others_have_passed(h: Heist) -> None:
    """The empty-handed last seat passes by itself (R15, R16, V4)."""
    say(h, "Y7R2>Y", "pass")
    assert texts(h) == {"R4G4>R", "R4G4>G", "pass"}
    say(h, "R4G4>R")
    assert flow.is_over(h)


def test_passing_before_sending_anything_is_allowed(h: Heist) -> None:
    """V25: passing needs no card on the table."""
    say(h, "R4G4>G", "pass")
    assert h.passed == 0b10


def test_the_start_player_always_has_a_card(h: Heist) -> None:
    """In whole games nobody ever begins a round with fewer than two cards (R13, V2)."""
    del h
    for seed in range(30):
        game = dealt(2 + seed % 3, seed)
        for _ in random_play(game, seed):
            if robbery.must_send(game, game.turn):
                assert game.hand[game.first].bit_count() >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_is_what_nothing_forbids(seats: int) -> None:
    """The mask of legal answers and the reasons against agree, for every seat and code (R8, R17)."""
    for seed in range(8):
        h = dealt(seats, seed)
        for _ in random_play(h, seed):
            for seat in range(seats):
                legal = flow.legal(h, seat)
                for code in range(ANSWERS):
                    assert (flow.forbids(h, seat, code) == 0) == bool(legal >> code & 1), NAMES[code]


def test_the_whole_hand_may_go_in_one_round() -> None:
    """No limit but the hand: R17."""
    h = dealt(2, seed=5)
    most = 0
    while h.round == 1:
        plays = texts(h) - {"pass"}
        say(h, min(plays) if plays and h.turn == h.first else "pass")
        most = max(most, sum(mask.bit_count() for mask in h.lying[h.first]))
    assert most == 4  # the fifth is laid, and the round is over at once
    assert h.hand[0].bit_count() + h.box[0].bit_count() == 7
