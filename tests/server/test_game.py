"""Whole games over HTTP and WebSockets, as people play them."""

from pathlib import Path
from random import Random

import pytest

from folsom.cli.app import run

from .guests import Guest, Seen
from .running import Server

RULESETS = [("napad", 3), ("colt.first", 4)]


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS)
def test_two_guests_and_bots_play_a_whole_game(
    server: Server, ruleset: str, seats: int, tmp_path: Path
) -> None:
    """From the link to the end, replayed, taken away and verified."""
    ada, ben = Guest(server.address).come_in("Ada"), Guest(server.address).come_in("Ben")
    opened = ada.open(ruleset=ruleset, seats=seats)
    table, invitation = opened["table"], opened["invitation"]
    assert opened["link"] == f"{server.address}/table/{table}#{invitation}"
    with ada.at(table) as hers, ben.at(table, invitation) as his:
        assert hers.say("sit", seat=0)["is"] == "reply"
        assert his.say("sit", seat=1)["is"] == "reply"
        for seat in range(2, seats):
            assert hers.say("add-bot", seat=seat, level="drifter")["is"] == "reply"
        assert hers.say("start")["is"] == "reply"
        hers.sync(0)
        his.sync(1)
        play(Random(7), hers, his)
    assert hers.game["outcome"] == his.game["outcome"]
    replay = ben.get(f"/api/tables/{table}/replay", all_seeing=True).json()
    assert replay["moments"][-1]["outcome"] == hers.game["outcome"]
    taken_away = tmp_path / "taken-away.game"
    taken_away.write_text(ben.get(f"/api/tables/{table}/game-file").text, encoding="utf-8")
    assert f"key-hash: {hers.part['key_hash']}\nkey: {hers.part['key']}\n" in taken_away.read_text("utf-8")
    assert run(["verify-game", str(taken_away)]) == 0
    assert [row["table"] for row in ada.get("/api/me/tables").json()["tables"]] == [table]


def test_the_link_to_a_public_table_holds_no_secret(server: Server, ada: Guest) -> None:
    """Nobody needs one there; whoever has the table's address may sit down."""
    opened = ada.open(ruleset="napad", seats=2, public=True)
    table = opened["table"]
    assert opened["link"] == f"{server.address}/table/{table}"
    assert ada.get(f"/api/tables/{table}/link").json()["link"] == opened["link"]


def play(random: Random, *people: Seen) -> None:
    """Everybody answers what it is asked, at random, until it is over."""
    while any(each.part["status"] != "over" for each in people):
        for each in people:
            each.catch_up()
            if each.question is not None:
                answer_at_random(random, each)


def answer_at_random(random: Random, seen: Seen) -> None:
    """Any legal answer to one's question."""
    asked = seen.question
    result = seen.say(
        "answer", seat=asked["seat"], question=asked["id"], answers=[random.choice(asked["answers"])]
    )
    assert result["is"] == "reply", result
