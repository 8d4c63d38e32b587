from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as some

from folsom.kernel.engine import Engine
from folsom.play import gamefile
from folsom.play.errors import BadText, BrokenGame
from folsom.play.game import Game
from folsom.play.gamefile import GameFile, Given
from folsom.play.start import load, new

from .conftest import play_on

WORDS: Final = some.from_regex(r"[a-zA-Z0-9>+]+( [a-zA-Z0-9>+]+){0,2}", fullmatch=True)
GIVEN: Final = some.builds(
    Given,
    seat=some.integers(0, 5),
    text=WORDS,
    seconds=some.none() | some.integers(0, 10**9).map(lambda thousandths: thousandths / 1000),
)


@given(answers=some.lists(GIVEN, max_size=60), key=some.none() | some.binary(min_size=32, max_size=32))
def test_what_is_written_is_read(answers: list[Given], key: bytes | None) -> None:
    """Any answers at any times come back from the text as they were, however its lines fall."""
    file = GameFile(
        game="napad",
        ruleset="napad.harder",
        switches={"harder": "true", "cards": "reconstruction-1"},
        seats=("", "indians"),
        set_up={"first": "indians"},
        key=key,
        answers=tuple(answers),
    )
    assert gamefile.read(gamefile.write(file)) == file


def test_a_game_comes_back_from_its_file(any_game: Game) -> None:
    """On its way and at its end a game read from its file is the same, and goes on the same."""
    play_on(any_game, 20)
    again = load(any_game.to_file(key=True), engine=any_game.engine)
    assert again.state() == any_game.state()
    assert again.answers == any_game.answers
    play_on(any_game, 10_000, seed=4)
    play_on(again, 10_000, seed=4)
    assert again.to_file() == any_game.to_file()


def test_a_game_from_a_position_comes_back_too(game: Game) -> None:
    """A game that was not dealt begins, in its file, with the position."""
    world = play_on(game, 5).imagine(1, seed=2)
    play_on(world, 9)
    assert load(world.to_file(), engine=world.engine).state() == world.state()


def test_the_key_is_sealed_until_the_end(engine: Engine, over: Game) -> None:
    """A running game shows the hash of its key alone; the key comes at the end, or if asked for."""
    running = new("napad", seats=2, key=bytes(32), engine=engine)
    assert bytes(32).hex() not in running.to_file()
    assert gamefile.hash_of(bytes(32)) in running.to_file()
    assert bytes(32).hex() in running.to_file(key=True)
    assert over.origin.key is not None
    assert over.origin.key.hex() in over.to_file()


def test_a_sealed_file_cannot_be_played(engine: Engine) -> None:
    """Without the key nothing can be dealt, and the refusal says so."""
    with pytest.raises(BrokenGame, match="sealed"):
        load(new("napad", seed=1, engine=engine).to_file(), engine=engine)


def test_lines_are_short_and_answers_whole(over: Game) -> None:
    """A game stands on a few lines that fit a screen, and no answer is torn apart."""
    lines = over.to_file().splitlines()
    answers = lines[lines.index("") + 1 :]
    assert max(map(len, answers)) <= gamefile.WIDTH
    assert all(line.rstrip(";")[0].isdecimal() for line in answers)


def test_a_switch_that_is_not_named_has_its_default(game: Game) -> None:
    """A file from before a switch existed plays as it did then."""
    text = game.to_file(key=True).replace(" cards=reconstruction-1", "")
    assert "reconstruction" not in text
    assert load(text, engine=game.engine).state() == game.state()


HEAD: Final = "folsom game 1\ngame: napad\nseats: ?, ?\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("folsom game 2\n", "line 1: a game file begins with 'folsom game 1'"),
        ("folsom game 1\nseats: a\n", "the heading 'game' is missing"),
        (HEAD + "colour: red\n", "line 4: a heading is one of"),
        (HEAD + "game: napad\n", "line 4: 'game' stands here a second time"),
        (HEAD + "key: 00\n", "a key has 32 bytes, this one 1"),
        (HEAD + "key: zz\n", "hexadecimal"),
        (HEAD + "switches: harder\n", "'harder' should be a name, an equals sign and a value"),
        (HEAD + "\n0 pass; pass\n", "answer 2, 'pass', should be a seat's number and a text"),
        (
            HEAD + f"key: {bytes(32).hex()}\nswitches: hard=true\n",
            "no switch of To jest napad! is called 'hard'",
        ),
        (HEAD + f"key: {bytes(32).hex()}\nswitches: harder=perhaps\n", "the switches cannot be read"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(text: str, sentence: str, engine: Engine) -> None:
    """Each mistake is told in a sentence that says where it stands."""
    with pytest.raises(BadText, match=sentence):
        load(text, engine=engine)


def test_an_illegal_answer_in_a_file_is_found(game: Game) -> None:
    """A file with an answer that the rules forbid is refused, with its number and the rule."""
    text = game.to_file(key=True) + "\n0 pass\n"
    with pytest.raises(BrokenGame, match=r"answer 1 \(0 pass\): .*R13"):
        load(text, engine=game.engine)
