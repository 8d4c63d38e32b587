import pytest

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import Engine, interpreted
from folsom.play.errors import BadText, FolsomError, RulesetError, UnknownName
from folsom.play.game import Game
from folsom.play.start import Choice, from_position, game_named, key_of, load, new, origin_of, prepared

from .conftest import play_on

KEY = bytes(range(32))


def test_a_seed_decides_the_deal(engine: Engine) -> None:
    """The same seed deals the same game, another seed another one."""
    first, again, other = (new("napad", seats=3, seed=seed, engine=engine) for seed in (5, 5, 6))
    assert first.state() == again.state()
    assert first.state() != other.state()


def test_different_seeds_differ_in_every_round(engine: Engine) -> None:
    """No round's wagons are the same for all seeds: the key is in every shuffle."""
    games = [new("napad", seats=2, seed=seed, engine=engine) for seed in range(8)]
    stacks = [game.to_text().split()[6].split("|") for game in games]
    for colour in range(3):
        for depth in range(5):
            assert len({stack[colour].split(",")[depth] for stack in stacks}) > 1


def test_a_key_may_be_bytes_or_text(engine: Engine) -> None:
    """A key is 32 bytes or their 64 hexadecimal digits."""
    by_bytes = new("napad", key=KEY, engine=engine)
    assert by_bytes.state() == new("napad", key=KEY.hex(), engine=engine).state()


def test_a_game_without_a_key_gets_one_of_its_own(engine: Engine) -> None:
    """Nobody can foretell a game that was given neither key nor seed."""
    assert new("napad", engine=engine).origin.key != new("napad", engine=engine).origin.key


@pytest.mark.parametrize(
    ("seed", "key", "sentence"),
    [
        (1, KEY, "a seed or a key, not both"),
        (None, b"short", "a key has 32 bytes, this one 5"),
        (None, "xyz", "hexadecimal digits only"),
    ],
)
def test_a_key_that_is_none_is_refused(seed: int | None, key: bytes | str, sentence: str) -> None:
    """What cannot be a key is told why."""
    with pytest.raises(RulesetError, match=sentence):
        key_of(seed, key)


def test_an_unknown_ruleset_is_told_what_was_meant() -> None:
    """A misspelt name brings the nearest one."""
    with pytest.raises(
        UnknownName, match=r"no ruleset is called 'napad.hardre': did you mean 'napad.harder'\?"
    ):
        new("napad.hardre")


def test_an_unknown_game_is_told_what_there_is() -> None:
    """Games are asked for by their short names."""
    with pytest.raises(UnknownName, match="no game is called 'chess'"):
        game_named("chess")


def test_a_ruleset_may_be_given_as_a_value(napad: AnyGame, engine: Engine) -> None:
    """A ruleset put together by hand does what its name would."""
    ruleset = napad.rulesets.make("napad", harder=True)
    by_value, by_name = (new(each, seed=1, engine=engine) for each in (ruleset, "napad.harder"))
    assert by_value.state() == by_name.state()
    assert by_value.ruleset_name == "napad.harder"


def test_switches_go_by_keyword(engine: Engine) -> None:
    """A keyword sets a switch of the ruleset."""
    assert new("napad", harder=True, engine=engine).ruleset_name == "napad.harder"


def test_choices_go_by_keyword(engine: Engine) -> None:
    """A keyword settles what players choose at set-up."""
    for first in ("cowboys", "indians"):
        game = new("napad", seats=["cowboys", "indians"], first=first, seed=1, engine=engine)
        assert game.seats[game.owed[0]] == first


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_takes_its_choices(game: AnyGame) -> None:
    """Who begins can be chosen in every game, whichever way it takes the choice, and its file keeps it."""
    ruleset = next(iter(game.rulesets.PRESETS))
    names = new(ruleset, seed=3, engine=interpreted(game)).seats
    for name in names:
        chosen = new(ruleset, seats=names, seed=4, first=name, engine=interpreted(game))
        assert chosen.seats[chosen.owed[0]] == name
        assert load(chosen.to_file(key=True), engine=interpreted(game)).state() == chosen.state()


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"hard": True}, r"no switch or choice of To jest napad! is called 'hard': did you mean 'harder'\?"),
        ({"twos": True}, "twos clashes with harder"),
        ({"first": "ghosts"}, "'ghosts' has no seat"),
        ({"harder": ["a"]}, "the switch 'harder' has one value"),
    ],
)
def test_what_cannot_be_set_is_refused(choices: dict[str, Choice], sentence: str) -> None:
    """Unknown switches, clashes and impossible choices are told in a sentence."""
    with pytest.raises(RulesetError, match=sentence):
        prepared(*origin_of("napad", seats=2, choices=choices))


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_and_too_many_seats_are_refused(seats: int, engine: Engine) -> None:
    """A number of seats that no rulebook allows is refused with those it does."""
    with pytest.raises(RulesetError, match=f"this ruleset is for 2 to 4 seats, not {seats}"):
        new("napad", seats=seats, engine=engine)


def test_names_of_seats_may_be_left_to_the_key(engine: Engine) -> None:
    """Just a number of seats leaves their names to chance, and they differ from game to game."""
    names = {new("napad", seats=2, seed=seed, engine=engine).seats for seed in range(10)}
    assert len(names) > 1


def test_a_position_goes_on_where_it_stood(any_game: Game) -> None:
    """The text of a position is the whole of it: chance to come included."""
    play_on(any_game, 7)
    other = from_position(any_game.to_text(), engine=any_game.engine)
    assert other.to_text() == any_game.to_text()
    play_on(any_game, 10_000, seed=9)
    play_on(other, 10_000, seed=9)
    assert other.outcome == any_game.outcome


@pytest.mark.parametrize("text", ["", "chess e4", "folsom", "napad", "napad.harder 1 2"])
def test_a_text_that_is_no_game_is_refused(text: str) -> None:
    """Whatever cannot be read is one sentence, no traceback."""
    with pytest.raises(FolsomError) as refused:
        load(text)
    assert isinstance(refused.value, BadText)
    assert str(refused.value)
