from collections.abc import Callable

import pytest

from folsom.play.game import Game
from folsom.testkit import positions
from tests.play.conftest import play_on


def test_nothing_is_found_in_a_sound_game(any_game: Game) -> None:
    """The positions of a random game pass every check, and so does its file."""
    while any_game.owed:
        assert positions.check(any_game) == []
        before = positions.views_of(any_game)
        seat = any_game.owed[0]
        events = any_game.answer(seat, any_game.question(seat).answers[0])
        assert positions.check_answer(before, any_game, events) == []
        play_on(any_game, 9)
    assert positions.check(any_game) == []
    assert positions.check_file(any_game) == []


def test_an_event_that_is_not_told_is_missed(game: Game) -> None:
    """Views do not follow from fewer events than there were."""
    before = positions.views_of(game)
    (_, *rest) = game.answer(0, game.question(0).answers[0])
    assert positions.check_answer(before, game, rest)


def lose_a_card(game: Game) -> None:
    """A card falls off the table."""
    game.heist.hand[0] &= game.heist.hand[0] - 1  # type: ignore[attr-defined]  # napad's own record


def forget_whose_turn_it_is(game: Game) -> None:
    """Nobody is asked any more, though the game goes on."""
    game.heist.turn = -1  # type: ignore[attr-defined]  # as above


def see_what_is_not_there(game: Game) -> None:
    """All have seen a card that is in no hand."""
    game.heist.seen[1] = ~game.heist.hand[1] & 1023  # type: ignore[attr-defined]  # as above


@pytest.mark.parametrize("break_it", [lose_a_card, forget_whose_turn_it_is, see_what_is_not_there])
def test_a_broken_position_is_found(game: Game, break_it: Callable[[Game], None]) -> None:
    """The checks can fail: each kind of damage is noticed by at least one."""
    play_on(game, 2)
    break_it(game)
    assert positions.check(game)
