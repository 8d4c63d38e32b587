"""The example of a program that plays: it sits down by a link and plays a game to its end."""

import subprocess
import sys
from pathlib import Path

from .guests import Guest
from .running import Server, waited_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"
OTHERS = {"json", "random", "sys", "urllib", "typing"}


def test_two_examples_and_a_bot_play_a_game(server: Server) -> None:
    """As anybody would start it: with a link."""
    ada = Guest(server.address).come_in("Ada")
    opened = ada.open(ruleset="colt.first", seats=3)
    table = opened["table"]
    assert ada.tell(table, "add-bot", seat=0, level="drifter").status_code == 200
    players = [subprocess.Popen([sys.executable, EXAMPLE, opened["link"], name]) for name in ("Cog", "Gear")]

    def sitting() -> list[str]:
        part = ada.get(f"/api/tables/{table}").json()["part"]
        return [seat["name"] for seat in part["seats"] if seat["program"]]

    assert waited_for(lambda: len(sitting()) == 2)
    assert ada.tell(table, "start").status_code == 200
    assert [player.wait(60) for player in players] == [0, 0]
    assert sorted(sitting()) == ["Cog", "Gear"]
    assert ada.get(f"/api/tables/{table}/replay", all_seeing=True).json()["part"]["ended"] == "played"


def test_it_is_short_and_needs_nothing_but_websockets() -> None:
    """Under 60 lines."""
    lines = EXAMPLE.read_text("utf-8").splitlines()
    assert len(lines) < 60
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported - OTHERS == {"websockets"}
