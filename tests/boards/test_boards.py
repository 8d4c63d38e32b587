from collections.abc import Iterator
from xml.etree import ElementTree as ET

import msgspec
import pytest
from rich.text import Text

from folsom import boards
from folsom.games import GAMES
from folsom.kernel.engine import interpreted
from folsom.play.game import Game
from folsom.play.start import game_of, new
from tests.play.conftest import play_on

PRESETS = [name for game in GAMES for name in game.rulesets.PRESETS]


def plain(lines: Iterator[Text]) -> str:
    """Lines without their colours."""
    return "\n".join(line.plain for line in lines)


@pytest.fixture(params=PRESETS)
def game(request: pytest.FixtureRequest) -> Game:
    """A game of every ruleset on its way."""
    return play_on(new(request.param, seed=8, engine=interpreted(game_of(request.param))), 25)


def test_every_game_is_drawn() -> None:
    """No game of the registry is merely listed field by field."""
    assert set(boards.BOARDS) == {game.name for game in GAMES}


def test_the_table_shows_everybody(game: Game) -> None:
    """Every seat's every name stands on the table, on the way and at the end, for seats and for a watcher."""
    for stage in (game, play_on(game.fork(), 10_000)):
        for seat in (*range(len(stage.seats)), None):
            drawn = plain(boards.table(stage.definition.name, stage.view(seat)))
            assert all(name in drawn for crew in stage.seats for name in crew.split("+"))


def test_the_end_shows_the_points(game: Game) -> None:
    """Once the game is over every seat's points stand on the table."""
    play_on(game, 10_000)
    drawn = plain(boards.table(game.definition.name, game.view(None)))
    assert game.outcome is not None
    assert all(str(score) in drawn for score in game.outcome.scores)


def test_one_sees_ones_own_cards(game: Game) -> None:
    """A seat's hand is drawn for that seat; a watcher has nothing of its own."""
    for seat in range(len(game.seats)):
        drawn = plain(boards.own(game.definition.name, game.view(seat)))
        hand = msgspec.structs.asdict(game.view(seat))["hand"]
        assert "hand" in drawn
        assert all(part in drawn for card in hand for part in (card[:2], card[2:4]))


def test_a_game_that_nobody_draws_is_listed() -> None:
    """A third game is playable before it is drawn: its view is listed field by field."""

    class View(msgspec.Struct):
        round_number: int
        names: tuple[str, ...]
        nothing: None = None

    listed = plain(boards.table("third", View(3, ("a", "b"))))
    assert listed.splitlines() == ["round number: 3", "names: a | b", "nothing: -"]
    assert plain(boards.own("third", View(3, ()))) == ""


def test_every_game_is_a_picture(game: Game) -> None:
    """A well-formed document that names nothing outside itself, on the way and at the end, for everybody."""
    for stage in (game, play_on(game.fork(), 10_000)):
        for seat in (*range(len(stage.seats)), None):
            drawn = boards.picture(stage.definition.name, stage.view(seat))
            root = ET.fromstring(drawn)
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert drawn.count("http") == 1
            assert len(list(root)) > 20


def test_a_picture_shows_only_what_its_seat_sees(game: Game) -> None:
    """What another world, which looks the same to the seat, would be drawn as."""
    for seat in range(len(game.seats)):
        other = game.imagine(seat, 5)
        assert boards.picture(game.definition.name, game.view(seat)) == boards.picture(
            game.definition.name, other.view(seat)
        )


def test_a_game_that_nobody_draws_is_a_page_of_lines() -> None:
    """Its fields, safe to show whatever they hold."""

    class View(msgspec.Struct):
        word: str

    drawn = ET.fromstring(boards.picture("third", View("<&>")))
    assert "word: <&>" in [part.text for part in drawn]


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("width", [40, 80, 100, 200])
def test_the_train_fits_the_screen(seats: int, width: int) -> None:
    """From the side where there is room, else car by car: nobody is lost, and no line has to be broken."""
    game = play_on(new("colt.first", seats=seats, seed=8, engine=interpreted(game_of("colt.first"))), 40)
    drawn = plain(boards.table("colt", game.view(None), width))
    train = drawn.split("p purse, j jewel")[0].splitlines()[1:]
    assert all(len(line.rstrip()) <= width for line in train)
    words = " ".join(train).replace(",", " ").split()
    assert {"MARSHAL", *game.seats} <= set(words)
    assert "".join(line.rstrip() for line in train).count("roof") in {1, seats + 1}
    assert (width >= 100) == any(line.startswith("  roof ") for line in train) or seats == 3
