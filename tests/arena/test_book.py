from pathlib import Path

import pytest

from folsom.arena import Book, BookError, Contest, InTurn, Played, contest, run


def wanted(games: int = 6, seed: int = 0) -> Contest:
    """Two drifters at cards."""
    return contest("napad", ["drifter", "drifter"], games=games, seed=seed)


def filled(path: Path) -> tuple[Played, ...]:
    """A book with all its games."""
    return run(wanted(), executor=InTurn(), book=Book(path, wanted()))


def test_a_book_gives_back_what_was_written(tmp_path: Path) -> None:
    """All games, in the order of the contest."""
    played = filled(tmp_path / "games")
    assert Book(tmp_path / "games", wanted()).games == played


def test_a_game_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    """At whatever byte the machine stopped: the games before it are there, and it comes out the same."""
    path = tmp_path / "games"
    played = filled(path)
    whole = path.read_bytes()
    last = whole.index(b"# game 2.1")
    for length in (last - 1, last + 5, last + 200, len(whole) - 3):
        path.write_bytes(whole[:length])
        book = Book(path, wanted())
        assert book.games == played[:-1]
        assert path.read_bytes() == whole[:length], "a book that is only read is left alone"
        assert [_same(game) for game in run(wanted(), executor=InTurn(), book=book)] == [
            _same(game) for game in played
        ]
        assert len(Book(path, wanted()).games) == 6


def _same(game: Played) -> tuple[object, ...]:
    """All of a game but how long it took."""
    return (game.deal, game.rotation, game.entrants, game.scores, game.winners, game.text)


def test_a_game_counts_once(tmp_path: Path) -> None:
    """Though it were written twice."""
    path = tmp_path / "games"
    played = filled(path)
    book = Book(path, wanted())
    book.add(played[0])
    assert path.read_text(encoding="utf-8").count("# game 0.0") == 1
    text = path.read_text(encoding="utf-8")
    path.write_text(text + text[text.index("\n# game 0.1") :], encoding="utf-8")
    assert Book(path, wanted()).games == played


def test_more_games_of_the_same_contest_go_into_the_same_book(tmp_path: Path) -> None:
    """The first ones are not played again."""
    played = filled(tmp_path / "games")
    heard: list[Played] = []
    more = run(wanted(8), executor=InTurn(), book=Book(tmp_path / "games", wanted(8)), on_game=heard.append)
    assert more[:6] == played
    assert list(more[6:]) == heard
    assert len(heard) == 2


def test_the_book_of_another_contest_is_refused(tmp_path: Path) -> None:
    """Its games would be counted for this one."""
    filled(tmp_path / "games")
    with pytest.raises(BookError, match="holds another contest"):
        Book(tmp_path / "games", wanted(seed=1))


def test_a_file_that_is_no_book_is_refused_and_left_alone(tmp_path: Path) -> None:
    """Whatever it is."""
    path = tmp_path / "letter"
    path.write_text("Dear Belle,\n", encoding="utf-8")
    with pytest.raises(BookError, match="begin with 'folsom arena 1'"):
        Book(path, wanted())
    assert path.read_text(encoding="utf-8") == "Dear Belle,\n"
