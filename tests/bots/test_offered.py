"""What a house offers at its tables: the six levels, and bots of its own beside them."""

import sys
from pathlib import Path

import pytest

from folsom.bots.levels import LEVELS, is_offered
from folsom.bots.offered import BadLevel, levels_of
from folsom.kernel.errors import FolsomError
from tests.server.guests import Guest
from tests.server.running import running, waited_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "jsonl_bot.py"


def test_a_bot_of_the_house_stands_behind_the_six() -> None:
    """Under its own name or another, with the time that every level has."""
    levels = levels_of(["robber=exec:python robber.py", "sharpshooter", "first=tests.arena.unfit:First"])
    assert list(levels) == [*LEVELS, "robber", "sharpshooter", "first"]
    assert [levels[name].bot for name in ("robber", "sharpshooter")] == [
        "exec:python robber.py",
        "sharpshooter",
    ]
    assert levels["robber"].seconds == LEVELS["thunder"].seconds
    assert all(is_offered(name) for name in ("robber", "sharpshooter", "first"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("exec:python robber.py", "say NAME=BOT"),
        ("two words=drifter", "say NAME=BOT"),
        ("thunder=drifter", "there is a level 'thunder' already"),
        ("robber=nobody", "no bot is called 'nobody'"),
        ("robber=nowhere:Robber", "cannot be made: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_refused_at_once(text: str, words: str) -> None:
    """And not when somebody wants to play with it."""
    with pytest.raises(FolsomError, match=words):
        levels_of([text])


def test_no_name_is_given_twice() -> None:
    """The second would hide the first."""
    with pytest.raises(BadLevel, match="there is a level 'dice' already"):
        levels_of(["dice=drifter", "dice=outlaw"])


def test_people_choose_it_and_it_plays(tmp_path: Path) -> None:
    """A program in the words of JSON, among the levels that a house offers, to the end of a game."""
    with running(tmp_path, bots=(f"robber=exec:{sys.executable} {EXAMPLE}",)) as server:
        ada = Guest(server.address).come_in("Ada")
        assert "robber" in [level["name"] for level in ada.get("/api/house").json()["levels"]]
        table = ada.open(ruleset="napad", seats=2)["table"]
        for seat in range(2):
            assert ada.tell(table, "add-bot", seat=seat, level="robber").status_code == 200
        assert ada.tell(table, "start").status_code == 200
        assert waited_for(lambda: ada.get(f"/api/tables/{table}").json()["part"]["ended"] == "played", 60)
