"""docs/notation.md tells the truth: its examples are read, and nothing that is written is left out."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from folsom.games import GAMES
from folsom.kernel.contract import AnyGame
from folsom.kernel.engine import interpreted
from folsom.play import gamefile
from folsom.play.start import from_position, game_named, load
from folsom.play.verify import verify

PAGE: Final = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
HEADINGS: Final = {
    "colt": ("### Colt Express", "## Positions of Colt Express"),
    "napad": ("### To jest napad!", "## Positions of To jest napad!"),
}


def section(heading: str) -> str:
    """What stands under a heading, to the next one as high."""
    level = heading.partition(" ")[0]
    return re.split(rf"^#{{1,{len(level)}}} ", PAGE.partition(f"\n{heading}\n")[2], flags=re.MULTILINE)[0]


def example(heading: str) -> str:
    """The lines that are set off under a heading."""
    lines = section(heading).splitlines()
    start = next(k for k, line in enumerate(lines) if line.startswith("    "))
    end = next(k for k in range(start, len(lines)) if lines[k] and not lines[k].startswith("    "))
    return "\n".join(line.removeprefix("    ") for line in lines[start:end]).strip()


def test_the_game_file_is_one() -> None:
    """It can be checked, and is written as it stands there."""
    text = example("## Game files")
    assert verify(text).is_over
    game = load(text, engine=interpreted(game_named("napad")))
    assert game.to_file(key=True).strip() == text


def test_the_position_of_to_jest_napad_is_one() -> None:
    """Its lines joined, it is written as it stands there."""
    text = " ".join(example(HEADINGS["napad"][1]).split())
    assert from_position(text, engine=interpreted(game_named("napad"))).to_text() == text


@pytest.mark.parametrize("heading", gamefile.HEADINGS)
def test_every_heading_of_a_game_file_is_told(heading: str) -> None:
    """In the table below the example."""
    assert re.search(rf"^\| `{heading}` \|", section("## Game files"), re.MULTILINE)


def questions(game: AnyGame) -> list[str]:
    """The names of all questions; their kinds are counted from 1."""
    names: list[str] = []
    with suppress(IndexError):
        while name := game.answers.question_text(len(names) + 1):
            names.append(name)
    return names


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_question_and_every_word_of_an_answer_is_told(game: AnyGame) -> None:
    """Of each game, so that a new question is not forgotten."""
    answers, positions = (section(heading) for heading in HEADINGS[game.name])
    assert positions
    asked = questions(game)
    assert asked
    assert [name for name in asked if f"`{name}`" not in answers] == []
    words = {name.split()[-1] for name in game.answers.NAMES} - {"decline"}
    assert [word for word in words if word.isalpha() and not re.search(rf"\b{word}\b", PAGE)] == []
