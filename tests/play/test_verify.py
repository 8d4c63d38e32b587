import pytest

from folsom.play.errors import BrokenGame
from folsom.play.game import Game
from folsom.play.verify import verify

from .conftest import play_on


def test_a_whole_game_holds(over: Game) -> None:
    """A game file that nobody touched holds in every point."""
    verdict = verify(over.to_file(), engine=over.engine)
    assert verdict.is_over
    assert verdict.answers == len(over.answers)
    assert len(verdict.checked) == 3


def test_a_running_game_holds_with_its_key(game: Game) -> None:
    """A game that goes on can be checked so far by whoever has the key."""
    assert not verify(play_on(game, 5).to_file(key=True), engine=game.engine).is_over


def test_another_key_is_found(over: Game) -> None:
    """A key exchanged after the start does not fit the hash that was shown."""
    assert over.origin.key is not None
    text = over.to_file().replace(over.origin.key.hex(), bytes(32).hex())
    with pytest.raises(BrokenGame, match="not the one whose hash was shown"):
        verify(text, engine=over.engine)


def test_another_key_and_hash_are_found_by_the_answers(over: Game) -> None:
    """Who exchanges the hash as well has dealt other cards, and the answers do not fit them."""
    text = "\n".join(line for line in over.to_file().splitlines() if not line.startswith("key"))
    with pytest.raises(BrokenGame):
        verify(text.replace("result:", f"key: {bytes(32).hex()}\nresult:"), engine=over.engine)


def test_another_result_is_found(over: Game) -> None:
    """Points that do not follow from the answers are found."""
    lines = ["result: 1* 2 3" if line.startswith("result") else line for line in over.to_file().splitlines()]
    with pytest.raises(BrokenGame, match=r"the file says the result is '1\* 2 3', but it is"):
        verify("\n".join(lines), engine=over.engine)


def test_another_end_is_found(over: Game) -> None:
    """A last position other than the one that was played is found."""
    lines = ["end: 00" if line.startswith("end") else line for line in over.to_file().splitlines()]
    with pytest.raises(BrokenGame, match="the last position"):
        verify("\n".join(lines), engine=over.engine)


def test_a_missing_answer_is_found(over: Game) -> None:
    """A game cut short cannot have its result."""
    text = over.to_file()
    with pytest.raises(BrokenGame):
        verify(text[: text.rindex(";")], engine=over.engine)


def test_times_that_run_backwards_are_found(game: Game) -> None:
    """No answer was given before the one ahead of it."""
    game.answer(0, game.question(0).answers[0], seconds=9)
    game.answer(1, game.question(1).answers[0], seconds=3)
    with pytest.raises(BrokenGame, match="answer 2 was given at 3 s"):
        verify(game.to_file(key=True), engine=game.engine)
