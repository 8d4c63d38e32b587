"""What a newcomer to research tries first: the programs in `examples/`, and the code in docs/research.md."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"
BLOCK = re.compile(r"^(?:    .*\n|\n)+", re.MULTILINE)


def blocks() -> list[str]:
    """The pieces of Python on the page, each with its own imports."""
    found = (match[0].strip("\n") for match in BLOCK.finditer(PAGE.read_text(encoding="utf-8")))
    return [
        re.sub(r"^    ", "", text, flags=re.MULTILINE)
        for text in found
        if re.match("    (import|from) ", text)
    ]


def said_by(name: str, *words: str) -> list[str]:
    """What an example prints; beside it is told at most that the rules are compiled."""
    command = [sys.executable, str(ROOT / "examples" / name), *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert all(line.startswith("Compiling") for line in done.stderr.splitlines()), done.stderr
    return done.stdout.splitlines()


def test_the_page_has_code_for_every_environment() -> None:
    """Batches, PettingZoo, Gymnasium, in this order."""
    names = ("folsom.vector.make(", "folsom_colt_v0.env(", "gymnasium.make(")
    assert [name in block for name, block in zip(names, blocks(), strict=True)] == [True] * 3


@pytest.mark.parametrize("code", blocks(), ids=["batch", "pettingzoo", "gymnasium"])
def test_the_code_on_the_page_runs(code: str) -> None:
    """As it stands, but for fewer games and fewer steps."""
    exec(code.replace("4096", "16").replace("range(1000)", "range(200)"), {})


def test_random_play() -> None:
    """It says how fast it was, and how often each seat won."""
    speed, *seats = said_by(
        "random_play.py", "--ruleset", "napad", "--seats", "2", "--games", "64", "--seconds", "0.5"
    )
    assert re.fullmatch(r"[\d,]+ steps/s with observations, 64 games of napad at once", speed)
    assert [re.fullmatch(r"seat \d won (\d+\.\d)%", line) is not None for line in seats] == [True, True]


def test_bot_match() -> None:
    """The winner is named with its interval."""
    heading, *rows = said_by("bot_match.py", "--ruleset", "napad", "--games", "8", "outlaw", "drifter")
    assert heading == "8 games of napad"
    assert [row.split()[0] for row in rows] == ["outlaw", "drifter"]


def test_a_mistake_is_told_by_an_example_too() -> None:
    """In one sentence, below how it is used."""
    for name, words in (("random_play.py", ["--ruleset", "poker"]), ("bot_match.py", ["sherlock"])):
        command = [sys.executable, str(ROOT / "examples" / name), *words]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
