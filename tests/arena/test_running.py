from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from folsom.arena import Book, BotFailed, ExecutorFailed, InTurn, LocalProcesses, Played, contest, run

Job = TypeVar("Job")
Result = TypeVar("Result")


class Interrupted:
    """An executor that is stopped after some jobs."""

    def __init__(self, after: int) -> None:
        self._after = after

    def map(self, task: Callable[[Job], Result], jobs: Iterable[Job], /) -> Iterator[Result]:
        """So many results, and then Ctrl-C."""
        for number, job in enumerate(jobs):
            if number == self._after:
                raise KeyboardInterrupt
            yield task(job)


def texts(games: Iterable[Played]) -> list[str]:
    """The game files."""
    return [game.text for game in games]


@pytest.fixture(scope="module")
def undisturbed() -> list[str]:
    """The games as they come out in one go."""
    return texts(run(contest("napad", ["drifter"] * 3, games=9), executor=InTurn()))


def test_after_an_interrupt_no_game_is_lost_or_played_twice(tmp_path: Path, undisturbed: list[str]) -> None:
    """Stopped every two games, it comes to the same."""
    wanted = contest("napad", ["drifter"] * 3, games=9)
    heard: list[Played] = []
    for _ in range(4):
        with pytest.raises(KeyboardInterrupt):
            run(
                wanted,
                executor=Interrupted(2),
                book=Book(tmp_path / "games", wanted),
                on_game=heard.append,
            )
    played = run(wanted, executor=Interrupted(2), book=Book(tmp_path / "games", wanted), on_game=heard.append)
    assert texts(played) == undisturbed
    assert len(heard) == 9


def test_processes_play_the_same_games(undisturbed: list[str]) -> None:
    """Whoever does the work, and in whatever order."""
    wanted = contest("napad", ["drifter"] * 3, games=9)
    assert texts(run(wanted, executor=LocalProcesses(2))) == undisturbed


def test_a_failure_in_a_process_is_told_here(tmp_path: Path) -> None:
    """What was played before is kept."""
    wanted = contest("napad", ["tests.arena.unfit:Moody", "drifter"], games=40)
    book = Book(tmp_path / "games", wanted)
    with pytest.raises(BotFailed, match="in a mood"):
        run(wanted, executor=LocalProcesses(2), book=book)
    assert Book(tmp_path / "games", wanted).games == book.games


def test_a_process_that_ends_is_told_in_one_sentence() -> None:
    """Whoever ended it: a bot, or a system without memory."""
    wanted = contest("napad", ["tests.arena.unfit:Deadly", "drifter"], games=4)
    with pytest.raises(ExecutorFailed, match="was ended from outside, or by its bot"):
        run(wanted, executor=LocalProcesses(1))
