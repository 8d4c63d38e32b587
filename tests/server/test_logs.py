"""Logs: structured, and without secrets."""

import io
import json
import logging
from random import Random

from folsom.server.logs import Forward, failure, make_log
from folsom.server.settings import Settings
from folsom.server.tokens import TEXT_LENGTH, new_secret

from .guests import Guest
from .running import Server
from .test_game import play


def written(out: io.StringIO) -> list[dict[str, object]]:
    """The lines of a log."""
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_an_event_is_one_line_of_json() -> None:
    """Elsewhere than on a terminal."""
    out = io.StringIO()
    make_log(Settings(), out).info("answered", table="t1", seconds=0.5)
    (line,) = written(out)
    assert (line["event"], line["level"], line["table"], line["seconds"]) == ("answered", "info", "t1", 0.5)


def test_a_person_may_have_it_as_text() -> None:
    """With log_format=text."""
    out = io.StringIO()
    make_log(Settings(log_format="text"), out).info("answered", table="t1")
    assert "answered" in out.getvalue()
    assert "table=t1" in out.getvalue()


def test_what_is_below_the_level_is_not_written() -> None:
    """log_level=warning drops info."""
    out = io.StringIO()
    log = make_log(Settings(log_level="warning"), out)
    log.info("small")
    log.warning("large")
    assert [line["event"] for line in written(out)] == ["large"]


def test_secrets_are_hidden_by_name_and_by_look() -> None:
    """A secret in a field of its own, or in the middle of a text."""
    secret, out = new_secret(), io.StringIO()
    assert len(secret) == TEXT_LENGTH
    log = make_log(Settings(), out)
    log.info("asked", cookie="folsom=short", path=f"/return/{secret}", invitation="abc")
    assert secret not in out.getvalue()
    (line,) = written(out)
    assert (line["cookie"], line["path"], line["invitation"]) == ("(hidden)", "/return/(hidden)", "(hidden)")


def test_a_failure_is_told_without_its_text() -> None:
    """The text of an exception may say what somebody holds in the hand; the place says enough."""
    try:
        raise ValueError("ghost holds shoot, shoot, floor")
    except ValueError as error:
        facts, whole = failure(error), failure(error, with_text=True)
    assert "shoot" not in json.dumps(facts)
    assert facts["error"] == "ValueError"
    assert "test_a_failure" in str(facts["where"])
    assert "shoot" in json.dumps(whole)


def test_warnings_of_libraries_come_out_in_the_same_log() -> None:
    """Without the values that a library put into them."""
    out = io.StringIO()
    logger = logging.Logger("library")  # noqa: LOG001  # not registered: it ends with the test
    logger.addHandler(Forward(make_log(Settings(), out)))
    logger.info("small")
    logger.warning("refused %s", "a secret thing")
    (line,) = written(out)
    assert (line["event"], line["name"], line["said"]) == ("library", "library", "refused %s")


def test_in_the_log_of_a_whole_game_is_no_secret(server: Server) -> None:
    """At the most talkative level: no cookie, token, link, key or name, and nothing that was said or held."""
    ada = Guest(server.address).come_in("Adelheid")
    cog = Guest(server.address).come_in_as_program("Cogwheel")
    opened = ada.open(ruleset="colt.first", seats=3)
    table, invitation = opened["table"], opened["invitation"]
    link = ada.http.post("/api/me/return-link").json()["link"]
    with ada.at(table) as hers, cog.at(table, invitation) as its:
        hers.say("sit", seat=0)
        its.say("sit", seat=1)
        hers.say("add-bot", seat=2, level="drifter")
        hers.say("say", text="A word in confidence")
        hers.say("start")
        hers.sync(0)
        its.sync(1)
        its.wire.send("nonsense from Cogwheel")
        play(Random(5), hers, its)
        key = hers.part["key"]
    Guest(server.address).http.post("/api/return", json={"secret": "guessed" * 7})
    log = server.written.getvalue()
    assert '"request"' in log
    secrets = [ada.http.cookies["folsom"], cog.token, invitation, link.partition("#")[2], key]
    secrets += [server.parts.folder.admin_token(), server.parts.folder.invitation(), "guessed"]
    told = ["Adelheid", "Cogwheel", "confidence", ada.id, cog.id, "127.0.0.1:", '"answers"', '"hand"']
    address = server.address
    for secret in [*secrets, *told]:
        assert secret not in log.replace(address, "")
    assert all(json.loads(line)["event"] for line in log.splitlines())
