"""Adding a game is a folder and a line, for the library, the command line and the random bot."""

import json
from pathlib import Path
from typing import Final

import pytest

from .conftest import GAME, Command

IN_THE_LIBRARY: Final = """
import folsom
from folsom import bots

game = folsom.new("straw.short", seats=3, seed=5)
while game.owed:
    seat = game.owed[0]
    game.answer(seat, bots.ask(bots.make("drifter", seed=seat), bots.Situation.of(game, seat)))
assert folsom.load(game.to_file()).outcome == game.outcome
assert folsom.verify(game.to_file()).is_over
batch = folsom.vector.make("straw", n=64, observe=True)
batch.step(batch.random_answers(1))
print(*game.outcome.winners, batch.observations.shape[0])
"""

IN_THE_KIT: Final = """
from folsom.kernel.engine import can_compile, compiled, interpreted
from folsom.testkit.claims import CLAIMS
from folsom.testkit.tables import tables

for table in tables("straw"):
    engine = compiled(table.game) if can_compile() else interpreted(table.game)
    for claim in CLAIMS:
        for seed in range(10):
            claim(table, engine, seed)
    print(table)
"""

AT_THE_PROMPT: Final = """
import json, sys
from contextlib import redirect_stdout
from io import StringIO
from folsom.cli.app import run

said = {}
for command in json.loads(sys.argv[1]):
    with redirect_stdout(StringIO()) as out:
        assert run(command.split()) == 0, command
    said[command] = out.getvalue()
print(json.dumps(said))
"""

LAST: Final = "data/folsom/last.game"
COMMANDS: Final = {
    "rules": "straw.short",
    "rules S4": "Who holds the longest straw keeps it.",
    "rules straw.short": "shortest = true",
    f"verify {Path(__file__).parent / 'scenarios.toml'}": "2 passed, 0 failed",
    "sim --ruleset straw --games 50": "seat 1",
    "fuzz --ruleset straw --games 3": "9 games, nothing found",
    "arena --ruleset straw --bots drifter,drifter --games 4 --workers 1": "drifter",
    "play --ruleset straw --people 0 --seed 2": ", winner",
    "verify-game LAST": "holds, a whole game",
    "replay LAST": "straws: ",
}


@pytest.fixture(scope="module")
def said(extended: Path, python: Command) -> dict[str, str]:
    """What each command wrote, one after the other."""
    commands = {command.replace("LAST", str(extended / LAST)): command for command in COMMANDS}
    found = json.loads(python(AT_THE_PROMPT, json.dumps(list(commands))))
    return {commands[command]: out for command, out in found.items()}


def test_it_is_played_through_the_library(python: Command) -> None:
    """Dealt, answered by the random bot, written and read; and many at once."""
    assert python(IN_THE_LIBRARY).split()[1] == "64"


def test_it_passes_the_kit(python: Command) -> None:
    """The kit that every game must pass, compiled, at every table."""
    tables = ["straw/2", "straw/3", "straw/4", "straw.short/2", "straw.short/3", "straw.short/4"]
    assert python(IN_THE_KIT).split() == tables


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_know_it(said: dict[str, str], command: str) -> None:
    """Each does for it what it does for the others."""
    assert COMMANDS[command] in said[command]


def test_every_file_of_it_is_explained() -> None:
    """In the steps of docs/add-a-game.md."""
    page = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    files = [path.name for path in GAME.rglob("*") if path.suffix in {".py", ".toml"}]
    assert len(files) == 15
    assert [name for name in files if f"{name}`" not in page] == []
